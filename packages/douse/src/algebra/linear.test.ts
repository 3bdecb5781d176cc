import { describe, expect, it } from 'vitest';
import type { Random } from '../play/random.ts';
import { cases, matrix, product, times, transposed, vectors, type Rows } from '../testing/plain.ts';
import { gcd, primePowers } from './integers.ts';
import { fitsDense, type LinearSolution, MAX_DENSE_ENTRIES, solveLinear } from './linear.ts';

const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 16, 27, 36];
const LARGE = [210, 256, 720, 65_535, 65_536, 65_537, 66_049, 131_071, 2 ** 17, 2 ** 20, 6 ** 9, 2 ** 26, 67_108_859];

const solveRows = (a: Rows, columns: number, right: ArrayLike<number>, modulus: number): LinearSolution =>
  solveLinear({
    rows: a.length,
    columns,
    modulus,
    right,
    entries(entry) {
      a.forEach((row, r) => row.forEach((value, c) => value !== 0 && entry(r, c, value)));
    },
  });

/** A random entry: often zero or a multiple of a divisor of q, because units everywhere hide what goes wrong. */
function entryOf(random: Random, q: number): number {
  const { prime, exponent } = primePowers(q)[random.below(primePowers(q).length)]!;
  return (random.below(q) * prime ** random.below(exponent + 1)) % q;
}

/** Everything that can be said of an answer without another solver. */
function expectSound(a: Rows, columns: number, right: number[], q: number, found: LinearSolution): void {
  const { solution, obstruction, kernel } = found;
  const inRange = (x: Uint32Array): boolean => x.every((value) => value < q);
  expect((solution === null) !== (obstruction === null)).toBe(true);
  if (solution !== null) {
    expect(solution.length).toBe(columns);
    expect(inRange(solution)).toBe(true);
    expect(times(a, solution, q)).toEqual(right);
  } else {
    expect(obstruction!.length).toBe(a.length);
    expect(inRange(obstruction!)).toBe(true);
    expect(times(transposed(a, columns), obstruction!, q).every((sum) => sum === 0)).toBe(true);
    expect(times([right], obstruction!, q)).not.toEqual([0]);
  }
  kernel.generators.forEach((generator, i) => {
    expect(generator.length).toBe(columns);
    expect(times(a, generator, q).every((sum) => sum === 0)).toBe(true);
    const common = generator.reduce((all, value) => gcd(all, value), q);
    expect(q / common, 'order of a generator').toBe(kernel.orders[i]);
  });
}

const size = ({ kernel }: LinearSolution): number => kernel.orders.reduce((all, order) => all * order, 1);

describe('solveLinear', () => {
  for (const q of SMALL) {
    it(`agrees with trying everything, modulo ${q}`, () => {
      for (const random of cases(`brute-${q}`, 120)) {
        const most = q <= 3 ? 5 : q <= 6 ? 4 : q <= 16 ? 3 : 2;
        const [rows, columns] = [random.below(5), random.below(most + 1)] as const;
        const a = matrix(rows, columns, () => entryOf(random, q));
        const hidden = Array.from({ length: columns }, () => random.below(q));
        const right =
          random.below(3) > 0 ? times(a, hidden, q) : Array.from({ length: rows }, () => entryOf(random, q));
        const found = solveRows(a, columns, right, q);
        expectSound(a, columns, right, q, found);

        let solutions = 0;
        const quiet = new Set<string>();
        for (const x of vectors(columns, q)) {
          const image = times(a, x, q);
          if (image.every((value, i) => value === right[i])) solutions++;
          if (image.every((value) => value === 0)) quiet.add(x.join());
        }
        const shown = `${JSON.stringify(a)} x = ${JSON.stringify(right)} mod ${q}`;
        expect(found.solution !== null, shown).toBe(solutions > 0);
        expect(size(found), shown).toBe(quiet.size);
        if (solutions > 0) expect(solutions).toBe(quiet.size);
        // Every combination of the generators is a different element of the kernel.
        const combined = new Set<string>();
        const add = (i: number, sum: number[]): void => {
          if (i === found.kernel.orders.length) {
            combined.add(sum.join());
            return;
          }
          for (let k = 0; k < found.kernel.orders[i]!; k++) {
            add(
              i + 1,
              sum.map((value, c) => (value + k * found.kernel.generators[i]![c]!) % q),
            );
          }
        };
        add(
          0,
          Array.from({ length: columns }, () => 0),
        );
        expect(combined, shown).toEqual(quiet);
      }
    });
  }

  it('finds the kernel of matrices with a known Smith form, and solves them, for small and large moduli', () => {
    for (const q of [...SMALL, ...LARGE]) {
      for (const random of cases(`smith-${q}`, 12)) {
        const [rows, columns] = [random.below(9), random.below(9)] as const;
        const divisors = Array.from({ length: Math.min(rows, columns) }, () => entryOf(random, q));
        const diagonal = matrix(rows, columns, (r, c) => (r === c ? divisors[r]! : 0));
        const a = bigProduct(
          bigProduct(unimodular(random, rows, q), diagonal, columns, q),
          unimodular(random, columns, q),
          columns,
          q,
        );
        const free = columns - divisors.length;
        const expected = divisors.reduce((all, s) => all * BigInt(gcd(s, q)), BigInt(q) ** BigInt(free));
        for (const solvable of [true, false]) {
          const any = Array.from({ length: solvable ? columns : rows }, () => random.below(q));
          const right = solvable ? times(a, any, q) : any;
          const found = solveRows(a, columns, right, q);
          expectSound(a, columns, right, q, found);
          if (solvable) expect(found.solution).not.toBeNull();
          expect(
            found.kernel.orders.reduce((all, order) => all * BigInt(order), 1n),
            `mod ${q}`,
          ).toBe(expected);
        }
      }
    }
  });

  it('solves one unknown modulo large numbers as counting through does', () => {
    for (const q of [65_536, 65_537, 66_049, 2 ** 20]) {
      for (const random of cases(`one-${q}`, 6)) {
        const [a, b] = [entryOf(random, q), entryOf(random, q)];
        const [c, d] = random.below(2) ? [(a * 5) % q, (b * 5) % q] : [entryOf(random, q), entryOf(random, q)];
        const found = solveRows([[a], [b]], 1, [c, d], q);
        let solutions = 0;
        for (let x = 0; x < q; x++) if ((a * x) % q === c && (b * x) % q === d) solutions++;
        expect(found.solution !== null).toBe(solutions > 0);
        if (solutions > 0) expect(size(found)).toBe(solutions);
        expectSound([[a], [b]], 1, [c, d], q, found);
      }
    }
  });

  it('clears every row below a pivot, the ones above the row it came from too', () => {
    const found = solveRows(
      [
        [2, 0],
        [2, 0],
        [1, 0],
      ],
      2,
      [2, 2, 1],
      4,
    );
    expect([...found.solution!]).toEqual([1, 0]);
    expect(solveRows([[2], [2], [1]], 1, [2, 0, 1], 4).solution).toBeNull();
  });

  it('takes systems without equations or without unknowns', () => {
    for (const q of [2, 4, 6, 7]) {
      expect(solveRows([], 0, [], q)).toMatchObject({ obstruction: null, kernel: { generators: [], orders: [] } });
      const free = solveRows([], 3, [], q);
      expect(size(free)).toBe(q ** 3);
      expect(solveRows([[], []], 0, [0, 0], q).solution).toEqual(new Uint32Array(0));
      const none = solveRows([[], []], 0, [0, q - 1], q);
      expect(none.solution).toBeNull();
      expectSound([[], []], 0, [0, q - 1], q, none);
    }
  });

  it('refuses what it cannot do', () => {
    for (const q of [1, 0, -2, 2.5, Number.NaN, 2 ** 26 + 1]) expect(() => solveRows([], 0, [], q)).toThrow(RangeError);
    expect(fitsDense(MAX_DENSE_ENTRIES, 1, 3)).toBe(false);
    expect(fitsDense(MAX_DENSE_ENTRIES, 1, 2)).toBe(true);
    expect(() => solveLinear({ rows: 6000, columns: 6000, modulus: 3, right: [], entries() {} })).toThrow(
      /size limits/,
    );
  });
});

const bigProduct = (a: Rows, b: Rows, columns: number, q: number): Rows =>
  q <= 2 ** 15
    ? product(a, b, columns, q)
    : transposed(
        transposed(b, columns).map((column) => times(a, column, q)),
        a.length,
      );

/** A random matrix of determinant ±1: elementary steps on the identity. */
function unimodular(random: Random, n: number, q: number): Rows {
  const u = matrix(n, n, (r, c) => Number(r === c));
  for (let step = n > 1 ? 4 * n : 0; step > 0; step--) {
    const [i, j] = [random.below(n), random.below(n - 1)];
    const other = j < i ? j : j + 1;
    const factor = random.below(q);
    u[i] = u[i]!.map((value, c) => Number((BigInt(value) + BigInt(factor) * BigInt(u[other]![c]!)) % BigInt(q)));
  }
  return u;
}
