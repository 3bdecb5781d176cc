import { describe, expect, it } from 'vitest';
import type { Random } from '../play/random.ts';
import { cases, matrix, plainRank, product, type Rows } from '../testing/plain.ts';
import { BitMatrix } from './bitmatrix.ts';
import { echelon, kernel, rank } from './echelon.ts';

const SIZES = [0, 1, 7, 8, 9, 31, 32, 33, 63, 64, 65];

const rowsOf = (m: BitMatrix): Rows => matrix(m.rows, m.columns, (r, c) => m.get(r, c));
const bits = (random: Random, rows: number, columns: number): Rows => matrix(rows, columns, () => random.below(2));

/** A matrix of exactly this rank: two random factors, each with an identity inside. */
function ofRank(random: Random, rows: number, columns: number, r: number): Rows {
  const left = bits(random, rows, r).map((row, i) => (i < r ? row.map((_, c) => Number(c === i)) : row));
  const right = bits(random, r, columns).map((row, i) => row.map((bit, c) => (c < r ? Number(c === i) : bit)));
  const shuffle = (items: Rows): Rows => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = random.below(i + 1);
      [items[i], items[j]] = [items[j]!, items[i]!];
    }
    return items;
  };
  const a = shuffle(product(left, right, columns, 2));
  const order = shuffle(matrix(columns, 1, (c) => c)).map(([c]) => c!);
  return a.map((row) => order.map((c) => row[c]!));
}

describe('echelon', () => {
  it('finds the rank that a matrix was built with', () => {
    for (const random of cases('rank', 150)) {
      const rows = SIZES[random.below(SIZES.length)]!;
      const columns = SIZES[random.below(SIZES.length)]!;
      const r = random.below(Math.min(rows, columns) + 1);
      const a = ofRank(random, rows, columns, r);
      expect(plainRank(a)).toBe(r);
      expect(rank(BitMatrix.from(a, columns)), `${rows} × ${columns} of rank ${r}`).toBe(r);
    }
  });

  it('gives the echelon form: staircase, same row space, reduced when asked', () => {
    for (const random of cases('form', 150)) {
      const rows = random.below(40);
      const columns = SIZES[random.below(SIZES.length)]!;
      const sparse = random.below(2) === 0;
      const a = matrix(rows, columns, () => (sparse ? Number(random.below(9) === 0) : random.below(2)));
      for (const reduced of [false, true]) {
        const form = BitMatrix.from(a, columns);
        const pivots = echelon(form, { reduced });
        expect(pivots).toEqual([...pivots].sort((x, y) => x - y));
        expect(pivots.length).toBe(plainRank(a));
        const b = rowsOf(form);
        b.forEach((row, r) => expect(row.indexOf(1)).toBe(pivots[r] ?? -1));
        expect(plainRank([...a, ...b])).toBe(pivots.length);
        if (reduced) pivots.forEach((c, r) => expect(b.map((row) => row[c])).toEqual(b.map((_, i) => Number(i === r))));
      }
    }
  });

  it('leaves the right side of an augmented matrix without pivots but takes it along', () => {
    for (const random of cases('width', 100)) {
      const n = 1 + random.below(70);
      const a = bits(random, n, n);
      const form = BitMatrix.from(a.map((row, r) => [...row, ...row.map((_, c) => Number(r === c))]));
      const pivots = echelon(form, { width: n, reduced: true });
      expect(pivots.every((c) => c < n)).toBe(true);
      expect(pivots.length).toBe(plainRank(a));
      // [A | I] becomes [E | P] with P·A = E.
      const e = rowsOf(form).map((row) => row.slice(0, n));
      const p = rowsOf(form).map((row) => row.slice(n));
      expect(product(p, a, n, 2)).toEqual(e);
      expect(plainRank(p)).toBe(n);
      e.forEach((row, r) => expect(row.indexOf(1)).toBe(pivots[r] ?? -1));
    }
  });

  it('does not change the matrix whose rank is asked', () => {
    const m = BitMatrix.from([
      [1, 1],
      [1, 1],
    ]);
    expect(rank(m)).toBe(1);
    expect(kernel(m).rows).toBe(1);
    expect(rowsOf(m)).toEqual([
      [1, 1],
      [1, 1],
    ]);
  });
});

describe('kernel', () => {
  it('is all of the kernel: A·x = 0, independent, and rank + nullity = columns', () => {
    for (const random of cases('kernel', 150)) {
      const rows = SIZES[random.below(SIZES.length)]!;
      const columns = SIZES[random.below(SIZES.length)]!;
      const r = random.below(Math.min(rows, columns) + 1);
      const a = ofRank(random, rows, columns, r);
      const m = BitMatrix.from(a, columns);
      const basis = kernel(m);
      expect([basis.rows, basis.columns]).toEqual([columns - r, columns]);
      expect(m.multiply(basis.transpose()).isZero()).toBe(true);
      expect(plainRank(rowsOf(basis))).toBe(columns - r);
      // Basis vector i has a one in the i-th column without pivot and zeros in the other ones.
      const pivots = echelon(m.clone());
      const free = Array.from({ length: columns }, (_, c) => c).filter((c) => !pivots.includes(c));
      rowsOf(basis).forEach((row, i) => expect(free.map((c) => row[c])).toEqual(free.map((_, k) => Number(k === i))));
    }
  });

  it('of nothing is nothing, of the zero map everything', () => {
    expect(kernel(new BitMatrix(5, 0)).rows).toBe(0);
    expect(kernel(new BitMatrix(0, 33)).equals(BitMatrix.identity(33))).toBe(true);
    expect(kernel(new BitMatrix(3, 33)).equals(BitMatrix.identity(33))).toBe(true);
    expect(kernel(BitMatrix.identity(65)).rows).toBe(0);
  });
});
