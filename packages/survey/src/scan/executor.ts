import { Worker } from 'node:worker_threads';
import type { Row } from '../kinds/row.ts';
import type { Job } from '../run/job.ts';
import type { Executor, Task } from '../run/run.ts';
import { failureOf } from './failures.ts';
import type { RangedOptions, SolverData, SolverReply } from './messages.ts';

/** Milliseconds that a row may take to give its ranges back when it is stopped. */
const STOPPING = 10_000;

/**
 * Hands jobs to another executor, but rows that may need long scans are solved here, one after the other, each in a
 * thread of its own that cuts its scans into ranges.
 */
export function rangedExecutor(base: Executor, { survey }: Task, options: RangedOptions): Executor {
  const running = new Set<{ stop(): void; readonly ended: Promise<unknown> }>();
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  const solve = async (job: Job): Promise<Row[]> => {
    if (closed) throw new Error('closed');
    const stop = new Int32Array(new SharedArrayBuffer(4));
    const workerData: SolverData = { job, options, stop };
    const thread = new Worker(new URL('./solver.js', import.meta.url), { workerData, execArgv: [] });
    const ended = new Promise<void>((resolve) => void thread.once('exit', () => resolve()));
    const entry = { stop: () => void Atomics.store(stop, 0, 1), ended };
    running.add(entry);
    try {
      return await new Promise<Row[]>((resolve, reject) => {
        thread.once('message', (reply: SolverReply) =>
          'rows' in reply ? resolve([...reply.rows]) : reject(failureOf(reply)),
        );
        thread.once('error', reject);
        void ended.then(() => reject(new Error('scan: the thread that solves ended without an answer')));
      });
    } finally {
      running.delete(entry);
      void thread.terminate();
    }
  };

  return {
    jobs: base.jobs,
    seconds: base.seconds,
    run(job, signal) {
      const indices = Array.from({ length: job.count }, (_, i) => job.first + i);
      if (!indices.some((index) => survey.ranged?.(index))) return base.run(job, signal);
      const rows = turn.then(() => solve(job));
      turn = rows.catch(() => {});
      return rows;
    },
    async close() {
      closed = true;
      for (const { stop } of running) stop();
      const late = new Promise((resolve) => void setTimeout(resolve, STOPPING).unref());
      await Promise.race([Promise.all([...running].map(({ ended }) => ended)), late]);
      await base.close();
    },
  };
}
