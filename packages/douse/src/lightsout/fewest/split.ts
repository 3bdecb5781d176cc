import { BitMatrix, wordsFor } from '../../algebra/bitmatrix.ts';
import { echelon } from '../../algebra/echelon.ts';
import { MAX_NEAR_BITS } from '../../algebra/near.ts';
import { type Coset, connected } from './parts.ts';
import type { Weighed } from './scan.ts';

/**
 * A coset of bits, split into two colours and four classes.
 *
 * Colour the cells black and white. Suppose that the black parts of the patterns are all sums of a word of one code and
 * a word of another, which share no cell; that the same holds for the white parts; and that either colour decides the
 * other. Then the two black classes name an element of the coset, and so do the two white ones. The element weighs what
 * its four classes weigh, and each class has only about 2^(d/2) words.
 *
 * On an open rectangle with the plus rule the colours of a chessboard do this. Let N be the adjacency of the grid, so
 * that A = I + N. Modulo 2 the cross terms of N² cancel: N² = H² ⊗ I + I ⊗ H² keeps the parities of row and column. A
 * quiet pattern has x_white = N·x_black and (I + N²)·x_black = 0, so its black part is any sum of an (even, even) part
 * and an (odd, odd) part. The code does not rely on this: it only tests whether colours split, on any board.
 *
 * One class of each colour also decides an element, or nearly: a few patterns stay free, and a few conditions are
 * imposed.
 */
export interface Split {
  /** The black two, then the white two. */
  readonly classes: readonly SplitClass[];
  /** The largest dimension of a class. */
  readonly dimension: number;
}

/** A class: its columns of the coset, and the code on them. Only row i has a bit in column pivots[i]. */
export interface SplitClass extends Weighed {
  readonly pivots: readonly number[];
}

/**
 * Two classes whose elements name those of the coset.
 *
 * Example: classes p, q, r, s of one cell each, quiet patterns {p, r} and {q, r, s}. The bits at p and q name a
 * pattern; at p and s too, as at p and r, q and r, r and s. The joint of q and s is a loose one: {p, r} is zero on
 * both, so it is *free*; and a pattern changes q and s together, so the *check* [1, 1] lets q and s belong together
 * only if they are equal (here, relative to the start).
 */
export interface Joint {
  /** Which classes. */
  readonly of: readonly [number, number];
  /** For each row of either class, a pattern of the whole coset that has it; numbers choose these like rows. */
  readonly lifts: readonly [BitMatrix, BitMatrix];
  /** Patterns that are zero on both classes: any sum of them may be added. */
  readonly free: BitMatrix;
  /** Elements (a, b) match iff popcount(a & m) + popcount(b & n) is even for every check [m, n]. */
  readonly checks: readonly (readonly [number, number])[];
}

/** Joints with more free patterns or checks than this are left out. */
const MAX_LOOSE = 3;

/** The classes of a colouring; null if the colours do not decide each other, or one has too many cells to compare. */
export function splitBy(coset: Coset, isBlack: (cell: number) => boolean): Split | null {
  const columns: [number[], number[]] = [[], []];
  coset.cells.forEach((cell, column) => columns[isBlack(cell) ? 0 : 1].push(column));
  if (columns.some((own) => own.length >= MAX_NEAR_BITS)) return null;
  const sides = columns.map((own, colour) => sideOf(coset, own, columns[1 - colour]!));
  if (sides.includes(null)) return null;
  const classes = sides.flatMap((side) => side!);
  return { classes, dimension: Math.max(...classes.map(({ rows }) => rows.length)) };
}

/** The two classes of one colour; null if it does not decide the other. */
function sideOf({ rows, start }: Coset, own: readonly number[], other: readonly number[]): SplitClass[] | null {
  const order = [...own, ...other];
  const matrix = new BitMatrix(rows.rows, order.length);
  for (let i = 0; i < rows.rows; i++) order.forEach((c, to) => rows.get(i, c) !== 0 && matrix.set(i, to, 1));
  const pivots = echelon(matrix, { width: own.length, reduced: true });
  if (pivots.length < rows.rows) return null;
  const basis = new BitMatrix(rows.rows, order.length);
  for (let i = 0; i < rows.rows; i++) order.forEach((c, to) => matrix.get(i, to) !== 0 && basis.set(i, c, 1));
  return inTwo(connected(basis, own)).map((half) => ({
    basis,
    start,
    ...half,
    pivots: half.rows.map((row) => own[pivots[row]!]!),
  }));
}

type Half = Pick<Weighed, 'rows' | 'columns'>;

/** Joins classes into two of about equal dimension, the largest first into the smaller half. */
function inTwo(classes: readonly Half[]): [Half, Half] {
  const halves = [0, 1].map(() => ({ rows: [] as number[], columns: [] as number[] }));
  for (const { rows, columns } of classes.toSorted((a, b) => b.rows.length - a.rows.length)) {
    const to = halves[0]!.rows.length <= halves[1]!.rows.length ? halves[0]! : halves[1]!;
    to.rows.push(...rows);
    to.columns.push(...columns);
  }
  return [halves[0]!, halves[1]!];
}

/** All pairs of classes that name the elements of the coset; those of one colour always do. */
export const jointsOf = (coset: Coset, { classes }: Split): Joint[] =>
  [
    [0, 1],
    [2, 3],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ].flatMap(([x, y]) => jointOf(coset, classes, [x!, y!]) ?? []);

/** How two classes name the elements of the coset; null if too much stays open. */
function jointOf({ rows }: Coset, classes: readonly SplitClass[], of: readonly [number, number]): Joint | null {
  const [first, second] = [classes[of[0]]!.pivots, classes[of[1]]!.pivots];
  // The bits of a pattern at the pivots of the two classes are its numbers there. Eliminating by those columns leaves a
  // pattern for each bit that can be chosen alone (the lifts), patterns without any (free), and dependent bits
  // (checks).
  const numbers = [...first, ...second];
  const width = numbers.length;
  // The numbers in whole words, then the row.
  const before = wordsFor(width);
  const matrix = new BitMatrix(rows.rows, 32 * before + rows.columns);
  for (let i = 0; i < rows.rows; i++) {
    matrix.row(i).set(rows.row(i), before);
    numbers.forEach((column, to) => rows.get(i, column) !== 0 && matrix.set(i, to, 1));
  }
  const pivots = echelon(matrix, { width, reduced: true });
  if (Math.max(width, rows.rows) - pivots.length > MAX_LOOSE) return null;
  const row = (i: number, to: BitMatrix, at: number): void => to.row(at).set(matrix.row(i).subarray(before));
  const lifts = [new BitMatrix(first.length, rows.columns), new BitMatrix(second.length, rows.columns)] as const;
  pivots.forEach((p, i) => row(i, p < first.length ? lifts[0] : lifts[1], p < first.length ? p : p - first.length));
  const free = new BitMatrix(rows.rows - pivots.length, rows.columns);
  for (let i = pivots.length; i < rows.rows; i++) row(i, free, i - pivots.length);
  const checks: [number, number][] = [];
  for (let c = 0; c < width; c++) {
    if (pivots.includes(c)) continue;
    const check: [number, number] = [0, 0];
    for (const bit of [c, ...pivots.filter((_, i) => matrix.get(i, c) !== 0)])
      check[bit < first.length ? 0 : 1] += 2 ** (bit < first.length ? bit : bit - first.length);
    checks.push(check);
  }
  return { of, lifts, free, checks };
}
