import { nullityRows } from './nullity.ts';

/** Runs in a worker thread: one job in, its rows out. */
export const nullity = nullityRows;
