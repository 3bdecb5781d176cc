import { createHash, randomBytes } from 'node:crypto';
import type { Queue } from 'bullmq';
import type { Job } from '../run/job.ts';
import { parseRows, Sample } from '../run/rows.ts';
import type { Row } from '../kinds/row.ts';
import type { Executor, Task } from '../run/run.ts';
import { BEAT, LOST, openRedis, PREFIX, printable, redisPlace, withTimeout } from './connection.ts';
import { redisFailure, RedisFailure } from './failure.ts';
import {
  clearRun,
  enterRun,
  expireRun,
  isUnderWay,
  type RunRecord,
  signOfLife,
  together,
  withdrawRun,
} from './runs.ts';
import { VERSION } from './version.ts';

/** Jobs in the queue at once, and seconds of work that justify sending a job over the network. */
const JOBS = 200;
const JOB_SECONDS = 0.5;
/** How often a job is tried before the survey gives up. */
const ATTEMPTS = 3;
/** Milliseconds between looks for answers, and seconds that closing may take. */
const LOOK = 100;
const CLOSING = 5;
/** Beats between looks whether every job is still there. */
const BEATS_A_LOOK = 3;

/** One job that somebody waits for. */
interface Waiting {
  readonly part: Pick<Job, 'first' | 'count'>;
  resolve(rows: Row[]): void;
  reject(error: Error): void;
}

/** What a helper answers: rows, and who computed them. */
export interface Reply {
  readonly version: string;
  readonly rows: readonly Row[];
}

/**
 * Hands jobs to a queue of their own in Redis; `help` on other machines takes them. Each run has its own queue, named
 * by a hash of the survey and some random digits, and a record with a sign of life every few seconds, by which the
 * helpers find it. Closing the executor removes all its keys; if it cannot be closed, they expire.
 *
 * Whatever happens to the server, every job is answered or fails: jobs that a server has forgotten are sent again, and
 * a server that is away for half a minute or refuses a command ends the run.
 * @throws {RedisFailure} if the server cannot be reached, or refuses
 */
export async function redisExecutor(url: string, { kind, given, survey }: Task): Promise<Executor> {
  const { redis, end } = await openRedis(url);
  const place = redisPlace(url);
  const bull = await import('bullmq');
  const record: RunRecord = { version: VERSION, kind, given };
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('hex');
  const id = `${hash.slice(0, 12)}-${randomBytes(6).toString('hex')}`;
  const waiting = new Map<string, Waiting>();
  const sample = new Sample(survey);

  let failure: RedisFailure | null = null;
  const fail = (error: RedisFailure): void => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  const lost = (): RedisFailure =>
    new RedisFailure(`lost the Redis server at ${place}`, 'the same command goes on once it is back');
  let heard = performance.now();
  /** Handles a failed exchange with the server: a refusal ends the run at once, silence only after a while. */
  const trouble = (error: unknown): void => {
    const refused = redisFailure(error, place);
    if (refused !== null) fail(refused);
    else if (performance.now() - heard > LOST * 1000) fail(lost());
  };

  let queue: Queue;
  try {
    queue = await withTimeout(enter(), LOST * 1000);
  } catch (error) {
    await leave();
    throw redisFailure(error, place) ?? lost();
  }

  /** Enters the run and opens its queue. A connection that is lost meanwhile may spoil the queue: then another one. */
  async function enter(): Promise<Queue> {
    await enterRun(redis, id, record);
    for (;;) {
      const opened = new bull.Queue(id, {
        connection: redis,
        prefix: PREFIX,
        skipVersionCheck: true,
        defaultJobOptions: { attempts: ATTEMPTS },
      });
      // Connections mend themselves; `beat` notices when they do not.
      opened.on('error', () => {});
      try {
        await withTimeout(opened.waitUntilReady(), BEAT * 1000);
        return opened;
      } catch (error) {
        if (redisFailure(error, place) !== null || redis.status === 'end') throw error;
      }
    }
  }

  /** The exchange now under way; closing waits for it, so that nothing is written afterwards. */
  const saying = new Set<Promise<void>>();
  const say = (words: Promise<unknown>): void => {
    const said: Promise<void> = words.then(() => {}, trouble).finally(() => saying.delete(said));
    saying.add(said);
  };
  let closed = false;

  const send = (name: string): void => {
    const { part } = waiting.get(name)!;
    say(queue.add('rows', part, { jobId: name }));
  };

  /** Takes the answers that have come. */
  let collecting = false;
  const collect = async (): Promise<void> => {
    if (collecting) return;
    collecting = true;
    try {
      for (const job of await queue.getJobs(['completed', 'failed'], 0, JOBS - 1)) {
        const asked = waiting.get(job?.id ?? '');
        if (job === undefined || asked === undefined) continue;
        waiting.delete(job.id!);
        const rows = job.failedReason ? null : readReply(job.returnvalue, asked.part);
        if (rows === null) asked.reject(helperFailure(`failed: ${printable(job.failedReason)}`));
        else if (typeof rows === 'string') asked.reject(helperFailure(`answered with wrong rows: ${rows}`));
        else asked.resolve(rows);
        await job.remove().catch(() => {});
      }
    } catch (error) {
      trouble(error);
    } finally {
      collecting = false;
    }
  };

  /** The rows of an answer, or what is wrong with it. */
  function readReply(reply: unknown, part: Pick<Job, 'first' | 'count'>): Row[] | string {
    const { version, rows } = (reply ?? {}) as Partial<Record<keyof Reply, unknown>>;
    if (version !== record.version)
      return `expected them from douse ${record.version}, got others; use the same version on both`;
    const parsed = parseRows(survey, part, rows);
    if (!parsed.ok) return printable(parsed.error);
    const wrong = sample.check(part.first, parsed.value);
    return wrong === null ? parsed.value : printable(wrong);
  }

  let [beats, beating] = [0, false];
  const beat = async (): Promise<void> => {
    if (beating) return trouble(null);
    beating = true;
    try {
      const known = await signOfLife(redis, id);
      if (closed) return;
      if (!known) await enterRun(redis, id, record);
      if (!known || ++beats % BEATS_A_LOOK === 0) {
        await sendMissing();
        await expireRun(redis, id);
      }
      heard = performance.now();
    } catch (error) {
      trouble(error);
    } finally {
      beating = false;
    }
  };

  /** Sends the jobs again that the server has not, or no longer. */
  async function sendMissing(): Promise<void> {
    const names = [...waiting.keys()];
    if (names.length === 0) return;
    const commands = redis.pipeline();
    for (const name of names) commands.exists(`${PREFIX}:${id}:${name}`);
    for (const [i, there] of (await together(commands)).entries())
      if (there === 0 && !closed && waiting.has(names[i]!)) send(names[i]!);
  }

  const timers = [setInterval(() => say(beat()), BEAT * 1000), setInterval(() => say(collect()), LOOK)];

  return {
    jobs: JOBS,
    seconds: JOB_SECONDS,
    async run({ first, count }) {
      if (failure !== null) throw failure;
      const name = `rows-${first}-${count}`;
      return new Promise<Row[]>((resolve, reject) => {
        waiting.set(name, { part: { first, count }, resolve, reject });
        send(name);
      });
    },
    async close() {
      closed = true;
      for (const timer of timers) clearInterval(timer);
      waiting.clear();
      await withTimeout(Promise.all(saying), CLOSING * 1000).catch(() => {});
      await leave();
    },
  };

  /** Removes everything, if the server still answers; otherwise its keys expire. */
  async function leave(): Promise<void> {
    const takeBack = async (): Promise<void> => {
      await withdrawRun(redis, id);
      await clearRun(redis, id);
      // A message on its way may have arrived after that.
      if (!(await isUnderWay(redis, id))) await clearRun(redis, id);
    };
    await withTimeout(takeBack(), CLOSING * 1000).catch(() => {});
    end();
  }
}

const helperFailure = (what: string): RedisFailure =>
  new RedisFailure(`a helper ${what}`, 'see what the helpers say; the same command goes on');
