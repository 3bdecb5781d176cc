import { BitMatrix, type Bits, isBits } from '../../algebra/bitmatrix.ts';
import type { ModularKernel } from '../../algebra/linear.ts';
import { asArray, type Levels, type Problem } from '../../board/problem.ts';
import { readLevels, readProblem } from '../../board/read-problem.ts';
import { type Permutation, problemSymmetries } from '../../board/symmetry.ts';
import { solves } from '../check/presses.ts';
import type { SolveOptions, Solved } from '../claims/answer.ts';
import { fewestPresses } from '../fewest/fewest.ts';
import { fewestByStates } from '../fewest/states.ts';
import { coset } from '../methods/kernel.ts';
import { kernelBy } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';
import { neededBits } from './needed-bits.ts';
import { checkedLike } from './stored.ts';

/** The quiet patterns of a problem's board, as the method that solved it found them. */
type Kernel =
  | { readonly kind: 'array'; readonly kernel: ModularKernel }
  | { readonly kind: 'bits'; readonly nullity: number; quiet(i: number): BitMatrix };

/** Kernels of recent answers, so that nothing is solved twice; for other answers the kernel is computed again. */
const kept = new WeakMap<Solved, { readonly problem: Problem; readonly kernel: Kernel }>();

export const keepKernel = (problem: Problem, answer: Solved, kernel: Kernel): void =>
  void kept.set(answer, { problem, kernel });

/**
 * Every solution of a problem, lazily, each once: that of the answer first. Each is stored like the problem's start,
 * has been replayed by the rules, and is the caller's own.
 *
 * @param answer  what `solve` said of this problem, or a copy of it
 * @throws {RangeError} if the answer's presses do not solve the problem
 * Cost: one addition of a quiet pattern a solution; for a copied answer, solving the board once more.
 */
export function* solutionsOf<Of extends Levels>(
  problem: Problem<Of>,
  answer: Pick<Solved<Of>, 'presses' | 'method'>,
): Generator<Of, void> {
  const task = readProblem(problem);
  const first = readPresses(task, answer, 'solutionsOf');
  const kernel = kernelOf(task, answer);
  if (kernel.kind === 'bits') {
    const start = BitMatrix.of(isBits(first) ? first : (checkedLike(task, Uint32Array.from(first), 'solve') as Bits));
    for (const presses of cosetBits(start, kernel)) yield checkedBits(task, presses) as Levels as Of;
    return;
  }
  const start = Uint32Array.from(asArray(first), (times) => times % task.levels);
  for (const presses of coset(start, kernel.kernel, task.levels)) yield checkedLike(task, presses, 'solve') as Of;
}

/**
 * Every solution with the fewest presses, up to a limit.
 *
 * @param answer  what `solve` said of this problem with `fewest`, or a copy of it
 * @returns `complete` is true if every lightest solution is listed
 * @throws {RangeError} if the answer is not proved to have the fewest presses, or does not solve the problem
 * Cost: that of solving with `fewest`.
 */
export function allFewest<Of extends Levels>(
  problem: Problem<Of>,
  answer: Pick<Solved<Of>, 'presses' | 'method' | 'fewest'>,
  limit: number,
  options: Pick<SolveOptions, 'onProgress' | 'signal' | 'scan'> = {},
): { readonly presses: readonly Of[]; readonly complete: boolean } {
  const { fewest } = answer;
  if (fewest === null || fewest === undefined)
    throw new RangeError('allFewest: expected an answer with its proof, got none; solve with { fewest: true }');
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new RangeError(`allFewest: expected a limit of solutions from 1, got ${String(limit)}`);
  const task = readProblem(problem);
  const first = readPresses(task, answer, 'allFewest');
  const listed = (found: { readonly presses: readonly Uint32Array[]; readonly complete: boolean }) => ({
    presses: found.presses.map((presses) => checkedLike(task, presses, 'solve') as Of),
    complete: found.complete,
  });
  // The only one.
  if (fewest.kind === 'unique') return listed({ presses: [Uint32Array.from(asArray(first))], complete: true });
  const byStates = fewest.kind === 'states' ? fewestByStates(task, { ...options, all: limit }) : null;
  if (byStates !== null) return listed(byStates);
  const kernel = kernelOf(task, answer);
  const symmetries = (): Permutation[] => problemSymmetries(task);
  const asked = { ...options, symmetries, all: limit };
  const patterns = kernel.kind === 'array' ? kernel.kernel : arrayKernel(task, kernel);
  return listed(fewestPresses(task.board, task.levels, Uint32Array.from(asArray(first)), patterns, asked));
}

function readPresses(task: Problem, answer: Pick<Solved, 'presses'>, what: string): Levels {
  const presses = readLevels(answer.presses, 'presses') as Levels;
  if (!solves(task, presses))
    throw new RangeError(`${what}: expected presses that solve the board, got others; give the answer's own problem`);
  return presses;
}

function kernelOf(problem: Problem, answer: Pick<Solved, 'method'>): Kernel {
  const known = kept.get(answer as Solved);
  if (known !== undefined && known.problem === problem) return known.kernel;
  const chosen = chooseMethod(problem, answer.method);
  if (typeof chosen === 'string') throw new RangeError(`solutionsOf: ${chosen}`);
  const [, method] = chosen;
  if (method.solveBits !== undefined && isBits(problem.start)) {
    const { nullity, quiet } = method.solveBits(problem, neededBits(problem));
    return { kind: 'bits', nullity, quiet };
  }
  return { kind: 'array', kernel: kernelBy(method, problem) };
}

function arrayKernel(problem: Problem, { nullity, quiet }: Extract<Kernel, { kind: 'bits' }>): ModularKernel {
  const generators = Array.from({ length: nullity }, (_, i) => Uint32Array.from(asArray(quiet(i))));
  return { generators, orders: generators.map(() => problem.levels) };
}

function checkedBits(task: Problem, presses: BitMatrix): BitMatrix {
  if (!solves(task, presses)) throw new Error('solve: a quiet pattern changes the board; please report this board');
  return presses.clone();
}

/** All of presses + kernel in Gray code order, one addition a step; the matrix is used again. */
function* cosetBits(presses: BitMatrix, { nullity, quiet }: Extract<Kernel, { kind: 'bits' }>): Generator<BitMatrix> {
  const current = presses.clone();
  const patterns: BitMatrix[] = [];
  yield current;
  // Wheel i of a binary odometer first turns after 2^i steps, so patterns are made only when needed.
  for (let step = 1n; step < 1n << BigInt(nullity); step++) {
    let wheel = 0;
    while (((step >> BigInt(wheel)) & 1n) === 0n) wheel++;
    const pattern = (patterns[wheel] ??= quiet(wheel));
    for (let i = 0; i < current.words.length; i++) current.words[i]! ^= pattern.words[i]!;
    yield current;
  }
}
