import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { costOf, type NullityRow, type NullitySurvey, type Size, sizesOf } from './nullity.ts';

export interface RunOptions {
  /** Worker threads; all cores by default. */
  readonly workers?: number;
  /** Rows that are known already, at the beginning of the survey. */
  readonly skip?: number;
  readonly onProgress?: (done: number) => void;
}

/** Cost of one job: long enough to be worth handing over, short enough to balance. */
const JOB_COST = 20_000_000;
/** Jobs under way for each worker. */
const AHEAD = 3;

/** Runs a survey on worker threads and yields its rows in order, a job at a time. */
export async function* runNullity(
  survey: NullitySurvey,
  { workers, skip = 0, onProgress }: RunOptions = {},
): AsyncGenerator<NullityRow[]> {
  const threads = workers ?? availableParallelism();
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  let total = 0;
  for (const size of sizesOf(survey)) total += costOf(size);
  let done = 0;
  const waiting: { rows: Promise<NullityRow[]>; cost: number }[] = [];
  try {
    for (const sizes of jobs(survey, skip)) {
      const job = { sizes, levels: survey.levels, wrap: survey.wrap };
      waiting.push({
        rows: pool.run(job, { name: 'nullity' }) as Promise<NullityRow[]>,
        cost: sizes.reduce((sum, size) => sum + costOf(size), 0),
      });
      if (waiting.length >= threads * AHEAD) yield await next();
    }
    while (waiting.length > 0) yield await next();
  } finally {
    // Jobs that nobody waits for any more end with the pool.
    for (const { rows } of waiting) rows.catch(() => {});
    await pool.destroy();
  }

  async function next(): Promise<NullityRow[]> {
    const { rows, cost } = waiting.shift()!;
    const found = await rows;
    done += cost;
    onProgress?.(done / total);
    return found;
  }
}

function* jobs(survey: NullitySurvey, skip: number): Generator<Size[]> {
  let job: Size[] = [];
  let cost = 0;
  let index = 0;
  for (const size of sizesOf(survey)) {
    if (index++ < skip) continue;
    job.push(size);
    cost += costOf(size);
    if (cost < JOB_COST) continue;
    yield job;
    job = [];
    cost = 0;
  }
  if (job.length > 0) yield job;
}
