import { MAX_GENERATORS, type ModularKernel } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import { asArray, type Levels, type Problem } from '../../board/problem.ts';
import { readProblem } from '../../board/read-problem.ts';
import type { Answer, MethodName, Solved, Unknown } from '../claims/answer.ts';
import { solves, totalPresses } from '../check/presses.ts';
import { beyondComparison } from '../beyond/beyond.ts';
import { kernelSize } from '../methods/kernel.ts';
import { withinLimits } from '../methods/limits.ts';
import { kernelBy } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';
import { keepKernel } from './solutions.ts';
import { checkedLike, storedLike } from './stored.ts';

/**
 * A search for the fewest presses that stands outside the library, such as an integer programming solver. It may be
 * slow, asynchronous and inexact. Its presses are replayed before they are used, and its bound is passed on as a claim,
 * never as a proof.
 */
export interface Optimizer {
  readonly name: string;
  /** Its method in words, such as 'floating-point branch and bound'. */
  readonly method: string;
  /** Ends soon after `signal` is aborted, with what it has by then. Rejects if it cannot work at all. */
  optimize(problem: Problem, options: OptimizeOptions): Promise<Optimum>;
}

/** What an optimizer is given besides the problem. */
export interface OptimizeOptions extends Watch {
  /** A solution to start from. */
  readonly incumbent: Uint32Array;
  /** Non-zero for buttons that every solution presses as often as the incumbent does. */
  readonly settled: Uint8Array;
}

/** What an optimizer says; its presses are replayed, its bound is only a claim. */
export interface Optimum {
  /** The best solution it has, 0 … levels−1 a button; null if it found none. */
  readonly presses: ArrayLike<number> | null;
  /** It claims that no solution has fewer presses. */
  readonly bound: number;
  /** Nodes of the search tree it examined. */
  readonly nodes: number;
}

/** What an optimizer says about the best solution. Nothing here has been proved. */
export interface Claim {
  readonly optimizer: string;
  readonly method: string;
  /** It claims that no solution has fewer presses. */
  readonly bound: number;
  /** True if that bound is the best solution's number of presses. */
  readonly fewest: boolean;
  readonly nodes: number;
}

/** What `improve` makes of an answer. */
export interface Improved<Of extends Levels = Levels> {
  readonly answer: Answer<Of>;
  readonly claim: Claim | null;
  /** Why the optimizer's result was rejected, or null. */
  readonly complaint: string | null;
}

/** What `improve` takes: an optimizer, a seed, and its watch. */
export interface ImproveOptions extends Watch {
  /** Without one, only the library's own search and bound are tried. */
  readonly optimizer?: Optimizer | undefined;
  /** For the search by information sets. */
  readonly seed?: string | undefined;
}

/**
 * Improves an answer that is `unknown` because there are too many solutions to compare: a better solution by random
 * information sets, a lower bound with its proof, and an optimizer's claim. The answer becomes `solved` only if the
 * proved bound meets the best solution. Other answers come back as they are, and so does one without any solution.
 */
export async function improve<Of extends Levels>(
  problem: Problem<Of>,
  answer: Answer<Of>,
  options: ImproveOptions = {},
): Promise<Improved<Of>> {
  return (await improved(readProblem(problem), answer, options)) as Improved<Of>;
}

async function improved(
  problem: Problem,
  answer: Answer,
  { optimizer, seed, ...watch }: ImproveOptions = {},
): Promise<Improved> {
  const asGiven = { answer, claim: null, complaint: null };
  if (answer.kind !== 'unknown' || answer.best === null) return asGiven;
  const known = kernelOf(problem, watch);
  if (known === null) return asGiven;
  const [method, kernel] = known;
  const { reason } = answer;
  const own = beyondComparison(problem, toArray(answer.best.presses), kernel, answer.bound, {
    ...(seed !== undefined && { seed }),
    ...watch,
  });
  let best = own.presses;
  const least = own.bound;
  if (optimizer === undefined || least === sum(best) || watch.signal?.aborted === true)
    return { ...asGiven, answer: conclude(best) };

  const settled = Uint8Array.from(best, (_, b) => Number(kernel.generators.every((generator) => generator[b] === 0)));
  let optimum: Optimum;
  try {
    optimum = await optimizer.optimize(problem, { incumbent: best.slice(), settled, ...watch });
  } catch (error) {
    const complaint = `${optimizer.name} failed: ${error instanceof Error ? error.message : String(error)}`;
    return { answer: conclude(best), claim: null, complaint };
  }
  const { presses, bound, nodes } = optimum;
  let complaint: string | null = null;
  if (presses !== null) {
    const checked = checkedPresses(problem, presses);
    if (checked === null) complaint = `the presses of ${optimizer.name} do not solve the board`;
    else if (sum(checked) < sum(best)) best = checked;
  }
  if (complaint === null && !(bound <= sum(best))) {
    complaint = `${optimizer.name} says that no solution has fewer than ${bound} presses, but one has ${sum(best)}`;
  }
  const { name } = optimizer;
  const claim = { optimizer: name, method: optimizer.method, bound, fewest: bound === sum(best), nodes };
  return { answer: conclude(best), claim: complaint === null ? claim : null, complaint };

  function conclude(presses: Uint32Array): Solved | Unknown {
    const stored = checkedLike(problem, presses, 'improve');
    const total = totalPresses(stored);
    if (total === least) {
      const fewest = { kind: 'bound', work: own.work } as const;
      const solved: Solved = { kind: 'solved', method, presses: stored, total, fewest, solutions: kernelSize(kernel) };
      keepKernel(problem, solved, { kind: 'array', kernel });
      return solved;
    }
    return { kind: 'unknown', reason, best: { presses: stored, total }, bound: least };
  }
}

function kernelOf(problem: Problem, watch: Watch): readonly [MethodName, ModularKernel] | null {
  const chosen = chooseMethod(problem);
  if (typeof chosen === 'string') return null;
  const [name, method] = chosen;
  const kernel = withinLimits(() => kernelBy(method, problem, watch), watch.signal);
  return 'kind' in kernel || problem.board.buttons * kernel.orders.length > MAX_GENERATORS ? null : [name, kernel];
}

/**
 * Presses from outside as they are stored here, or null unless they are whole numbers of the right range that solve
 * the board.
 */
function checkedPresses(problem: Problem, presses: ArrayLike<number>): Uint32Array | null {
  const { board, levels } = problem;
  if (presses.length !== board.buttons) return null;
  for (let b = 0; b < presses.length; b++) {
    if (!Number.isInteger(presses[b]) || presses[b]! < 0 || presses[b]! >= levels) return null;
  }
  const taken = Uint32Array.from(presses);
  return solves(problem, storedLike(problem, taken)) ? taken : null;
}

const toArray = (levels: Levels): Uint32Array => Uint32Array.from(asArray(levels));
const sum = (presses: Uint32Array): number => presses.reduce((total, times) => total + times, 0);
