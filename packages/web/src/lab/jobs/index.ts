import { overview } from './overview.ts';
import { quiet } from './quiet.ts';
import { solutions } from './solutions.ts';

/** Everything the worker can be asked for: one line a job. */
export const JOBS = {
  overview,
  quiet,
  solutions,
};

export type JobName = keyof typeof JOBS;
export type ArgsOf<Name extends JobName> = Parameters<(typeof JOBS)[Name]>[1];
export type AnswerOf<Name extends JobName> = ReturnType<(typeof JOBS)[Name]>;
export type PartOf<Name extends JobName> = Parameters<Parameters<(typeof JOBS)[Name]>[2]['tell']>[0];
