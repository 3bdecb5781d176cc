import { describe, expect, it } from 'vitest';
import { effects, grid } from '../board/grid.ts';
import { facts } from '../testing/oracles.ts';
import { cases, matrix, type Rows } from '../testing/plain.ts';
import { solveLinear } from './linear.ts';
import { smithInvariants } from './smith.ts';

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** Determinant by the first row. */
function determinant(a: bigint[][]): bigint {
  if (a.length === 0) return 1n;
  return a[0]!.reduce((sum, entry, c) => {
    const minor = determinant(a.slice(1).map((row) => row.filter((_, i) => i !== c)));
    return sum + (c % 2 === 0 ? entry : -entry) * minor;
  }, 0n);
}

function* choices(n: number, k: number, from = 0): Generator<number[]> {
  if (k === 0) yield [];
  else for (let i = from; i <= n - k; i++) for (const rest of choices(n, k - 1, i + 1)) yield [i, ...rest];
}

/** The invariants by definition: the product of the first k is the greatest common divisor of all k × k minors. */
function byMinors(a: Rows, columns: number): bigint[] {
  const result: bigint[] = [];
  let before = 1n;
  for (let k = 1; k <= Math.min(a.length, columns); k++) {
    let common = 0n;
    for (const rows of choices(a.length, k)) {
      for (const some of choices(columns, k)) {
        common = gcd(common, determinant(rows.map((r) => some.map((c) => BigInt(a[r]![c]!)))));
      }
    }
    result.push(common === 0n ? 0n : common / before);
    before = common;
  }
  return result;
}

describe('smithInvariants', () => {
  it('are the quotients of the determinantal divisors', () => {
    for (const random of cases('smith', 300)) {
      const [rows, columns] = [random.below(5), random.below(5)];
      const most = [2, 4, 13, 1000][random.below(4)]!;
      const even = random.below(3) === 0 ? 6 : 1;
      const a = matrix(rows, columns, () => even * (random.below(2 * most + 1) - most) * random.below(2));
      const before = JSON.stringify(a);
      expect(smithInvariants(a, columns), before).toEqual(byMinors(a, columns));
      expect(JSON.stringify(a)).toBe(before);
    }
  });

  it('of the n × n plus rule are the known ones', () => {
    facts().smithInvariantsNotOne.values.forEach((known, i) => {
      const n = i + 2;
      const board = grid(n, n);
      const a = matrix(n * n, n * n, () => 0);
      const { start, light } = effects(board);
      for (let b = 0; b < n * n; b++) for (let k = start[b]!; k < start[b + 1]!; k++) a[light[k]!]![b] = 1;
      const all = smithInvariants(a, n * n);
      expect(all.length).toBe(n * n);
      expect(
        all.filter((s) => s !== 1n),
        `n = ${n}`,
      ).toEqual(known.map(BigInt));
    });
  });

  it('count the kernel over every Z/q: the product of gcd(s, q), and q for each column beyond', () => {
    for (const random of cases('smith-kernel', 120)) {
      const [rows, columns] = [random.below(6), 1 + random.below(5)];
      const even = random.below(3) === 0 ? 2 : 1;
      const a = matrix(rows, columns, () => even * random.below(7) * random.below(2));
      const invariants = smithInvariants(a, columns);
      for (let q = 2; q <= 12; q++) {
        const { kernel } = solveLinear({
          rows,
          columns,
          modulus: q,
          entries: (entry) =>
            a.forEach((row, r) => row.forEach((value, c) => value % q !== 0 && entry(r, c, value % q))),
          right: new Uint8Array(rows),
        });
        const size = kernel.orders.reduce((product, order) => product * BigInt(order), 1n);
        const beyond = BigInt(q) ** BigInt(columns - invariants.length);
        const known = invariants.reduce((product, s) => product * gcd(s, BigInt(q)), beyond);
        expect(size, `${JSON.stringify(a)} mod ${q}`).toBe(known);
      }
    }
  });

  it('of nothing are none; of zeros zeros', () => {
    expect(smithInvariants([], 3)).toEqual([]);
    expect(smithInvariants([[], []], 0)).toEqual([]);
    expect(
      smithInvariants(
        [
          [0, 0, 0],
          [0, 0, 0],
        ],
        3,
      ),
    ).toEqual([0n, 0n]);
    expect(
      smithInvariants(
        [
          [2, 0],
          [0, 3],
        ],
        2,
      ),
    ).toEqual([1n, 6n]);
    expect(
      smithInvariants(
        [
          [-4, 0],
          [0, 6],
        ],
        2,
      ),
    ).toEqual([2n, 12n]);
  });
});
