import { BitMatrix, wordsFor } from '../../algebra/bitmatrix.ts';
import { echelon } from '../../algebra/echelon.ts';
import { MAX_NEAR_BITS } from '../../algebra/near.ts';
import { type Coset, connected } from './parts.ts';
import type { Weighed } from './scan.ts';

/**
 * A coset of bits split in two colours and four classes.
 *
 * Colour the cells black and white. Suppose the patterns' black parts are all sums of an element of one code and an element of another that share
 * no cell, their white parts likewise, and that either colour decides the other. Then an element of the coset is named by its black classes
 * or by its white ones, and it weighs what its four classes weigh, each from a list of about 2^(d/2).
 *
 * Under the plus rule on an open rectangle this is so with the colours of a chessboard: with N the grid's adjacency A = I + N, and
 * N² = H² ⊗ I + I ⊗ H² modulo 2, since the cross terms cancel; so N² keeps the parities of row and column. A quiet pattern has
 * x_white = N·x_black and (I + N²)·x_black = 0, and its black part is any sum of an (even, even) and an (odd, odd) part. The code here only looks whether the
 * colours do split, so it serves every board where they do.
 *
 * Other two classes, one of each colour, decide an element too, or nearly so: they leave a few patterns free, and must meet a few conditions.
 */
export interface Split {
  /** The black two, then the white two. */
  readonly classes: readonly SplitClass[];
  /** The largest dimension of a class. */
  readonly dimension: number;
}

/** A class: its own columns of the coset, and the code on them. Row i is the only one with a bit in column pivots[i]. */
export interface SplitClass extends Weighed {
  readonly pivots: readonly number[];
}

/** Two classes whose elements name the coset's. */
export interface Joint {
  /** Which classes. */
  readonly of: readonly [number, number];
  /** For each row of either class, a row of the whole coset: an element's number in the class chooses among them as among the class's rows. */
  readonly lifts: readonly [BitMatrix, BitMatrix];
  /** Patterns that are zero on both classes; any sum of them may be added. */
  readonly free: BitMatrix;
  /** Two elements belong together if of each check the two numbers, and-ed with the numbers of the elements, have as many bits in all as an even number. */
  readonly checks: readonly (readonly [number, number])[];
}

/** Joints with more free patterns or checks than this are not used. */
const MAX_LOOSE = 3;

/** The classes of a colouring, or null if the colours do not decide each other (or have more cells than sums are compared on). */
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

/** Joins classes to two, of dimensions as equal as the greedy way makes them. */
function inTwo(classes: readonly Half[]): [Half, Half] {
  const halves = [0, 1].map(() => ({ rows: [] as number[], columns: [] as number[] }));
  for (const { rows, columns } of classes.toSorted((a, b) => b.rows.length - a.rows.length)) {
    const to = halves[0]!.rows.length <= halves[1]!.rows.length ? halves[0]! : halves[1]!;
    to.rows.push(...rows);
    to.columns.push(...columns);
  }
  return [halves[0]!, halves[1]!];
}

/** All pairs of classes that name the coset's elements: those of one colour always do. */
export const jointsOf = (coset: Coset, { classes }: Split): Joint[] =>
  [
    [0, 1],
    [2, 3],
    [0, 2],
    [0, 3],
    [1, 2],
    [1, 3],
  ].flatMap(([x, y]) => jointOf(coset, classes, [x!, y!]) ?? []);

/** How two classes name the coset's elements; null if they leave too much open. */
function jointOf({ rows }: Coset, classes: readonly SplitClass[], of: readonly [number, number]): Joint | null {
  const [first, second] = [classes[of[0]]!.pivots, classes[of[1]]!.pivots];
  // A pattern's numbers in the two classes are its bits in their pivots.
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
