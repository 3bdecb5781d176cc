import type { JobWatch } from './job.ts';
import { matrices, matrixText } from './matrices.ts';
import { overview } from './overview.ts';
import { quiet } from './quiet.ts';
import { solutions } from './solutions.ts';

/** Everything the worker can be asked for: one line a job. */
export const JOBS = {
  matrices,
  matrixText,
  overview,
  quiet,
  solutions,
};

export type JobName = keyof typeof JOBS;
export type ArgsOf<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[1];
export type AnswerOf<Name extends JobName> = ReturnType<(typeof JOBS)[Name]>;
export type PartOf<Name extends JobName> =
  Parameters<(typeof JOBS)[Name]> extends [unknown, unknown, JobWatch<infer Part>] ? Part : never;
