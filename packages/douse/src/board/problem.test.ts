import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../algebra/bitmatrix.ts';
import { grid } from './grid.ts';
import { makeLevels, MAX_LEVELS, needed, problem } from './problem.ts';

describe('problem', () => {
  it('is all off by default', () => {
    const p = problem(grid(2, 3));
    expect([p.levels, p.moduli, p.target]).toEqual([2, null, null]);
    expect([...needed(p)]).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('needs what leads from start to target, light by light', () => {
    const p = problem(grid(1, 4), { levels: 5, start: [0, 4, 2, 3], target: [0, 1, 2, 0] });
    expect([...needed(p)]).toEqual([0, 2, 0, 2]);
    const mixed = problem(grid(1, 3), { levels: [2, 3, 4], start: [1, 2, 3] });
    expect([mixed.levels, [...mixed.moduli!]]).toEqual([12, [2, 3, 4]]);
    expect([...needed(mixed)]).toEqual([1, 1, 1]);
    expect([
      ...needed(problem(grid(1, 2), { start: BitMatrix.from([[1, 0]]), target: BitMatrix.from([[1, 1]]) })),
    ]).toEqual([0, 1]);
  });

  it('sees equal level counts as one', () => {
    expect(problem(grid(1, 2), { levels: [3, 3] })).toMatchObject({ levels: 3, moduli: null });
    expect(problem(grid(0, 0), { levels: [] })).toMatchObject({ levels: 2, moduli: null });
  });

  it('refuses level counts out of range', () => {
    for (const levels of [1, 0, -2, 2.5, Number.NaN, MAX_LEVELS + 1]) {
      expect(() => problem(grid(1, 1), { levels })).toThrow(/levels, got/);
      expect(() => problem(grid(1, 1), { levels: [levels] })).toThrow(/levels, got/);
    }
    expect(() => problem(grid(1, 2), { levels: [2] })).toThrow(/expected 2 level counts, got 1/);
    expect(() => problem(grid(1, 2), { levels: [65_521, 65_519] })).toThrow(/common multiple/);
    expect(() => problem(grid(1, 5), { levels: [65_521, 65_519, 65_497, 65_479, 65_449] })).toThrow(/common multiple/);
    expect(problem(grid(1, 1), { levels: MAX_LEVELS, start: [MAX_LEVELS - 1] }).start.at(0)).toBe(MAX_LEVELS - 1);
  });

  it('refuses levels out of range and wrong lengths, saying which', () => {
    expect(() => problem(grid(1, 2), { start: [0] })).toThrow(/expected 2 lights in start, got 1/);
    expect(() => problem(grid(1, 2), { target: [0, 0, 0] })).toThrow(/expected 2 lights in target, got 3/);
    for (const level of [-1, 3, 0.5, Number.NaN]) {
      expect(() => problem(grid(1, 2), { levels: 3, start: [0, level] })).toThrow(
        /from 0 to 2 in start, got .* at light 1/,
      );
    }
    expect(() => problem(grid(1, 2), { levels: [2, 3], start: [2, 0] })).toThrow(
      /from 0 to 1 in start, got 2 at light 0/,
    );
  });

  it('leaves out lights that do not matter, and says nothing where all do', () => {
    const p = problem(grid(1, 3), { levels: 3, start: [1, 2, 1], care: [1, 0, 7] });
    expect([...p.care!]).toEqual([1, 0, 1]);
    expect([...needed(p)]).toEqual([2, 0, 2]);
    expect(problem(grid(1, 2), { care: [1, 1] })).not.toHaveProperty('care');
    expect(problem(grid(1, 2), { care: null })).not.toHaveProperty('care');
    expect(() => problem(grid(1, 2), { care: [1] })).toThrow(/expected 2 lights in care, got 1/);
  });

  it('takes bit matrices only where they fit', () => {
    const bits = new BitMatrix(2, 3);
    expect(problem(grid(2, 3), { start: bits }).start).toBe(bits);
    for (const [board, levels] of [
      [grid(3, 2), 2],
      [grid(2, 3), 3],
      [grid(2, 3, { holes: [1, 0, 0, 0, 0, 0] }), 2],
    ] as const) {
      expect(() => problem(board, { levels, start: bits })).toThrow(/bit matrix as start/);
      expect(() => problem(board, { levels, target: bits })).toThrow(/bit matrix as target/);
    }
  });

  it('stores levels in the smallest integers that hold them', () => {
    expect([2, 256, 257, 65_536, 65_537].map((q) => makeLevels(1, q).BYTES_PER_ELEMENT)).toEqual([1, 1, 2, 2, 4]);
    for (const q of [2, 256, 257, 65_536, 65_537]) {
      const levels = makeLevels(1, q);
      levels[0] = q - 1;
      expect(levels[0]).toBe(q - 1);
    }
  });
});
