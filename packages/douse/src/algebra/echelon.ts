import { BitMatrix } from './bitmatrix.ts';
import { tick, type Watch } from './watch.ts';

/**
 * Echelon forms over GF(2) by the Method of the Four Russians: columns are taken a byte at a time, the
 * pivot rows of that byte are combined into a table, and one table look-up clears the byte in each other row.
 *
 * Source: Arlazarov, Dinic, Kronrod & Faradžev (1970); Bard, Algebraic Cryptanalysis (2009), ch. 9.
 */

/** Rows a byte's table can hold: one for each combination of at most eight pivot rows. */
const TABLE_ROWS = 256;

/**
 * Turns `matrix` into row echelon form in place and returns its pivot columns, ascending; row `i` has its
 * first one in column `pivots[i]`.
 *
 * @param width    only columns below this are pivoted (an augmented matrix keeps its right side); all by default
 * @param reduced  if true, pivot columns are cleared above the pivots too (reduced row echelon form)
 * Cost: about rows · width · columns / (8 · 32) word operations, half of it without `reduced`.
 */
export function echelon(
  matrix: BitMatrix,
  { width = matrix.columns, reduced = false, ...watch }: { width?: number; reduced?: boolean } & Watch = {},
): number[] {
  const { words, stride, rows } = matrix;
  const table = new Uint32Array(TABLE_ROWS * stride);
  const combination = new Uint8Array(TABLE_ROWS);
  const pivots: number[] = [];
  let top = 0;
  for (let first = 0; first < width && top < rows; first += 8) {
    tick(watch, first / width);
    const word = first >>> 5;
    const shift = first & 31;
    const byteWidth = Math.min(8, width - first);
    const found = pivotByte(matrix, top, word, shift, byteWidth);
    if (found.length === 0) continue;

    // Table row `t` is the sum of the pivot rows named by the bits of t; `combination` maps a byte to its t.
    const span = stride - word;
    for (let t = 1; t < 1 << found.length; t++) {
      const low = 31 - Math.clz32(t & -t);
      const rest = (t & (t - 1)) * stride;
      const source = (top + low) * stride + word;
      for (let w = 0; w < span; w++) table[t * stride + w] = table[rest + w]! ^ words[source + w]!;
    }
    for (let byte = 0; byte < TABLE_ROWS; byte++) {
      let t = 0;
      for (let i = 0; i < found.length; i++) t |= ((byte >>> found[i]!) & 1) << i;
      combination[byte] = t;
    }
    const below = top + found.length;
    for (let r = reduced ? 0 : below; r < rows; r++) {
      if (r === top) r = below;
      if (r >= rows) break;
      const start = r * stride + word;
      const t = combination[(words[start]! >>> shift) & 255]! * stride;
      if (t !== 0) for (let w = 0; w < span; w++) words[start + w]! ^= table[t + w]!;
    }
    for (const bit of found) pivots.push(first + bit);
    top = below;
  }
  return pivots;
}

/**
 * Brings the pivots of one byte of columns to rows `top, top + 1, …`, reduced among themselves, and returns
 * their bits in the byte, ascending. Rows below keep their ones in the byte; the caller's table clears them.
 */
function pivotByte(matrix: BitMatrix, top: number, word: number, shift: number, width: number): number[] {
  const { words, stride, rows } = matrix;
  const found: number[] = [];
  for (let bit = 0; bit < width; bit++) {
    const next = top + found.length;
    for (let r = next; r < rows; r++) {
      for (let i = 0; i < found.length; i++) {
        if ((words[r * stride + word]! >>> (shift + found[i]!)) & 1) matrix.addRow(r, top + i);
      }
      if ((words[r * stride + word]! >>> (shift + bit)) & 1) {
        matrix.swapRows(r, next);
        for (let i = 0; i < found.length; i++) {
          if ((words[(top + i) * stride + word]! >>> (shift + bit)) & 1) matrix.addRow(top + i, next);
        }
        found.push(bit);
        break;
      }
    }
  }
  return found;
}

/** Rank of a matrix over GF(2); the matrix is left as it was. */
export const rank = (matrix: BitMatrix): number => echelon(matrix.clone()).length;

/**
 * A basis of the kernel `{x : matrix · x = 0}`, one vector of `matrix.columns` bits a row.
 * Basis vector `i` has a one in the i-th column without pivot and zeros in the other columns without pivot.
 */
export function kernel(matrix: BitMatrix): BitMatrix {
  const form = matrix.clone();
  return kernelOfReduced(form, echelon(form, { reduced: true }), matrix.columns);
}

/** The kernel basis read off a reduced row echelon form whose first `width` columns are the matrix. */
export function kernelOfReduced(form: BitMatrix, pivots: readonly number[], width: number): BitMatrix {
  const isPivot = new Uint8Array(width);
  for (const column of pivots) isPivot[column] = 1;
  const free: number[] = [];
  for (let c = 0; c < width; c++) if (!isPivot[c]) free.push(c);
  const basis = new BitMatrix(free.length, width);
  free.forEach((column, i) => {
    basis.set(i, column, 1);
    pivots.forEach((pivot, row) => {
      if (form.get(row, column)) basis.set(i, pivot, 1);
    });
  });
  return basis;
}
