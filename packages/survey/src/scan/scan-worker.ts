import { workerData } from 'node:worker_threads';
import { joinSums, largestSums, type LargestSums } from 'douse/algebra';
import { DONE, ENDED, type ScanJob, STOP, TAKEN } from './scan.ts';

/** One thread of a scan: takes parts until none is left. */
const { dimension, terms, most, parts, control, result } = workerData as ScanJob;
const signal = {
  get aborted() {
    return Atomics.load(control, STOP) === 1;
  },
};
try {
  let found: LargestSums | null = null;
  for (let index = Atomics.add(control, TAKEN, 1); index < parts; index = Atomics.add(control, TAKEN, 1)) {
    // Sums too small to enter the list of the parts before are not listed again.
    const from = found?.from;
    const part = largestSums(dimension, terms, {
      most,
      signal,
      part: { index, of: parts },
      ...(from !== undefined && { from }),
    });
    found = found === null ? part : joinSums([found, part], most);
    Atomics.add(control, DONE, 1);
  }
  result.head[0] = 1 + (found?.at.length ?? 0);
  result.head[1] = found?.from ?? -(2 ** 31);
  if (found !== null) {
    result.at.set(found.at);
    result.sums.set(found.sums);
  }
} finally {
  Atomics.add(control, ENDED, 1);
  Atomics.notify(control, ENDED);
}
