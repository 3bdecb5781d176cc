import { describe, expect, it } from 'vitest';
import { joinSums, largestSums } from 'douse/algebra';

describe('parts of a scan', () => {
  it('join to the whole, as far as they are complete', () => {
    const terms = Array.from({ length: 70 }, (_, i) => ({
      bits: (i * 69_621 + 7) % 2 ** 15,
      count: i % 3 === 0 ? -2 : 1,
    }));
    for (const most of [1, 50, 2 ** 16]) {
      const whole = largestSums(15, terms, { most });
      const parts = Array.from({ length: 8 }, (_, index) => largestSums(15, terms, { most, part: { index, of: 8 } }));
      const joined = joinSums(parts, most);
      expect(joined.sums[0]).toBe(whole.sums[0]);
      const from = Math.max(joined.from, whole.from);
      const listed = ({ at, sums }: typeof whole) =>
        [...at].filter((_, i) => sums[i]! >= from).toSorted((a, b) => a - b);
      expect(listed(joined)).toEqual(listed(whole));
      expect([...joined.at].length).toBeLessThanOrEqual(Math.max(most, 1));
    }
  });

  it('are as far as the least complete of them when one was stopped', () => {
    const terms = [{ bits: 1, count: 3 }];
    const parts = [
      largestSums(4, terms, { part: { index: 0, of: 2 } }),
      { at: Float64Array.of(8), sums: Int32Array.of(3), from: 2, done: false },
    ];
    expect(joinSums(parts, 100)).toMatchObject({ from: 2, done: false });
  });
});
