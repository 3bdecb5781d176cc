/** What tells a computation to end: an AbortSignal, `deadline(ms)`, or anything else whose `aborted` turns true. */
export interface StopSignal {
  readonly aborted: boolean;
  /** Why; a reason with the name TimeoutError says that time ran out. */
  readonly reason?: unknown;
}

/**
 * Progress and cancel, the same for every long computation.
 *
 * A signal that is aborted ends the work soon. Whatever returns an answer then returns `unknown` with what it has so
 * far; the parts below that (algebra) throw Stopped.
 *
 * An AbortSignal is aborted by other code, which cannot run while a computation runs: in a synchronous one it keeps the
 * state it had at the start. Use `deadline(ms)`, or the asynchronous front (douse/async).
 */
export interface Watch {
  /** Called now and then with the part of the work that is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: StopSignal | undefined;
}

/** Thrown out of a computation whose signal was aborted. */
export class Stopped extends Error {
  constructor() {
    super('stopped before the work was done');
    this.name = 'Stopped';
  }
}

/** Reports progress, and throws Stopped if the work is to end. */
export function tick(watch: Watch, done: number): void {
  if (watch.signal?.aborted === true) throw new Stopped();
  watch.onProgress?.(done);
}

/**
 * A signal that the clock aborts: `solve(problem, { signal: deadline(2000) })`.
 * @param ms    milliseconds from now; Infinity is no limit
 * @param also  another signal that ends the work as well
 * @throws {RangeError} unless `ms` is a number from 0
 */
export function deadline(ms: number, also?: StopSignal): StopSignal {
  if (typeof ms !== 'number' || !(ms >= 0))
    throw new RangeError(`deadline: expected milliseconds from 0, got ${String(ms)}; 2000 is two seconds`);
  const end = performance.now() + ms;
  const isOver = (): boolean => performance.now() >= end;
  return {
    get aborted() {
      return isOver() || also?.aborted === true;
    },
    get reason() {
      return isOver() ? { name: 'TimeoutError', message: `${ms} milliseconds are over` } : also?.reason;
    },
  };
}

/** Why a signal ended the work, as a clause: a time limit only where one was set. */
export const stopReason = (signal: StopSignal | undefined): string =>
  (signal?.reason as { name?: unknown } | null | undefined)?.name === 'TimeoutError'
    ? 'the time limit was reached'
    : 'the search was stopped';
