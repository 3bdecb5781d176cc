import { type Job, runJob } from './job.ts';
import type { Row } from '../kinds/row.ts';

/** Runs in a worker thread: one job in, its rows out. */
export const work = (job: Job): Row[] => runJob(job);
