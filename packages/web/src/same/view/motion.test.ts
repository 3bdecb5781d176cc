import { expect, test } from 'vitest';
import { fallTime, moveFrames, offsets } from './motion.ts';

test('offsets: rows fallen and columns moved, of those that moved alone', () => {
  const from = Int32Array.of(-1, 1, 0, 5);
  expect([...offsets({ from, gone: [], forward: true }, 2)]).toEqual([
    [2, { rows: 1, columns: 0 }],
    [3, { rows: -1, columns: 0 }],
  ]);
});

test('a tile falls first and moves aside when all have fallen', () => {
  const { frames, milliseconds } = moveFrames({ rows: 1, columns: -2 }, fallTime(4), 10, true);
  expect(frames.map(({ transform }) => transform)).toEqual([
    'translate(20px, -10px)',
    'translate(20px, -10px)',
    'translate(20px, 0px)',
    'translate(20px, 0px)',
    'none',
  ]);
  const times = frames.map(({ offset }) => offset!);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(times.at(-1)).toBe(1);
  expect(milliseconds).toBeLessThan(700);
});

test('an undo goes the straight way back', () => {
  expect(moveFrames({ rows: -3, columns: 1 }, 0, 10, false).frames).toHaveLength(2);
  expect(fallTime(0)).toBe(0);
});
