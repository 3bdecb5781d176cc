import type { Chart } from '../picture/chart.ts';
import type { KindOption, Row } from './kind.ts';

/** Squares n × n with n from `from` to `to`, or every m × n with m ≤ n. */
export interface Sizes {
  readonly from: number;
  readonly to: number;
  readonly rectangles: boolean;
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
  { name: 'rectangles', says: 'every m x n with m up to n' },
];

/** Pairs (m, k) with m ≤ k < n. */
const pairsBelow = (n: number): number => (n * (n - 1)) / 2;

export const countSizes = ({ from, to, rectangles }: Sizes): number =>
  rectangles ? pairsBelow(to + 1) - pairsBelow(from) : to - from + 1;

/** Size number `index`, from 0: by columns, then by rows. */
export function sizeAt({ from, rectangles }: Sizes, index: number): Size {
  if (!rectangles) return { rows: from + index, columns: from + index };
  const pair = index + pairsBelow(from);
  let columns = Math.floor((1 + Math.sqrt(1 + 8 * pair)) / 2);
  // The root may be off by one where it is rounded.
  while (pairsBelow(columns) > pair) columns--;
  while (pairsBelow(columns + 1) <= pair) columns++;
  return { rows: pair - pairsBelow(columns) + 1, columns };
}

/** A value of each row against n for squares, or over rows and columns for rectangles; rows that are not `proved` are drawn as such. */
export function chartOfSizes(
  { rectangles }: Sizes,
  rows: readonly Row[],
  title: string,
  field: string,
  proved: (row: Row) => boolean,
): Chart {
  const known = rows.filter((row) => typeof row[field] === 'number');
  if (rectangles) {
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
