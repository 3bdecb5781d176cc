import { readFileSync } from 'node:fs';
import type { Redis } from 'ioredis';
import { quote } from 'douse/formats';
import { err, ok, type Result } from 'douse/play';
import type { Given } from './kind.ts';

/** This program's version: machines that share a survey must agree on it. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Before every key in Redis. */
export const PREFIX = 'douse';
/** The sorted set of runs under way; a run's score is the time of its last sign of life, in seconds of the server's clock. */
export const RUNS = `${PREFIX}:runs`;
export const recordKey = (id: string): string => `${PREFIX}:run:${id}`;
/** Seconds between signs of life, and the silence after which a run is given up. */
export const BEAT = 3;
export const SILENCE = 60;

/** Redis was not there, or went away. */
export class RedisFailure extends Error {
  readonly cure: string;
  constructor(message: string, cure: string) {
    super(message);
    this.name = 'RedisFailure';
    this.cure = cure;
  }
}

/** Milliseconds until a server must have answered. */
const PATIENCE = 5000;

/** `host:port` of a Redis URL: the user and the password stay out of messages. */
export function redisPlace(url: string): string {
  const { hostname, port } = new URL(url);
  return `${hostname || 'localhost'}:${port || '6379'}`;
}

export interface Connection {
  readonly redis: Redis;
  /** Ends this connection at once, and those that BullMQ has made from it as soon as they would connect again. */
  end(): void;
}

/**
 * A connection to the server at `url`, loaded and opened now.
 * @throws {RedisFailure} if the URL is none, or nobody answers within five seconds
 */
export async function openRedis(url: string): Promise<Connection> {
  if (!/^rediss?:$/.test(URL.canParse(url) ? new URL(url).protocol : '')) {
    throw new RedisFailure(
      `expected a URL such as redis://localhost:6379, got ${quote(url.replace(/\/\/.*@/, '//…@'))}`,
      'give the address of a Redis server',
    );
  }
  const { Redis: Client } = await import('ioredis');
  let opened = false;
  let reason = '';
  const redis = new Client(url, {
    lazyConnect: true,
    // BullMQ's blocking commands wait as long as it takes.
    maxRetriesPerRequest: null,
    connectTimeout: PATIENCE,
    retryStrategy: (times) => (opened ? Math.min(200 * times, 2000) : null),
  });
  redis.on('error', (error: NodeJS.ErrnoException) => (reason ||= error.code ?? error.message));
  try {
    await withTimeout(
      redis.connect().then(() => redis.ping()),
      PATIENCE,
    );
  } catch (error) {
    redis.disconnect();
    const what = reason || (error as Error).message;
    throw new RedisFailure(
      `expected a Redis server at ${redisPlace(url)}, got ${printable(what)}`,
      'start one there, or mend the address',
    );
  }
  opened = true;
  return {
    redis,
    end() {
      opened = false;
      redis.disconnect();
    },
  };
}

/** What another program says, made safe to print. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);

/** The promise's value, or an error after so many milliseconds. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Seconds of the server's clock, which all machines share. */
export async function serverTime(redis: Redis): Promise<number> {
  const [seconds] = await redis.time();
  return Number(seconds);
}

/** What the machines that help must know of a run. */
export interface RunRecord {
  readonly version: string;
  readonly kind: string;
  readonly given: Given;
}

const MAX_RECORD = 1_000_000;

export const isRunId = (id: string): boolean => /^[0-9a-f]{12}-[0-9a-f]{12}$/.test(id);

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
