import { type Field, solveOverField } from '../../algebra/field.ts';
import type { Board } from '../../board/board.ts';
import { matrixRows } from './board-smith.ts';

/**
 * The *field rule*: lights are elements of GF(q), and a press adds a chosen element to every light the button reaches
 * (weights count modulo the field's prime). Presses are elements too: x solves the board if A · x = target − start
 * over GF(q).
 *
 * This is a game of its own. Lights that *cycle* 0 → 1 → … → q−1 → 0 are Z/q, which is no field unless q is prime: on
 * the 2 × 2 board with start 0 0 / 0 1 and four levels, solving in GF(4) and pressing the "opposite" leaves 2 2 / 2
 * 2.
 */
export interface FieldAnswer {
  /** One element a button, or null if the board cannot be solved. */
  readonly presses: readonly number[] | null;
  /** Lights y (elements) with yᵀA = 0 but y · (target − start) ≠ 0; null if there is a solution. */
  readonly certificate: readonly number[] | null;
  /** A basis of the quiet patterns; there are order^length of them. */
  readonly quiet: readonly (readonly number[])[];
}

/** Largest board: lights · buttons. */
export const MAX_FIELD_ENTRIES = 1_000_000;

/**
 * Solves the field-rule game exactly and checks the answer.
 * @param start  one element 0 … q−1 a light; `target` likewise, all 0 by default
 * @throws {RangeError} if lengths or elements do not fit, or the board is too large
 */
export function solveFieldRule(
  field: Field,
  board: Board,
  start: readonly number[],
  target?: readonly number[],
): FieldAnswer {
  if (board.lights * board.buttons > MAX_FIELD_ENTRIES)
    throw new RangeError(`solveFieldRule: expected at most ${MAX_FIELD_ENTRIES} entries`);
  for (const given of target === undefined ? [start] : [start, target]) {
    if (given.length !== board.lights)
      throw new RangeError(`solveFieldRule: expected ${board.lights} lights, got ${given.length}`);
    const bad = given.find((a) => !Number.isInteger(a) || a < 0 || a >= field.order);
    if (bad !== undefined)
      throw new RangeError(`solveFieldRule: expected elements from 0 to ${field.order - 1}, got ${bad}`);
  }
  const matrix = matrixRows(board).map((row) => Array.from(row, (weight) => weight % field.prime));
  const right = start.map((level, i) => field.add(target?.[i] ?? 0, field.negate(level)));
  const { solution, kernel } = solveOverField(field, matrix, right, board.buttons);
  if (solution !== null) {
    if (!matrix.every((row, i) => dot(field, row, solution) === right[i]))
      throw new Error('solveFieldRule: the presses do not solve the board');
    return { presses: solution, certificate: null, quiet: kernel };
  }
  const transposed = Array.from({ length: board.buttons }, (_, b) => matrix.map((row) => row[b]!));
  const certificate = solveOverField(field, [...transposed, right], [...transposed.map(() => 0), 1]).solution!;
  if (!transposed.every((column) => dot(field, column, certificate) === 0) || dot(field, right, certificate) === 0) {
    throw new Error('solveFieldRule: the certificate does not hold');
  }
  return { presses: null, certificate, quiet: kernel };
}

const dot = ({ add, multiply }: Field, a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => add(sum, multiply(value, b[i]!)), 0);
