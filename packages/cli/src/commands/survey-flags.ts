import { quote } from 'douse/formats';
import { Failure } from '../failure.ts';

/** Options of every survey, as commander hands them over. */
export interface SurveyFlags {
  readonly sizes?: string;
  readonly levels?: string;
  readonly wrap?: string;
  readonly rectangles?: boolean;
  readonly goal?: string;
  readonly time?: string;
  readonly output?: string;
  readonly workers?: string;
}

export function parseWorkers(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const workers = Number(text);
  if (!(Number.isInteger(workers) && workers >= 1 && workers <= 256)) {
    throw new Failure(
      `--workers: expected a number from 1 to 256, got ${quote(text)}`,
      'the default is the number of cores',
    );
  }
  return workers;
}
