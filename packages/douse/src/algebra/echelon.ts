import { BitMatrix } from './bitmatrix.ts';
import { type Kernels, kernels, MAX_KERNEL_BYTES } from './kernels/kernels.ts';
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
  const kernel = matrix.rows * matrix.stride >= MIN_KERNEL_WORDS ? kernels() : null;
  if (kernel !== null && kernelBytes(matrix) <= MAX_KERNEL_BYTES)
    return echelonFast(kernel, matrix, width, reduced, watch);
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
    const found = pivotBlock(matrix, top, word, shift, byteWidth);
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

/** Matrices of fewer words are not worth the copying. */
const MIN_KERNEL_WORDS = 4096;

/** Memory of `echelonFast`: the matrix with rows of whole vectors, four tables and four maps. */
const kernelBytes = ({ rows, stride }: BitMatrix): number =>
  (rows + 4 * TABLE_ROWS) * 16 * Math.ceil(stride / 4) + 4096;

/**
 * The same through the 128-bit kernels: 32 columns at a time, four tables of up to eight pivot rows each, one pass
 * over the rows.
 */
function echelonFast(kernel: Kernels, matrix: BitMatrix, width: number, reduced: boolean, watch: Watch): number[] {
  const { rows, stride } = matrix;
  const padded = 4 * Math.ceil(stride / 4);
  const memory = kernel.memory(kernelBytes(matrix));
  const words = memory.subarray(0, rows * padded);
  for (let r = 0; r < rows; r++) words.set(matrix.row(r), r * padded);
  const work = new BitMatrix(rows, 32 * padded, words);
  const rowBytes = 4 * padded;
  const tables = rows * rowBytes;
  const maps = tables + 4 * TABLE_ROWS * rowBytes;
  const masks = memory.subarray(maps >> 2, (maps >> 2) + 4 * TABLE_ROWS);

  const pivots: number[] = [];
  let top = 0;
  for (let first = 0; first < width && top < rows; first += 32) {
    tick(watch, first / width);
    const word = first >>> 5;
    const found = pivotBlock(work, top, word, 0, Math.min(32, width - first));
    if (found.length === 0) continue;
    // masks[256·k + byte] names the pivots among the ones of the word's k-th byte; bit i of a mask is pivot i.
    masks.fill(0);
    found.forEach((bit, i) => {
      for (let byte = 0; byte < 256; byte++) if ((byte >>> (bit & 7)) & 1) masks[256 * (bit >>> 3) + byte]! |= 1 << i;
    });
    const vector = 16 * (word >> 2);
    const span = rowBytes - vector;
    for (let k = 0; k < 4; k++) {
      const count = Math.min(8, found.length - 8 * k);
      const table = tables + k * TABLE_ROWS * span;
      memory.fill(0, table >> 2, (table + span) >> 2);
      if (count > 0) kernel.build(table, (top + 8 * k) * rowBytes + vector, rowBytes, count, span);
    }
    const below = top + found.length;
    if (reduced) kernel.apply(0, top * rowBytes, rowBytes, 4 * word, vector, span, tables, maps);
    kernel.apply(below * rowBytes, rows * rowBytes, rowBytes, 4 * word, vector, span, tables, maps);
    for (const bit of found) pivots.push(first + bit);
    top = below;
  }
  for (let r = 0; r < rows; r++) matrix.row(r).set(words.subarray(r * padded, r * padded + stride));
  return pivots;
}

/**
 * Brings the pivots of up to 32 columns of one word to rows `top, top + 1, …`, reduced among themselves, and returns
 * their bits counted from `shift`, ascending. Rows below keep their ones there; the caller's tables clear them.
 */
function pivotBlock(matrix: BitMatrix, top: number, word: number, shift: number, width: number): number[] {
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
