import { expect, test } from 'vitest';
import { tiles } from 'douse/board';
import { sameRules } from 'douse/samegame';
import { en as words } from '../words/en.ts';
import { symbolName, tileName } from './tile-name.ts';
import { letterOf, SHAPES, shapeOf } from './view/shapes.ts';
import { en as say } from './words/en.ts';

test('a tile is named by place, colour and shape, group and points', () => {
  const board = tiles([
    [1, 2],
    [2, 2],
  ]);
  const name = (cell: number, size: number, marked = false) =>
    tileName({ words, say, language: 'en' }, { params: sameRules.defaults, board }, { cell, size, marked });
  expect(name(0, 1)).toBe('Row 1, column 1, blue circle, alone');
  expect(name(3, 3)).toBe('Row 2, column 2, orange square, group of 3, 1 point');
  expect(name(1, 3, true)).toBe('Row 1, column 2, orange square, group of 3, 1 point, hint: remove this group');
});

test('thirty-five symbols have thirty-five names', () => {
  const names = Array.from({ length: 35 }, (_, i) => symbolName(say, i + 1));
  expect(new Set(names).size).toBe(35);
  expect(names[9]).toBe('blue circle a');
  expect([shapeOf(1), shapeOf(9), shapeOf(10)]).toEqual([0, SHAPES.length - 1, 0]);
  expect(letterOf(9)).toBe('');
});
