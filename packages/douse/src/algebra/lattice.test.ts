import { describe, expect, it } from 'vitest';
import { cases } from '../testing/plain.ts';
import { Spent } from './budget.ts';
import { integralObstruction, kernelLattice } from './lattice.ts';
import { smithInvariants } from './smith.ts';

const dot = (a: readonly bigint[], b: readonly bigint[]): bigint => a.reduce((sum, v, i) => sum + v * b[i]!, 0n);
const budget = () => ({ left: 2 ** 30 });

describe('kernelLattice', () => {
  it('is a basis of the kernel with coordinates, of which only the last changes the costs', () => {
    for (const r of cases('lattice', 150)) {
      const [m, n] = [r.below(5), 1 + r.below(8)];
      const rows = Array.from({ length: m }, () => Array.from({ length: n }, () => r.below(9) - 3));
      const costs = Array.from({ length: n }, () => r.below(3));
      const { basis, coordinates } = kernelLattice(rows, costs, budget());
      const rank = smithInvariants(rows, n).filter((s) => s !== 0n).length;
      expect(basis.length).toBe(n - rank);
      for (const vector of basis) for (const row of rows) expect(dot(row.map(BigInt), vector)).toBe(0n);
      for (const vector of basis.slice(0, -1)) expect(dot(costs.map(BigInt), vector)).toBe(0n);
      expect(coordinates.map((c) => basis.map((v) => dot(c, v)))).toEqual(
        basis.map((_, i) => basis.map((__, j) => (i === j ? 1n : 0n))),
      );
      // x − y in the kernel differs by whole basis vectors: with the coordinates as inverse nothing is missed.
      const x = Array.from({ length: n }, () => BigInt(r.below(100)));
      const moved = basis.reduce((sum, v) => {
        const by = BigInt(r.below(9) - 4);
        return sum.map((a, i) => a + by * v[i]!);
      }, x);
      const back = basis.reduce((sum, v, i) => {
        const by = dot(coordinates[i]!, moved) - dot(coordinates[i]!, x);
        return sum.map((a, j) => a + by * v[j]!);
      }, x);
      expect(back).toEqual(moved);
    }
  });

  it('finds short vectors', () => {
    // The kernel of (1, 100, 10000) holds (100, −1, 0) and (0, 100, −1); costs of 0 leave all vectors to be reduced.
    const { basis } = kernelLattice([[1, 100, 10_000]], [0, 0, 0], budget());
    for (const vector of basis) expect(dot(vector, vector)).toBeLessThanOrEqual(10_001n);
  });

  it('stops when its budget is used up', () => {
    const rows = Array.from({ length: 5 }, (_, i) => Array.from({ length: 9 }, (__, j) => ((i * 7 + j * 5) % 11) + 1));
    expect(() => kernelLattice(rows, rows[0]!, { left: 100 })).toThrow(Spent);
  });
});

describe('integralObstruction', () => {
  it('says exactly which systems have no integral solution', () => {
    let none = 0;
    for (const r of cases('obstruction', 300)) {
      const [m, n] = [1 + r.below(3), 1 + r.below(3)];
      const rows = Array.from({ length: m }, () => Array.from({ length: n }, () => r.below(7) - 2));
      // Twice a half-integral point: a rational solution for sure.
      const point = Array.from({ length: n }, () => r.below(7));
      const doubled = rows.map((row) => row.reduce((sum, a, j) => sum + a * point[j]!, 0));
      if (doubled.some((value) => value % 2 !== 0)) continue;
      const right = doubled.map((value) => value / 2);
      const { echelon } = kernelLattice(rows, new Uint8Array(n), budget());
      const found = integralObstruction(echelon, right);
      // Integral exactly if the invariants, with the right side as a further column, have the same product.
      const product = (matrix: number[][], columns: number): bigint =>
        smithInvariants(matrix, columns).reduce((all, s) => (s === 0n ? all : all * s), 1n);
      const solvable =
        product(rows, n) ===
        product(
          rows.map((row, i) => [...row, right[i]!]),
          n + 1,
        );
      expect(found === null).toBe(solvable);
      if (found === null) continue;
      none++;
      for (let j = 0; j < n; j++)
        expect(
          dot(
            found.weights,
            rows.map((row) => BigInt(row[j]!)),
          ) % found.unit,
        ).toBe(0n);
      expect(dot(found.weights, right.map(BigInt)) % found.unit).not.toBe(0n);
    }
    expect(none).toBeGreaterThan(20);
  });
});
