import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { SameJob, SameRow } from './samegame-job.ts';

export type { SameJob, SameRow };

/** Solves SameGame boards on worker threads, a board a thread, and yields their rows in the order of the jobs. */
export async function* runSame(
  jobs: readonly SameJob[],
  {
    workers,
    onProgress,
  }: { readonly workers?: number; readonly onProgress?: ((done: number) => void) | undefined } = {},
): AsyncGenerator<SameRow> {
  const threads = workers ?? availableParallelism();
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const rows = jobs.map((job) => pool.run(job, { name: 'samegame' }) as Promise<SameRow>);
  // Jobs that nobody waits for any more end with the pool.
  for (const row of rows) row.catch(() => {});
  try {
    for (const [i, row] of rows.entries()) {
      yield await row;
      onProgress?.((i + 1) / rows.length);
    }
  } finally {
    await pool.destroy();
  }
}
