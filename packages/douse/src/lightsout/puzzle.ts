import { RULES, isRuleName, ruleNeeds } from '../board/rule.ts';
import { type Wrap, WRAPS, type GridBoard } from '../board/board.ts';
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

/** A Lights Out game a player can choose: a whole rectangle, to be put out. */
export interface LightsParams {
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

const boardOf = ({ rows, columns, rule, wrap }: LightsParams): GridBoard => {
  const key = `${rows}x${columns}-${rule}-${wrap}`;
  if (boards.key !== key) boards = { key, board: grid(rows, columns, { rule, wrap }) };
  return boards.board!;
};
/** The picture to reach: Merlin's ring, otherwise null for all lights off. */
const targetOf = ({ rule, levels }: LightsParams): readonly number[] | null =>
  rule === 'merlin' && levels === 2 ? PRESETS.merlin.target : null;

/** The board last played: its effect matrix is kept with it. */
let boards: { key: string; board: GridBoard | null } = { key: '', board: null };

/** Lights Out as a puzzle: params `5x5`, `5x5-q3`, `6x6-q2-king-torus`; a move is the number of the button pressed. */
export const lightsOut: Puzzle<LightsParams, LightsState, number> = {
  name: 'lights',
  defaults: { rows: 5, columns: 5, levels: 2, rule: 'plus', wrap: 'none' },

  parseParams(text) {
    const [size, ...words] = text.split('-');
    const match = /^(\d{1,6})x(\d{1,6})$/.exec(size!);
    if (match === null) return err(`expected a size such as 5x5, got ${quote(text)}`);
    const params = { ...lightsOut.defaults, rows: Number(match[1]), columns: Number(match[2]) };
    const cells = params.rows * params.columns;
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
    const needs = ruleNeeds(RULES[params.rule], params.rows, params.columns);
    if (needs !== null) return err(`expected ${needs}, got ${quote(text)}`);
    return ok(params);
  },

  makeParams({ rows, columns, levels, rule, wrap }) {
    const { defaults } = lightsOut;
    const words = [`${rows}x${columns}`];
    if (levels !== defaults.levels) words.push(`q${levels}`);
    if (rule !== defaults.rule) words.push(rule);
    if (wrap !== defaults.wrap) words.push(wrap);
    return words.join('-');
  },

  generate(params, random) {
    const board = boardOf(params);
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
    if (
      board.kind !== 'grid' ||
      board.rows !== params.rows ||
      board.columns !== params.columns ||
      board.holes !== null
    ) {
      const got =
        board.kind === 'grid'
          ? `${board.rows} × ${board.columns}${board.holes === null ? '' : ' with holes'}`
          : 'a wiring';
      return err(`expected a board of ${params.rows} × ${params.columns} cells, got ${got}`);
    }
    return ok(start as LightsState);
  },

  makeState: (params, state) => makeCells(boardOf(params), state, params.levels, '/'),

  parseMove({ rows, columns }, text) {
    const button = /^\d{1,4}$/.test(text) ? Number(text) : -1;
    return button >= 0 && button < rows * columns
      ? ok(button)
      : err(`expected a button from 0 to ${rows * columns - 1}, got ${quote(text)}`);
  },
  makeMove: String,

  play(params, state, button) {
    const board = boardOf(params);
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
    const task = problem(boardOf(params), { levels, start: state, target: targetOf(params) });
    const answer = solve(task, { fewest: true, compare: 2 ** 26 });
    if (answer.kind === 'impossible') return { kind: 'impossible', says: answer.certificate.says };
    if (answer.kind === 'unknown' && answer.best === null) return { kind: 'unknown', reason: answer.reason };
    const { presses } = answer.kind === 'unknown' ? answer.best! : answer;
    const moves: number[] = [];
    for (let button = 0; button < presses.length; button++) {
      for (let times = presses.at(button)!; times > 0; times--) moves.push(button);
    }
    return { kind: 'solved', moves, fewest: answer.kind === 'solved' };
  },
};
