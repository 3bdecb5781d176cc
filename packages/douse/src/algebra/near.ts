import { type BitMatrix, popcount, wordsFor } from './bitmatrix.ts';
import { type CosetKernels, cosetKernels } from './kernels/coset-kernels.ts';
import { reserve } from './kernels/wasm.ts';

const LOG_BLOCK = 12;
/** Sums that are compared at a time. */
const MAX_BLOCK = 2 ** LOG_BLOCK;
/** Rows have fewer bits than this, so that a count of bits and a place in a block fit in one word. */
export const MAX_NEAR_BITS = 2 ** 19;
/** Rows that a number chooses from. */
const MAX_NEAR_ROWS = 53;

/**
 * Sums of rows of two bit matrices A and B with equal columns, and the question which sums of rows of A and of B are
 * near each other. A sum is named by a number below 2^53 whose bits choose the rows. Sums are put together from tables,
 * one for each eight rows.
 */
export class NearSums {
  /** Words from one sum to the next; whole vectors of four. */
  readonly span: number;
  readonly #kernels: CosetKernels | null;
  readonly #words: Uint32Array;
  /** Where in the words: the numbers of a block, sums of the longer and of the shorter list, and the finds. */
  readonly #at: Record<'numbers' | 'sums' | 'rows' | 'found', number>;
  readonly #tables: readonly { readonly at: number; readonly count: number }[];
  readonly #offset: Uint32Array;

  /**
   * @param offset  bits that are added to every sum of A
   * @throws {RangeError} for rows of MAX_NEAR_BITS bits or more, or more rows than a number has bits
   */
  constructor(matrices: readonly [BitMatrix, BitMatrix], offset: Uint32Array) {
    for (const { rows, columns } of matrices)
      if (rows > MAX_NEAR_ROWS || columns >= MAX_NEAR_BITS)
        throw new RangeError(
          `NearSums: expected at most ${MAX_NEAR_ROWS} rows of fewer than ${MAX_NEAR_BITS} bits, got ${rows} × ${columns}`,
        );
    const span = (wordsFor(matrices[0].columns) + 3) & ~3;
    this.span = span;
    this.#offset = offset;
    let end = 0;
    const take = (words: number): number => (end += words) - words;
    this.#at = {
      numbers: take(2 * MAX_BLOCK),
      sums: take(MAX_BLOCK * span),
      rows: take(MAX_BLOCK * span),
      found: take(MAX_BLOCK),
    };
    this.#tables = matrices.map(({ rows }) => {
      const count = Math.max(1, Math.ceil(rows / 8));
      return { at: take(count * 256 * span), count };
    });
    this.#kernels = cosetKernels();
    if (this.#kernels !== null) reserve(this.#kernels.memory, 4 * end);
    this.#words = this.#kernels === null ? new Uint32Array(end) : new Uint32Array(this.#kernels.memory.buffer, 0, end);
    matrices.forEach((matrix, m) => this.#fill(matrix, this.#tables[m]!.at));
  }

  #fill(matrix: BitMatrix, at: number): void {
    const [words, span] = [this.#words, this.span];
    for (let first = 0; first < matrix.rows; first += 8) {
      for (let t = 1; t < 2 ** Math.min(8, matrix.rows - first); t++) {
        const to = at + (32 * first + t) * span;
        const row = matrix.row(first + 31 - Math.clz32(t & -t));
        const from = at + (32 * first + (t & (t - 1))) * span;
        for (let w = 0; w < row.length; w++) words[to + w] = words[from + w]! ^ row[w]!;
      }
    }
  }

  /** Computes sums of rows of matrix m, one after the other from `at` on. */
  #combine(m: 0 | 1, numbers: Float64Array, at: number): void {
    const [words, span, { at: first, count }] = [this.#words, this.span, this.#tables[m]!];
    for (let i = 0; i < numbers.length; i++) {
      words[this.#at.numbers + 2 * i] = numbers[i]!;
      words[this.#at.numbers + 2 * i + 1] = numbers[i]! / 2 ** 32;
    }
    if (this.#kernels !== null) {
      this.#kernels.combine(4 * this.#at.numbers, numbers.length, 4 * first, count, 4 * span, 4 * at);
      return;
    }
    words.fill(0, at, at + numbers.length * span);
    for (let i = 0; i < numbers.length; i++) {
      for (let t = 0; t < count; t++) {
        const byte = (words[this.#at.numbers + 2 * i + (t >>> 2)]! >>> (8 * (t & 3))) & 255;
        const [to, from] = [at + i * span, first + (256 * t + byte) * span];
        for (let w = 0; w < span; w++) words[to + w]! ^= words[from + w]!;
      }
    }
  }

  /**
   * Calls `found` for the pairs of a sum of rows of A and one of B (named by `first` and `second`) that differ in few
   * bits. The limit is asked for before each step and may fall; where it is negative, there is nothing to find.
   */
  forNear(
    first: Float64Array,
    second: Float64Array,
    limit: () => number,
    found: (first: number, second: number, bits: number) => void,
  ): void {
    // The longer list is compared a block at a time with one sum of the shorter.
    const few = first.length <= second.length ? 0 : 1;
    const [short, long] = few === 0 ? [first, second] : [second, first];
    const { span } = this;
    const [words, { rows, sums }] = [this.#words, this.#at];
    for (let top = 0; top < short.length; top += MAX_BLOCK) {
      const some = short.subarray(top, top + MAX_BLOCK);
      this.#combine(few, some, rows);
      for (let i = 0; i < some.length; i++)
        for (let w = 0; w < this.#offset.length; w++) words[rows + i * span + w]! ^= this.#offset[w]!;
      for (let from = 0; from < long.length; from += MAX_BLOCK) {
        const block = long.subarray(from, from + MAX_BLOCK);
        this.#combine(few === 0 ? 1 : 0, block, sums);
        for (let i = 0; i < some.length; i++) {
          const count = this.#within(rows + i * span, block.length, Math.min(limit(), MAX_NEAR_BITS - 1));
          for (let k = 0; k < count; k++) {
            const hit = words[this.#at.found + k]!;
            const [a, b] = [some[i]!, block[hit % MAX_BLOCK]!];
            if (few === 0) found(a, b, hit >>> LOG_BLOCK);
            else found(b, a, hit >>> LOG_BLOCK);
          }
        }
      }
    }
  }

  /**
   * Sums of the block that differ from the row in at most `limit` bits: `bits · 4096 + place`; the result is how
   * many.
   */
  #within(row: number, length: number, limit: number): number {
    if (limit < 0) return 0;
    const [words, span, { sums, found }] = [this.#words, this.span, this.#at];
    if (this.#kernels !== null) return this.#kernels.within(4 * row, 4 * sums, length, 4 * span, limit, 4 * found);
    let count = 0;
    for (let j = 0; j < length; j++) {
      let bits = 0;
      for (let i = 0, at = sums + j * span; i < span; i++, at++) bits += popcount(words[row + i]! ^ words[at]!);
      if (bits <= limit) words[found + count++] = bits * MAX_BLOCK + j;
    }
    return count;
  }
}
