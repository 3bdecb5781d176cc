import { type NullitySurvey, runNullity, sizesOf } from '@douse/survey';
import { quote } from 'douse/formats';
import { EXIT, Failure } from '../failure.ts';
import { boardOptions } from '../input.ts';
import { say } from '../output.ts';
import { watchWork } from '../progress.ts';
import { surveySame } from '../samegame/survey.ts';
import { append, type ExpectedRow, resume } from './survey-file.ts';
import { parseWorkers, type SurveyFlags } from './survey-flags.ts';

const MAX_SIZE = 200_000;

/** `survey nullity`: one JSON line a board, in order; a file that exists is continued where it stopped. */
export async function surveyCommand(kind: string, folder: string | undefined, flags: SurveyFlags): Promise<number> {
  if (kind === 'samegame') return surveySame(folder, flags);
  if (kind !== 'nullity')
    throw new Failure(`survey: expected the kind nullity or samegame, got ${quote(kind)}`, "see 'douse survey --help'");
  const survey = parseSurvey(flags);
  const workers = parseWorkers(flags.workers);
  const skip = flags.output === undefined ? 0 : resume(flags.output, fitsOf(survey));
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

/** What the next row of a nullity survey must be. */
function fitsOf(survey: NullitySurvey): () => ExpectedRow | null {
  const sizes = sizesOf(survey);
  return () => {
    const expected = sizes.next().value;
    if (!expected) return null;
    const { rows, columns } = expected;
    const { levels, wrap } = survey;
    return {
      what: `the row of ${rows} × ${columns}, ${levels} levels, wrap ${wrap}`,
      row: { rows, columns, levels, wrap },
    };
  };
}
