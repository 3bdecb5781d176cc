import { readFileSync } from 'node:fs';
import type { Redis } from 'ioredis';
import { quote } from 'douse/formats';

/** This program's version: machines that share a survey must agree on it. */
export const VERSION = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;

/** Before every key in Redis. */
export const PREFIX = 'douse';
/** Seconds between signs of life. */
export const BEAT = 3;

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
