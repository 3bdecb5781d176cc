import { describe, expect, it } from 'vitest';
import { cases, matrix, product, transposed, type Rows } from '../testing/plain.ts';
import { BitMatrix, MAX_WORDS, packBits, popcount, unpackBits, wordsFor } from './bitmatrix.ts';

const SIZES = [0, 1, 2, 7, 8, 9, 31, 32, 33, 63, 64, 65, 96, 97];

const rowsOf = (m: BitMatrix): Rows => matrix(m.rows, m.columns, (r, c) => m.get(r, c));

/** Spare bits must be zero. */
function expectTidy(m: BitMatrix): void {
  const spare = m.columns & 31;
  if (spare === 0) return;
  for (let r = 0; r < m.rows; r++) {
    if (m.row(r)[m.stride - 1]! >>> spare !== 0) expect.fail(`row ${r} of ${m.rows} × ${m.columns} has spare bits set`);
  }
}

describe('words', () => {
  it('counts words and ones', () => {
    expect([0, 1, 31, 32, 33, 64, 65].map(wordsFor)).toEqual([0, 1, 1, 1, 2, 2, 3]);
    for (const word of [0, 1, 0x80000000, 0xffffffff, 0x55555555, 0x12345678, 0xdeadbeef]) {
      expect(popcount(word), word.toString(16)).toBe([...word.toString(2)].filter((bit) => bit === '1').length);
      expect(popcount(word | 0)).toBe(popcount(word));
    }
  });
});

describe('BitMatrix', () => {
  it('keeps what is set, at every word edge, and touches nothing else', () => {
    for (const columns of SIZES.filter(Boolean)) {
      for (const column of SIZES.filter((c) => c < columns)) {
        const m = new BitMatrix(3, columns);
        m.set(1, column, 1);
        expect(m.count()).toBe(1);
        expect(m.get(1, column)).toBe(1);
        expect(m.at(columns + column)).toBe(1);
        expect(m.isZero()).toBe(false);
        m.set(1, column, 2);
        expect(m.isZero()).toBe(true);
        m.set(1, column, 3);
        expect(rowsOf(m)).toEqual(matrix(3, columns, (r, c) => Number(r === 1 && c === column)));
        expectTidy(m);
      }
    }
  });

  it('reads entries row by row', () => {
    const m = BitMatrix.from([
      [1, 0, 3],
      [2, 5, 0],
    ]);
    expect([m.rows, m.columns, m.length]).toEqual([2, 3, 6]);
    expect([0, 1, 2, 3, 4, 5].map((i) => m.at(i))).toEqual([1, 0, 1, 0, 1, 0]);
    expect(BitMatrix.from([], 5).columns).toBe(5);
    expect(BitMatrix.from([], 5).length).toBe(0);
  });

  it('is symmetric with its transpose, for every pair of sizes around the word length', () => {
    for (const [i, rows] of SIZES.entries()) {
      for (const random of cases(`transpose-${rows}`, SIZES.length)) {
        const columns = SIZES[random.below(SIZES.length)]!;
        const plain = matrix(rows, columns, () => random.below(2));
        const m = BitMatrix.from(plain, columns);
        const t = m.transpose();
        expect([t.rows, t.columns]).toEqual([columns, rows]);
        expect(rowsOf(t)).toEqual(transposed(plain, columns));
        expectTidy(t);
        expect(t.transpose().equals(m)).toBe(true);
      }
      expect(BitMatrix.identity(rows).transpose().equals(BitMatrix.identity(rows)), `size ${i}`).toBe(true);
    }
  });

  it('multiplies as plain loops do', () => {
    for (const random of cases('multiply', 60)) {
      const [rows, inner, columns] = [0, 1, 2].map(() => SIZES[random.below(SIZES.length)]!) as [
        number,
        number,
        number,
      ];
      const a = matrix(rows, inner, () => random.below(2));
      const b = matrix(inner, columns, () => random.below(2));
      const c = BitMatrix.from(a, inner).multiply(BitMatrix.from(b, columns));
      expect(rowsOf(c)).toEqual(product(a, b, columns, 2));
      expectTidy(c);
    }
    expect(() => new BitMatrix(2, 3).multiply(new BitMatrix(2, 3))).toThrow(/expected 3 rows/);
  });

  it('adds and swaps whole rows', () => {
    for (const columns of SIZES.filter(Boolean)) {
      for (const random of cases(`rows-${columns}`, 3)) {
        const plain = matrix(4, columns, () => random.below(2));
        const m = BitMatrix.from(plain);
        m.swapRows(0, 3);
        m.swapRows(2, 2);
        m.addRow(1, 2);
        const sum = plain[1]!.map((bit, c) => (bit + plain[2]![c]!) % 2);
        expect(rowsOf(m)).toEqual([plain[3], sum, plain[2], plain[0]]);
        m.addRow(1, 1);
        expect(rowsOf(m)[1]).toEqual(plain[0]!.map(() => 0));
        expectTidy(m);
      }
    }
  });

  it('tells equal from different, in shape too', () => {
    const m = BitMatrix.identity(33);
    const copy = m.clone();
    expect(copy.equals(m)).toBe(true);
    copy.set(32, 31, 1);
    expect(copy.equals(m)).toBe(false);
    expect(m.get(32, 31)).toBe(0);
    expect(new BitMatrix(2, 3).equals(new BitMatrix(2, 4))).toBe(false);
    expect(new BitMatrix(0, 3).equals(new BitMatrix(0, 4))).toBe(false);
    expect(new BitMatrix(2, 3).equals(new BitMatrix(2, 3))).toBe(true);
  });

  it('lets rows be written through, and views given words', () => {
    const m = new BitMatrix(2, 40);
    m.row(1)[1] = 0b101;
    expect(m.at(40 + 34)).toBe(1);
    expect(m.count()).toBe(2);
    expect(new BitMatrix(2, 40, m.words).words).toBe(m.words);
    expect([0, 1, 32, 33, 64].map((columns) => new BitMatrix(1, columns).stride)).toEqual([0, 1, 1, 2, 2]);
  });

  it('packs bytes wherever they lie, and unpacks them again', () => {
    for (const columns of SIZES) {
      for (const random of cases(`pack ${columns}`, 12)) {
        const rows = random.below(4);
        const most = [2, 2, 2, 3, 256][random.below(5)]!;
        // A view that begins anywhere in its buffer, or a plain list of the same numbers.
        const bytes = new Uint8Array(rows * columns + 7).subarray(random.below(8)).subarray(0, rows * columns);
        for (let i = 0; i < bytes.length; i++) bytes[i] = random.below(most);
        const packed = packBits(random.below(2) === 0 ? bytes : Array.from(bytes), rows, columns);
        const ones = Array.from(bytes.subarray(0, rows * columns), (byte) => Number(byte !== 0));
        expect([packed.rows, packed.columns]).toEqual([rows, columns]);
        expect(rowsOf(packed).flat()).toEqual(ones);
        expectTidy(packed);
        expect(Array.from(unpackBits(packed))).toEqual(ones);
      }
    }
  });

  it('refuses impossible shapes', () => {
    for (const [rows, columns] of [
      [-1, 1],
      [1, -1],
      [0.5, 1],
      [1, Number.NaN],
      [MAX_WORDS, 33],
      [2 ** 53, 1],
    ] as const) {
      expect(() => new BitMatrix(rows, columns), `${rows} × ${columns}`).toThrow(RangeError);
    }
    expect(() => new BitMatrix(2, 33, new Uint32Array(3))).toThrow(/expected 4 words, got 3/);
    expect(() => BitMatrix.from([[1, 0], [1]])).toThrow(/expected 2 entries in row 1, got 1/);
  });
});
