import { grid, type Wrap } from 'douse/board';
import { analyse } from 'douse/lightsout';

/** Nullities of many boards with the plus rule: squares n × n, or every m × n with m ≤ n. */
export interface NullitySurvey {
  readonly from: number;
  readonly to: number;
  readonly levels: number;
  readonly wrap: Wrap;
  readonly rectangles: boolean;
}

/** One row of the answer. `nullity` is null where levels is composite; the kernel's size speaks instead. */
export interface NullityRow {
  readonly rows: number;
  readonly columns: number;
  readonly levels: number;
  readonly wrap: Wrap;
  readonly nullity: number | null;
  readonly kernel: string;
}

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The boards of a survey, in the order of its rows. */
export function* sizesOf({ from, to, rectangles }: NullitySurvey): Generator<Size> {
  for (let n = from; n <= to; n++) {
    for (let m = rectangles ? 1 : n; m <= n; m++) yield { rows: m, columns: n };
  }
}

/** Cost of a board, in arbitrary units, by which jobs are balanced. */
export const costOf = ({ rows, columns }: Size): number => Math.min(rows, columns) * Math.max(rows, columns) + 1000;

/** What a worker does with a job. @throws {RangeError} if a board is too large for every method */
export function nullityRows(job: {
  readonly sizes: readonly Size[];
  readonly levels: number;
  readonly wrap: Wrap;
}): NullityRow[] {
  const { sizes, levels, wrap } = job;
  return sizes.map(({ rows, columns }) => {
    const result = analyse(grid(rows, columns, { wrap }), levels, {}, { smith: false });
    if ('reason' in result) throw new RangeError(`${rows} × ${columns}: ${result.reason}`);
    return { rows, columns, levels, wrap, nullity: result.nullity, kernel: result.kernel.toString() };
  });
}
