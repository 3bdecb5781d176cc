import { describe, expect, it } from 'vitest';
import type { Random } from '../play/random.ts';
import { cases } from '../testing/plain.ts';
import { Spent } from './budget.ts';
import { Overflow, type Program, Simplex } from './simplex.ts';

interface Plain {
  readonly a: number[][];
  readonly right: number[];
  readonly costs: number[];
}
const program = ({ a, right, costs }: Plain, sums: bigint[][] = []): Program => ({
  rows: a.length,
  columns: costs.length,
  entries: (entry) => a.forEach((row, i) => row.forEach((value, j) => value !== 0 && entry(i, j, value))),
  right,
  costs,
  sums,
});
function randomPlain(r: Random): Plain {
  const [m, n] = [1 + r.below(3), 1 + r.below(5)];
  const a = Array.from({ length: m }, () => Array.from({ length: n }, () => r.below(7) - 2));
  return { a, right: a.map(() => r.below(20)), costs: Array.from({ length: n }, () => r.below(4)) };
}

/** The least costs by trying every basis, solved in doubles; null if there is no x ≥ 0. */
function plainLeast({ a, right, costs }: Plain): number | null {
  let best: number | null = null;
  const n = costs.length;
  for (let set = 0; set < 2 ** n; set++) {
    const columns = costs.map((_, j) => j).filter((j) => (set >> j) & 1);
    const form = a.map((row, i) => [...columns.map((j) => row[j]!), right[i]!]);
    let rank = 0;
    for (let c = 0; c < columns.length; c++) {
      let pivot = rank;
      for (let i = rank; i < form.length; i++) if (Math.abs(form[i]![c]!) > Math.abs(form[pivot]?.[c] ?? 0)) pivot = i;
      if (pivot >= form.length || Math.abs(form[pivot]![c]!) < 1e-9) break;
      [form[rank], form[pivot]] = [form[pivot]!, form[rank]!];
      const top = form[rank]!.map((value) => value / form[rank]![c]!);
      form[rank] = top;
      form.forEach((row, i) => i !== rank && (form[i] = row.map((value, k) => value - row[c]! * top[k]!)));
      rank++;
    }
    if (rank < columns.length || form.slice(rank).some((row) => Math.abs(row.at(-1)!) > 1e-9)) continue;
    const x = form.slice(0, rank).map((row) => row.at(-1)!);
    if (x.some((value) => value < -1e-9)) continue;
    const total = x.reduce((sum, value, i) => sum + value * costs[columns[i]!]!, 0);
    best = best === null ? total : Math.min(best, total);
  }
  return best;
}

const budget = () => ({ left: 2 ** 30 });

describe('Simplex', () => {
  it('finds the least costs, with multipliers that prove them', () => {
    let infeasible = 0;
    for (const r of cases('simplex', 400)) {
      const plain = randomPlain(r);
      const least = plainLeast(plain);
      for (const dictionary of [Simplex.of(program(plain)), Simplex.of(program(plain)).inDoubles()]) {
        const outcome = dictionary.solve(Infinity, budget());
        expect(outcome).toBe(least === null ? 'infeasible' : 'optimal');
        const { weights, unit } = dictionary.multipliers();
        const y = weights.map(Number);
        const value = y.reduce((sum, weight, i) => sum + weight * plain.right[i]!, 0);
        const k = least === null ? 0 : Number(unit);
        plain.costs.forEach((cost, j) =>
          expect(k * cost - y.reduce((sum, weight, i) => sum + weight * plain.a[i]![j]!, 0)).toBeGreaterThanOrEqual(0),
        );
        if (least === null) expect(value).toBeGreaterThan(0);
        else {
          expect(value / Number(unit)).toBeCloseTo(least, 9);
          expect(dictionary.bound()).toBe(Math.ceil(least - 1e-9) + 0);
        }
      }
      infeasible += Number(least === null);
    }
    expect(infeasible).toBeGreaterThan(30);
    expect(infeasible).toBeLessThan(370);
  });

  it('keeps to bounds of variables and of sums that are narrowed later', () => {
    // min x + y + z with x + y + z = 7, x − y = 1: the sum x + 2 z is 13 − 3 y.
    const dictionary = Simplex.of(
      program(
        {
          a: [
            [1, 1, 1],
            [1, -1, 0],
          ],
          right: [7, 1],
          costs: [3, 1, 1],
        },
        [[1n, 0n, 2n]],
      ),
    ).inDoubles();
    expect(dictionary.solve(Infinity, budget())).toBe('optimal');
    expect(dictionary.point()).toEqual([1, 0, 6]);
    dictionary.high[3] = 4;
    const other = dictionary.copy();
    expect(dictionary.solve(Infinity, budget())).toBe('optimal');
    expect(dictionary.point()).toEqual([4, 3, 0]);
    expect(dictionary.fractional()).toBeNull();
    // y would have to be above 3, and z = 6 − 2 y below 0.
    other.high[3] = 3;
    expect(other.solve(Infinity, budget())).toBe('infeasible');
    expect(dictionary.solve(14, budget())).toBe('cut');
  });

  it('goes on in big integers where doubles do not suffice', () => {
    const [p, q] = [2 ** 31 - 1, 2 ** 31 - 19];
    const plain: Plain = {
      a: [
        [p, q, 1],
        [q, 1, p],
      ],
      right: [2 ** 32, 2 ** 32 - 5],
      costs: [1, 1, 1],
    };
    expect(() => Simplex.of(program(plain)).inDoubles().solve(Infinity, budget())).toThrow(Overflow);
    const exact = Simplex.of(program(plain));
    expect(exact.solve(Infinity, budget())).toBe('optimal');
    const { weights, unit } = exact.multipliers();
    const value = weights.reduce<bigint>((sum, y, i) => sum + BigInt(y) * BigInt(plain.right[i]!), 0n);
    expect(Number(value) / Number(unit)).toBeCloseTo(plainLeast(plain)!, 6);
  });

  it('stops when its budget is used up', () => {
    const plain: Plain = { a: [[1, 2]], right: [3], costs: [1, 1] };
    expect(() => Simplex.of(program(plain)).solve(Infinity, { left: 10 })).toThrow(Spent);
  });
});
