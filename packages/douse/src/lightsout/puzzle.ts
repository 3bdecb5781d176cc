import { RULES, isRuleName, ruleNeeds } from '../board/rule.ts';
import { type Board, type Wrap, WRAPS } from '../board/board.ts';
import { cube } from '../board/cube.ts';
import { grid } from '../board/grid.ts';
import { PRESETS } from '../board/presets.ts';
import type { Puzzle } from '../play/puzzle.ts';
import { err, ok } from '../play/result.ts';
import { makeCells, parseText } from '../formats/text.ts';
import { describeError, quote } from '../formats/error.ts';
import { forEachMove } from './check.ts';
import { generate } from './generate.ts';
import { makeLevels, problem } from '../board/problem.ts';
import { solve } from './solve.ts';

/** A Lights Out game a player can choose: a whole rectangle or the surface of a cube, to be put out. */
export interface LightsParams {
  readonly shape: 'grid' | 'cube';
  /** Of a cube: of each face, rows and columns being equal, the rule plus and the wrap none. */
  readonly rows: number;
  readonly columns: number;
  readonly levels: number;
  readonly rule: keyof typeof RULES;
  readonly wrap: Wrap;
}

/** The lights, one entry a cell. Never changed in place. */
export type LightsState = Uint8Array | Uint16Array | Uint32Array;

/** Most cells of a board somebody plays, and most levels. */
export const MAX_PLAYED = 2500;
export const MAX_PLAYED_LEVELS = 36;

/** The board these params name. The last one is kept, with its effect matrix. */
export const lightsBoard = ({ shape, rows, columns, rule, wrap }: LightsParams): Board => {
  const key = `${shape}-${rows}x${columns}-${rule}-${wrap}`;
  if (last?.key !== key) last = { key, board: shape === 'cube' ? cube(rows) : grid(rows, columns, { rule, wrap }) };
  return last.board;
};
let last: { readonly key: string; readonly board: Board } | null = null;

/** The picture to reach: Merlin's ring, otherwise null for all lights off. */
const targetOf = ({ rule, levels }: LightsParams): readonly number[] | null =>
  rule === 'merlin' && levels === 2 ? PRESETS.merlin.target : null;

/** The rows its lights are written in: of a cube face by face, in the order of CUBE_FACES. */
const rowsOf = ({ shape, rows }: LightsParams): number => (shape === 'cube' ? 6 * rows : rows);

/** Lights Out as a puzzle: params `5x5`, `5x5-q3`, `6x6-q2-king-torus`, `cube3`, `cube3-q3`; a move is the number of the button pressed. */
export const lightsOut: Puzzle<LightsParams, LightsState, number> = {
  name: 'lights',
  defaults: { shape: 'grid', rows: 5, columns: 5, levels: 2, rule: 'plus', wrap: 'none' },

  parseParams(text) {
    const [size, ...words] = text.split('-');
    const match = /^(?:(cube)(\d{1,6})|(\d{1,6})x(\d{1,6}))$/.exec(size!);
    if (match === null) return err(`expected a size such as 5x5 or cube3, got ${quote(text)}`);
    const shape = match[1] === undefined ? ('grid' as const) : ('cube' as const);
    const params = {
      ...lightsOut.defaults,
      shape,
      rows: Number(match[2] ?? match[3]),
      columns: Number(match[2] ?? match[4]),
    };
    const cells = rowsOf(params) * params.columns;
    if (cells < 1 || cells > MAX_PLAYED) return err(`expected from 1 to ${MAX_PLAYED} cells, got ${cells}`);
    // 'row-column' is one word with a dash of its own.
    for (const word of words.join('-').replace('row-column', 'row+column').split('-').filter(Boolean)) {
      const name = word.replace('+', '-');
      if (/^q\d{1,2}$/.test(name) && Number(name.slice(1)) >= 2 && Number(name.slice(1)) <= MAX_PLAYED_LEVELS) {
        params.levels = Number(name.slice(1));
      } else if (isRuleName(name)) params.rule = name;
      else if ((WRAPS as readonly string[]).includes(name)) params.wrap = name as Wrap;
      else return err(`expected q2 to q${MAX_PLAYED_LEVELS}, a rule or a wrap, got ${quote(name)}`);
    }
    if (shape === 'cube' && (params.rule !== 'plus' || params.wrap !== 'none')) {
      return err(`expected no rule and no wrap for a cube, got ${quote(text)}`);
    }
    const needs = ruleNeeds(RULES[params.rule], params.rows, params.columns);
    if (needs !== null) return err(`expected ${needs}, got ${quote(text)}`);
    return ok(params);
  },

  makeParams({ shape, rows, columns, levels, rule, wrap }) {
    const { defaults } = lightsOut;
    const words = [shape === 'cube' ? `cube${rows}` : `${rows}x${columns}`];
    if (levels !== defaults.levels) words.push(`q${levels}`);
    if (rule !== defaults.rule) words.push(rule);
    if (wrap !== defaults.wrap) words.push(wrap);
    return words.join('-');
  },

  generate(params, random) {
    const board = lightsBoard(params);
    for (let attempt = 0; ; attempt++) {
      const { start } = generate(board, random, params.levels);
      const lit = !lightsOut.isSolved(params, start as LightsState);
      // A board of nothing but trivial starts (all weights multiples of q) would never be lit.
      if (lit || attempt === 100) return start as LightsState;
    }
  },

  parseState(params, text) {
    const parsed = parseText(text, { levels: params.levels });
    if (!parsed.ok) return err(describeError(parsed.error));
    const { board, start } = parsed.value;
    const [rows, columns] = [rowsOf(params), params.columns];
    if (board.kind !== 'grid' || board.rows !== rows || board.columns !== columns || board.holes !== null) {
      const got =
        board.kind === 'grid'
          ? `${board.rows} × ${board.columns}${board.holes === null ? '' : ' with holes'}`
          : 'a wiring';
      return err(`expected a board of ${rows} × ${columns} cells, got ${got}`);
    }
    return ok(start as LightsState);
  },

  makeState: (params, state) => makeCells(grid(rowsOf(params), params.columns), state, params.levels, '/'),

  parseMove(params, text) {
    const button = /^\d{1,4}$/.test(text) ? Number(text) : -1;
    const { buttons } = lightsBoard(params);
    return button >= 0 && button < buttons
      ? ok(button)
      : err(`expected a button from 0 to ${buttons - 1}, got ${quote(text)}`);
  },
  makeMove: String,

  play(params, state, button) {
    const board = lightsBoard(params);
    if (!Number.isInteger(button) || button < 0 || button >= board.buttons) return null;
    const next = makeLevels(board.lights, params.levels);
    next.set(state);
    forEachMove(board, button, (light, weight) => {
      next[light] = (next[light]! + weight) % params.levels;
    });
    return next;
  },

  isSolved(params, state) {
    const target = targetOf(params);
    return state.every((level, i) => level === (target?.[i] ?? 0));
  },

  solve(params, state) {
    const { levels } = params;
    const task = problem(lightsBoard(params), { levels, start: state, target: targetOf(params) });
    let answer = solve(task, { fewest: true, compare: 2 ** 18 });
    const fewest = answer.kind === 'solved';
    if (answer.kind === 'unknown') answer = solve(task);
    if (answer.kind === 'impossible') return { kind: 'impossible', says: answer.certificate.says };
    if (answer.kind === 'unknown') return { kind: 'unknown', reason: answer.reason };
    const moves: number[] = [];
    for (let button = 0; button < answer.presses.length; button++) {
      for (let times = answer.presses.at(button)!; times > 0; times--) moves.push(button);
    }
    return { kind: 'solved', moves, fewest };
  },
};
