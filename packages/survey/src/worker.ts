import { nullityRows } from './nullity.ts';
import { sameRow } from './samegame-job.ts';

/** Runs in a worker thread: one job in, its answer out. */
export const nullity = nullityRows;
export { points } from './points-job.ts';
export const samegame = sameRow;
