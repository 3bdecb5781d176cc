import { expect, it } from 'vitest';
import { nearest, nearestHint } from './names.ts';

it('finds the name that was meant: letters left out, put in, changed, swapped', () => {
  const names = ['none', 'cylinder', 'torus'];
  for (const [word, meant] of [
    ['tors', 'torus'],
    ['Torus', 'torus'],
    ['tours', 'torus'],
    ['cilinder', 'cylinder'],
    ['cylnider', 'cylinder'],
    ['non', 'none'],
    ['king', null],
    ['', null],
    ['x'.repeat(1000), null],
  ] as const)
    expect(nearest(word, names), word).toBe(meant);
  expect([nearestHint('tors', names), nearestHint('king', names)]).toEqual(['; did you mean torus?', '']);
});
