import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runSame, type SameJob } from '@douse/survey';
import { quote } from 'douse/formats';
import { settle } from 'douse/samegame';
import { append, resume } from '../commands/survey-file.ts';
import { parseWorkers, type SurveyFlags } from '../commands/survey-flags.ts';
import { EXIT, Failure, systemFailure } from '../failure.ts';
import { remark, say } from '../output.ts';
import { watchWork } from '../progress.ts';
import { readSameBoards } from './board.ts';
import { parseGoal } from './solve.ts';

/** Seconds for each board if `--time` does not say. */
const TIME = '10';

/** `survey samegame DIR`: every board file of a folder, by name; a file of rows that exists is continued where it stopped. */
export async function surveySame(folder: string | undefined, flags: SurveyFlags): Promise<number> {
  if (folder === undefined)
    throw new Failure(
      'survey samegame: expected a folder of boards, got nothing',
      'douse survey samegame DIR --goal points',
    );
  const goal = parseGoal(flags.goal);
  const seconds = Number(flags.time ?? TIME);
  if (!(seconds > 0 && seconds < 1e6))
    throw new Failure(`--time: expected seconds for each board, got ${quote(flags.time!)}`, 'for example --time 60');
  const workers = parseWorkers(flags.workers);
  const files = filesOf(folder);
  let at = 0;
  const expected = () => {
    const file = files[at++];
    if (file === undefined) return null;
    return { what: `the row of ${file}, goal ${goal}, time ${seconds}`, row: { file, goal, time: seconds } };
  };
  const skip = flags.output === undefined ? 0 : resume(flags.output, expected);
  const jobs = files.slice(skip).map((file): SameJob => {
    const { board, rules } = readSameBoards(join(folder, file), {})[0]!;
    return { file, board: settle(board, rules).board, rules, goal, seconds };
  });
  const watch = watchWork('surveying');
  let points = 0;
  let cleared = 0;
  try {
    for await (const row of runSame(jobs, {
      ...(workers !== undefined && { workers }),
      onProgress: watch.onProgress,
    })) {
      const text = JSON.stringify(row);
      if (flags.output === undefined) say(text);
      else append(flags.output, `${text}\n`);
      points += row.points;
      if (row.left === 0) cleared++;
    }
  } finally {
    watch.end();
  }
  remark(`douse: ${jobs.length} boards, ${cleared} emptied, ${points} points in all`);
  return EXIT.done;
}

function filesOf(folder: string): string[] {
  try {
    const files = readdirSync(folder).filter((name) => !name.startsWith('.') && statSync(join(folder, name)).isFile());
    if (files.length === 0)
      throw new Failure(`${folder}: expected a folder with board files, got none`, 'put one board in each file');
    return files.toSorted();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw systemFailure(folder, error);
  }
}
