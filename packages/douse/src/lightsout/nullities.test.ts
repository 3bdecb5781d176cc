import { expect, test } from 'vitest';
import { grid } from '../board/grid.ts';
import { analyse } from './analyse.ts';
import { rectangleNullity } from './lattice-bits.ts';
import { rectangleNullities } from './nullities.ts';

test('rows of nullities are those of the boards, one by one, across word edges', () => {
  for (const columns of [1, 2, 5, 9, 30, 31, 32, 33, 63, 64, 65]) {
    const expected = Array.from({ length: 70 }, (_, i) => rectangleNullity(i + 1, columns));
    expect([...rectangleNullities(columns, 70)]).toEqual(expected);
  }
});

test('odd primes: as elimination and chasing find them', () => {
  for (const p of [3, 5, 7]) {
    for (const columns of [1, 2, 4, 7, 9]) {
      const expected = Array.from({ length: 9 }, (_, i) => {
        const found = analyse(grid(i + 1, columns), p, {}, { smith: false });
        return 'reason' in found ? null : found.nullity;
      });
      expect([...rectangleNullities(columns, 9, p)]).toEqual(expected);
    }
  }
});

test('squares: the published sequence', () => {
  const squares = Array.from({ length: 20 }, (_, i) => rectangleNullities(i + 1, i + 1)[i]);
  expect(squares).toEqual([0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4, 0, 8, 2, 0, 16, 0]);
});

test('other moduli are refused', () => {
  expect(() => rectangleNullities(3, 3, 4)).toThrow(RangeError);
  expect(rectangleNullities(3, 0)).toHaveLength(0);
});
