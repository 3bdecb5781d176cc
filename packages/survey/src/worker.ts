import { nullityRows } from './nullity.ts';

/** Runs in a worker thread: one job in, its answer out. */
export const nullity = nullityRows;
export { points } from './points-job.ts';
