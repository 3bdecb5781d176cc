import { appendFileSync, closeSync, existsSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { type NullityRow, type NullitySurvey, runNullity, sizesOf } from '@douse/survey';
import { quote } from 'douse/formats';
import { EXIT, Failure, systemFailure } from '../failure.ts';
import { boardOptions } from '../input.ts';
import { say } from '../output.ts';
import { watchWork } from '../progress.ts';

export interface SurveyFlags {
  readonly sizes?: string;
  readonly levels?: string;
  readonly wrap?: string;
  readonly rectangles?: boolean;
  readonly output?: string;
  readonly workers?: string;
}

const MAX_SIZE = 200_000;

/** `survey nullity`: one JSON line a board, in order; a file that exists is continued where it stopped. */
export async function surveyCommand(kind: string, flags: SurveyFlags): Promise<number> {
  if (kind !== 'nullity')
    throw new Failure(`survey: expected the kind nullity, got ${quote(kind)}`, "see 'douse survey --help'");
  const survey = parseSurvey(flags);
  const workers = flags.workers === undefined ? undefined : Number(flags.workers);
  if (workers !== undefined && !(Number.isInteger(workers) && workers >= 1 && workers <= 256)) {
    throw new Failure(
      `--workers: expected a number from 1 to 256, got ${quote(flags.workers!)}`,
      'the default is the number of cores',
    );
  }
  const skip = flags.output === undefined ? 0 : resume(flags.output, survey);
  const watch = watchWork('surveying');
  const options = {
    ...(workers !== undefined && { workers }),
    ...(watch.onProgress && { onProgress: watch.onProgress }),
    skip,
  };
  try {
    for await (const rows of runNullity(survey, options)) {
      const text = rows.map((row) => JSON.stringify(row)).join('\n');
      if (flags.output === undefined) say(text);
      else append(flags.output, `${text}\n`);
    }
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`survey: ${error.message}`, 'survey smaller boards');
    throw error;
  } finally {
    watch.end();
  }
  return EXIT.done;
}

function parseSurvey({ sizes, levels, wrap, rectangles = false }: SurveyFlags): NullitySurvey {
  const match = /^(\d{1,6})\.\.(\d{1,6})$/.exec(sizes ?? '');
  const [from, to] = [Number(match?.[1]), Number(match?.[2])];
  if (match === null || from < 1 || to < from || to > MAX_SIZE) {
    throw new Failure(
      `--sizes: expected a range such as 1..1000 up to ${MAX_SIZE}, got ${quote(sizes ?? '')}`,
      'give the first and the last size',
    );
  }
  const options = boardOptions({ ...(levels !== undefined && { levels }), ...(wrap !== undefined && { wrap }) });
  return { from, to, levels: options.levels ?? 2, wrap: options.wrap ?? 'none', rectangles };
}

/** Number of rows an earlier run left in the file; half a line at its end, from a run that was cut off, is removed. */
function resume(path: string, survey: NullitySurvey): number {
  if (!existsSync(path)) {
    append(path, '');
    return 0;
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw systemFailure(path, error);
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  let line = 0;
  const sizes = sizesOf(survey);
  for (const content of whole.split('\n').slice(0, -1)) {
    line++;
    const expected = sizes.next().value;
    let row: Partial<NullityRow> = {};
    try {
      row = JSON.parse(content) as Partial<NullityRow>;
    } catch {
      // Reported below: an empty row fits nothing.
    }
    const fits = expected && row.rows === expected.rows && row.columns === expected.columns;
    if (!fits || row.levels !== survey.levels || row.wrap !== survey.wrap) {
      const what = expected
        ? `the row of ${expected.rows} × ${expected.columns}, ${survey.levels} levels, wrap ${survey.wrap}`
        : 'no more rows';
      throw new Failure(
        `${path}:${line}:1: expected ${what}, got ${quote(content)}`,
        'this file is of another survey; choose another -o FILE',
      );
    }
  }
  if (whole.length < text.length) truncateSync(path, new TextEncoder().encode(whole).length);
  return line;
}

function append(path: string, text: string): void {
  try {
    const file = openSync(path, 'a');
    appendFileSync(file, text);
    closeSync(file);
  } catch (error) {
    throw systemFailure(path, error);
  }
}
