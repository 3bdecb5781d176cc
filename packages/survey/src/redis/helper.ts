import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { quote } from 'douse/formats';
import type { Worker } from 'bullmq';
import { describeComplaint, parseSurvey } from '../kinds/kinds.ts';
import { parsePart } from '../run/job.ts';
import { threadExecutor } from '../run/threads.ts';
import { BEAT, LOST, openRedis, PREFIX, redisPlace, withTimeout } from './connection.ts';
import { redisFailure, RedisFailure } from './failure.ts';
import type { Reply } from './queue.ts';
import { clearRun, isUnderWay, liveRuns, parseRecord, recordOf, type RunRecord } from './runs.ts';
import { VERSION } from './version.ts';

export interface HelpOptions {
  readonly url: string;
  /** Worker threads; all cores by default. */
  readonly workers?: number | undefined;
  /** Seconds without a sign of life after which another machine's job is taken over. */
  readonly patience?: number | undefined;
  readonly signal: AbortSignal;
  /** Called with a line about each event. */
  readonly say: (line: string) => void;
}

/** One run that is helped. */
interface Service {
  readonly id: string;
  readonly worker: Worker;
  /** Ends its jobs. */
  readonly over: AbortController;
}

/** Milliseconds between looks for new runs, and that closing may take. */
const [LOOK, CLOSING] = [1000, 3000];
/** How often a job may be taken over from a machine that fell silent. */
const TAKEOVERS = 5;
/** Runs that are served at once; others wait. */
const MAX_SERVED = 64;
/** Refused runs that get a line each. */
const MAX_TOLD = 20;

/**
 * Helps every survey under way in a Redis server until `signal` says stop. Runs and jobs are not trusted: a run of
 * another version is refused, with a line that says so, and a malformed job fails.
 * @throws {RedisFailure} if the server cannot be reached, refuses what a helper needs, or is lost for half a minute
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
  const version = VERSION;
  const threads = threadExecutor(workers);
  const serving = new Map<string, Service>();
  const refused = new Set<string>();
  const place = redisPlace(url);
  let heard = performance.now();
  let told = 0;
  let failure: RedisFailure | null = null;
  say(`helping at ${place} with ${workers} ${workers === 1 ? 'thread' : 'threads'}; Ctrl-C ends`);
  try {
    while (!signal.aborted) {
      try {
        const { runs, foreign } = await withTimeout(liveRuns(redis), BEAT * 1000);
        heard = performance.now();
        if (foreign > told) say(`${foreign} entries in ${PREFIX}:runs are not Douse's; they are passed over`);
        told = Math.max(told, foreign);
        for (const id of runs) {
          if (serving.has(id) || refused.has(id) || serving.size >= MAX_SERVED) continue;
          const record = await readRecord(id);
          if (record !== null) serving.set(id, serve(id, record));
        }
        for (const [id, service] of serving) {
          if (runs.includes(id)) continue;
          serving.delete(id);
          await close(service);
          say(`run ${id} has ended`);
        }
      } catch (error) {
        failure ??= redisFailure(error, place);
        if (performance.now() - heard > LOST * 1000)
          failure ??= new RedisFailure(`lost the Redis server at ${place}`, 'start the helper again once it is back');
      }
      if (failure !== null) throw failure;
      await pause(LOOK, signal);
    }
  } finally {
    await Promise.all([...serving.values()].map(close));
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
      if (refused.size <= MAX_TOLD) say(`run ${id} refused: ${why}`);
      else if (refused.size === MAX_TOLD + 1) say('more runs are refused; they are not told of');
      return null;
    };
    if (!record.ok) return refuse(record.error);
    const { version: theirs, kind, given } = record.value;
    if (theirs !== version)
      return refuse(`expected douse ${version}, got ${quote(theirs)}; use the same version on both`);
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
      async (job, token): Promise<Reply> => {
        const part = parsePart(survey, job.data);
        if (!part.ok) throw new bull.UnrecoverableError(part.error);
        try {
          return { version, rows: await threads.run({ kind, given, ...part.value }, over.signal) };
        } catch (error) {
          if (!over.signal.aborted) throw error;
          // Left unfinished, so that the next helper starts it again at once.
          await job.moveToWait(token);
          throw new bull.WaitingError();
        }
      },
      {
        connection: redis,
        prefix: PREFIX,
        skipVersionCheck: true,
        concurrency: workers,
        lockDuration: patience * 1000,
        stalledInterval: patience * 1000,
        maxStalledCount: TAKEOVERS,
      },
    );
    let complained = false;
    worker.on('error', (error) => {
      const refusal = redisFailure(error, place);
      if (refusal === null || over.signal.aborted) return;
      // An error of this run alone, or one that passes (a server that is full for now), is only reported.
      if (/NOPERM|can't run this command|READONLY|NOAUTH|WRONGPASS/.test(error.message)) failure ??= refusal;
      else if (!complained) say(`run ${id}: ${refusal.message}; ${refusal.cure}`);
      complained = true;
    });
    return { id, worker, over };
  }

  /** Ends the jobs under way, and hands them back if their run goes on. */
  async function close({ id, worker, over }: Service): Promise<void> {
    over.abort();
    // Pausing waits until the jobs have reported to the server. Closing by force waits for nothing and stops the timers
    // of locks and of the look for lost jobs; without it they would keep this program, server or not, for as long as
    // `patience`.
    await withTimeout(worker.pause(), CLOSING).catch(() => {});
    await withTimeout(worker.close(true), CLOSING).catch(() => {});
    // A worker that looks for lost jobs leaves a key behind when the queue is gone.
    await withTimeout(clearIfOver(id), CLOSING).catch(() => {});
  }

  async function clearIfOver(id: string): Promise<void> {
    if (!(await isUnderWay(redis, id))) await clearRun(redis, id);
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
