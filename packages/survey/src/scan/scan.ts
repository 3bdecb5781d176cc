import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { joinSums, largestSums, type LargestSums, type Scan, tick } from 'douse/algebra';

/** Scans of fewer sums are done before the threads have started. */
const WORTH_SHARING = 2 ** 28;
/** Parts for each thread, so that all end at about the same time. */
const PARTS = 4;
/** Milliseconds between two looks at progress and clock. */
const PATIENCE = 50;

/** What the threads share: stop, the parts taken, the parts done, the threads that have ended. */
export const [STOP, TAKEN, DONE, ENDED] = [0, 1, 2, 3];

/** What a thread is given. The result comes back in the shared arrays: 1 + length, from; arguments; sums. */
export interface ScanJob {
  readonly dimension: number;
  readonly terms: readonly { readonly bits: number; readonly count: number }[];
  readonly most: number;
  readonly parts: number;
  readonly control: Int32Array;
  readonly result: { readonly head: Int32Array; readonly at: Float64Array; readonly sums: Int32Array };
}

/** `largestSums` on all cores; blocks like it. */
export const scanOnAllCores =
  (threads: number = availableParallelism()): Scan =>
  (dimension, terms, options = {}) => {
    if (threads < 2 || 2 ** dimension < WORTH_SHARING) return largestSums(dimension, terms, options);
    const { most = 2 ** 16 } = options;
    const parts = 2 ** Math.ceil(Math.log2(PARTS * threads));
    const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes);
    const control = new Int32Array(shared(16));
    const jobs = Array.from({ length: threads }, (): ScanJob => {
      const head = new Int32Array(shared(8));
      const result = { head, at: new Float64Array(shared(8 * most)), sums: new Int32Array(shared(4 * most)) };
      return { dimension, terms, most, parts, control, result };
    });
    const workers = jobs.map((workerData) => new Worker(new URL('./scan-worker.js', import.meta.url), { workerData }));
    let done = true;
    try {
      for (let ended = 0; ended < threads; ended = Atomics.load(control, ENDED)) {
        Atomics.wait(control, ENDED, ended, PATIENCE);
        tick(options, Atomics.load(control, DONE) / parts);
      }
    } catch {
      // Stopped: the threads see it at their next look at the clock, and what they have is the best so far.
      done = false;
      Atomics.store(control, STOP, 1);
      for (let ended = Atomics.load(control, ENDED); ended < threads; ended = Atomics.load(control, ENDED))
        Atomics.wait(control, ENDED, ended, PATIENCE);
    }
    for (const worker of workers) void worker.terminate();
    const found = jobs.map(({ result: { head, at, sums } }): LargestSums => {
      const length = head[0]! - 1;
      if (length < 0) throw new Error('scan: a worker thread failed');
      return { at: at.slice(0, length), sums: sums.slice(0, length), from: head[1]!, done };
    });
    return joinSums(found, most);
  };
