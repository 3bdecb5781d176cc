import type { JobWatch } from './job.ts';
import { chart, chartText, explain, recurrence } from './explain.ts';
import { fieldTables, thesis } from './fields.ts';
import { matrices, matrixText } from './matrices.ts';
import { optimise, programText } from './optimise.ts';
import { overview } from './overview.ts';
import { split } from './partition.ts';
import { quiet } from './quiet.ts';
import { sizes } from './sizes.ts';
import { solutions } from './solutions.ts';

/** Everything the worker can be asked for: one line a job. */
export const JOBS = {
  chart,
  chartText,
  explain,
  fieldTables,
  matrices,
  matrixText,
  optimise,
  overview,
  programText,
  quiet,
  recurrence,
  sizes,
  solutions,
  split,
  thesis,
};

export type JobName = keyof typeof JOBS;
/** Null for a job without arguments. */
export type ArgsOf<Name extends JobName> =
  Parameters<(typeof JOBS)[Name]> extends [unknown, infer Args, ...unknown[]] ? Args : null;
export type AnswerOf<Name extends JobName> = ReturnType<(typeof JOBS)[Name]>;
export type PartOf<Name extends JobName> =
  Parameters<(typeof JOBS)[Name]> extends [unknown, unknown, JobWatch<infer Part>] ? Part : never;
