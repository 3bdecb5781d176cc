import {
  asArray,
  effects,
  type Graph,
  graphBoard,
  grid,
  type GridBoard,
  type Levels,
  placeOf,
  type Problem,
  problem,
  type Rule,
  ruleNeeds,
  RULES,
  type Wrap,
} from 'douse/board';
import { generate, replay } from 'douse/lightsout';
import { random } from 'douse/play';
import { circle, darkDesign, type Design, levelsOf, SHEET, type Spot } from './design.ts';

/**
 * The edits of a design. Each gives a new design and leaves the old one alone; where something cannot be kept (a light
 * that is gone, a level that is too high) the nearest that can be kept takes its place.
 */

/** What an edit may change of the lights: `start` or the picture to reach. */
export type Layer = 'start' | 'target';

/** A copy of levels, all off for none. */
const levelArray = (levels: Levels | null, lights: number): Uint8Array =>
  levels === null ? new Uint8Array(lights) : new Uint8Array(asArray(levels));

function isDark(levels: ArrayLike<number>): boolean {
  for (let i = 0; i < levels.length; i++) if (levels[i] !== 0) return false;
  return true;
}

/** The same board with other lights. */
function withLights({ problem: task, spots }: Design, start: ArrayLike<number>, target: ArrayLike<number>): Design {
  const { board, levels, moduli } = task;
  return {
    problem: problem(board, { levels: moduli ?? levels, start, target: isDark(target) ? null : target }),
    spots,
  };
}

/** Sets lights of a layer to a level each, at most their own greatest. */
export function setLights(design: Design, layer: Layer, changes: ReadonlyMap<number, number>): Design {
  const { problem: task } = design;
  const { lights } = task.board;
  const both = { start: levelArray(task.start, lights), target: levelArray(task.target, lights) };
  for (const [light, level] of changes) both[layer][light] = Math.min(level, levelsOf(task, light) - 1);
  return withLights(design, both.start, both.target);
}

/** Sets every light of a layer by its number. */
export function fillLights(design: Design, layer: Layer, level: (light: number) => number): Design {
  const { problem: task } = design;
  const { lights } = task.board;
  const both = { start: levelArray(task.start, lights), target: levelArray(task.target, lights) };
  for (let light = 0; light < lights; light++) both[layer][light] = Math.min(level(light), levelsOf(task, light) - 1);
  return withLights(design, both.start, both.target);
}

/** The board as it stands after pressing one button. */
export function pressButton(design: Design, button: number): Design {
  const presses = new Uint32Array(design.problem.board.buttons);
  presses[button] = 1;
  return withStart(design, replay(design.problem, presses));
}

/** The same board with this start. */
export const withStart = (design: Design, start: Levels): Design =>
  withLights(
    design,
    levelArray(start, design.problem.board.lights),
    levelArray(design.problem.target, design.problem.board.lights),
  );

/** Random lights: any at all, or, with `solvable`, any of those that can be solved with the target as it is. */
export function randomLights(design: Design, seed: string, solvable: boolean): Design {
  const { board, levels, moduli, target } = design.problem;
  const source = random(seed);
  if (!solvable) return fillLights(design, 'start', (light) => source.below(levelsOf(design.problem, light)));
  const { start } = generate(board, { levels: moduli ?? levels, seed: source });
  const from = levelArray(target, board.lights);
  const moved = asArray(start);
  return withStart(
    design,
    Uint32Array.from(from, (level, light) => (level + moved[light]!) % levelsOf(design.problem, light)),
  );
}

/** The same board and lights with this number of levels for all; levels above the greatest become the greatest. */
export function withLevels({ problem: task, spots }: Design, q: number): Design {
  const { board } = task;
  const most = (levels: Levels | null): Uint8Array =>
    levelArray(levels, board.lights).map((level) => Math.min(level, q - 1));
  return withLights({ problem: problem(board, { levels: q }), spots }, most(task.start), most(task.target));
}

/** Gives some lights a number of levels of their own. @throws {RangeError} if the common multiple grows too large */
export function withOwnLevels({ problem: task, spots }: Design, changes: ReadonlyMap<number, number>): Design {
  const { board } = task;
  const own = Array.from({ length: board.lights }, (_, light) => changes.get(light) ?? levelsOf(task, light));
  const most = (levels: Levels | null): Uint8Array =>
    levelArray(levels, board.lights).map((level, light) => Math.min(level, own[light]! - 1));
  return withLights({ problem: problem(board, { levels: own }), spots }, most(task.start), most(task.target));
}

/** The parts of a rectangle that an edit may change. */
export interface GridChange {
  readonly rows?: number;
  readonly columns?: number;
  readonly rule?: Rule;
  readonly wrap?: Wrap;
  /** Places (row · columns + column) that become holes (true) or cells. */
  readonly holes?: ReadonlyMap<number, boolean>;
}

/**
 * Another rectangle with the lights, targets, holes and own levels where they were. A rule that does not fit the new
 * size becomes the plus rule; holes that would leave no cell are not made.
 */
export function changeGrid(design: Design, change: GridChange): Design {
  const { problem: task } = design;
  const old = task.board as GridBoard;
  const { rows = old.rows, columns = old.columns, wrap = old.wrap } = change;
  const wanted = change.rule ?? old.rule;
  const rule = ruleNeeds(wanted, rows, columns) === null ? wanted : RULES.plus;
  const oldPlace = (row: number, column: number): number =>
    row < old.rows && column < old.columns ? row * old.columns + column : -1;
  const holes = new Uint8Array(rows * columns);
  for (let place = 0; place < holes.length; place++) {
    const before = oldPlace(Math.floor(place / columns), place % columns);
    holes[place] = before >= 0 && old.holes !== null ? old.holes[before]! : 0;
  }
  for (const [place, hole] of change.holes ?? []) holes[place] = hole ? 1 : 0;
  if (holes.every(Boolean)) return design;
  const board = grid(rows, columns, { rule, wrap, holes });
  const from = Array.from({ length: board.lights }, (_, light) => {
    const [row, column] = placeOf(board, light);
    const place = oldPlace(row, column);
    return place < 0 || old.cellNumber === null ? place : old.cellNumber[place]!;
  });
  const kept = (levels: Levels | null): Uint8Array => {
    const values = levelArray(levels, old.lights);
    return Uint8Array.from(from, (light) => (light < 0 ? 0 : values[light]!));
  };
  // New cells of a board with mixed levels get the common default: two.
  const levels = task.moduli === null ? task.levels : from.map((light) => (light < 0 ? 2 : task.moduli![light]!));
  return withLights({ problem: problem(board, { levels }), spots: null }, kept(task.start), kept(task.target));
}

/**
 * The graph of a board whose buttons each move themselves and, mutually, their neighbours, all by one; null for other
 * boards.
 */
export function graphOf({ board }: Problem): Graph | null {
  if (board.kind === 'wiring' && board.shape?.kind === 'graph') {
    return { names: board.lightNames, edges: board.shape.edges };
  }
  if (board.buttons !== board.lights) return null;
  const { start, light, weight } = effects(board);
  if (weight.some((w) => w !== 1)) return null;
  const around = Array.from({ length: board.buttons }, (_, b) => new Set(light.subarray(start[b], start[b + 1])));
  const mutual = around.every((set, b) => set.has(b) && [...set].every((other) => around[other]!.has(b)));
  if (!mutual) return null;
  const edges = around.flatMap((set, b) => [...set].filter((other) => other > b).map((other) => [b, other] as const));
  return {
    names: Array.from({ length: board.buttons }, (_, v) => String(v + 1)),
    edges: edges.sort(([a, b], [c, d]) => a - c || b - d),
  };
}

/** A graph with lights where vertices kept their number, and spots as given. */
export function withGraph(
  { problem: task }: Design,
  graph: Graph,
  spots: readonly Spot[],
  from?: readonly number[],
): Design {
  const board = graphBoard(graph);
  const source = from ?? graph.names.map((_, v) => v);
  const kept = (levels: Levels | null): Uint8Array => {
    const values = levelArray(levels, task.board.lights);
    return Uint8Array.from(source, (light) => values[light] ?? 0);
  };
  const levels = task.moduli === null ? task.levels : source.map((light) => task.moduli![light] ?? 2);
  return withLights({ problem: problem(board, { levels }), spots }, kept(task.start), kept(task.target));
}

/** A dark graph whose vertices stand on a circle. */
export const graphDesign = (graph: Graph, levels = 2): Design => ({
  ...darkDesign(graphBoard(graph), levels),
  spots: circle(graph.names.length),
});

/** Spots for vertices that stand in a rectangle of places. */
export function spotsInGrid(places: ArrayLike<number>, rows: number, columns: number): Spot[] {
  const step = (0.88 * SHEET) / Math.max(rows - 1, columns - 1, 1);
  const at = (index: number, count: number): number => Math.round(SHEET / 2 + (index - (count - 1) / 2) * step);
  return Array.from(places, (place) => ({ x: at(place % columns, columns), y: at(Math.floor(place / columns), rows) }));
}
