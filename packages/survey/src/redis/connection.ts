import type { Redis, RedisOptions } from 'ioredis';
import { quote } from 'douse/formats';
import { redisFailure, RedisFailure } from './failure.ts';

/** Before every key in Redis. */
export const PREFIX = 'douse';
/** Seconds between signs of life. */
export const BEAT = 3;
/** Seconds without an answer after which a server counts as lost. */
export const LOST = 30;

/** Milliseconds until a server must have answered the first time. */
const PATIENCE = 5000;

/** Where a Redis server is, and who asks. */
interface Address {
  readonly host: string;
  readonly port: number;
  readonly username?: string;
  readonly password?: string;
  readonly db: number;
  readonly tls: boolean;
}

/** `host:port` of a Redis URL: user and password stay out of messages. */
export function redisPlace(url: string): string {
  const { host, port } = parseUrl(url);
  return `${host}:${port}`;
}

/** @throws {RedisFailure} if the text is no URL of a Redis server */
function parseUrl(text: string): Address {
  const bad = (expected: string, got: string, cure: string): RedisFailure =>
    new RedisFailure(`expected ${expected}, got ${got}`, cure);
  if (!/^rediss?:\/\//i.test(text) || !URL.canParse(text))
    throw bad(
      'a URL such as redis://localhost:6379',
      quote(text.replace(/\/\/.*@/, '//…@')),
      'give the address of a Redis server; signs such as / # ? in a password are written %2F %23 %3F',
    );
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const decoded = (part: string): string => {
    try {
      return decodeURIComponent(part);
    } catch {
      throw bad('a user and password with % written %25', 'a % that begins no sign', 'write %25 for each %');
    }
  };
  const db = /^\/?(\d{0,9})\/?$/.exec(pathname)?.[1];
  if (db === undefined)
    throw bad('the number of a database after the address', quote(pathname), 'for example redis://localhost:6379/1');
  if (search !== '' || hash !== '')
    throw bad(
      'an address without options',
      quote(search + hash),
      `leave them out: all keys begin with ${PREFIX}: and none has another prefix`,
    );
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1') || 'localhost',
    port: Number(port || 6379),
    ...(username !== '' && { username: decoded(username) }),
    ...(password !== '' && { password: decoded(password) }),
    db: Number(db),
    tls: protocol === 'rediss:',
  };
}

export interface Connection {
  readonly redis: Redis;
  /** Ends this connection and every one that was made from it, at once. */
  end(): void;
}

/**
 * A connection to the server at `url`, loaded and opened now.
 * @throws {RedisFailure} if the URL is none, nobody answers within five seconds, or the server does not let us in
 */
export async function openRedis(url: string): Promise<Connection> {
  const address = parseUrl(url);
  const { Redis: Client } = await import('ioredis');
  let open = true;
  let opened = false;
  let reason: Error | null = null;
  const { tls, ...options } = address;
  const redis = new Client({
    ...options,
    ...(tls && { tls: {} }),
    lazyConnect: true,
    // It asks for INFO, which a user may not be allowed, and prints what it thinks of that.
    enableReadyCheck: false,
    // BullMQ's blocking commands wait as long as it takes.
    maxRetriesPerRequest: null,
    connectTimeout: PATIENCE,
    retryStrategy: (times) => (open && opened ? Math.min(200 * times, 2000) : null),
  });
  const made = new Set<Redis>([redis]);
  trackCopies(redis, made);
  redis.on('error', (error: Error) => (reason ??= error));
  const end = (): void => {
    open = false;
    for (const one of made) one.disconnect();
  };
  try {
    await withTimeout(
      (async () => {
        await redis.connect();
        await redis.ping();
        // The client only tries to choose the database, and goes on with another one where that fails.
        await redis.select(address.db);
      })(),
      PATIENCE,
    );
  } catch (error) {
    end();
    throw redisFailure(error, redisPlace(url)) ?? noServer(url, reason ?? (error as Error));
  }
  opened = true;
  return { redis, end };
}

/** @throws {RedisFailure} unless a server at `url` answers and lets us in */
export const reachRedis = async (url: string): Promise<void> => (await openRedis(url)).end();

/** BullMQ makes connections of its own from one it is given; they must end with it, whatever BullMQ is waiting for. */
function trackCopies(redis: Redis, made: Set<Redis>): void {
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (override?: Partial<RedisOptions>): Redis => {
    const copy = duplicate(override);
    made.add(copy);
    copy.on('error', () => {});
    copy.on('end', () => made.delete(copy));
    trackCopies(copy, made);
    return copy;
  };
}

function noServer(url: string, error: NodeJS.ErrnoException): RedisFailure {
  const place = redisPlace(url);
  const failure = redisFailure(error, place);
  return (
    failure ??
    new RedisFailure(
      `expected a Redis server at ${place}, got ${printable(error.code ?? error.message)}`,
      'start one there, or mend the address',
    )
  );
}

/** What another program says, made safe to print. */
export const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);

/** The promise's value, or an error when that takes longer than `milliseconds`. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), milliseconds);
  });
  // Its later result is ignored: nobody waits for it any more.
  work.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
