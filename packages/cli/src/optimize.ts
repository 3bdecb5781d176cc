import type { Problem } from 'douse/board';
import { quote } from 'douse/formats';
import { type Answer, type Claim, improve, type Improved, type Optimizer } from 'douse/lightsout';
import { plural } from './draw.ts';
import { Failure } from './failure.ts';
import { needPackages } from './installed.ts';
import { remark } from './output.ts';
import { watchWork } from './progress.ts';

/** The optimizers by name. Each is loaded only when it is asked for: HiGHS alone is three megabytes. */
const OPTIMIZERS: Readonly<Record<string, () => Promise<Optimizer>>> = {
  highs: async () => (await import('@douse/milp')).highs,
};

/** Seconds an optimizer gets without `--time`. */
const DEFAULT_SECONDS = 60;

export interface OptimizeFlags {
  readonly fewest?: boolean;
  readonly optimizer?: string;
  readonly time?: string;
}

/** Refuses an optimizer that is not known, or that has nothing to optimise. */
export function checkOptimizer({ optimizer, fewest }: OptimizeFlags): void {
  if (optimizer === undefined) return;
  if (!Object.hasOwn(OPTIMIZERS, optimizer)) {
    throw new Failure(
      `--optimizer: expected one of ${Object.keys(OPTIMIZERS).join(', ')}, got ${quote(optimizer)}`,
      'without it only exact methods are used',
    );
  }
  if (fewest !== true) throw new Failure('--optimizer: expected --fewest with it, got none', 'add --fewest');
  needPackages('--optimizer');
}

/** The part of `--time` that exact methods get: half of it where an optimizer may have to follow. */
export const exactTime = ({ optimizer, time }: OptimizeFlags): string | undefined =>
  optimizer === undefined || time === undefined || !(Number(time) >= 0) ? time : String(Number(time) / 2);

/** The answer as it is, or, if it is unknown, what the optimizer finds in the time left. */
export async function optimized(
  task: Problem,
  answer: Answer,
  { optimizer, time }: OptimizeFlags,
  began: number,
): Promise<Improved> {
  if (optimizer === undefined || answer.kind !== 'unknown') return { answer, claim: null, complaint: null };
  const used = (performance.now() - began) / 1000;
  const left = time === undefined ? DEFAULT_SECONDS : Math.max(0, Number(time) - used);
  const watch = watchWork('optimising', String(left));
  const improved = await improve(task, answer, { optimizer: await OPTIMIZERS[optimizer]!(), ...watch });
  watch.end();
  if (improved.complaint !== null) remark(`douse: ${improved.complaint}; this is left out`);
  return improved;
}

/** What an optimizer says, in words that nobody could mistake for a proof. */
export function claimText({ optimizer, method, bound, fewest, nodes }: Claim): string {
  const how = `${method}, ${plural(nodes, 'node')}`;
  return fewest
    ? `${optimizer} found no better (${how}); that is no proof`
    : `${optimizer} did not finish (${how}); it says, without proof, that no solution has fewer than ${bound}`;
}
