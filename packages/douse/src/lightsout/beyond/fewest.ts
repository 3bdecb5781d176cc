import type { ModularKernel } from '../../algebra/linear.ts';
import { Stopped } from '../../algebra/watch.ts';
import type { Problem } from '../../board/problem.ts';
import { problemSymmetries } from '../../board/symmetry.ts';
import type { FewestProof, SolveOptions } from '../claims/answer.ts';
import { colourings } from '../fewest/colourings.ts';
import { isTooLarge, planFewest, TOO_LARGE } from '../fewest/fewest.ts';
import { fewestByStates } from '../fewest/states.ts';
import { beyondComparison } from './beyond.ts';
import { countingBound } from './cover-bound.ts';

/** The fewest presses, or the best found. */
export interface Sought {
  readonly presses: Uint32Array;
  /** Null without a proof that no solution has fewer. */
  readonly proof: FewestProof | null;
  /** No solution has fewer presses. */
  readonly bound: number;
  /** Why there is no proof. */
  readonly reason: string;
}

/** A search through at most this many solutions takes less time than the cheap proofs, so it comes first. */
const QUICK = 2 ** 29;

/**
 * The fewest presses among all solutions, by whatever proves it first.
 *
 * A comparison of all solutions that takes no longer than the cheap proofs comes first. Before a longer one,
 * information sets look for a light solution and sums of lights give a bound. Often the two meet. If not, any time
 * limit still leaves a good solution and a bound, and the long search starts from a better solution. The other order,
 * tried first, kept a hypercube of 128 buttons busy for minutes with a bound of 0 where counting proves 16.
 *
 * @param presses  one solution
 * @param kernel   the quiet patterns
 */
export function seekFewest(
  problem: Problem,
  presses: Uint32Array,
  kernel: ModularKernel,
  options: SolveOptions = {},
): Sought {
  const { board, levels } = problem;
  if (isTooLarge(board.buttons, kernel.orders.length)) {
    const { bound } = countingBound(problem);
    const proof: FewestProof | null = sum(presses) === bound ? { kind: 'bound', work: board.lights } : null;
    return byStates(problem, options) ?? { presses, proof, bound, reason: TOO_LARGE };
  }
  const symmetries = (): ReturnType<typeof problemSymmetries> => problemSymmetries(problem);
  const plan = planFewest(presses, kernel, levels, () => colourings(board), { ...options, symmetries });
  let best = { presses, proof: null, bound: 0, reason: '' } as Sought;
  const compare = (): boolean => {
    const { presses: found, proof, bound, reason } = plan.run(best.presses);
    best = { presses: found[0]!, proof, bound: Math.max(best.bound, bound), reason };
    if (proof === null && sum(best.presses) === best.bound) best = { ...best, proof: { kind: 'bound', work: 0 } };
    return best.proof !== null;
  };
  const quick = plan.cost <= QUICK;
  if (quick && compare()) return best;
  const states = byStates(problem, options);
  if (states !== null) return states;
  const beyond = beyondComparison(problem, best.presses, kernel, best.bound, options);
  best = { ...best, presses: beyond.presses, bound: beyond.bound };
  if (beyond.total === beyond.bound) return { ...best, proof: { kind: 'bound', work: beyond.work } };
  if (!quick) compare();
  return best;
}

function byStates(problem: Problem, { compare, signal, onProgress }: SolveOptions): Sought | null {
  try {
    const found = fewestByStates(problem, { compare, signal, onProgress });
    if (found === null) return null;
    const proof: FewestProof = { kind: 'states', work: found.states };
    return { presses: found.presses[0]!, proof, bound: found.total, reason: '' };
  } catch (error) {
    if (error instanceof Stopped) return null;
    throw error;
  }
}

const sum = (presses: Uint32Array): number => presses.reduce((total, times) => total + times, 0);
