import type { Scan, Watch } from 'douse/algebra';
import type { Result } from 'douse/play';
import type { Chart } from '../picture/chart.ts';
import type { Fields } from './fields.ts';
import type { Complaint, OptionReader } from './options.ts';
import type { Given, KindOption, Row } from './row.ts';

/**
 * A kind of survey: one file with everything that the runner, the command and other machines need to know about it,
 * listed in `kinds.ts`.
 */
export interface Kind {
  readonly name: string;
  /** One line for `--help`. */
  readonly says: string;
  /** The word after the kind, if it takes one; it arrives among the options under this name. */
  readonly argument?: { readonly name: string; readonly says: string; readonly most?: number };
  readonly options: readonly KindOption[];
  /**
   * Replaces file names by what the files hold. Only the command calls it, before `parse`: helpers on other machines
   * get the replaced options, and have no such files.
   */
  readFiles?(given: Given): Result<Given, Complaint>;
  /** True if rows may need long scans that can be cut into ranges; `Survey.ranged` says which. */
  readonly ranged?: true;
  /** The survey that the options ask for. The reader collects what is wrong with them; no files are read. */
  parse(read: OptionReader): Survey;
}

/** How a row is computed. */
export interface Work extends Watch {
  /** Does the scans of a search for fewest presses; one core by default. */
  readonly scan?: Scan | undefined;
  /** Most solutions of one part of a board that such a search compares. */
  readonly compare?: number | undefined;
}

/** Many boards, in order: each gives one row. */
export interface Survey {
  /** Number of rows. */
  readonly count: number;
  /** The fields that begin row `index`: which board it is. A row of an earlier run must have the same. */
  place(index: number): Row;
  /** Roughly how many seconds a row takes, so that small ones can share a job. */
  cost(index: number): number;
  /** The fields that follow those of `place`, in order: what `solve` gives. */
  readonly fields: Fields;
  /** Computes the fields that follow. */
  solve(index: number, work: Work): Row;
  /**
   * What is wrong with a row that was computed elsewhere, or null. Its place and the types of its fields have been
   * checked before. Checks what is cheap to check: presses are replayed, numbers that follow from others are computed
   * again.
   */
  check?(index: number, row: Row): string | null;
  /** True if row `index` may need long scans that can be cut into ranges. */
  ranged?(index: number): boolean;
  /** All rows as a picture. */
  chart(rows: readonly Row[]): Chart;
  /** A few lines of text for the end, if the rows need a summary. */
  summary?(rows: readonly Row[]): readonly string[];
}
