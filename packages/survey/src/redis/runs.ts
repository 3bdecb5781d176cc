import type { ChainableCommander, Redis } from 'ioredis';
import { quote } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import type { Given } from '../kinds/row.ts';
import { PREFIX } from './connection.ts';

/** The runs under way, as kept in Redis: which of them are alive, and the survey of each. */

/** The sorted set of runs under way; a run's score is its last sign of life, in seconds of the server's clock. */
export const RUNS = `${PREFIX}:runs`;
export const recordKey = (id: string): string => `${PREFIX}:run:${id}`;
/** Seconds of silence after which a run is given up, and after which its keys expire. */
const SILENCE = 60;
const EXPIRY = 2 * SILENCE;
/** Entries that are read at once, and in all. */
const PAGE = 500;
const MAX_ENTRIES = 20_000;

/** What helpers must know about a run. */
export interface RunRecord {
  readonly version: string;
  readonly kind: string;
  readonly given: Given;
}

const MAX_RECORD = 32 * 2 ** 20;

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

/** Sends commands together. @throws what the first of them threw that failed */
export async function together(commands: ChainableCommander): Promise<unknown[]> {
  const results = (await commands.exec()) ?? [];
  for (const [error] of results) if (error !== null) throw error;
  return results.map(([, result]) => result);
}

/** Seconds of the server's clock, which all machines share. */
async function serverTime(redis: Redis): Promise<number> {
  const [seconds] = await redis.time();
  return Number(seconds);
}

/** Registers a run. */
export async function enterRun(redis: Redis, id: string, record: RunRecord): Promise<void> {
  const now = await serverTime(redis);
  await together(redis.multi().set(recordKey(id), JSON.stringify(record), 'EX', SILENCE).zadd(RUNS, now, id));
}

/** Shows another sign of a run's life; false if the server has forgotten the run. */
export async function signOfLife(redis: Redis, id: string): Promise<boolean> {
  const now = await serverTime(redis);
  const [record] = await together(redis.multi().expire(recordKey(id), SILENCE).zadd(RUNS, now, id));
  return record === 1;
}

export const isUnderWay = async (redis: Redis, id: string): Promise<boolean> => (await redis.zscore(RUNS, id)) !== null;

export async function withdrawRun(redis: Redis, id: string): Promise<void> {
  await together(redis.multi().zrem(RUNS, id).del(recordKey(id)));
}

/** What was written down for a run, unread; null if it has just gone, or if the key holds no text. */
export async function recordOf(redis: Redis, id: string): Promise<string | null> {
  try {
    // A record that is too long is not even read.
    return (await redis.strlen(recordKey(id))) > MAX_RECORD ? '' : await redis.get(recordKey(id));
  } catch (error) {
    if (error instanceof Error && error.message.includes('WRONGTYPE')) return null;
    throw error;
  }
}

/** The keys of a run's queue. The id holds no sign that a pattern would read otherwise. */
async function queueKeys(redis: Redis, id: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor = '0';
  do {
    const [next, found] = await redis.scan(cursor, 'MATCH', `${PREFIX}:${id}:*`, 'COUNT', 1000);
    cursor = next;
    keys.push(...found);
  } while (cursor !== '0');
  return keys;
}

/**
 * Removes all keys of a run's queue, with the plainest commands: they work where memory is short and where scripts are
 * not allowed.
 */
export async function clearRun(redis: Redis, id: string): Promise<void> {
  const keys = await queueKeys(redis, id);
  for (let i = 0; i < keys.length; i += PAGE) await redis.del(keys.slice(i, i + PAGE));
}

/** Makes the keys of a run's queue expire unless somebody extends their time. */
export async function expireRun(redis: Redis, id: string): Promise<void> {
  const commands = redis.pipeline();
  for (const key of await queueKeys(redis, id)) if (!key.endsWith(':lock')) commands.expire(key, EXPIRY);
  await together(commands);
}

/**
 * Runs that have shown a sign of life; what the others left is cleared away. Entries that no run of ours can have made
 * are only counted.
 */
export async function liveRuns(redis: Redis): Promise<{ runs: string[]; foreign: number }> {
  const now = await serverTime(redis);
  const runs: string[] = [];
  let foreign = 0;
  for (let from = 0; from < MAX_ENTRIES; from += PAGE) {
    const page = await redis.zrange(RUNS, from, String(from + PAGE - 1), 'WITHSCORES');
    for (let i = 0; i < page.length; i += 2) {
      const [id, score] = [page[i]!, Number(page[i + 1])];
      if (!isRunId(id)) foreign++;
      else if (Math.abs(now - score) <= SILENCE) runs.push(id);
      else {
        await withdrawRun(redis, id);
        await clearRun(redis, id);
      }
    }
    if (page.length < 2 * PAGE) break;
  }
  return { runs, foreign };
}
