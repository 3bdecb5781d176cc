import { deadline, type Watch } from 'douse/algebra';

/** Seconds, to the millisecond, that a piece of work took. */
export function timed<T>(work: () => T): [result: T, seconds: number] {
  const began = performance.now();
  const result = work();
  return [result, Math.round(performance.now() - began) / 1000];
}

/** A watch that also ends `seconds` from now; null means no limit. */
export function within(seconds: number | null, watch: Watch): Watch {
  return seconds === null ? watch : { ...watch, signal: deadline(seconds * 1000, watch.signal) };
}
