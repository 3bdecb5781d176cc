/** Progress and cancel, the same for every long computation. */
export interface Watch {
  /** Called now and then with the part of the work that is done, from 0 to 1. */
  readonly onProgress?: ((done: number) => void) | undefined;
  /** An AbortSignal, or anything whose `aborted` turns true (a deadline, say). */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** Thrown out of a computation whose signal was aborted. */
export class Stopped extends Error {
  constructor() {
    super('stopped before the work was done');
    this.name = 'Stopped';
  }
}

/** Reports progress, and throws Stopped if the work shall end. */
export function tick(watch: Watch, done: number): void {
  if (watch.signal?.aborted === true) throw new Stopped();
  watch.onProgress?.(done);
}
