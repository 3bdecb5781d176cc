import { expect, it } from 'vitest';
import { meant, nearest } from './near.ts';

it('finds the word that was meant, and none where nothing is near', () => {
  const known = ['levels', 'rule', 'wrap', 'target'];
  for (const [word, near] of [
    ['level', 'levels'],
    ['lvels', 'levels'],
    ['leevls', 'levels'],
    ['LEVELS', 'levels'],
    ['wraps', 'wrap'],
    ['warp', 'wrap'],
    ['tar', 'target'],
    ['rle', 'rule'],
    ['x', null],
    ['seed', null],
    ['', null],
    ['levelslevelslevelslevels'.repeat(1000), 'levels'],
  ] as const)
    expect(nearest(word, known), word.slice(0, 20)).toBe(near);
  expect(meant('wrop', known)).toBe('did you mean wrap?');
  expect(meant('zz', known)).toBe('choose one of levels, rule, wrap, target');
});
