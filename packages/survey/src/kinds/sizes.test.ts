import { assert, boolean, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { runJob } from '../run/job.ts';
import { countSizes, type Sizes, sizeAt } from './sizes.ts';

it('sizes are numbered as loops would', () => {
  const sizes = record({ from: integer({ min: 1, max: 40 }), more: integer({ min: 0, max: 20 }), all: boolean() });
  assert(
    property(sizes, ({ from, more, all }) => {
      const listed: object[] = [];
      for (let n = from; n <= from + more; n++) {
        for (let m = 1; m <= n; m++) listed.push({ rows: m, columns: n });
        if (all) for (let m = 1; m < n; m++) listed.push({ rows: n, columns: m });
      }
      const sizes: Sizes = { from, to: from + more, rectangles: all ? 'all' : 'halves' };
      expect(countSizes(sizes)).toBe(listed.length);
      expect(listed.map((_, i) => sizeAt(sizes, i))).toEqual(listed);
    }),
  );
  // Where the square root is rounded.
  const last = { halves: { rows: 200_000, columns: 200_000 }, all: { rows: 200_000, columns: 199_999 } };
  for (const rectangles of ['halves', 'all'] as const) {
    const all = { from: 1, to: 200_000, rectangles };
    expect(sizeAt(all, countSizes(all) - 1)).toEqual(last[rectangles]);
    expect(sizeAt(all, countSizes({ ...all, to: 199_999 }))).toEqual({ rows: 1, columns: 200_000 });
  }
});

it('rectangles are surveyed both ways round where rows and columns are not alike', () => {
  const nullities = (more: object): Map<string, unknown> => {
    const given = { sizes: '3..5', rectangles: 'true', ...more };
    const count = 'wrap' in more || 'rule' in more ? 21 : 12;
    const rows = runJob({ kind: 'nullity', given, first: 0, count });
    return new Map(rows.map(({ rows, columns, nullity }) => [`${rows}x${columns}`, nullity]));
  };
  const cylinders = nullities({ wrap: 'cylinder' });
  expect([cylinders.get('3x5'), cylinders.get('5x3')]).toEqual([0, 3]);
  // Every press moves the light below too.
  expect([...nullities({ rule: '@/#' }).keys()]).toContain('5x3');
  expect([...nullities({}).keys()]).not.toContain('5x3');
});
