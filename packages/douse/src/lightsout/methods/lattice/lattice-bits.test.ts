import { describe, expect, it } from 'vitest';
import facts from '../../../../test-data/facts.json' with { type: 'json' };
import { BitMatrix } from '../../../algebra/bitmatrix.ts';
import {
  degreeOf,
  dividePoly,
  gcdPoly,
  multiplyPoly,
  pathPoly,
  shiftByOne,
  squarePoly,
  zeroPoly,
} from '../../../algebra/gf2poly.ts';
import { grid } from '../../../board/grid.ts';
import { levelAt, problem } from '../../../board/problem.ts';
import { random } from '../../../play/random.ts';
import { chase } from '../chase.ts';
import { wrongLights } from '../../check/presses.ts';
import { eliminate } from '../eliminate.ts';
import { generate, generateRows, PACKED_CELLS } from '../../game/generate.ts';
import { kernelSize } from '../kernel.ts';
import { bitRows, rectangleNullity } from './lattice-bits.ts';
import { latticeKernel } from './lattice-solve.ts';
import { solve } from '../../solve/solve.ts';
import { solutionsOf } from '../../solve/solutions.ts';

const poly = (...powers: number[]): Uint32Array => {
  const p = zeroPoly(Math.max(0, ...powers) + 1);
  for (const i of powers) p[i >>> 5]! ^= 1 << (i & 31);
  return p;
};
const powersOf = (p: Uint32Array): number[] => {
  const powers: number[] = [];
  for (let i = 0; i <= degreeOf(p); i++) if ((p[i >>> 5]! >>> (i & 31)) & 1) powers.push(i);
  return powers;
};
const randomPoly = (source: ReturnType<typeof random>, degree: number): Uint32Array =>
  poly(degree, ...Array.from({ length: degree }, (_, i) => i).filter(() => source.below(2) === 1));

/** Schoolbook arithmetic on lists of powers: the oracle. */
const plainProduct = (a: number[], b: number[]): number[] => {
  const odd = new Set<number>();
  for (const i of a) for (const j of b) if (!odd.delete(i + j)) odd.add(i + j);
  return [...odd].sort((x, y) => x - y);
};
const plainSum = (a: number[], b: number[]): number[] => {
  const odd = new Set(a);
  for (const j of b) if (!odd.delete(j)) odd.add(j);
  return [...odd].sort((x, y) => x - y);
};

describe('polynomials over GF(2)', () => {
  const source = random('gf2poly');
  const degrees = [0, 1, 7, 30, 31, 32, 33, 62, 63, 64, 65, 100];

  it('multiply like schoolbook lists of powers', () => {
    for (const da of degrees) {
      for (const db of degrees) {
        const [a, b] = [randomPoly(source, da), randomPoly(source, db)];
        expect(powersOf(multiplyPoly(a, b))).toEqual(plainProduct(powersOf(a), powersOf(b)));
      }
    }
  });

  it('square, divide and shift', () => {
    for (const d of degrees) {
      const a = randomPoly(source, d);
      expect(powersOf(squarePoly(a))).toEqual(powersOf(a).map((i) => 2 * i));
      const divisor = randomPoly(source, Math.max(0, d - 20));
      const rest = a.slice();
      const quotient = dividePoly(rest, divisor);
      expect(degreeOf(rest)).toBeLessThan(Math.max(1, degreeOf(divisor)));
      expect(plainSum(plainProduct(powersOf(quotient), powersOf(divisor)), powersOf(rest))).toEqual(powersOf(a));
      // p(t + 1) by Horner's rule.
      let shifted: number[] = [];
      for (let i = d; i >= 0; i--)
        shifted = plainSum(plainProduct(shifted, [0, 1]), powersOf(a).includes(i) ? [0] : []);
      shiftByOne(a);
      expect(powersOf(a)).toEqual(shifted);
    }
  });

  it('path polynomials obey f_{k+1} = t·f_k + f_{k−1}', () => {
    let [before, now] = [[0], [1]];
    for (let k = 1; k <= 140; k++) {
      expect(powersOf(pathPoly(k))).toEqual(now);
      [before, now] = [now, plainSum(plainProduct(now, [1]), before)];
    }
    expect(powersOf(pathPoly(0))).toEqual([0]);
  });

  it('gcd and cofactor', () => {
    for (const d of degrees) {
      const common = randomPoly(source, d % 9);
      const a = multiplyPoly(common, randomPoly(source, d));
      const f = multiplyPoly(common, randomPoly(source, d + 3));
      const { g, degree, u } = gcdPoly(a, f, true);
      expect(degree).toBe(degreeOf(g));
      expect(degree).toBeGreaterThanOrEqual(d % 9);
      for (const multiple of [a.slice(), f.slice()]) {
        dividePoly(multiple, g);
        expect(degreeOf(multiple)).toBe(-1);
      }
      const check = multiplyPoly(u!, a);
      dividePoly(check, f);
      const expected = g.slice();
      dividePoly(expected, f);
      expect(powersOf(check)).toEqual(powersOf(expected));
    }
  });
});

describe('the lattice method', () => {
  it('knows the nullity of the n × n board for n = 1 … 400 (A159257)', () => {
    const { values } = facts.nullityMod2Square;
    expect(values.map((_, i) => rectangleNullity(i + 1, i + 1))).toEqual(values);
  });

  it('goes beyond the table: n = 479 and 511, by chasing all unit rows too', () => {
    for (const n of [479, 511]) {
      const nullity = rectangleNullity(n, n);
      expect(chase.solve(problem(grid(n, n))).kernel.orders).toHaveLength(nullity);
      // d(2n+1) = 2·d(n) + (2 if n ≡ 2 mod 3, otherwise 0).
      const half = (n - 1) / 2;
      expect(nullity).toBe(2 * rectangleNullity(half, half) + (half % 3 === 2 ? 2 : 0));
    }
  });

  it('agrees with elimination on the nullity of every rectangle up to 12 × 40', () => {
    for (let m = 1; m <= 12; m++) {
      for (let n = 1; n <= 40; n += n < 12 ? 1 : 7) {
        const { kernel } = eliminate.solve(problem(grid(m, n)));
        expect([rectangleNullity(m, n), rectangleNullity(n, m)], `${m} × ${n}`).toEqual([
          kernel.orders.length,
          kernel.orders.length,
        ]);
      }
    }
  });

  it('solves, or proves impossible, what elimination does, at word edges and singular sizes', () => {
    const source = random('lattice');
    const sizes = [1, 2, 4, 5, 9, 11, 16, 17, 19, 23, 24, 29, 30, 31, 32, 33, 39, 63, 64, 65];
    let impossible = 0;
    for (let round = 0; round < 400; round++) {
      const [m, n] = [sizes[source.below(sizes.length)]!, sizes[source.below(sizes.length)]!];
      if (m * n > 1500) continue;
      const board = grid(m, n);
      const bits = new BitMatrix(m, n);
      const any = source.below(2) === 1 ? generate(board, { seed: source }).start : null;
      for (let i = 0; i < m * n; i++)
        bits.set(Math.floor(i / n), i % n, any === null ? source.below(2) : levelAt(any, i));
      const packed = solve(problem(board, { start: bits }));
      const plain = solve(problem(board, { start: Array.from({ length: m * n }, (_, i) => bits.at(i)) }), {
        method: 'eliminate',
      });
      expect(packed.kind).toBe(plain.kind);
      if (packed.kind === 'impossible') impossible++;
      if (packed.kind !== 'solved' || plain.kind !== 'solved') continue;
      expect(packed.solutions).toBe(plain.solutions);
      // Replayed by the plain checker, light by light.
      const bytes = Uint8Array.from({ length: m * n }, (_, i) => levelAt(packed.presses, i));
      expect(
        wrongLights(problem(board, { start: Array.from({ length: m * n }, (_, i) => bits.at(i)) }), bytes),
      ).toEqual([]);
    }
    expect(impossible).toBeGreaterThan(20);
  });

  it('lists all packed solutions and finds the fewest', () => {
    const bits = BitMatrix.from(['01010', '11011', '01010', '10101', '10101'].map((row) => [...row].map(Number)));
    const task = problem(grid(5, 5), { start: bits });
    const answer = solve(task, { fewest: true });
    if (answer.kind !== 'solved') throw new Error('expected a solution');
    expect([answer.total, answer.solutions]).toEqual([5, 4n]);
    const others = [...solutionsOf(task, answer)].map((presses) =>
      Array.from({ length: 25 }, (_, i) => levelAt(presses, i)).join(''),
    );
    expect(new Set(others).size).toBe(4);
  });

  it('aims at a packed target', () => {
    const [start, target] = [new BitMatrix(3, 40), new BitMatrix(3, 40)];
    for (let i = 0; i < 120; i++) target.set(Math.floor(i / 40), i % 40, 1);
    expect(solve(problem(grid(3, 40), { start, target })).kind).toBe('solved');
  });

  it('gives quiet patterns that are independent', () => {
    for (const [m, n] of [
      [4, 4],
      [5, 5],
      [9, 9],
      [19, 19],
      [5, 23],
      [33, 33],
    ] as const) {
      const { nullity, quiet } = latticeKernel(bitRows(m, n, 'none'));
      const board = problem(grid(m, n), { start: new BitMatrix(m, n) });
      const patterns = Array.from({ length: nullity }, (_, i) => quiet(i));
      for (const pattern of patterns) expect(wrongLights(board, pattern)).toEqual([]);
      const rows = patterns.map((pattern) => Uint8Array.from({ length: m * n }, (_, i) => pattern.at(i)));
      expect(kernelSize(eliminate.solve(problem(grid(m, n))).kernel)).toBe(2n ** BigInt(nullity));
      expect(new Set(rows.map(String)).size).toBe(nullity);
    }
  });

  it('finds doctored presses and names the lights', () => {
    const start = new BitMatrix(70, 70);
    const presses = new BitMatrix(70, 70);
    presses.set(31, 32, 1);
    expect(wrongLights(problem(grid(70, 70), { start }), presses)).toEqual([
      30 * 70 + 32,
      31 * 70 + 31,
      31 * 70 + 32,
      31 * 70 + 33,
      32 * 70 + 32,
    ]);
  });

  it('generates large boards row by row, the same each time', () => {
    const side = Math.sqrt(PACKED_CELLS);
    const board = generate(grid(side, side), { seed: random('large') });
    const again = new BitMatrix(side, side);
    let r = 0;
    for (const row of generateRows(side, side, random('large'))) again.words.set(row, again.stride * r++);
    expect(again.equals(board.start as BitMatrix)).toBe(true);
    expect(solve(board).kind).toBe('solved');
  });
});
