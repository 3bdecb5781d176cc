import type { Chart } from '../picture/chart.ts';
import type { KindOption, Row } from './row.ts';

/** Squares n × n with n from `from` to `to`, or rectangles whose longer side is in that range. */
export interface Sizes {
  readonly from: number;
  readonly to: number;
  /** `halves`: every m × n with m ≤ n. `all`: n × m too, where a board's two sides are not alike. */
  readonly rectangles: 'none' | 'halves' | 'all';
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The options that say which sizes. */
export const SIZE_OPTIONS: readonly KindOption[] = [
  {
    name: 'sizes',
    value: '<range>',
    says: 'such as 1..40: squares, or with --rectangles all m x n up to that',
    required: true,
  },
  { name: 'rectangles', says: 'every m x n with m up to n, and n x m where the sides are not alike (cylinder)' },
];

/** Pairs (m, k) with m ≤ k < n. */
const pairsBelow = (n: number): number => (n * (n - 1)) / 2;

export function countSizes({ from, to, rectangles }: Sizes): number {
  if (rectangles === 'none') return to - from + 1;
  return rectangles === 'halves' ? pairsBelow(to + 1) - pairsBelow(from) : to ** 2 - (from - 1) ** 2;
}

/** Size number `index`, from 0: by the longer side n, then 1 × n, …, n × n, then n × 1, …, n × (n − 1). */
export function sizeAt({ from, rectangles }: Sizes, index: number): Size {
  if (rectangles === 'none') return { rows: from + index, columns: from + index };
  const [before, root] =
    rectangles === 'halves'
      ? [pairsBelow, (pair: number) => (1 + Math.sqrt(1 + 8 * pair)) / 2]
      : [(n: number) => (n - 1) ** 2, (pair: number) => Math.sqrt(pair) + 1];
  const pair = index + before(from);
  let n = Math.floor(root(pair));
  // The root may be off by one where it is rounded.
  while (before(n) > pair) n--;
  while (before(n + 1) <= pair) n++;
  const at = pair - before(n);
  return at < n ? { rows: at + 1, columns: n } : { rows: n, columns: at - n + 1 };
}

/**
 * One value of each row: against n for squares, over rows and columns for rectangles. Values not `proved` are rings.
 */
export function chartOfSizes(
  { rectangles }: Sizes,
  rows: readonly Row[],
  title: string,
  field: string,
  proved: (row: Row) => boolean,
): Chart {
  const known = rows.filter((row) => typeof row[field] === 'number');
  if (rectangles !== 'none') {
    const cells = known.map((row) => [row['columns'] as number, row['rows'] as number, row[field] as number] as const);
    return { kind: 'cells', title, x: 'columns', y: 'rows', value: field, cells };
  }
  const points = (wanted: boolean): [number, number][] =>
    known.filter((row) => proved(row) === wanted).map((row) => [row['columns'] as number, row[field] as number]);
  const open = points(false);
  const series = [{ name: open.length > 0 ? `${field}, proved` : field, points: points(true) }];
  return {
    kind: 'points',
    title,
    x: 'n',
    y: field,
    series: open.length === 0 ? series : [...series, { name: `${field}, best found`, points: open, open: true }],
  };
}
