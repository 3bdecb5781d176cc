/**
 * Matrices over GF(2), one bit an entry.
 *
 *     words[r * stride + w]   holds columns 32w … 32w+31 of row r, column 32w in bit 0
 *
 *     columns = 70, stride = 3:   [31 … 1 0] [63 … 33 32] [· · · 69 … 64]
 *                                                          └── spare bits, always zero
 *
 * Invariant: spare bits (those at or beyond `columns`) are zero. Every function here keeps it, so
 * rows may be compared, counted and xor-ed word by word.
 */

/** Number of 32-bit words that hold `bits` bits. */
export const wordsFor = (bits: number): number => Math.ceil(bits / 32);

/** Number of ones in a 32-bit word. */
export const popcount = (word: number): number => {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** 1 if the word has an odd number of ones, otherwise 0. */
export const parity = (word: number): number => {
  let result = word;
  for (let shift = 16; shift > 0; shift >>= 1) result ^= result >>> shift;
  return result & 1;
};

/** Largest number of 32-bit words one matrix may hold (4 GiB). */
export const MAX_WORDS = 2 ** 30;

/**
 * A matrix of bits as plain data, which structured clone and JSON keep: the tag says what it is, never a class.
 * Read as a vector it is row-major: entry `i` is row ⌊i/columns⌋, column i mod columns.
 */
export interface Bits {
  readonly kind: 'bits';
  readonly rows: number;
  readonly columns: number;
  /** Words a row. */
  readonly stride: number;
  readonly words: Uint32Array;
}

/** True for data tagged as bits, whatever made them. */
export const isBits = (value: unknown): value is Bits =>
  typeof value === 'object' && value !== null && (value as { kind?: unknown }).kind === 'bits';

/** A `rows × columns` matrix of bits with the means to work on it. */
export class BitMatrix implements Bits {
  readonly kind = 'bits';
  readonly rows: number;
  readonly columns: number;
  /** Words a row. */
  readonly stride: number;
  readonly words: Uint32Array;

  /**
   * A zero matrix, or a view of `words` (which must keep the invariant).
   * @throws {RangeError} if a dimension is negative, fractional, or the words do not fit.
   */
  constructor(rows: number, columns: number, words?: Uint32Array) {
    if (!Number.isSafeInteger(rows) || rows < 0 || !Number.isSafeInteger(columns) || columns < 0) {
      throw new RangeError(`BitMatrix: expected dimensions of at least 0, got ${rows} × ${columns}`);
    }
    this.rows = rows;
    this.columns = columns;
    this.stride = wordsFor(columns);
    const size = rows * this.stride;
    if (size > MAX_WORDS) {
      throw new RangeError(`BitMatrix: expected at most ${MAX_WORDS} words, got ${rows} × ${columns} bits`);
    }
    if (words !== undefined && words.length !== size) {
      throw new RangeError(`BitMatrix: expected ${size} words, got ${words.length}`);
    }
    this.words = words ?? new Uint32Array(size);
  }

  /**
   * The same bits, not copied, with the means to work on them.
   * @throws {RangeError} if the words do not fit the shape, {TypeError} if they are none
   */
  static of(bits: Bits): BitMatrix {
    if (Object.prototype.toString.call(bits.words) !== '[object Uint32Array]')
      throw new TypeError('BitMatrix.of: expected words as a Uint32Array; read stored data with readProblem');
    return new BitMatrix(bits.rows, bits.columns, bits.words);
  }

  /** The n × n identity. */
  static identity(n: number): BitMatrix {
    const result = new BitMatrix(n, n);
    for (let i = 0; i < n; i++) result.set(i, i, 1);
    return result;
  }

  /** A matrix from rows of numbers; odd numbers are ones. All rows must be equally long. */
  static from(rows: readonly ArrayLike<number>[], columns: number = rows[0]?.length ?? 0): BitMatrix {
    const result = new BitMatrix(rows.length, columns);
    rows.forEach((row, r) => {
      if (row.length !== columns) {
        throw new RangeError(`BitMatrix.from: expected ${columns} entries in row ${r}, got ${row.length}`);
      }
      for (let c = 0; c < columns; c++) if (row[c]! & 1) result.set(r, c, 1);
    });
    return result;
  }

  /** Number of entries, `rows · columns`. */
  get length(): number {
    return this.rows * this.columns;
  }

  /** Entry `index` in row-major order. */
  at(index: number): number {
    const row = Math.floor(index / this.columns);
    return this.get(row, index - row * this.columns);
  }

  get(row: number, column: number): number {
    return (this.words[row * this.stride + (column >>> 5)]! >>> (column & 31)) & 1;
  }

  /** Sets an entry to the lowest bit of `value`. */
  set(row: number, column: number, value: number): void {
    const index = row * this.stride + (column >>> 5);
    const bit = 1 << (column & 31);
    if (value & 1) this.words[index]! |= bit;
    else this.words[index]! &= ~bit;
  }

  /** The words of one row; writing to them writes to the matrix. */
  row(row: number): Uint32Array {
    return this.words.subarray(row * this.stride, (row + 1) * this.stride);
  }

  clone(): BitMatrix {
    return new BitMatrix(this.rows, this.columns, this.words.slice());
  }

  equals(other: Bits): boolean {
    return (
      this.rows === other.rows &&
      this.columns === other.columns &&
      this.words.every((word, i) => word === other.words[i])
    );
  }

  /** True if every entry is zero. */
  isZero(): boolean {
    for (let i = 0; i < this.words.length; i++) if (this.words[i] !== 0) return false;
    return true;
  }

  /** True if every bit beyond the last column is zero, as the invariant says. */
  hasCleanEdge(): boolean {
    if ((this.columns & 31) === 0) return true;
    const spare = -1 << (this.columns & 31);
    for (let r = 1; r <= this.rows; r++) if ((this.words[r * this.stride - 1]! & spare) !== 0) return false;
    return true;
  }

  /** Number of ones. */
  count(): number {
    let ones = 0;
    for (let i = 0; i < this.words.length; i++) ones += popcount(this.words[i]!);
    return ones;
  }

  /** Adds row `source` to row `target`. */
  addRow(target: number, source: number): void {
    const { words, stride } = this;
    for (let w = 0, t = target * stride, s = source * stride; w < stride; w++) words[t + w]! ^= words[s + w]!;
  }

  swapRows(a: number, b: number): void {
    if (a === b) return;
    const { words, stride } = this;
    for (let w = 0, i = a * stride, j = b * stride; w < stride; w++, i++, j++) {
      const held = words[i]!;
      words[i] = words[j]!;
      words[j] = held;
    }
  }

  transpose(): BitMatrix {
    const result = new BitMatrix(this.columns, this.rows);
    const block = new Uint32Array(32);
    for (let r = 0; r < this.rows; r += 32) {
      for (let w = 0; w < this.stride; w++) {
        for (let i = 0; i < 32; i++) block[i] = r + i < this.rows ? this.words[(r + i) * this.stride + w]! : 0;
        transposeBlock(block);
        const end = Math.min(32, this.columns - 32 * w);
        for (let i = 0; i < end; i++) result.words[(32 * w + i) * result.stride + (r >>> 5)] = block[i]!;
      }
    }
    return result;
  }

  /** The product `this · other`. Cost: rows · columns · other.columns / 32 word operations. */
  multiply(other: BitMatrix): BitMatrix {
    if (this.columns !== other.rows) {
      throw new RangeError(`BitMatrix.multiply: expected ${this.columns} rows on the right, got ${other.rows}`);
    }
    const result = new BitMatrix(this.rows, other.columns);
    for (let r = 0; r < this.rows; r++) {
      const target = result.row(r);
      for (let c = 0; c < this.columns; c++) {
        if (this.get(r, c))
          for (let w = 0, s = c * other.stride; w < other.stride; w++) target[w]! ^= other.words[s + w]!;
      }
    }
    return result;
  }
}

/** Transposes 32 words as a 32 × 32 bit block, in place. Source: Warren, Hacker's Delight, §7–3. */
function transposeBlock(block: Uint32Array): void {
  for (let size = 16, mask = 0x0000ffff; size !== 0; size >>>= 1, mask ^= mask << size) {
    for (let k = 0; k < 32; k = (k + size + 1) & ~size) {
      const swap = ((block[k]! >>> size) ^ block[k + size]!) & mask;
      block[k]! ^= swap << size;
      block[k + size]! ^= swap;
    }
  }
}

/** Moves four bytes of 0 or 1 into the highest four bits, the first byte lowest: no two products meet in a bit. */
const GATHER = 0x10204080;
/** Spreads four bits, times this, over the lowest bits of four bytes. */
const SPREAD = 0x00204081;

/** One entry a cell, row-major, as bits: everything but 0 is a one. */
export function packBits(values: ArrayLike<number>, rows: number, columns: number): BitMatrix {
  const bits = new BitMatrix(rows, columns);
  if (values instanceof Uint8Array && packBytes(values, bits)) return bits;
  const { words, stride } = bits;
  for (let i = 0, r = 0; r < rows; r++) {
    for (let w = 0; w < stride; w++) {
      const end = Math.min(32, columns - 32 * w);
      let word = 0;
      for (let k = 0; k < end; k++, i++) if (values[i] !== 0) word |= 1 << k;
      words[r * stride + w] = word;
    }
  }
  return bits;
}

/** The same for bytes of 0 and 1, four at a time; false if there are others, or not one a cell. */
function packBytes(values: Uint8Array, { rows, columns, stride, words }: BitMatrix): boolean {
  if (values.length !== rows * columns) return false;
  const bytes = new DataView(values.buffer, values.byteOffset, values.length);
  const fours = columns >>> 2;
  let strange = 0;
  for (let r = 0; r < rows; r++) {
    let at = r * columns;
    let word = 0;
    for (let k = 0; k < fours; k++, at += 4) {
      const four = bytes.getInt32(at, true);
      strange |= four;
      word |= (Math.imul(four, GATHER) >>> 28) << ((k & 7) << 2);
      if ((k & 7) === 7) {
        words[r * stride + (k >>> 3)] = word;
        word = 0;
      }
    }
    for (let c = fours << 2; c < columns; c++, at++) {
      strange |= values[at]!;
      word |= values[at]! << (c & 31);
    }
    if ((columns & 31) !== 0) words[r * stride + stride - 1] = word;
    if ((strange & ~0x01010101) !== 0) return false;
  }
  return true;
}

/** One entry for each bit, row by row: 0 or 1. */
export function unpackBits({ rows, columns, stride, words }: Bits): Uint8Array {
  const values = new Uint8Array(rows * columns);
  const bytes = new DataView(values.buffer);
  const fours = columns >>> 2;
  for (let r = 0; r < rows; r++) {
    let at = r * columns;
    for (let k = 0; k < fours; k++, at += 4) {
      const four = (words[r * stride + (k >>> 3)]! >>> ((k & 7) << 2)) & 15;
      bytes.setInt32(at, Math.imul(four, SPREAD) & 0x01010101, true);
    }
    for (let c = fours << 2; c < columns; c++, at++) values[at] = (words[r * stride + (c >>> 5)]! >>> (c & 31)) & 1;
  }
  return values;
}
