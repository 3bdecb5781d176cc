import { type Job, MAX_JOB_ROWS } from './job.ts';
import type { Given, Row, Survey } from '../kinds/kind.ts';

/** Who computes the jobs: threads of this machine, or whoever listens to a queue. */
export interface Executor {
  /** Least number of jobs that should be under way, so that nobody waits. */
  readonly jobs: number;
  /** Seconds of work that are worth handing over. */
  readonly seconds: number;
  /** @param signal  ends the job, and its thread if there is one, at once */
  run(job: Job, signal?: AbortSignal): Promise<Row[]>;
  /** Ends what is under way and gives everything back. */
  close(): Promise<void>;
}

export interface RunOptions {
  /** Rows that are known already, at the beginning of the survey. */
  readonly skip?: number;
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Ends the run: no more rows are yielded. */
  readonly signal?: AbortSignal | undefined;
}

/** Rows that may be under way beyond the least number of jobs: one hard board shall not keep the others from working. */
const ROWS_AHEAD = 10_000;

/** Runs a survey and yields its rows in order, a job at a time. The executor stays open. */
export async function* runSurvey(
  { kind, given, survey }: { readonly kind: string; readonly given: Given; readonly survey: Survey },
  executor: Executor,
  { skip = 0, onProgress, signal }: RunOptions = {},
): AsyncGenerator<Row[]> {
  let [total, done] = [0, 0];
  for (let index = 0; index < survey.count; index++) {
    total += survey.cost(index);
    if (index === skip - 1) done = total;
  }
  // One listener for the whole run: a promise that many races wait for would keep all their rows.
  let stop = (): void => {};
  signal?.addEventListener('abort', () => stop(), { once: true });
  const unlessStopped = (rows: Promise<Row[]>): Promise<Row[] | null> =>
    new Promise((resolve, reject) => {
      stop = () => resolve(null);
      if (signal?.aborted === true) stop();
      rows.then(resolve, reject);
    });
  const jobs = partsOf(survey, skip, executor.seconds);
  const waiting: { rows: Promise<Row[]>; count: number; cost: number }[] = [];
  let rowsWaiting = 0;
  for (;;) {
    while (waiting.length < executor.jobs || rowsWaiting < ROWS_AHEAD) {
      const next = jobs.next();
      if (next.done === true) break;
      const { first, count, cost } = next.value;
      const rows = executor.run({ kind, given, first, count });
      // A failure is met when its turn comes, or never if the run ends before.
      rows.catch(() => {});
      waiting.push({ rows, count, cost });
      rowsWaiting += count;
    }
    const first = waiting.shift();
    if (first === undefined) return;
    const rows = await unlessStopped(first.rows);
    if (rows === null) return;
    rowsWaiting -= first.count;
    done += first.cost;
    onProgress?.(done / total);
    yield rows;
  }
}

function* partsOf(
  survey: Survey,
  skip: number,
  seconds: number,
): Generator<{ first: number; count: number; cost: number }> {
  for (let first = skip; first < survey.count;) {
    let [count, cost] = [0, 0];
    while (first + count < survey.count && cost < seconds && count < MAX_JOB_ROWS) cost += survey.cost(first + count++);
    yield { first, count, cost };
    first += count;
  }
}
