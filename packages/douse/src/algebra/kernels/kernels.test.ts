import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { bitRows } from '../../lightsout/methods/lattice/lattice-bits.ts';
import { latticeSolve } from '../../lightsout/methods/lattice/lattice-solve.ts';
import { solve } from '../../lightsout/solve/solve.ts';
import { random } from '../../play/random.ts';
import { BitMatrix } from '../bitmatrix.ts';
import { echelon } from '../echelon.ts';
import { degreeOf, dividePoly, gcdPoly, type Gf2Poly, zeroPoly } from '../gf2poly.ts';
import { kernels } from './kernels.ts';
import { withoutKernels } from './wasm.ts';

const source = random('kernels');
const randomMatrix = (rows: number, columns: number): BitMatrix => {
  const matrix = new BitMatrix(rows, columns);
  for (let i = 0; i < matrix.words.length; i++) matrix.words[i] = source.bits();
  if (columns & 31)
    for (let r = 0; r < rows; r++) matrix.words[(r + 1) * matrix.stride - 1]! &= (1 << (columns & 31)) - 1;
  return matrix;
};

describe('the 128-bit kernels do what the plain loops do', () => {
  it('are there', () => {
    expect(kernels()).not.toBeNull();
    expect(withoutKernels(() => kernels())).toBeNull();
  });

  it('echelon forms, of full and of low rank, reduced or not, augmented or not', () => {
    for (const [rows, columns] of [
      [512, 300],
      [300, 512],
      [400, 385],
      [129, 4096],
      [2100, 65],
      [384, 384],
    ] as const) {
      for (const rank of [null, 1, 37]) {
        const matrix =
          rank === null ? randomMatrix(rows, columns) : randomMatrix(rows, rank).multiply(randomMatrix(rank, columns));
        for (const options of [{}, { reduced: true }, { reduced: true, width: columns - 1 }, { width: 64 }]) {
          const [fast, plain] = [matrix.clone(), matrix.clone()];
          const pivots = echelon(fast, options);
          expect(pivots).toEqual(withoutKernels(() => echelon(plain, options)));
          // Rows of an echelon form are only unique when it is reduced.
          if ('reduced' in options) expect(fast.equals(plain)).toBe(true);
          if (rank !== null && !('width' in options)) expect(pivots).toHaveLength(Math.min(rank, rows, columns));
        }
      }
    }
  });

  it('polynomials: division, greatest common divisors and cofactors', () => {
    const draw = (degree: number): Gf2Poly => {
      const p = zeroPoly(degree + 1);
      for (let w = 0; w < degree >>> 5; w++) p[w] = source.bits();
      p[degree >>> 5]! |= 1 << (degree & 31);
      return p;
    };
    for (const degree of [1500, 1535, 1536, 1537, 1600, 4097]) {
      const [a, f] = [draw(degree), draw(degree + source.below(40))];
      const fast = gcdPoly(a, f, true);
      const plain = withoutKernels(() => gcdPoly(a, f, true));
      expect(fast.degree).toBe(plain.degree);
      expect(degreeOf(fast.u!)).toBe(degreeOf(plain.u!));
      expect(fast.u!.every((word, i) => word === plain.u![i])).toBe(true);
      const [rest, same] = [f.slice(), f.slice()];
      const divisor = draw(degree >> 1);
      const quotient = dividePoly(rest, divisor);
      expect([...quotient]).toEqual([...withoutKernels(() => dividePoly(same, divisor))]);
      expect([...rest]).toEqual([...same]);
    }
  });

  it('chases and whole solutions, at word and vector edges', () => {
    for (const columns of [511, 512, 513, 639, 640, 641, 1600]) {
      const rows = columns + source.below(60);
      const need = randomMatrix(rows, columns);
      const fast = latticeSolve(bitRows(rows, columns, 'none'), need);
      const plain = withoutKernels(() => latticeSolve(bitRows(rows, columns, 'none'), need));
      expect(fast.nullity).toBe(plain.nullity);
      expect(fast.presses === null).toBe(plain.presses === null);
      if (fast.presses !== null) expect(fast.presses.equals(plain.presses!)).toBe(true);
      else expect(fast.obstruction!.equals(plain.obstruction!)).toBe(true);
    }
  });

  it('a large board end to end', () => {
    const start = randomMatrix(1023, 1023);
    const answer = solve(problem(grid(1023, 1023), { start }));
    expect(['solved', 'impossible']).toContain(answer.kind);
    expect(withoutKernels(() => solve(problem(grid(1023, 1023), { start }))).kind).toBe(answer.kind);
  });
});
