import { asArray, effects, type Board, type Levels } from 'douse/board';

/** Small dense algebra modulo q for pictures and exercises. Vectors are plain arrays, matrices arrays of rows. */

export type Vector = readonly number[];
export type Rows = readonly Vector[];

/** The effect matrix of a board modulo q: a row a light, a column a button. */
export function effectRows(board: Board, q: number): number[][] {
  const rows = Array.from({ length: board.lights }, () => Array<number>(board.buttons).fill(0));
  const { start, light, weight } = effects(board);
  for (let button = 0; button < board.buttons; button++) {
    for (let i = start[button]!; i < start[button + 1]!; i++) rows[light[i]!]![button] = weight[i]! % q;
  }
  return rows;
}

/** Levels of any kind as a vector. */
export const listOf = (levels: Levels): number[] => Array.from(asArray(levels));

export const dot = (a: Vector, b: Vector, q: number): number => sum(a.map((value, i) => value * b[i]!)) % q;
export const times = (rows: Rows, x: Vector, q: number): number[] => rows.map((row) => dot(row, x, q));
export const plus = (a: Vector, b: Vector, q: number): number[] => a.map((value, i) => (value + b[i]!) % q);
export const negative = (a: Vector, q: number): number[] => a.map((value) => (q - value) % q);
export const sum = (values: Vector): number => values.reduce((total, value) => total + value, 0);
export const zeros = (length: number): number[] => Array<number>(length).fill(0);
export const identity = (n: number): number[][] => zeros(n).map((_, i) => zeros(n).map((_, k) => (i === k ? 1 : 0)));

/** A matrix product modulo q. */
export const product = (a: Rows, b: Rows, q: number): number[][] =>
  a.map((row) => b[0]!.map((_, k) => sum(row.map((value, i) => value * b[i]![k]!)) % q));

/** Digits, one a number: how marks and presses are written in a chapter. */
export const digits = (values: ArrayLike<number>): string => Array.from(values).join('');
export const numbers = (text: string, length: number): number[] => zeros(length).map((_, i) => Number(text[i] ?? 0));

/**
 * Presses of the plus rule on an open rectangle whose first row is given, so that every row of lights but the last is
 * as `lights` asks: row k + 1 is −(lights_k + A₁·x_k + x_{k−1}), modulo q.
 */
export function forced(first: Vector, rows: number, lights: Vector, q: number): number[] {
  const columns = first.length;
  const x = [...first];
  for (let i = columns; i < rows * columns; i++) {
    const above = i - columns;
    const c = above % columns;
    const moved =
      x[above]! +
      (c > 0 ? x[above - 1]! : 0) +
      (c < columns - 1 ? x[above + 1]! : 0) +
      (above >= columns ? x[above - columns]! : 0);
    x.push((((-lights[above]! - moved) % q) + q) % q);
  }
  return x;
}
