import type { Board, Wrap } from '../../board/board.ts';
import { cube } from '../../board/cube.ts';
import { grid } from '../../board/grid.ts';
import { type Layout, layoutOf } from '../../board/layout.ts';
import { PRESETS } from '../../board/presets.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { type Rule, RULES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { parsePattern } from '../../formats/pattern.ts';

/** A Lights Out game a player can choose: a rectangle, the surface of a cube, or custom wires. */
export interface LightsParams {
  readonly shape: 'grid' | 'cube' | 'wires';
  /**
   * Of a cube: of each face, rows and columns being equal, the rule plus and the wrap none. Of wires: of the paper
   * they are drawn on.
   */
  readonly rows: number;
  readonly columns: number;
  readonly levels: number;
  readonly rule: keyof typeof RULES;
  readonly wrap: Wrap;
  /** Places of the rectangle or the paper without a cell, row-major, ascending; left out if there are none. */
  readonly holes?: readonly number[];
  /** A rule drawn on one line as `parsePattern` reads it, such as `.#./#@#/.#.`; then `rule` is plus. Grids only. */
  readonly drawn?: string;
  /** Of wires only. */
  readonly wires?: Wires;
  /** Each light's own number of levels, of which `levels` is the greatest; left out when all have the same. */
  readonly moduli?: readonly number[];
  /** Levels to reach, one a light; left out if all lights must go off, or under Merlin's rule show his ring. */
  readonly target?: readonly number[];
}

/** What each button moves, on a board that no rule describes. Lights are numbered as they lie on the paper. */
export interface Wires {
  /** True if buttons and lights are different things; otherwise button i and light i are one cell. */
  readonly apart: boolean;
  readonly moves: readonly (readonly (readonly [light: number, weight: number])[])[];
}

/** The lights, one entry a cell. Never changed in place. */
export type LightsState = Uint8Array | Uint16Array | Uint32Array;

/** Most cells and most levels of a playable board. */
export const MAX_PLAYED = 2500;
export const MAX_PLAYED_LEVELS = 36;

/** Most characters of a drawn rule: each of its lights is moved by every button of the board. */
export const MAX_DRAWN = 400;

/** The largest board that an id may name. */
export interface IdLimits {
  /** Most lights, most buttons, and most places of the rectangle or the paper. */
  readonly lights: number;
  /** Most levels of a light, at most 64. */
  readonly levels: number;
}

/** Boards that can be played. */
export const PLAYED: IdLimits = { lights: MAX_PLAYED, levels: MAX_PLAYED_LEVELS };

/** The board these params name. The last one is kept, with its effect matrix. */
export function lightsBoard(params: LightsParams): Board {
  if (last === null || !sameBoard(last.params, params)) last = { params, board: makeBoard(params) };
  return last.board;
}
let last: { readonly params: LightsParams; readonly board: Board } | null = null;

/** Cheap; enough for params that are parsed once and passed around. */
const sameBoard = (a: LightsParams, b: LightsParams): boolean =>
  a === b ||
  (a.shape === b.shape &&
    a.rows === b.rows &&
    a.columns === b.columns &&
    a.rule === b.rule &&
    a.wrap === b.wrap &&
    a.drawn === b.drawn &&
    a.holes === b.holes &&
    a.wires === b.wires);

function makeBoard(params: LightsParams): Board {
  const { shape, rows, columns, wrap, wires } = params;
  if (shape === 'cube') return cube(rows);
  if (shape === 'grid') return grid(rows, columns, { rule: drawnRule(params), wrap, holes: holeMask(params) });
  const lights = countLights(params);
  return wiring(
    Array.from({ length: lights }, (_, i) => `${i + 1}`),
    wires!.moves.map((moves, i) => ({ name: `${i + 1}`, moves: new Map(moves) })),
  );
}

function drawnRule({ rule, drawn }: LightsParams): Rule {
  if (drawn === undefined) return RULES[rule];
  const parsed = parsePattern(drawn, drawn);
  if (!parsed.ok) throw new RangeError(`lightsBoard: expected a drawn rule, got ${drawn}`);
  return parsed.value;
}

/** One entry a place, 1 where there is no cell; null for a whole rectangle. */
export function holeMask({ rows, columns, holes }: LightsParams): Uint8Array | null {
  if (holes === undefined) return null;
  const mask = new Uint8Array(rows * columns);
  for (const hole of holes) mask[hole] = 1;
  return mask;
}

/** How many lights there are. */
export const countLights = ({ shape, rows, columns, holes }: LightsParams): number =>
  (shape === 'cube' ? 6 : 1) * rows * columns - (holes?.length ?? 0);

/** Where the buttons lie on paper; null if the buttons are not the lights. */
export function lightsLayout(params: LightsParams): Layout | null {
  if (params.shape !== 'wires') return layoutOf(lightsBoard(params));
  if (params.wires!.apart) return null;
  return lampLayout(params);
}

/** Where the lights lie on paper, whatever the buttons are. Kept with the params, since views ask for every cell. */
export function lampLayout(params: LightsParams): Layout {
  let layout = lamps.get(params);
  if (layout === undefined) {
    const paper =
      params.shape === 'cube' ? lightsBoard(params) : grid(params.rows, params.columns, { holes: holeMask(params) });
    lamps.set(params, (layout = layoutOf(paper)!));
  }
  return layout;
}
const lamps = new WeakMap<LightsParams, Layout>();

/** The picture to reach, or null for all lights off. */
export function lightsTarget({ rule, levels, target }: LightsParams): readonly number[] | null {
  return target ?? (rule === 'merlin' && levels === 2 ? PRESETS.merlin.target : null);
}

/** How many levels a light has. */
export const levelsOf = ({ levels, moduli }: LightsParams, light: number): number => moduli?.[light] ?? levels;

/** The problem that a state poses. */
export const lightsProblem = (params: LightsParams, start: LightsState): Problem =>
  problem(lightsBoard(params), { levels: params.moduli ?? params.levels, start, target: lightsTarget(params) });
