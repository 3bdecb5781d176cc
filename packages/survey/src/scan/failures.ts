import { RedisFailure } from '../redis/failure.ts';
import { KeepFailure } from './keep.ts';
import type { ThreadFailure } from './messages.ts';

/** An error as another thread can take it. */
export function failureIn(error: unknown): ThreadFailure {
  const { name, message, cure, stack } = error as Error & { readonly cure?: unknown };
  return typeof cure === 'string' ? { name, message, cure } : { name, message: stack ?? message, cure: null };
}

/** The error again. */
export function failureOf({ name, message, cure }: ThreadFailure): Error {
  if (cure === null) return new Error(message);
  return name === 'KeepFailure' ? new KeepFailure(message, cure) : new RedisFailure(message, cure);
}
