import type { GridBoard } from './board.ts';
import { effects, placeOf } from './grid.ts';
import { needed, type Problem } from './problem.ts';

/** A symmetry of a grid: the button that each button goes to. */
export type Permutation = Uint32Array;

/**
 * The turns and reflections of a rectangle, as maps of (row, column); those that swap rows and columns need a square.
 */
const MAPS: readonly ((
  row: number,
  column: number,
  lastRow: number,
  lastColumn: number,
) => readonly [number, number])[] = [
  (r, c) => [r, c],
  (r, c, _, last) => [r, last - c],
  (r, c, last) => [last - r, c],
  (r, c, lastRow, lastColumn) => [lastRow - r, lastColumn - c],
  (r, c) => [c, r],
  (r, c, last) => [c, last - r],
  (r, c, last) => [last - c, r],
  (r, c, last) => [last - c, last - r],
];

/** The turns and reflections that keep the board's shape and rule, the identity first. Cost: O(number of effects). */
export function symmetries(board: GridBoard): Permutation[] {
  const maps = board.rows === board.columns ? MAPS : MAPS.slice(0, 4);
  const result: Permutation[] = [];
  for (const map of maps) {
    const permutation = new Uint32Array(board.buttons);
    let keepsShape = true;
    for (let button = 0; button < board.buttons && keepsShape; button++) {
      const [row, column] = map(...placeOf(board, button), board.rows - 1, board.columns - 1);
      const place = row * board.columns + column;
      const image = board.cellNumber === null ? place : board.cellNumber[place]!;
      if (image < 0) keepsShape = false;
      else permutation[button] = image;
    }
    if (keepsShape && keepsEffects(board, permutation)) result.push(permutation);
  }
  return result;
}

/**
 * Those symmetries of a problem's board that keep what it asks for, so that they take solutions into solutions; the
 * identity for other boards.
 */
export function problemSymmetries(problem: Problem): Permutation[] {
  const { board, moduli, care } = problem;
  if (board.kind !== 'grid' || moduli !== null) return [Uint32Array.from({ length: board.buttons }, (_, i) => i)];
  const asked = needed(problem);
  return symmetries(board).filter((permutation) =>
    permutation.every((image, cell) => asked[image] === asked[cell] && care?.[image] === care?.[cell]),
  );
}

function keepsEffects(board: GridBoard, permutation: Permutation): boolean {
  const { start, light, weight } = effects(board);
  const expected = new Map<number, number>();
  for (let button = 0; button < board.buttons; button++) {
    expected.clear();
    const image = permutation[button]!;
    for (let i = start[image]!; i < start[image + 1]!; i++) expected.set(light[i]!, weight[i]!);
    if (expected.size !== start[button + 1]! - start[button]!) return false;
    for (let i = start[button]!; i < start[button + 1]!; i++) {
      if (expected.get(permutation[light[i]!]!) !== weight[i]) return false;
    }
  }
  return true;
}

/** The pattern moved by a symmetry: what stood on button b stands on `permutation[b]`. */
export function permute<Values extends Uint8Array | Uint16Array | Uint32Array>(
  pattern: Values,
  permutation: Permutation,
): Values {
  const result = pattern.slice() as Values;
  permutation.forEach((image, button) => (result[image] = pattern[button]!));
  return result;
}

/** Sorts patterns into orbits: patterns that a symmetry takes into each other stand together. */
export function orbits<Values extends Uint8Array | Uint16Array | Uint32Array>(
  patterns: Iterable<Values>,
  group: readonly Permutation[],
): Values[][] {
  const byLeast = new Map<string, Values[]>();
  for (const pattern of patterns) {
    const images = group.map((permutation) => permute(pattern, permutation).join());
    const least = images.reduce((a, b) => (a < b ? a : b), pattern.join());
    const orbit = byLeast.get(least);
    if (orbit === undefined) byLeast.set(least, [pattern]);
    else orbit.push(pattern);
  }
  return [...byLeast.values()];
}
