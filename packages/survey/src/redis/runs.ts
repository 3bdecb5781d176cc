import type { Redis } from 'ioredis';
import { quote } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import type { Given } from '../kinds/kind.ts';
import { PREFIX, RedisFailure } from './connection.ts';

/** The runs under way, as Redis knows them: who shows signs of life, and what each run's survey is. */

/** The sorted set of runs under way; a run's score is the time of its last sign of life, in seconds of the server's clock. */
export const RUNS = `${PREFIX}:runs`;
export const recordKey = (id: string): string => `${PREFIX}:run:${id}`;
/** Seconds of silence after which a run is given up. */
const SILENCE = 60;
/** Most runs that are looked at at once. */
const MAX_RUNS = 100;

/** What the machines that help must know of a run. */
export interface RunRecord {
  readonly version: string;
  readonly kind: string;
  readonly given: Given;
}

const MAX_RECORD = 1_000_000;

const isRunId = (id: string): boolean => /^[0-9a-f]{12}-[0-9a-f]{12}$/.test(id);

/** Checks a run's record, which anybody may have written. What kind and options mean, `parseSurvey` checks. */
export function parseRecord(text: string): Result<RunRecord, string> {
  const bad = (got: string) => err(`run: expected {"version", "kind", "given"}, got ${got}`);
  if (text.length > MAX_RECORD) return bad(`${text.length} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return bad(quote(text));
  }
  const { version, kind, given } = (value ?? {}) as Partial<Record<keyof RunRecord, unknown>>;
  if (typeof version !== 'string' || typeof kind !== 'string' || typeof given !== 'object' || given === null)
    return bad(quote(text));
  return ok({ version, kind, given: given as Given });
}

/** Seconds of the server's clock, which all machines share. */
async function serverTime(redis: Redis): Promise<number> {
  const [seconds] = await redis.time();
  return Number(seconds);
}

/** Enters a run, or shows another sign of its life. */
export async function enterRun(redis: Redis, id: string, record: RunRecord): Promise<void> {
  const now = await serverTime(redis);
  await redis.multi().set(recordKey(id), JSON.stringify(record), 'EX', SILENCE).zadd(RUNS, now, id).exec();
}

export const isUnderWay = async (redis: Redis, id: string): Promise<boolean> => (await redis.zscore(RUNS, id)) !== null;

/** @throws {RedisFailure} if the run was given up by the others */
export async function signOfLife(redis: Redis, id: string, record: RunRecord): Promise<void> {
  if (!(await isUnderWay(redis, id)))
    throw new RedisFailure(
      `expected this run in Redis, got none: it was silent for over ${SILENCE} seconds, or cleared away`,
      'the same command goes on',
    );
  await enterRun(redis, id, record);
}

export async function withdrawRun(redis: Redis, id: string): Promise<void> {
  await redis.multi().zrem(RUNS, id).del(recordKey(id)).exec();
}

/** What was written down for a run, unread; null if it has just gone. */
export const recordOf = (redis: Redis, id: string): Promise<string | null> => redis.get(recordKey(id));

/** Runs that have shown a sign of life; the others are withdrawn, and what they left is cleared away by `clear`. */
export async function liveRuns(redis: Redis, clear: (id: string) => Promise<void>): Promise<string[]> {
  const now = await serverTime(redis);
  for (const id of await redis.zrangebyscore(RUNS, '-inf', now - SILENCE, 'LIMIT', 0, MAX_RUNS)) {
    await withdrawRun(redis, id);
    if (isRunId(id)) await clear(id);
  }
  const alive = await redis.zrangebyscore(RUNS, now - SILENCE, '+inf', 'LIMIT', 0, MAX_RUNS);
  return alive.filter(isRunId);
}
