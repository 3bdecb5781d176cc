import { describe, expect, it } from 'vitest';
import { drawn } from '../testing/boards.ts';
import { printedCases } from '../testing/oracles.ts';
import { cases, matrix, plainMatrix, product, type Rows, times, transposed, vectors } from '../testing/plain.ts';
import { echelonForm, MAX_HERMITE, type RowStep } from './hermite.ts';
import { gcd, isPrime } from './integers.ts';

const plain = (rows: readonly Uint32Array[]): Rows => rows.map((row) => [...row]);
const identity = (n: number): Rows => matrix(n, n, (r, c) => Number(r === c));

/** Determinant modulo q by the first row. */
function determinant(a: Rows, q: number): number {
  if (a.length === 0) return 1;
  return a[0]!.reduce((sum, entry, c) => {
    if (entry === 0) return sum;
    const minor = determinant(
      a.slice(1).map((row) => row.filter((_, i) => i !== c)),
      q,
    );
    return (((sum + (c % 2 === 0 ? entry : -entry) * minor) % q) + q) % q;
  }, 0);
}

/** The matrix after some row operations, one entry after the other. */
function replayed(a: Rows, steps: readonly RowStep[], q: number): Rows {
  const rows = a.map((row) => [...row]);
  for (const step of steps) {
    const own = rows[step.row]!;
    if (step.kind === 'swap') [rows[step.row], rows[step.with]] = [rows[step.with]!, own];
    else if (step.kind === 'scale') rows[step.row] = own.map((entry) => (entry * step.by) % q);
    else rows[step.row] = own.map((entry, c) => (entry + step.by * rows[step.from]![c]!) % q);
  }
  return rows;
}

describe('echelonForm', () => {
  for (let q = 2; q <= 12; q++) {
    it(`over Z/${q}: P · A = E, P invertible, E in echelon form, the steps lead to both`, () => {
      for (const random of cases(`echelon-${q}`, 60)) {
        const [rows, columns] = [random.below(7), random.below(7)];
        const thin = 1 + random.below(3);
        const a = matrix(rows, columns, () => (random.below(thin) === 0 ? random.below(q) : 0));
        const given = JSON.stringify(a);
        const { echelon, pass, pivots, steps } = echelonForm(a, columns, q);
        const [e, p] = [plain(echelon), plain(pass)];
        expect(JSON.stringify(a)).toBe(given);
        expect(product(p, a, columns, q), given).toEqual(e);
        expect(gcd(determinant(p, q), q), given).toBe(1);
        expect(replayed(a, steps, q)).toEqual(e);
        expect(replayed(identity(rows), steps, q)).toEqual(p);
        // A staircase: nothing left of a pivot, nothing below it, zero rows last.
        expect(pivots).toEqual([...new Set(pivots)].sort((x, y) => x - y));
        e.forEach((row, r) => expect(row.findIndex((entry) => entry !== 0)).toBe(pivots[r] ?? -1));
        pivots.forEach((c, r) => {
          const pivot = e[r]![c]!;
          expect(q % pivot, given).toBe(0);
          for (let above = 0; above < r; above++) expect(e[above]![c]!).toBeLessThan(pivot);
          if (isPrime(q)) expect(pivot).toBe(1);
        });
        // Invertible operations only, so that they could be undone.
        for (const step of steps) {
          if (step.kind === 'scale') expect(gcd(step.by, q)).toBe(1);
          if (step.kind === 'add') expect(step.from).not.toBe(step.row);
        }
        // No solution is lost or won by row operations.
        if (q ** columns <= 1000) {
          for (const x of vectors(columns, q)) {
            const quiet = (m: Rows): boolean => times(m, x, q).every((value) => value === 0);
            expect(quiet(e)).toBe(quiet(a));
          }
        }
      }
    });
  }

  it('for a symmetric matrix over a prime field: the rows of P beyond the rank are a basis of the kernel', () => {
    for (const q of [2, 3, 5, 7, 11]) {
      for (const random of cases(`symmetric-${q}`, 40)) {
        const n = 1 + random.below(q === 2 ? 7 : q < 6 ? 4 : 3);
        const half = matrix(n, n, () => (random.below(2) === 0 ? random.below(q) : 0));
        const a = matrix(n, n, (r, c) => (r <= c ? half[r]![c]! : half[c]![r]!));
        const { pass, pivots } = echelonForm(a, n, q);
        const basis = plain(pass.slice(pivots.length));
        for (const row of basis) expect(times(a, row, q).every((value) => value === 0)).toBe(true);
        let quiet = 0;
        for (const x of vectors(n, q)) if (times(a, x, q).every((value) => value === 0)) quiet++;
        expect(quiet).toBe(q ** basis.length);
        const different = new Set<string>();
        for (const factors of vectors(basis.length, q)) different.add(times(transposed(basis, n), factors, q).join());
        expect(different.size).toBe(quiet);
      }
    }
  });

  it('of the irregular board in six cells: rank 4 and the quiet basis as printed', () => {
    const given = printedCases().find(({ from }) => from.endsWith('irregular boards'))!;
    const a = plainMatrix(drawn(given));
    const { pivots, pass } = echelonForm(a, 6, 2);
    expect(pivots.length).toBe(4);
    expect(given.rank).toBe(4);
    const [x, y] = plain(pass.slice(4)) as [number[], number[]];
    const spanned = [x, y, x.map((bit, i) => bit ^ y[i]!)].map(String);
    for (const quiet of [
      [1, 1, 1, 1, 0, 0],
      [1, 1, 0, 0, 1, 1],
    ]) {
      expect(spanned).toContain(quiet.join());
      expect(times(a, quiet, 2)).toEqual([0, 0, 0, 0, 0, 0]);
    }
  });

  it('takes large moduli and entries of any sign or size', () => {
    const q = 65_536;
    const a = [
      [65_535, 2, 4],
      [6, 65_000, 9],
      [2, 2, 65_535],
    ];
    const { echelon, pass } = echelonForm(a, 3, q);
    const bigProduct = a[0]!.map((_, c) =>
      [0, 1, 2].map((r) =>
        Number([0, 1, 2].reduce((sum, k) => sum + BigInt(pass[r]![k]!) * BigInt(a[k]![c]!), 0n) % BigInt(q)),
      ),
    );
    expect(transposed(bigProduct, 3)).toEqual(plain(echelon));
    expect(plain(echelonForm([[-1, 14]], 2, 5).echelon)).toEqual([[1, 1]]);
  });

  it('of nothing is nothing; of too much it says so', () => {
    expect(echelonForm([], 3, 2)).toEqual({ echelon: [], pass: [], pivots: [], steps: [] });
    expect(echelonForm([[]], 0, 4)).toMatchObject({ pivots: [], steps: [] });
    expect(echelonForm([[0, 0]], 2, 4)).toMatchObject({ pivots: [], steps: [] });
    const n = Math.ceil(Math.sqrt(MAX_HERMITE / 2)) + 1;
    const row = new Uint8Array(n);
    expect(() =>
      echelonForm(
        Array.from({ length: n }, () => row),
        n,
        2,
      ),
    ).toThrow(RangeError);
  });
});
