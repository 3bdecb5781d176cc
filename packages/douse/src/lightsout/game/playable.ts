import type { GridBoard, WiringBoard } from '../../board/board.ts';
import { asArray, makeLevels, type Problem } from '../../board/problem.ts';
import { readProblem } from '../../board/read-problem.ts';
import { builtInName } from '../../board/rule.ts';
import { isPattern } from '../../formats/options.ts';
import { makeRule } from '../../formats/pattern.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type IdLimits, type LightsParams, type LightsState, lightsTarget, MAX_DRAWN, PLAYED } from './params.ts';
import { LIGHTS_DEFAULTS } from './params-text.ts';

/** A problem of any kind as a game that can be played and named by an id. */
export interface Playable {
  readonly params: LightsParams;
  readonly start: LightsState;
}

/**
 * The game of a problem: rectangles and cubes keep their shape, graphs and other wirings are laid out on a nearly
 * square paper, in the order of their lights. Their names are lost. An error says what cannot be played.
 */
export function playable(problem: Problem, limits: IdLimits = PLAYED): Result<Playable, string> {
  const { board, levels, moduli, start, target, care } = readProblem(problem);
  const places = board.kind === 'grid' ? board.rows * board.columns : board.lights;
  if (board.lights < 1 || places > limits.lights || board.buttons < 1 || board.buttons > limits.lights) {
    return err(`expected from 1 to ${limits.lights} buttons and lights, got ${board.buttons} and ${places}`);
  }
  if (care?.includes(0) === true) return err('expected lights that all matter, got some that do not');
  const most = moduli === null ? levels : moduli.reduce((a, b) => Math.max(a, b));
  if (most > limits.levels) return err(`expected at most ${limits.levels} levels, got ${most}`);
  const shaped = board.kind === 'grid' ? gridParams(board) : wiringParams(board);
  if (!shaped.ok) return shaped;
  const own = makeLevels(board.lights, most);
  own.set(asArray(start));
  const params = { ...shaped.value, levels: most, ...(moduli !== null && { moduli: Array.from(moduli) }) };
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
  if (!isPattern(drawn)) return err('expected a rule that one line can draw, got another');
  if (drawn.length > MAX_DRAWN)
    return err(`expected a rule drawn in at most ${MAX_DRAWN} characters, got ${drawn.length}`);
  return ok({ ...base, drawn });
}

function wiringParams(board: WiringBoard): Result<LightsParams, string> {
  const { shape, buttonNames, lightNames, effects, buttons, lights } = board;
  if (shape?.kind === 'cube') {
    return ok({ ...LIGHTS_DEFAULTS, shape: 'cube', rows: shape.side, columns: shape.side });
  }
  const moves = Array.from({ length: buttons }, (_, button) => {
    const own: (readonly [number, number])[] = [];
    for (let i = effects.start[button]!; i < effects.start[button + 1]!; i++) {
      own.push([effects.light[i]!, effects.weight[i]!]);
    }
    // Equal boards have equal ids, in whatever order their effects were given.
    return own.sort(([a], [b]) => a - b);
  });
  const heavy = moves.flat().find(([, weight]) => weight > 1295);
  if (heavy !== undefined) return err(`expected weights up to 1295, got ${heavy[1]}`);
  const apart = buttons !== lights || !buttonNames.every((name, i) => name === lightNames[i]);
  const paper = paperOf(lightNames);
  return ok({
    ...LIGHTS_DEFAULTS,
    ...paper,
    shape: 'wires',
    wires: { apart, moves },
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
