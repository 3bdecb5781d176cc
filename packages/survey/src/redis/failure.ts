/** Redis was not there, went away, or refused what we asked. */
export class RedisFailure extends Error {
  readonly cure: string;
  constructor(message: string, cure: string) {
    super(message);
    this.name = 'RedisFailure';
    this.cure = cure;
  }
}

const AGAIN = 'the same command goes on';

/** What servers refuse, how it reads in their words, and what to do. */
const REFUSALS: readonly (readonly [words: RegExp, expected: (place: string) => string, got: string, cure: string])[] =
  [
    [
      /NOAUTH|WRONGPASS|invalid (?:username-)?password|AUTH <password>/,
      (place) => `a user and password that the Redis server at ${place} takes`,
      'others or none',
      'write them as in redis://USER:PASSWORD@HOST:PORT',
    ],
    [
      /NOPERM|can't run this command/,
      (place) => `the right to read and write the keys douse:* at ${place}`,
      'a user without it',
      "give the user the rights '~douse:* +@all', or take another user",
    ],
    [
      /READONLY/,
      (place) => `a Redis server that may be written at ${place}`,
      'a read-only replica',
      'give the address of its primary server',
    ],
    [
      /\bOOM\b/,
      (place) => `room for the work in the Redis server at ${place}`,
      'a server at its memory limit',
      `raise its maxmemory or empty it; ${AGAIN}`,
    ],
    [
      /WRONGTYPE/,
      (place) => `the keys douse:* at ${place} to be Douse's own`,
      'data of another type',
      'remove them, or take another database of that server',
    ],
    [
      /index is out of range|invalid DB index|SELECT is not allowed/i,
      (place) => `a database that the Redis server at ${place} has`,
      'the number of none',
      'give a smaller number after the address; most servers have 0 to 15',
    ],
  ];

/**
 * What a Redis server refused, in one line with a cure; null if the error is not a server's answer, such as a
 * connection that was lost.
 */
export function redisFailure(error: unknown, place: string): RedisFailure | null {
  if (error instanceof RedisFailure) return error;
  if (!(error instanceof Error)) return null;
  const all = [error, ...((error as { previousErrors?: readonly Error[] }).previousErrors ?? [])];
  for (const { message } of all) {
    const found = REFUSALS.find(([words]) => words.test(message));
    if (found !== undefined) return new RedisFailure(`expected ${found[1](place)}, got ${found[2]}`, found[3]);
  }
  if (error.name !== 'ReplyError' || /^(?:LOADING|BUSY|TRYAGAIN|CLUSTERDOWN|MASTERDOWN)/.test(error.message))
    return null;
  const says = error.message.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 200);
  return new RedisFailure(`expected the Redis server at ${place} to do its work, got '${says}'`, `mend it; ${AGAIN}`);
}
