import type { GridBoard, WiringBoard } from '../../board/board.ts';
import { asArray, makeLevels, type Problem } from '../../board/problem.ts';
import { readProblem } from '../../board/read-problem.ts';
import { builtInName } from '../../board/rule.ts';
import { isPattern } from '../../formats/options.ts';
import { makeRule } from '../../formats/pattern.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type LightsParams, type LightsState, lightsTarget, MAX_PLAYED, MAX_PLAYED_LEVELS } from './params.ts';
import { LIGHTS_DEFAULTS } from './params-text.ts';

/** A problem of any kind as a game that can be played and named by an id. */
export interface Playable {
  readonly params: LightsParams;
  readonly start: LightsState;
}

/**
 * The game of a problem: rectangles and cubes keep their shape, graphs and other wirings are laid out on a nearly
 * square paper, in the order of their lights. Their names are lost.
 */
export function playable(problem: Problem): Result<Playable, string> {
  const { board, levels, moduli, start, target } = readProblem(problem);
  if (board.lights < 1 || board.lights > MAX_PLAYED || board.buttons < 1 || board.buttons > MAX_PLAYED) {
    return err(`expected from 1 to ${MAX_PLAYED} buttons and lights, got ${board.buttons} and ${board.lights}`);
  }
  const most = moduli === null ? levels : Math.max(...moduli);
  if (most > MAX_PLAYED_LEVELS) return err(`expected at most ${MAX_PLAYED_LEVELS} levels, got ${most}`);
  const shaped = board.kind === 'grid' ? gridParams(board) : wiringParams(board, moduli);
  if (!shaped.ok) return shaped;
  const own = makeLevels(board.lights, most);
  own.set(asArray(start));
  const params = { ...shaped.value, levels: most };
  const dark = Array.from(own, () => 0);
  const aim = target === null ? dark : Array.from(asArray(target));
  // Merlin's rule has an aim of its own, which ids leave out.
  const usual = lightsTarget(params) ?? dark;
  return ok({ params: aim.every((level, i) => level === usual[i]) ? params : { ...params, target: aim }, start: own });
}

function gridParams(board: GridBoard): Result<LightsParams, string> {
  const { rows, columns, rule, wrap } = board;
  const holes = board.holes === null ? null : [...board.holes.keys()].filter((place) => board.holes![place] === 1);
  const base = { ...LIGHTS_DEFAULTS, rows, columns, wrap, ...(holes !== null && { holes }) };
  const known = builtInName(rule);
  if (known !== null) return ok({ ...base, rule: known });
  const drawn = makeRule(rule);
  return isPattern(drawn) ? ok({ ...base, drawn }) : err('expected a rule that one line can draw, got another');
}

function wiringParams(board: WiringBoard, moduli: Uint32Array | null): Result<LightsParams, string> {
  const { shape, buttonNames, lightNames, effects, buttons, lights } = board;
  if (shape?.kind === 'cube') {
    return ok({ ...LIGHTS_DEFAULTS, shape: 'cube', rows: shape.side, columns: shape.side });
  }
  const moves = Array.from({ length: buttons }, (_, button) => {
    const own: (readonly [number, number])[] = [];
    for (let i = effects.start[button]!; i < effects.start[button + 1]!; i++) {
      own.push([effects.light[i]!, effects.weight[i]!]);
    }
    return own;
  });
  const heavy = moves.flat().find(([, weight]) => weight > 1295);
  if (heavy !== undefined) return err(`expected weights up to 1295, got ${heavy[1]}`);
  const apart = buttons !== lights || !buttonNames.every((name, i) => name === lightNames[i]);
  const paper = paperOf(lightNames);
  return ok({
    ...LIGHTS_DEFAULTS,
    ...paper,
    shape: 'wires',
    wires: { apart, moves, ...(moduli !== null && { moduli: Array.from(moduli) }) },
  });
}

/**
 * The paper for lights of these names: names `row column` that fill a rectangle in order say it, as those of Flip ids
 * do.
 */
function paperOf(names: readonly string[]): Pick<LightsParams, 'rows' | 'columns' | 'holes'> {
  const last = /^(\d{1,4}) (\d{1,4})$/.exec(names.at(-1)!);
  const columns = Number(last?.[2] ?? NaN) + 1;
  if (names.every((name, i) => name === `${Math.floor(i / columns)} ${i % columns}`)) {
    return { rows: names.length / columns, columns };
  }
  const across = Math.ceil(Math.sqrt(names.length));
  const rows = Math.ceil(names.length / across);
  const holes = Array.from({ length: rows * across - names.length }, (_, i) => names.length + i);
  return { rows, columns: across, ...(holes.length > 0 && { holes }) };
}
