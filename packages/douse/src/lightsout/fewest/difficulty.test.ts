import { describe, expect, it } from 'vitest';
import { difficulty } from './difficulty.ts';

const pressed = (...times: number[]): Uint8Array => Uint8Array.from(times);

describe('difficulty', () => {
  it('counts the buttons that have to be found, and the choice of levels', () => {
    const names = [0, 1, 2, 3, 5, 6, 9, 10, 14, 15, 30].map((n) => difficulty(new Uint8Array(40).fill(1, 0, n), 2));
    expect(names).toEqual([
      'trivial',
      'trivial',
      'trivial',
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
      'extreme',
      'extreme',
    ]);
    expect(difficulty(pressed(1, 0, 1), 2)).toBe('trivial');
    expect(difficulty(pressed(3, 0, 2), 4)).toBe('easy');
    expect(difficulty(pressed(3, 0, 2), 4)).toBe(difficulty(pressed(1, 0, 1), 4));
  });
});
