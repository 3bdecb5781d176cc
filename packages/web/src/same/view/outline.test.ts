import { expect, test } from 'vitest';
import { tiles } from 'douse/board';
import { random } from 'douse/play';
import { groupAt } from 'douse/samegame';
import { loops, outlinePath } from './outline.ts';

test('one cell, a bar and an L', () => {
  expect(loops([0], 1)).toEqual([
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  ]);
  expect(loops([4, 5], 3)[0]).toHaveLength(4);
  expect(loops([0, 3, 4], 3)[0]).toHaveLength(6);
});

test('a ring has two loops; cells that meet at a corner only are not crossed', () => {
  expect(loops([0, 1, 2, 3, 5, 6, 7, 8], 3)).toHaveLength(2);
  const diagonal = loops([0, 4], 3);
  expect(diagonal).toHaveLength(2);
  for (const loop of diagonal) expect(loop).toHaveLength(4);
});

test('cells at the two ends of a row do not touch', () => {
  expect(loops([2, 3], 3)).toHaveLength(2);
});

/** Twice the signed area that a loop goes round; y points down, so that clockwise counts as positive. */
const area = (loop: readonly (readonly [number, number])[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [nx, ny] = loop[(i + 1) % loop.length]!;
    return sum + (x * ny - nx * y);
  }, 0);

test('the loops of any group enclose its cells and nothing else, and turn at every corner', () => {
  for (let seed = 0; seed < 80; seed++) {
    const dice = random(`outline ${seed}`);
    const [rows, columns] = [1 + dice.below(8), 1 + dice.below(8)];
    const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 1 + dice.below(2)));
    const group = groupAt(tiles(cells), dice.below(rows * columns));
    const found = loops(group, columns);
    expect(found.reduce((sum, loop) => sum + area(loop), 0)).toBe(2 * group.length);
    for (const loop of found)
      for (const [i, [x, y]] of loop.entries()) {
        const [[bx, by], [ax, ay]] = [loop.at(i - 1)!, loop[(i + 1) % loop.length]!];
        expect((x - bx) * (ax - x) === 0 && (y - by) * (ay - y) === 0, 'a straight corner').toBe(true);
      }
  }
});

test('the path closes every loop', () => {
  const path = outlinePath([0, 1, 2, 3, 5, 6, 7, 8], 3, 0.25);
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path.match(/Z/g)).toHaveLength(2);
  expect(outlinePath([0], 1, 0.25)).toBe('M0 0.25Q0 0 0.25 0L0.75 0Q1 0 1 0.25L1 0.75Q1 1 0.75 1L0.25 1Q0 1 0 0.75Z');
});
