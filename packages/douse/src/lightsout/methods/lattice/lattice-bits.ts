import { BitMatrix, popcount } from '../../../algebra/bitmatrix.ts';
import { echelon } from '../../../algebra/echelon.ts';
import {
  addShifted,
  degreeOf,
  dividePoly,
  gcdPoly,
  type Gf2Poly,
  pathPoly,
  shiftByOne,
  zeroPoly,
} from '../../../algebra/gf2poly.ts';
import { kernelFor, type Kernels, kernels, workspace } from '../../../algebra/kernels/kernels.ts';
import { gf2Polynomials } from '../../../algebra/polynomials.ts';
import { tick, type Watch } from '../../../algebra/watch.ts';
import type { Wrap } from '../../../board/board.ts';
import type { Rows } from './lattice-solve.ts';

/**
 * Rows of bits for the lattice method: two levels, a row is a polynomial over GF(2), 32 cells a word. A row array has
 * at least ⌈n / 32⌉ words and zeros beyond the n-th bit.
 */
export function bitRows(rows: number, columns: number, wrap: Wrap): Rows<Gf2Poly, BitMatrix> {
  const open = wrap === 'none';
  const stride = Math.ceil(columns / 32);
  const fit = (poly: Gf2Poly): Gf2Poly => {
    const row = new Uint32Array(stride);
    row.set(poly.subarray(0, Math.min(stride, poly.length)));
    return row;
  };
  const cycle = zeroPoly(columns + 1);
  cycle[0] = 1;
  cycle[columns >>> 5]! ^= 1 << (columns & 31);
  return {
    ring: gf2Polynomials,
    rows,
    columns,
    wrap,
    modulus: open ? pathPoly(columns) : cycle,
    toPoly: open ? (row) => toPoly(row, columns) : (row) => row,
    fromPoly: open ? (poly) => fromPoly(poly, columns) : fit,
    chasedUnit() {
      if (open) return chasedPoly(rows, columns);
      const unit = new Uint32Array(stride);
      unit[0] = 1;
      return chaseRows({ rows, columns, wrap, need: null, first: unit, before: new Uint32Array(stride), out: null })
        .below;
    },
    missing: (below) => below,
    timesT: (row) => neighbours(row, columns, open),
    chase: (need, first, before, out, watch) => chaseRows({ rows, columns, wrap, need, first, before, out, watch }),
    empty: () => new BitMatrix(rows, columns),
    meets: (a, b) => odd(a.words, b.words),
    rowsMeet: odd,
    independent(candidates, most) {
      const pairs = [...candidates];
      const columnsOf = new BitMatrix(2 * stride * 32, pairs.length);
      pairs.forEach((pair, i) =>
        pair.forEach((row, half) => {
          for (let c = 0; c < columns; c++)
            if ((row[c >>> 5]! >>> (c & 31)) & 1) columnsOf.set(half * stride * 32 + c, i, 1);
        }),
      );
      return echelon(columnsOf)
        .slice(0, most)
        .map((i) => [...pairs[i]!]);
    },
  };
}

/** f_m(t + 1) modulo f_n. */
function chasedPoly(rows: number, columns: number): Gf2Poly {
  const chased = pathPoly(rows);
  shiftByOne(chased);
  dividePoly(chased, pathPoly(columns));
  return chased;
}

/** Nullity of the plus rule on an m × n rectangle, two levels. Cost: O(min(m, n)² / 32), without cofactors. */
export function rectangleNullity(rows: number, columns: number): number {
  const [long, short] = [Math.max(rows, columns), Math.min(rows, columns)];
  return gcdPoly(chasedPoly(long, short), pathPoly(short), false).degree;
}

const odd = (a: Uint32Array, b: Uint32Array): boolean => {
  let parity = 0;
  for (let w = 0; w < a.length && w < b.length; w++) parity ^= popcount(a[w]! & b[w]!);
  return (parity & 1) === 1;
};

interface Chase {
  readonly rows: number;
  readonly columns: number;
  readonly wrap: Wrap;
  /** Null where nothing is needed. */
  readonly need: BitMatrix | null;
  readonly first: Uint32Array;
  readonly before: Uint32Array;
  readonly out: BitMatrix | null;
  readonly watch?: Watch;
}

/**
 * Chases from x₀ = first, x_{−1} = before: row k+1 is `need_k + A₁·x_k + x_{k−1}`. Writes rows 0 … m−1 to `out` if
 * given, and returns rows m−1 and m. Hot: no allocation in the loops, `previous` turns into the next row in place.
 */
function chaseRows({ rows, columns, wrap, need, first, before, out, watch = {} }: Chase): {
  last: Uint32Array;
  below: Uint32Array;
} {
  const stride = Math.ceil(columns / 32);
  const spare = columns & 31;
  const mask = spare === 0 ? -1 : (1 << spare) - 1;
  const top = (columns - 1) & 31;
  const end = stride - 1;
  const kernel = wrap === 'none' && rows * stride >= MIN_KERNEL_WORDS ? kernels() : null;
  if (kernel !== null) return chaseFast(kernel, { rows, columns, wrap, need, first, before, out, watch });
  // Signed views: their words are small integers wherever the engine keeps them.
  const lights = need === null ? null : new Int32Array(need.words.buffer, need.words.byteOffset, need.words.length);
  const kept = out === null ? null : new Int32Array(out.words.buffer, out.words.byteOffset, out.words.length);
  let previous = new Int32Array(stride);
  let current = new Int32Array(stride);
  previous.set(before.subarray(0, stride));
  current.set(first.subarray(0, stride));
  for (let r = 0; r < rows; r++) {
    if ((r & 1023) === 0) tick(watch, r / rows);
    const base = r * stride;
    if (kept !== null) kept.set(current, base);
    // The bits that come in at both ends: none, or the opposite end's.
    const entering = wrap === 'none' ? 0 : (current[0]! & 1) << top;
    const leaving = wrap === 'none' ? 0 : (current[end]! >>> top) & 1;
    if (lights === null) stepDark(previous, current, end, leaving, entering);
    else step(previous, current, lights, base, end, leaving, entering);
    previous[end]! &= mask;
    const next = previous;
    previous = current;
    current = next;
  }
  return { last: new Uint32Array(previous.buffer), below: new Uint32Array(current.buffer) };
}

/** Boards of fewer words are not worth the copying. */
const MIN_KERNEL_WORDS = 20_000;
/** Bytes of rows that are handed over at once: what the processor's cache holds. */
const KERNEL_BATCH = 512 * 1024;

/** The same chase through the 128-bit kernel, a batch of rows at a time. */
function chaseFast(
  kernel: Kernels,
  { rows, columns, need, first, before, out, watch = {} }: Chase,
): { last: Uint32Array; below: Uint32Array } {
  const stride = Math.ceil(columns / 32);
  const span = 4 * Math.ceil(stride / 4);
  const batch = Math.max(1, Math.floor(KERNEL_BATCH / (8 * span)));
  // In words: mask, two rows between zeros, needed rows, rows that come out.
  const [mask, x, y] = [0, 8, 12 + span];
  const needed = y + span + 4;
  const made = needed + batch * span;
  const memory = kernel.memory(4 * (made + (out === null ? 0 : batch * span)));
  const spare = columns & 31;
  for (let w = 0; w < 4; w++) {
    const at = span - 4 + w;
    memory[mask + w] = at < stride - 1 ? -1 : at === stride - 1 ? (spare === 0 ? -1 : (1 << spare) - 1) : 0;
  }
  let [previous, current] = [x, y];
  memory.set(before.subarray(0, stride), previous);
  memory.set(first.subarray(0, stride), current);
  for (let r = 0; r < rows; r += batch) {
    tick(watch, r / rows);
    const count = Math.min(batch, rows - r);
    if (need !== null) copyRows(need.words, r * stride, stride, memory, needed, span, count);
    kernel.chase(
      4 * previous,
      4 * current,
      4 * span,
      count,
      4 * needed,
      need === null ? 0 : 4 * span,
      out === null ? 0 : 4 * made,
      4 * mask,
    );
    if (count & 1) [previous, current] = [current, previous];
    if (out !== null) copyRows(memory, made, span, out.words, r * stride, stride, count);
  }
  return { last: memory.slice(previous, previous + stride), below: memory.slice(current, current + stride) };
}

/** Copies `count` rows between arrays whose rows are `fromStep` and `toStep` words apart. */
function copyRows(
  from: Uint32Array,
  at: number,
  fromStep: number,
  to: Uint32Array,
  start: number,
  toStep: number,
  count: number,
): void {
  if (fromStep === toStep) {
    to.set(from.subarray(at, at + count * fromStep), start);
    return;
  }
  const width = Math.min(fromStep, toStep);
  for (let i = 0; i < count; i++)
    to.set(from.subarray(at + i * fromStep, at + i * fromStep + width), start + i * toStep);
}

/** previous ← need + A₁·current + previous. */
function step(
  previous: Int32Array,
  current: Int32Array,
  lights: Int32Array,
  base: number,
  end: number,
  low: number,
  entering: number,
): void {
  let word = current[0]!;
  for (let w = 0; w < end; w++) {
    const right = current[w + 1]!;
    previous[w] = previous[w]! ^ lights[base + w]! ^ word ^ ((word << 1) | low) ^ ((word >>> 1) | (right << 31));
    low = word >>> 31;
    word = right;
  }
  previous[end] = previous[end]! ^ lights[base + end]! ^ word ^ ((word << 1) | low) ^ (word >>> 1) ^ entering;
}

/** The same where nothing is needed. */
function stepDark(previous: Int32Array, current: Int32Array, end: number, low: number, entering: number): void {
  let word = current[0]!;
  for (let w = 0; w < end; w++) {
    const right = current[w + 1]!;
    previous[w] = previous[w]! ^ word ^ ((word << 1) | low) ^ ((word >>> 1) | (right << 31));
    low = word >>> 31;
    word = right;
  }
  previous[end] = previous[end]! ^ word ^ ((word << 1) | low) ^ (word >>> 1) ^ entering;
}

/** H · row on an open row: the sum of both neighbours. On a row that wraps, the row shifted by one. */
function neighbours(row: Uint32Array, columns: number, open: boolean): Uint32Array {
  const result = new Uint32Array(row.length);
  const end = Math.ceil(columns / 32) - 1;
  for (let w = 0; w <= end; w++) {
    result[w] = (row[w]! << 1) | (w > 0 ? row[w - 1]! >>> 31 : 0);
    if (open) result[w]! ^= (row[w]! >>> 1) | (w < end ? row[w + 1]! << 31 : 0);
  }
  const top = (columns - 1) & 31;
  if (top < 31) result[end]! &= (1 << (top + 1)) - 1;
  if (!open) result[0]! |= (row[end]! >>> top) & 1;
  return result;
}

/** Σ row_k · f_k as a polynomial, by Clenshaw's recurrence `b_k = row_k + t·b_{k+1} + b_{k+2}`. */
function toPoly(row: Uint32Array, columns: number): Gf2Poly {
  const words = (columns >> 5) + 2;
  let [later, current] = workspace(2, words) as [Gf2Poly, Gf2Poly];
  for (let k = columns - 1; k >= 0; k--) {
    addShifted(later, current, 1, Math.min(words, ((columns - k) >> 5) + 1));
    later[0]! ^= (row[k >>> 5]! >>> (k & 31)) & 1;
    [later, current] = [current, later];
  }
  return current.slice();
}

/** The row of a polynomial of degree below n, by Horner's rule with H for t. */
function fromPoly(p: Gf2Poly, columns: number): Uint32Array {
  const stride = Math.ceil(columns / 32);
  let [row, next] = workspace(2, stride) as [Uint32Array, Uint32Array];
  const top = degreeOf(p);
  for (let i = top; i >= 0; i--) {
    // Only the first top − i bits can be set yet.
    addNeighbours(next, row, Math.min(stride, ((top - i) >> 5) + 1));
    next[0]! ^= (p[i >>> 5]! >>> (i & 31)) & 1;
    [row, next] = [next, row];
  }
  return row.slice();
}

/** target ← the first `words` words of H · row, where row has no bits beyond them that matter. */
function addNeighbours(target: Uint32Array, row: Uint32Array, words: number): void {
  const kernel = words >= 8 ? kernelFor(target, row) : null;
  if (kernel !== null) {
    kernel.neighbours(target.byteOffset, row.byteOffset, 4 * words);
    return;
  }
  for (let w = 0, left = 0; w < words; w++) {
    const word = row[w]!;
    const right = w + 1 < row.length ? row[w + 1]! : 0;
    target[w] = ((word << 1) | left) ^ ((word >>> 1) | (right << 31));
    left = word >>> 31;
  }
}
