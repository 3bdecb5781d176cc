import type { Survey } from '../kinds/kind.ts';
import type { Given, Row } from '../kinds/row.ts';
import { type Job, MAX_JOB_ROWS } from './job.ts';

/** Computes the jobs: threads of this machine, or helpers at a queue. */
export interface Executor {
  /** The fewest jobs that should be under way, so that nobody waits for work. */
  readonly jobs: number;
  /** Seconds of work that make a job worth handing over. */
  readonly seconds: number;
  /** @param signal  ends the job, and its thread if there is one, at once */
  run(job: Job, signal?: AbortSignal): Promise<Row[]>;
  /** Stops the work under way and releases everything. */
  close(): Promise<void>;
}

export interface RunOptions {
  /** Rows that are known already, at the beginning of the survey. */
  readonly skip?: number;
  /** Rows further on that are known already, by their numbers. */
  readonly known?: ReadonlyMap<number, Row>;
  /** Called with rows that are done before rows in front of them are; they are yielded when their turn comes. */
  readonly onAhead?: ((first: number, rows: readonly Row[]) => void) | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
  /** Ends the run: no more rows are yielded. */
  readonly signal?: AbortSignal | undefined;
}

/** A survey that is run, with what another machine needs to parse it again. */
export interface Task {
  readonly kind: string;
  readonly given: Given;
  readonly survey: Survey;
}

/** Most rows under way beyond the least number of jobs, so that one hard board does not hold up the others. */
const ROWS_AHEAD = 10_000;

/** Some rows of a survey, one after the other. */
interface Part {
  readonly first: number;
  readonly count: number;
  readonly cost: number;
}

/** Runs a survey and yields its rows in order, a job at a time. The executor stays open. */
export async function* runSurvey(
  { kind, given, survey }: Task,
  executor: Executor,
  { skip = 0, known = new Map(), onAhead, onProgress, signal }: RunOptions = {},
): AsyncGenerator<Row[]> {
  let [total, done] = [0, 0];
  for (let index = 0; index < survey.count; index++) {
    const cost = survey.cost(index);
    total += cost;
    if (index < skip || known.has(index)) done += cost;
  }
  // One listener for the whole run: a promise that is raced many times would keep all its rows.
  let stop = (): void => {};
  signal?.addEventListener('abort', () => stop(), { once: true });
  const unlessStopped = (rows: Promise<Row[]>): Promise<Row[] | null> =>
    new Promise((resolve, reject) => {
      stop = () => resolve(null);
      if (signal?.aborted === true) stop();
      rows.then(resolve, reject);
    });
  const parts = partsOf(survey, skip, known, executor.seconds);
  const waiting: { part: Part; rows: Promise<Row[]> }[] = [];
  let rowsWaiting = 0;
  /** The first row of the job whose turn it is. */
  let turn = skip;
  for (;;) {
    while (waiting.length < executor.jobs || rowsWaiting < ROWS_AHEAD) {
      const next = parts.next();
      if (next.done === true) break;
      const part = next.value;
      waiting.push({ part, rows: begin(part) });
      rowsWaiting += part.count;
    }
    const head = waiting.shift();
    if (head === undefined) return;
    turn = head.part.first;
    const rows = await unlessStopped(head.rows);
    if (rows === null) return;
    rowsWaiting -= head.part.count;
    yield rows;
  }

  function begin(part: Part): Promise<Row[]> {
    const { first, count, cost } = part;
    const row = known.get(first);
    if (row !== undefined) return Promise.resolve([row]);
    const under = executor.run({ kind, given, first, count });
    // A failure is reported when its turn comes, or never if the run ends first.
    under.then(
      (rows) => {
        done += cost;
        onProgress?.(done / total);
        if (first > turn) onAhead?.(first, rows);
      },
      () => {},
    );
    return under;
  }
}

/** The rows that are to be computed, cut into jobs; known rows on their own. */
function* partsOf(
  survey: Survey,
  skip: number,
  known: ReadonlyMap<number, Row>,
  seconds: number,
): Generator<Part, void> {
  for (let first = skip; first < survey.count;) {
    let [count, cost] = [0, 0];
    if (known.has(first)) count = 1;
    else {
      while (first + count < survey.count && !known.has(first + count) && cost < seconds && count < MAX_JOB_ROWS)
        cost += survey.cost(first + count++);
    }
    yield { first, count, cost };
    first += count;
  }
}
