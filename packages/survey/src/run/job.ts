import { quote } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import { describeComplaint, parseSurvey } from '../kinds/kinds.ts';
import type { Survey, Work } from '../kinds/kind.ts';
import type { Given, Row } from '../kinds/row.ts';

/** A piece of a survey that somebody computes: some rows, one after the other. */
export interface Job {
  readonly kind: string;
  readonly given: Given;
  /** The first row, from 0. */
  readonly first: number;
  readonly count: number;
}

/** Most rows of one job. */
export const MAX_JOB_ROWS = 50_000;

/** Checks which rows a job asks for. It may come from another machine. */
export function parsePart(survey: Survey, part: unknown): Result<Pick<Job, 'first' | 'count'>, string> {
  const { first, count } = (part ?? {}) as Partial<Record<'first' | 'count', unknown>>;
  const whole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
  if (whole(first) && whole(count) && count >= 1 && count <= MAX_JOB_ROWS && first + count <= survey.count)
    return ok({ first, count });
  const got = part === undefined ? 'nothing' : quote(String(JSON.stringify(part)));
  return err(`job: expected from 1 to ${MAX_JOB_ROWS} rows of ${survey.count}, got ${got}`);
}

let last: { readonly key: string; readonly survey: Survey } | null = null;

/** The survey of a job. The last one is kept, since most jobs of a thread belong to it. */
function surveyOf({ kind, given }: Job): Survey {
  const key = JSON.stringify([kind, given]);
  if (last?.key !== key) {
    const parsed = parseSurvey(kind, given);
    if (!parsed.ok) throw new RangeError(`job: ${describeComplaint(parsed.error)}`);
    last = { key, survey: parsed.value };
  }
  return last.survey;
}

/**
 * Computes the rows of a job.
 * @throws {RangeError} if the value is not a job
 */
export function runJob(job: Job, work: Work = {}): Row[] {
  const survey = surveyOf(job);
  const part = parsePart(survey, job);
  if (!part.ok) throw new RangeError(part.error);
  return Array.from({ length: part.value.count }, (_, i) => {
    const index = part.value.first + i;
    return { ...survey.place(index), ...survey.solve(index, work) };
  });
}
