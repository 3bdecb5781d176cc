import { expect, test } from 'vitest';
import { ticks } from './plot.tsx';

test('the axis has a few round marks and covers the largest value', () => {
  expect(ticks(0)).toEqual([0, 1]);
  expect(ticks(1)).toEqual([0, 1]);
  expect(ticks(7)).toEqual([0, 5, 10]);
  expect(ticks(150, 'seconds')).toEqual([0, 60, 120, 180]);
  for (const kind of ['counts', 'seconds'] as const) {
    for (let most = 1; most < 500_000; most = Math.ceil(most * 1.3)) {
      const marks = ticks(most, kind);
      expect(marks.at(-1), `${most} ${kind}`).toBeGreaterThanOrEqual(most);
      expect(marks.length, `${most} ${kind}`).toBeLessThanOrEqual(7);
    }
  }
});
