import { performance } from 'node:perf_hooks';
import { err, ok, type Result } from 'douse/play';
import { within } from '../kinds/clock.ts';
import { checkFields, sameRow, shown } from '../kinds/fields.ts';
import type { Survey } from '../kinds/kind.ts';
import type { Row } from '../kinds/row.ts';
import type { Job } from './job.ts';

/**
 * Reads row `index` of a survey from a file or from another machine: it must name the right board, hold the fields of
 * its kind with their types, and pass the kind's own check. The error says what was expected.
 */
export function parseRow(survey: Survey, index: number, row: unknown): Result<Row, string> {
  if (typeof row !== 'object' || row === null || Array.isArray(row))
    return err(`expected a row as a JSON object, got ${shown(row)}`);
  const place = survey.place(index);
  for (const [key, expected] of Object.entries(place)) {
    if (!Object.hasOwn(row, key) || (row as Row)[key] !== expected)
      return err(`expected a row that begins ${JSON.stringify(place).slice(0, -1)}, got ${shown(row)}`);
  }
  const wrong = checkFields(survey.fields, place, row as Row) ?? checkValues(survey, index, row as Row);
  return wrong === null ? ok(row as Row) : err(wrong);
}

function checkValues(survey: Survey, index: number, row: Row): string | null {
  try {
    return survey.check?.(index, row) ?? null;
  } catch (error) {
    // The answer for a board beyond all limits.
    if (error instanceof RangeError) return error.message;
    throw error;
  }
}

/** Reads the rows that somebody answered a job with. */
export function parseRows(
  survey: Survey,
  { first, count }: Pick<Job, 'first' | 'count'>,
  rows: unknown,
): Result<Row[], string> {
  if (!Array.isArray(rows) || rows.length !== count) return err(`expected ${count} rows, got ${shown(rows)}`);
  const parsed: Row[] = [];
  for (const [i, row] of rows.entries()) {
    const read = parseRow(survey, first + i, row);
    if (!read.ok) return err(`row ${first + i + 1}: ${read.error}`);
    parsed.push(read.value);
  }
  return ok(parsed);
}

/** The share of the time that goes into computing rows again, and seconds of it that are free. */
const SHARE = 0.03;
const FREE = 0.5;
/** Seconds after which a row is given up; rows that are known to take longer are not begun. */
const PATIENCE = 1;

/** Computes a random sample of the rows that came from elsewhere again. */
export class Sample {
  readonly #survey: Survey;
  readonly #began = performance.now();
  #spent = 0;
  readonly #useful: boolean;

  constructor(survey: Survey) {
    this.#survey = survey;
    this.#useful = Object.values(survey.fields).some(({ varies }) => varies !== true);
  }

  /** What is wrong with one of these rows, computed again; null if nothing is, or if there is no time for it. */
  check(first: number, rows: readonly Row[]): string | null {
    const now = performance.now();
    if (!this.#useful || this.#spent > FREE * 1000 + SHARE * (now - this.#began)) return null;
    const at = Math.floor(Math.random() * rows.length);
    const { cost, fields, solve } = this.#survey;
    if (rows.length === 0 || cost(first + at) > PATIENCE * 2) return null;
    const again = solve(first + at, within(PATIENCE, {}));
    this.#spent += performance.now() - now;
    const row = rows[at]!;
    // Where either computation was cut off by its clock, the difference says nothing about the row.
    if (again['status'] === 'unknown' || row['status'] === 'unknown' || sameRow(fields, row, again)) return null;
    return `row ${first + at + 1}: expected ${JSON.stringify(again).slice(0, 200)}, computed again, got another`;
  }
}
