import { createHash, randomBytes } from 'node:crypto';
import type { Job } from '../run/job.ts';
import { parseRows, Sample } from '../run/rows.ts';
import type { Given, Row, Survey } from '../kinds/kind.ts';
import { BEAT, openRedis, PREFIX, printable, RedisFailure, redisPlace, VERSION, withTimeout } from './connection.ts';
import type { Executor } from '../run/run.ts';
import { enterRun, type RunRecord, signOfLife, withdrawRun } from './runs.ts';

/** Jobs in the queue at once, and seconds of work worth the way over the network. */
const JOBS = 200;
const JOB_SECONDS = 0.5;
/** How often a job is tried before the survey gives up. */
const ATTEMPTS = 3;
/** Seconds without an answer from the server after which it counts as lost, and that closing may take. */
const LOST = 30;
const CLOSING = 5;

/** One job that somebody waits for. */
interface Waiting {
  readonly part: Pick<Job, 'first' | 'count'>;
  resolve(rows: Row[]): void;
  reject(error: Error): void;
}

/**
 * Hands jobs to a queue of their own in Redis; `help` on other machines takes them. Each run has its own queue, named by a hash of the survey and some random digits, and
 * a record with a sign of life every few seconds, by which the helpers find it. Nothing of it is left when the executor is closed.
 * @throws {RedisFailure} if the server cannot be reached
 */
export async function redisExecutor(
  url: string,
  { kind, given, survey }: { readonly kind: string; readonly given: Given; readonly survey: Survey },
): Promise<Executor> {
  const { redis, end } = await openRedis(url);
  const { Queue, QueueEvents } = await import('bullmq');
  const record: RunRecord = { version: VERSION, kind, given };
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('hex');
  const id = `${hash.slice(0, 12)}-${randomBytes(6).toString('hex')}`;
  const queue = new Queue(id, { connection: redis, prefix: PREFIX, defaultJobOptions: { attempts: ATTEMPTS } });
  const events = new QueueEvents(id, { connection: redis, prefix: PREFIX });
  // Connections mend themselves; `beat` notices when they do not.
  queue.on('error', () => {});
  events.on('error', () => {});

  const waiting = new Map<string, Waiting>();
  const sample = new Sample(survey);
  let failure: Error | null = null;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };

  /** Takes the answers that have come. Events only say when to look: one that is missed costs a few seconds, not a row. */
  let [collecting, again] = [false, false];
  const collect = async (): Promise<void> => {
    if (collecting) return void (again = true);
    collecting = true;
    try {
      do {
        again = false;
        const answered = await queue.getJobs(['completed', 'failed'], 0, JOBS - 1);
        let settled = 0;
        for (const job of answered) {
          const asked = waiting.get(job?.id ?? '');
          if (job === undefined || asked === undefined) continue;
          waiting.delete(job.id!);
          settled++;
          if (job.failedReason) asked.reject(helperFailure(`failed: ${printable(job.failedReason)}`));
          else {
            const rows = parseRows(survey, asked.part, job.returnvalue);
            const wrong = rows.ok ? sample.check(asked.part.first, rows.value) : rows.error;
            if (rows.ok && wrong === null) asked.resolve(rows.value);
            else asked.reject(helperFailure(`answered with wrong rows: ${printable(wrong ?? '')}`));
          }
          await job.remove().catch(() => {});
        }
        again ||= settled > 0 && answered.length >= JOBS;
      } while (again);
    } catch {
      // The server is away for a moment; the next beat looks again.
    } finally {
      collecting = false;
    }
  };
  events.on('completed', () => void collect());
  events.on('failed', () => void collect());

  let heard = performance.now();
  const beat = async (): Promise<void> => {
    try {
      await withTimeout(signOfLife(redis, id, record), BEAT * 1000);
      heard = performance.now();
    } catch (error) {
      if (error instanceof RedisFailure) fail(error);
      else if (performance.now() - heard > LOST * 1000)
        fail(
          new RedisFailure(`lost the Redis server at ${redisPlace(url)}`, 'the same command goes on once it is back'),
        );
    }
    await collect();
  };
  await enterRun(redis, id, record);
  const timer = setInterval(() => void beat(), BEAT * 1000);

  return {
    jobs: JOBS,
    seconds: JOB_SECONDS,
    async run({ first, count }) {
      if (failure !== null) throw failure;
      const name = `rows-${first}-${count}`;
      return new Promise<Row[]>((resolve, reject) => {
        waiting.set(name, { part: { first, count }, resolve, reject });
        queue.add('rows', { first, count }, { jobId: name }).catch((error: Error) => {
          waiting.delete(name);
          reject(failure ?? error);
        });
      });
    },
    async close() {
      clearInterval(timer);
      waiting.clear();
      try {
        await withTimeout(leave(), CLOSING * 1000);
      } catch {
        // What a lost server keeps, the next helper clears away when the run has been silent for long enough.
        await withTimeout(Promise.all([events.disconnect(), queue.disconnect()]), 1000).catch(() => {});
      }
      end();
    },
  };

  async function leave(): Promise<void> {
    await withdrawRun(redis, id);
    await events.close();
    await queue.obliterate({ force: true });
    await queue.close();
  }
}

const helperFailure = (what: string): RedisFailure =>
  new RedisFailure(`a helper ${what}`, 'see what the helpers say; the same command goes on');
