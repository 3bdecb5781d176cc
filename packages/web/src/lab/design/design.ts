import { type Board, type Problem, problem } from 'douse/board';

/**
 * Most cells of a rectangle, most rows and columns, largest cube, most vertices and edges, most levels of a light that
 * is designed here.
 */
export const MAX_CELLS = 40_000;
export const MAX_SIDE = 400;
export const MAX_CUBE_SIDE = 20;
export const MAX_VERTICES = 400;
export const MAX_EDGES = 4_000;
export const MAX_LEVELS = 64;

/** Where a vertex is drawn: whole numbers from 0 to SHEET, from the left and from the top. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export const SHEET = 1000;

/**
 * What stands in the editor: a puzzle, and for a graph how it is drawn. Never changed in place; levels are arrays, one
 * entry a light, not bits.
 */
export interface Design {
  readonly problem: Problem;
  /** One spot a vertex for a graph, otherwise null: cells have their places by `layoutOf`. */
  readonly spots: readonly Spot[] | null;
}

/** A dark board as a design. @throws {RangeError} if levels do not fit the board */
export const darkDesign = (board: Board, levels: number | ArrayLike<number> = 2): Design => ({
  problem: problem(board, { levels }),
  spots: board.kind === 'wiring' && board.shape?.kind === 'graph' ? circle(board.lights) : null,
});

/** Spots around a circle, the first at the top. */
export function circle(count: number): Spot[] {
  const middle = SHEET / 2;
  const radius = count < 2 ? 0 : 0.42 * SHEET;
  return Array.from({ length: count }, (_, v) => {
    const angle = (2 * Math.PI * v) / count;
    return { x: Math.round(middle + radius * Math.sin(angle)), y: Math.round(middle - radius * Math.cos(angle)) };
  });
}

/** The number of levels of light `light`. */
export const levelsOf = ({ levels, moduli }: Problem, light: number): number =>
  moduli === null ? levels : moduli[light]!;

/** Why a board is too large to be designed here, as numbers a notice can name; null if it is not. */
export function tooLarge({ board, levels, moduli }: Problem): { readonly what: string; readonly most: number } | null {
  const most = (what: string, value: number, limit: number) => (value > limit ? { what, most: limit } : null);
  const q = moduli === null ? levels : moduli.reduce((a, b) => Math.max(a, b), 2);
  if (q > MAX_LEVELS) return { what: 'levels', most: MAX_LEVELS };
  if (board.kind === 'grid') {
    return (
      most('sides', Math.max(board.rows, board.columns), MAX_SIDE) ??
      most('cells', board.rows * board.columns, MAX_CELLS)
    );
  }
  if (board.shape?.kind === 'cube') return most('sides', board.shape.side, MAX_CUBE_SIDE);
  if (board.shape?.kind === 'graph') {
    return most('vertices', board.lights, MAX_VERTICES) ?? most('edges', board.shape.edges.length, MAX_EDGES);
  }
  return most('cells', Math.max(board.buttons, board.lights), MAX_VERTICES);
}
