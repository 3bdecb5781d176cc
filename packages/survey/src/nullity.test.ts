import { describe, expect, it } from 'vitest';
import facts from '../../douse/test-data/facts.json' with { type: 'json' };
import { nullityRows, sizesOf } from './nullity.ts';

describe('survey of nullities', () => {
  it('goes over squares, or rectangles with the short side first', () => {
    const survey = { from: 2, to: 3, levels: 2, wrap: 'none' } as const;
    const names = (rectangles: boolean): string[] =>
      [...sizesOf({ ...survey, rectangles })].map(({ rows, columns }) => `${rows}x${columns}`);
    expect(names(false)).toEqual(['2x2', '3x3']);
    expect(names(true)).toEqual(['1x2', '2x2', '1x3', '2x3', '3x3']);
  });

  it('gives A159257, and the torus’ A165738', () => {
    const sizes = (first: number, count: number) =>
      Array.from({ length: count }, (_, i) => ({ rows: first + i, columns: first + i }));
    const square = facts.nullityMod2Square.values;
    expect(
      nullityRows({ sizes: sizes(1, square.length), levels: 2, wrap: 'none' }).map(({ nullity }) => nullity),
    ).toEqual(square);
    const torus = facts.nullityMod2Torus.values;
    expect(
      nullityRows({ sizes: sizes(3, torus.length), levels: 2, wrap: 'torus' }).map(({ nullity }) => nullity),
    ).toEqual(torus);
  });

  it('counts kernels where there is no nullity', () => {
    expect(nullityRows({ sizes: [{ rows: 4, columns: 4 }], levels: 4, wrap: 'none' })).toEqual([
      { rows: 4, columns: 4, levels: 4, wrap: 'none', nullity: null, kernel: '64' },
    ]);
  });
});
