import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { quote } from 'douse/formats';
import type { Worker } from 'bullmq';
import { parsePart } from '../run/job.ts';
import { describeComplaint, parseSurvey } from '../kinds/kinds.ts';
import { BEAT, openRedis, PREFIX, RedisFailure, redisPlace, VERSION, withTimeout } from './connection.ts';
import { isUnderWay, liveRuns, parseRecord, recordOf, type RunRecord } from './runs.ts';
import { threadExecutor } from '../run/threads.ts';

export interface HelpOptions {
  readonly url: string;
  /** Worker threads; all cores by default. */
  readonly workers?: number | undefined;
  /** Seconds without a sign of life after which another machine's job is taken over. */
  readonly patience?: number | undefined;
  readonly signal: AbortSignal;
  /** One line about what happens. */
  readonly say: (line: string) => void;
}

/** One run that is helped. */
interface Service {
  readonly id: string;
  readonly worker: Worker;
  /** Ends its jobs. */
  readonly over: AbortController;
}

/** Milliseconds between looks for new runs and for closing; seconds without an answer after which the server counts as lost. */
const [LOOK, CLOSING] = [1000, 3000];
const LOST = 30;
/** How often a job may be taken over from a machine that fell silent. */
const TAKEOVERS = 5;

/**
 * Helps every survey under way in a Redis server until `signal` says stop. Runs and jobs are read as strangers' words: a run of another version is refused, with a
 * line that says so, and a job that is none fails.
 * @throws {RedisFailure} if the server cannot be reached, or is lost for half a minute
 */
export async function help({
  url,
  workers = availableParallelism(),
  patience = 30,
  signal,
  say,
}: HelpOptions): Promise<void> {
  const { redis, end: hangUp } = await openRedis(url);
  const bull = await import('bullmq');
  const threads = threadExecutor(workers);
  const serving = new Map<string, Service>();
  const refused = new Set<string>();
  const place = redisPlace(url);
  let heard = performance.now();
  say(`helping at ${place} with ${workers} ${workers === 1 ? 'thread' : 'threads'}; Ctrl-C ends`);
  try {
    while (!signal.aborted) {
      try {
        const runs = await withTimeout(liveRuns(redis, clear), BEAT * 1000);
        heard = performance.now();
        for (const id of runs) {
          if (serving.has(id) || refused.has(id)) continue;
          const record = await readRecord(id);
          if (record !== null) serving.set(id, serve(id, record));
        }
        for (const [id, service] of serving) {
          if (runs.includes(id)) continue;
          serving.delete(id);
          await end(service);
          say(`run ${id} has ended`);
        }
      } catch {
        if (performance.now() - heard > LOST * 1000)
          throw new RedisFailure(`lost the Redis server at ${place}`, 'start the helper again once it is back');
      }
      await pause(LOOK, signal);
    }
  } finally {
    await Promise.all([...serving.values()].map(end));
    await withTimeout(threads.close(), CLOSING).catch(() => {});
    hangUp();
  }

  /** The record of a run that this program can help; null, remembered and said once, for the others. */
  async function readRecord(id: string): Promise<RunRecord | null> {
    const text = await withTimeout(recordOf(redis, id), BEAT * 1000);
    if (text === null) return null;
    const record = parseRecord(text);
    const refuse = (why: string): null => {
      refused.add(id);
      say(`run ${id} refused: ${why}`);
      return null;
    };
    if (!record.ok) return refuse(record.error);
    const { version, kind, given } = record.value;
    if (version !== VERSION)
      return refuse(`expected douse ${VERSION}, got ${quote(version)}; use the same version on both`);
    const survey = parseSurvey(kind, given);
    return survey.ok ? record.value : refuse(describeComplaint(survey.error));
  }

  function serve(id: string, { kind, given }: RunRecord): Service {
    const parsed = parseSurvey(kind, given);
    if (!parsed.ok) throw new TypeError('help: expected a checked record');
    const survey = parsed.value;
    say(`run ${id}: survey ${kind}, ${survey.count} rows`);
    const over = new AbortController();
    // Every job under way listens.
    setMaxListeners(0, over.signal);
    const worker = new bull.Worker(
      id,
      async (job, token) => {
        const part = parsePart(survey, job.data);
        if (!part.ok) throw new bull.UnrecoverableError(part.error);
        try {
          return await threads.run({ kind, given, ...part.value }, over.signal);
        } catch (error) {
          if (!over.signal.aborted) throw error;
          // Left unfinished: the next helper begins it again at once.
          await job.moveToWait(token);
          throw new bull.WaitingError();
        }
      },
      {
        connection: redis,
        prefix: PREFIX,
        concurrency: workers,
        lockDuration: patience * 1000,
        stalledInterval: patience * 1000,
        maxStalledCount: TAKEOVERS,
      },
    );
    worker.on('error', () => {});
    return { id, worker, over };
  }

  /** Ends the jobs under way, and hands them back if their run goes on. */
  async function end({ id, worker, over }: Service): Promise<void> {
    over.abort();
    // Pausing waits for what the jobs have to tell the server. Closing by force waits for nothing and stops the timers of locks and of the look for
    // lost jobs; without it they would keep this program, server or not, for as long as `patience`.
    await withTimeout(worker.pause(), CLOSING).catch(() => {});
    await withTimeout(worker.close(true), CLOSING).catch(() => {});
    // A worker that looks for lost jobs leaves a key behind when the queue is gone.
    await withTimeout(clearIfOver(id), CLOSING).catch(() => {});
  }

  async function clearIfOver(id: string): Promise<void> {
    if (!(await isUnderWay(redis, id))) await clear(id);
  }

  /** Removes all that is left of a run's queue. */
  async function clear(id: string): Promise<void> {
    const queue = new bull.Queue(id, { connection: redis, prefix: PREFIX, skipMetasUpdate: true });
    queue.on('error', () => {});
    await queue.obliterate({ force: true });
    await queue.close();
  }
}

/** Waits, or less if the signal says stop. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
