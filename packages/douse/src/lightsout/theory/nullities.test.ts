import { expect, test } from 'vitest';
import { primePowers } from '../../algebra/integers.ts';
import { WRAPS } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { eliminate } from '../methods/eliminate.ts';
import { rectangleNullity } from '../methods/lattice/lattice-bits.ts';
import { latticeQuiet } from '../methods/lattice-grid.ts';
import { nullities } from './nullities.ts';

/** Each generator has the order of a prime power; generators for different primes can be added up to one. */
function generators(rows: number, columns: number, wrap: (typeof WRAPS)[number], levels: number): number {
  const { orders } = eliminate.solve(problem(grid(rows, columns, { wrap }), { levels }), {}).kernel;
  const counts = primePowers(levels).map(({ prime }) => orders.filter((order) => order % prime === 0).length);
  return Math.max(...counts);
}

test.each(WRAPS)('%s: as elimination finds them, for all numbers of levels up to 12', (wrap) => {
  for (let levels = 2; levels <= 12; levels++) {
    const nullity = nullities({ levels, wrap });
    for (let rows = 1; rows <= 7; rows++) {
      for (let columns = 1; columns <= 7; columns++) {
        expect([rows, columns, levels, nullity(rows, columns)]).toEqual([
          rows,
          columns,
          levels,
          generators(rows, columns, wrap, levels),
        ]);
      }
    }
  }
});

test.each(WRAPS)('%s: as the polynomials of rows find them, for sides that the prime divides often', (wrap) => {
  for (const [levels, sides] of [
    [2, [8, 12, 15, 16, 17, 24, 31, 32, 33]],
    [3, [8, 9, 17, 18, 26, 27, 53]],
    [5, [4, 9, 10, 24, 25, 30]],
    [13, [12, 13, 26]],
  ] as const) {
    const nullity = nullities({ levels, wrap });
    for (const rows of sides) {
      for (const columns of sides) {
        const found = latticeQuiet(grid(rows, columns, { wrap }), levels).nullity;
        expect([rows, columns, levels, nullity(rows, columns)]).toEqual([rows, columns, levels, found]);
      }
    }
  }
});

test('large rectangles of two levels', () => {
  const nullity = nullities();
  for (const [rows, columns] of [
    [511, 511],
    [1000, 999],
    [767, 1023],
    [2729, 2729],
  ] as const)
    expect(nullity(rows, columns)).toBe(rectangleNullity(rows, columns));
});

test('squares: the published sequence', () => {
  const nullity = nullities();
  expect(Array.from({ length: 20 }, (_, i) => nullity(i + 1, i + 1))).toEqual([
    0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4, 0, 8, 2, 0, 16, 0,
  ]);
});

test('other numbers of levels are refused', () => {
  for (const levels of [1, 65_537, 2 * 65_537]) expect(() => nullities({ levels })).toThrow(RangeError);
});
