import { expect, it } from 'vitest';
import { lightestBySplit } from './pairs.ts';
import { independentParts } from './parts.ts';
import { jointsOf, splitBy } from './split.ts';

// The four cells that the comments of split.ts and pairs.ts work through, as every element of the coset says itself.
const [part] = independentParts(
  [1, 1, 1, 1],
  [
    [1, 0, 1, 0],
    [0, 1, 1, 1],
  ],
);
const split = splitBy(part!, (cell) => cell < 2)!;

it('four cells: only the joint of q and s is loose', () => {
  expect(split.classes.map(({ columns }) => columns)).toEqual([[0], [1], [2], [3]]);
  const joints = jointsOf(part!, split);
  expect(joints).toHaveLength(6);
  for (const { of, free, checks } of joints) {
    const loose = of.join() === '1,3';
    expect(free.rows, `${of}`).toBe(loose ? 1 : 0);
    expect(checks, `${of}`).toEqual(loose ? [[1, 1]] : []);
  }
});

it('four cells: seven looks prove that 1 is the least', () => {
  const coset = ['1111', '0101', '1000', '0010'];
  const lightest = coset.filter((element) => element.replaceAll('0', '') === '1');
  const found = lightestBySplit(part!, split, { all: 10 });
  expect(found.lightest.map((element) => element.join('')).toSorted()).toEqual(lightest.toSorted());
  expect([found.total, found.bound, found.complete, found.pairs]).toEqual([1, 1, true, 7]);
});
