import { expect, it } from 'vitest';
import { timeLeft } from './progress.ts';

it('tells the time left at the rate of this run, not of the one before', () => {
  const start = { done: 0, at: 0 };
  expect(timeLeft(start, 0.5, 60_000)).toBe(', about 60 s left');
  expect(timeLeft(start, 0.1, 3_600_000)).toBe(', about 9 h left');
  expect(timeLeft(start, 0.01, 86_400_000)).toBe(', about 99 d left');
  // Half was kept from an earlier run; a tenth of the rest took a minute.
  expect(timeLeft({ done: 0.5, at: 0 }, 0.55, 60_000)).toBe(', about 9 min left');
  // Nothing is said before there is a rate, or at the end.
  for (const [done, now] of [
    [0.5, 1000],
    [0.0001, 60_000],
    [1, 60_000],
  ] as const)
    expect(timeLeft(start, done, now)).toBe('');
});
