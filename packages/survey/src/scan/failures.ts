import type { Row } from '../kinds/kind.ts';
import { RedisFailure } from '../redis/failure.ts';
import type { Job } from '../run/job.ts';
import { KeepFailure } from './keep.ts';
import type { RangedOptions } from './ranged.ts';

/** What a thread that solves rows with long scans is given. */
export interface SolverData {
  readonly job: Job;
  readonly options: RangedOptions;
  /** One number, 1 if the thread must stop. */
  readonly stop: Int32Array;
}

/** What went wrong in another thread: in words with a cure where it was foreseen, otherwise with its stack. */
export interface ThreadFailure {
  readonly name: string;
  readonly message: string;
  readonly cure: string | null;
}

export type SolverReply = { readonly rows: readonly Row[] } | ThreadFailure;

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
