import type { ModularKernel } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { Problem } from '../../board/problem.ts';
import { coverBound } from './cover-bound.ts';
import { improveBySets } from './information-set.ts';

/** What is found without comparing all solutions. */
export interface Beyond {
  readonly presses: Uint32Array;
  readonly total: number;
  /** No solution has fewer presses: proved by sums of lights, or known before. */
  readonly bound: number;
  /** How many sums of lights the bound combines; 0 if it was known before. */
  readonly work: number;
}

export interface BeyondOptions extends Watch {
  /** For the search by information sets. */
  readonly seed?: string | undefined;
}

/** Most sets to try, in all and for each generator of the kernel, and the steps that they may cost: about a second. */
const MAX_TRIES = 5000;
const TRIES_EACH = 50;
const MAX_STEPS = 2 ** 27;

/**
 * A lighter solution by random information sets, and a lower bound that a checker can add up. Where they meet, they are
 * a proof.
 *
 * @param presses  one solution
 * @param known    a lower bound that is known already
 */
export function beyondComparison(
  problem: Problem,
  presses: Uint32Array,
  kernel: ModularKernel,
  known: number,
  { seed, ...watch }: BeyondOptions = {},
): Beyond {
  const generators = kernel.orders.length;
  // Each set is an elimination; eight bits, or one residue, cost about one step.
  const cost = 1 + (generators ** 2 * problem.board.buttons) / (problem.levels === 2 ? 8 : 1);
  const tries = Math.max(10, Math.min(MAX_TRIES, TRIES_EACH * generators, Math.floor(MAX_STEPS / cost)));
  const { presses: best, total } = improveBySets(presses, kernel, problem.levels, {
    ...(seed !== undefined && { seed }),
    tries,
    ...watch,
  });
  const { bound, checks } = coverBound(problem, watch);
  return { presses: best, total, bound: Math.max(known, bound), work: bound >= known ? checks.length : 0 };
}
