import { parentPort, workerData } from 'node:worker_threads';
import { runJob } from '../run/job.ts';
import { failureIn } from './failures.ts';
import type { SolverData, SolverReply } from './messages.ts';
import { MAX_COMPARED, scanInRanges } from './ranged.ts';

/** Runs in a thread: solves rows whose long scans are cut into ranges. */
const { job, options, stop } = workerData as SolverData;
const signal = {
  get aborted() {
    return Atomics.load(stop, 0) === 1;
  },
};

function reply(): SolverReply {
  try {
    return { rows: runJob(job, { signal, scan: scanInRanges(options), compare: MAX_COMPARED }) };
  } catch (error) {
    return failureIn(error);
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not of a window
parentPort!.postMessage(reply());
