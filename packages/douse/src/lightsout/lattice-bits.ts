import { BitMatrix, popcount } from '../algebra/bitmatrix.ts';
import { tick, type Watch } from '../algebra/watch.ts';
import {
  degreeOf,
  dividePoly,
  gcdPoly,
  type Gf2Poly,
  multiplyPoly,
  pathPoly,
  shiftByOne,
  zeroPoly,
} from '../algebra/gf2poly.ts';

/**
 * The plus rule on a whole m × n rectangle with two levels, by polynomials.
 *
 * Let H be the adjacency matrix of a path of n vertices. The row e₁ generates all rows under H, `f_k(H)·e₁ = e_{k+1}`, so a row of n bits *is*
 * a polynomial modulo f_n, and H is multiplication by t. One chase from first row x₁ to the row below the last is multiplication
 * by `f_m(t + 1)`. So a board is solvable iff g = gcd(f_m(t+1), f_n) divides its residue, the nullity is deg g, and the first row is
 * a quotient modulo f_n: all but two chases costs only O(n² / 32) word operations.
 *
 * Source: Sutner (1989); Goldwasser, Klostermeyer & Ware (2002); Hunziker, Machiavelo & Park (2004).
 */
export interface RectangleBits {
  /** Presses, or null. */
  readonly presses: BitMatrix | null;
  /** A quiet pattern that meets what is needed in an odd number of cells; null if there are presses. */
  readonly obstruction: BitMatrix | null;
  readonly nullity: number;
  /** The i-th quiet pattern of a basis, 0 ≤ i < nullity. Cost: one chase. */
  quiet(i: number): BitMatrix;
}

/** Structure of an m × n board that does not depend on its lights. */
interface Rectangle {
  readonly rows: number;
  readonly columns: number;
  /** f_n. */
  readonly modulus: Gf2Poly;
  /** gcd(f_m(t+1), f_n) and its degree. */
  readonly common: Gf2Poly;
  readonly nullity: number;
  /** u with u · f_m(t+1) ≡ common. */
  readonly cofactor: Gf2Poly | null;
}

function rectangle(rows: number, columns: number, cofactor: boolean): Rectangle {
  const modulus = pathPoly(columns);
  const chased = pathPoly(rows);
  shiftByOne(chased);
  dividePoly(chased, modulus);
  const { g, degree, u } = gcdPoly(chased, modulus, cofactor);
  return { rows, columns, modulus, common: g, nullity: degree, cofactor: u };
}

/** Nullity of the plus rule on an m × n rectangle, two levels. Cost: O(min(m, n)² / 32). */
export const rectangleNullity = (rows: number, columns: number): number =>
  rectangle(Math.max(rows, columns), Math.min(rows, columns), false).nullity;

/** The quiet patterns of an m × n rectangle: their dimension, and a basis made as it is asked for. */
export function rectangleQuiet(rows: number, columns: number): Pick<RectangleBits, 'nullity' | 'quiet'> {
  if (columns > rows) {
    const turned = rectangleQuiet(columns, rows);
    return { nullity: turned.nullity, quiet: (i) => turned.quiet(i).transpose() };
  }
  const board = rectangle(rows, columns, false);
  return { nullity: board.nullity, quiet: (i) => quietPattern(board, i) };
}

/** The first row of the i-th quiet pattern is (f_n / g) · tⁱ. */
function quietRow({ modulus, common, columns }: Rectangle, i: number): Uint32Array {
  const pattern = fromPoly(dividePoly(modulus.slice(), common), columns);
  for (let k = 0; k < i; k++) timesH(pattern, columns);
  return pattern;
}

function quietPattern(board: Rectangle, i: number): BitMatrix {
  if (!Number.isInteger(i) || i < 0 || i >= board.nullity) {
    throw new RangeError(`quiet: expected a pattern from 0 to ${board.nullity - 1}, got ${i}`);
  }
  return spreadRow(null, board.rows, board.columns, quietRow(board, i));
}

/**
 * Solves `A · x = need` for a whole board of bits.
 * Cost: two chases of O(m · n / 32) and O(min(m, n)² / 32).
 */
export function solveRectangle(need: BitMatrix, watch: Watch = {}): RectangleBits {
  if (need.columns > need.rows) {
    // The polynomials are as long as a row: turn the board so that rows are the short side.
    const turned = solveRectangle(need.transpose(), watch);
    return {
      nullity: turned.nullity,
      presses: turned.presses?.transpose() ?? null,
      obstruction: turned.obstruction?.transpose() ?? null,
      quiet: (i) => turned.quiet(i).transpose(),
    };
  }
  const { rows, columns } = need;
  const board = rectangle(rows, columns, true);
  const residue = chaseRows(need, new Uint32Array(need.stride), null, part(watch, 0, 0.4));
  const target = toPoly(residue, columns);
  const quotient = dividePoly(target, board.common);
  const quiet = (i: number): BitMatrix => quietPattern(board, i);
  if (degreeOf(target) >= 0) {
    const obstruction = quiet(obstructing(rows, columns, quietRow(board, 0), residue));
    return { presses: null, obstruction, nullity: board.nullity, quiet };
  }
  const product = multiplyPoly(board.cofactor!, quotient);
  dividePoly(product, board.modulus);
  return {
    presses: spreadRow(need, rows, columns, fromPoly(product, columns), part(watch, 0.5, 0.5)),
    obstruction: null,
    nullity: board.nullity,
    quiet,
  };
}

/**
 * The first i whose quiet pattern obstructs. A chase solves all rows but the last, so a quiet pattern's sum with what is needed is that of its
 * last row with the residue; and the last rows of the basis are Hⁱ times the first one's.
 */
function obstructing(rows: number, columns: number, first: Uint32Array, residue: Uint32Array): number {
  const pattern = spreadRow(null, rows, columns, first);
  const last = pattern.row(rows - 1).slice();
  for (let i = 0; ; i++) {
    let ones = 0;
    for (let w = 0; w < last.length; w++) ones += popcount(last[w]! & residue[w]!);
    if (ones % 2 === 1) return i;
    timesH(last, columns);
  }
}

function spreadRow(
  need: BitMatrix | null,
  rows: number,
  columns: number,
  first: Uint32Array,
  watch: Watch = {},
): BitMatrix {
  const presses = new BitMatrix(rows, columns);
  chaseRows(need ?? presses, first, presses, watch, need === null);
  return presses;
}

/**
 * Chases from a first row of presses: row k+1 is `need_k + A₁·x_k + x_{k−1}`. Writes the rows to `presses` if given, and returns
 * the row below the last, the residue. With `dark`, nothing is needed.
 */
export function chaseRows(
  need: BitMatrix,
  first: Uint32Array,
  presses: BitMatrix | null,
  watch: Watch = {},
  dark = false,
): Uint32Array {
  const { rows, columns, stride } = need;
  const mask = columns & 31 ? (1 << (columns & 31)) - 1 : -1;
  const lights = need.words;
  let before = new Uint32Array(stride);
  let current = first.slice(0, stride);
  if (stride === 0) return current;
  for (let r = 0; r < rows; r++) {
    if ((r & 1023) === 0) tick(watch, r / rows);
    if (presses !== null) presses.words.set(current, r * stride);
    const base = r * stride;
    let left = 0;
    let word = current[0]!;
    // `before` turns into the next row in place.
    for (let w = 0; w < stride - 1; w++) {
      const right = current[w + 1]!;
      const sides = word ^ (word << 1) ^ (left >>> 31) ^ (word >>> 1) ^ (right << 31);
      before[w] = before[w]! ^ sides ^ (dark ? 0 : lights[base + w]!);
      left = word;
      word = right;
    }
    const sides = word ^ (word << 1) ^ (left >>> 31) ^ (word >>> 1);
    before[stride - 1] = (before[stride - 1]! ^ sides ^ (dark ? 0 : lights[base + stride - 1]!)) & mask;
    const next = before;
    before = current;
    current = next;
  }
  return current;
}

/** row ↦ H · row: each bit becomes the sum of its two neighbours. */
function timesH(row: Uint32Array, columns: number): void {
  let left = 0;
  for (let w = 0; w < row.length; w++) {
    const word = row[w]!;
    const right = w + 1 < row.length ? row[w + 1]! : 0;
    row[w] = ((word << 1) | (left >>> 31)) ^ ((word >>> 1) | (right << 31));
    left = word;
  }
  const spare = columns & 31;
  if (spare !== 0) row[row.length - 1]! &= (1 << spare) - 1;
}

/** Σ row_k · f_k as a polynomial, by Clenshaw's recurrence `b_k = row_k + t·b_{k+1} + b_{k+2}`. */
export function toPoly(row: Uint32Array, columns: number): Gf2Poly {
  let later = zeroPoly(columns + 1);
  let current = zeroPoly(columns + 1);
  for (let k = columns - 1; k >= 0; k--) {
    const words = Math.min(later.length, ((columns - k) >> 5) + 1);
    let low = (row[k >>> 5]! >>> (k & 31)) & 1;
    for (let w = 0; w < words; w++) {
      const word = current[w]!;
      later[w]! ^= (word << 1) | low;
      low = word >>> 31;
    }
    [later, current] = [current, later];
  }
  return current;
}

/** The row of a polynomial of degree below n, by Horner's rule with H for t. */
export function fromPoly(p: Gf2Poly, columns: number): Uint32Array {
  const row = new Uint32Array(Math.ceil(columns / 32));
  const top = degreeOf(p);
  for (let i = top; i >= 0; i--) {
    // Only the first top − i bits can be set yet.
    const words = Math.min(row.length, ((top - i) >> 5) + 1);
    let left = 0;
    for (let w = 0; w < words; w++) {
      const word = row[w]!;
      const right = w + 1 < row.length ? row[w + 1]! : 0;
      row[w] = ((word << 1) | left) ^ ((word >>> 1) | (right << 31));
      left = word >>> 31;
    }
    row[0]! ^= (p[i >>> 5]! >>> (i & 31)) & 1;
  }
  return row;
}

/** A part of the work, as a watch of its own. */
const part = ({ signal, onProgress }: Watch, from: number, size: number): Watch => ({
  signal,
  onProgress: onProgress && ((done) => onProgress(from + size * done)),
});
