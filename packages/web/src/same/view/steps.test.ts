import { expect, test } from 'vitest';
import { tiles } from 'douse/board';
import { nearestTile, tileStep } from './steps.ts';

/** Columns of heights 3, 1, 0, 2. */
const board = tiles([
  [1, 0, 0, 0],
  [1, 0, 0, 2],
  [1, 2, 0, 2],
]);
const go = (key: string, from: number, ctrlKey = false) =>
  tileStep(board, { key, ctrlKey, altKey: false, metaKey: false }, from);

test('arrows keep to the tiles', () => {
  expect(go('ArrowDown', 0)).toBe(4);
  expect(go('ArrowUp', 0)).toBe(0);
  // Beside a lower column: down to its highest tile; over an empty one: on to the next.
  expect(go('ArrowRight', 0)).toBe(9);
  expect(go('ArrowRight', 9)).toBe(11);
  expect(go('ArrowLeft', 7)).toBe(9);
  expect(go('ArrowLeft', 11)).toBe(9);
  expect(go('ArrowUp', 9)).toBe(9);
  expect(go('ArrowUp', 7)).toBe(7);
  expect(go('ArrowRight', 11)).toBe(11);
  expect(go('a', 0)).toBeNull();
});

test('Home and End lead to the outermost tiles', () => {
  expect(go('Home', 11)).toBe(8);
  expect(go('End', 0)).toBe(7);
  expect(go('End', 8, true)).toBe(11);
  expect(go('Home', 11, true)).toBe(0);
});

test('the nearest tile: its own column first, then to both sides', () => {
  expect(nearestTile(board, 4)).toBe(4);
  expect(nearestTile(board, 1)).toBe(9);
  expect(nearestTile(board, 10)).toBe(9);
  expect(nearestTile(board, 3)).toBe(7);
  expect(nearestTile(tiles([[0, 0]]), 1)).toBe(-1);
});
