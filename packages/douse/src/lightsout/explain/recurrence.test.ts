import { describe, expect, it } from 'vitest';
import { solveLinear } from '../../algebra/linear.ts';
import { grid } from '../../board/grid.ts';
import { cases, times } from '../../testing/plain.ts';
import { quietPatterns } from '../theory/quiet.ts';
import { chaseMatrices } from './recurrence.ts';

/** The rows of presses below a first row, each chosen so that the lights above it go out; row 0 is the first. */
function chaseDown(b: readonly (readonly number[])[], first: readonly number[], q: number): number[][] {
  const rows = [[...first]];
  b.forEach((lights, k) => {
    const [own, above] = [rows[k]!, rows[k - 1]];
    rows.push(
      lights.map((level, c) => {
        const sum = level + own[c]! + (own[c - 1] ?? 0) + (own[c + 1] ?? 0) + (above?.[c] ?? 0);
        return (q - (sum % q)) % q;
      }),
    );
  });
  return rows;
}

describe('chaseMatrices', () => {
  it('settle every row of presses: row k + 1 is B_k · x₁ − Σ B_{k−i} · b_i', () => {
    for (let q = 2; q <= 9; q++) {
      for (const random of cases(`recurrence-${q}`, 30)) {
        const [m, n] = [1 + random.below(6), 1 + random.below(6)];
        const matrices = chaseMatrices(m, n, q).map((rows) => rows.map((row) => [...row]));
        expect(matrices.length).toBe(m + 1);
        const b = Array.from({ length: m }, () => Array.from({ length: n }, () => random.below(q)));
        const first = Array.from({ length: n }, () => random.below(q));
        const rows = chaseDown(b, first, q);
        for (let k = 0; k <= m; k++) {
          const own = times(matrices[k]!, first, q);
          for (let i = 1; i <= k; i++) {
            const asked = times(matrices[k - i]!, b[i - 1]!, q);
            asked.forEach((value, c) => (own[c] = (own[c]! + q - value) % q));
          }
          expect(own, `${m} × ${n} mod ${q}, row ${k + 1}`).toEqual(rows[k]);
        }
      }
    }
  });

  it('the kernel of B_m is as large as the board’s', () => {
    for (let q = 2; q <= 9; q++) {
      for (let m = 1; m <= 6; m++) {
        for (let n = 1; n <= 6; n++) {
          const last = chaseMatrices(m, n, q)[m]!;
          const { kernel } = solveLinear({
            rows: n,
            columns: n,
            modulus: q,
            entries: (entry) => last.forEach((row, r) => row.forEach((value, c) => value !== 0 && entry(r, c, value))),
            right: new Uint8Array(n),
          });
          const size = kernel.orders.reduce((product, order) => product * BigInt(order), 1n);
          expect(size, `${m} × ${n} mod ${q}`).toBe(quietPatterns(grid(m, n), { levels: q }).size);
        }
      }
    }
  });

  it('as printed: B₁ = −A₁, B₂ = A₁² − 1', () => {
    const [b0, b1, b2] = chaseMatrices(2, 3, 5).map((rows) => rows.map((row) => [...row]));
    expect(b0).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
    expect(b1).toEqual([
      [4, 4, 0],
      [4, 4, 4],
      [0, 4, 4],
    ]);
    expect(b2).toEqual([
      [1, 2, 1],
      [2, 2, 2],
      [1, 2, 1],
    ]);
    expect(chaseMatrices(0, 2, 2).length).toBe(1);
  });
});
