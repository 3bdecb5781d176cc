import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Job } from './job.ts';
import type { Row } from '../kinds/row.ts';
import type { Executor } from './run.ts';

/** Jobs under way for each thread. */
const AHEAD = 3;
/** Seconds of work that justify a message to a thread and back. */
const JOB_SECONDS = 0.02;

/** Computes jobs on worker threads of this machine: all cores by default. */
export function threadExecutor(workers: number = availableParallelism()): Executor {
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    // First in, first out: otherwise a task that finds every thread busy would wait behind all later ones.
    stricterFIFO: true,
  });
  return {
    jobs: workers * AHEAD,
    seconds: JOB_SECONDS,
    run: (job: Job, signal?: AbortSignal) =>
      pool.run(job, { name: 'work', ...(signal && { signal }) }) as Promise<Row[]>,
    close: () => pool.destroy(),
  };
}
