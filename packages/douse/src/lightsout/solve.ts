import { BitMatrix } from '../algebra/bitmatrix.ts';
import { Stopped, tick, type Watch } from '../algebra/watch.ts';
import type { Answer, FewestProof, SolveOptions } from './answer.ts';
import { certificate } from './certificate.ts';
import { provesImpossible, solves, totalPresses } from './check.ts';
import { fewestBySplit } from './fewest-split.ts';
import { coset, kernelSize } from './kernel.ts';
import type { Found } from './method.ts';
import { isLattice, pack } from './lattice.ts';
import { chooseMethod } from './methods.ts';
import { solveBits } from './solve-bits.ts';
import { MAX_COMPARED, MAX_WEIGHTS, solutionWeights, TOO_LARGE } from './weights.ts';
import { type Levels, makeLevels, type Problem } from '../board/problem.ts';

/**
 * Solves a problem and checks the answer before it is returned.
 *
 * @throws {RangeError} if the method asked for does not take the problem
 * @throws {Error} if an answer fails its check: a defect of this library, never of the input
 */
export function solve(problem: Problem, options: SolveOptions = {}): Answer {
  if (
    problem.start instanceof BitMatrix &&
    isLattice(problem) &&
    ['auto', 'lattice', undefined].includes(options.method)
  ) {
    const answer = solveBits(problem, options);
    if (answer !== null) return answer;
  }
  const chosen = chooseMethod(problem, options.method);
  if (typeof chosen === 'string') return { kind: 'unknown', reason: chosen, best: null, bound: 0 };
  const [method, { solve: run }] = chosen;
  let found: Found;
  try {
    tick(options, 0);
    found = run(problem, options);
  } catch (error) {
    if (error instanceof Stopped)
      return { kind: 'unknown', reason: 'the time limit was reached', best: null, bound: 0 };
    throw error;
  }
  if (found.presses === null) {
    if (found.obstruction === null || !provesImpossible(problem, found.obstruction)) {
      throw new Error(`solve: the certificate of ${method} does not hold; please report this board`);
    }
    return { kind: 'impossible', method, certificate: certificate(problem, found.obstruction) };
  }
  const solutions = kernelSize(found.kernel);
  const stored = storage(problem);
  if (options.fewest !== true) return solved(found.presses, null);

  if (solutions === 1n) return solved(found.presses, { kind: 'unique' });
  const { board } = problem;
  if (board.buttons * found.kernel.orders.length > MAX_COMPARED) {
    const best = { presses: checked(found.presses), total: totalPresses(found.presses) };
    return { kind: 'unknown', reason: TOO_LARGE, best, bound: 0 };
  }
  if (
    solutions > MAX_LISTED &&
    isLattice(problem) &&
    problem.levels === 2 &&
    board.kind === 'grid' &&
    board.wrap === 'none'
  ) {
    const split = fewestBySplit(board.rows, board.columns, found.presses, found.kernel.generators, options);
    if (split !== null && split.total === split.bound)
      return solved(split.presses, { kind: 'split', pairs: split.pairs });
    if (split !== null) {
      const reason = `the time limit was reached before a solution of fewer than ${split.total} presses was ruled out`;
      return {
        kind: 'unknown',
        reason,
        best: { presses: checked(split.presses), total: split.total },
        bound: split.bound,
      };
    }
  }

  const most = options.compare ?? 2 ** (problem.levels === 2 ? MAX_WEIGHTS : 22);
  if (solutions > BigInt(most)) {
    return {
      kind: 'unknown',
      reason: `the board has ${solutions} solutions, more than the ${most} that are compared`,
      best: { presses: checked(found.presses), total: totalPresses(found.presses) },
      bound: 0,
    };
  }
  const best = lightest(found, problem.levels, options);
  if (best.stopped) {
    const reason = `the time limit was reached before all ${solutions} solutions were compared`;
    return {
      kind: 'unknown',
      reason,
      best: { presses: checked(best.presses), total: totalPresses(best.presses) },
      bound: 0,
    };
  }
  return solved(best.presses, { kind: 'exhaustive', solutions });

  function solved(presses: Uint32Array, fewest: FewestProof | null): Answer {
    return {
      kind: 'solved',
      method,
      presses: checked(presses),
      total: totalPresses(presses),
      fewest,
      solutions,
      *others() {
        let first = true;
        for (const other of coset(presses, found.kernel, problem.levels)) {
          if (!first) yield checked(other);
          first = false;
        }
      },
    };
  }

  function checked(presses: Uint32Array): Levels {
    const result = stored(presses);
    if (!solves(problem, result)) {
      throw new Error(`solve: the presses of ${method} do not solve the board; please report this board`);
    }
    return result;
  }
}

/** Up to this many solutions are simply compared, where the four-class split would do as well. */
const MAX_LISTED = 256n;

/** How presses are handed out: like the problem's start. */
function storage({ board, levels, start }: Problem): (presses: Uint32Array) => Levels {
  if (start instanceof BitMatrix) return (presses) => pack(presses, start.rows, start.columns);
  return (presses) => {
    const result = makeLevels(board.buttons, levels);
    result.set(presses);
    return result;
  };
}

/** The element of presses + kernel with the least sum, the first found among equals; or the best until `watch` stopped it. */
function lightest(
  { presses, kernel }: Found,
  levels: number,
  watch: Watch,
): { presses: Uint32Array; stopped: boolean } {
  let best = presses!;
  let least = totalPresses(best);
  let seen = 0;
  try {
    const { length } = kernel.orders;
    if (levels === 2 && length > 4 && length <= MAX_WEIGHTS) {
      return { presses: lightestOfBits(presses!, kernel.generators, watch), stopped: false };
    }
    for (const other of coset(presses!, kernel, levels)) {
      const total = totalPresses(other);
      if (total < least) {
        least = total;
        best = other.slice();
      }
      if ((++seen & 0xfff) === 0) tick(watch, seen / Number(kernelSize(kernel)));
    }
  } catch (error) {
    if (error instanceof Stopped) return { presses: best, stopped: true };
    throw error;
  }
  return { presses: best, stopped: false };
}

/** The same for two levels: the weights of all solutions at once. */
function lightestOfBits(presses: Uint32Array, generators: readonly Uint32Array[], watch: Watch): Uint32Array {
  const { lightest: best } = solutionWeights(
    generators.length,
    (cell) =>
      presses.forEach((press, i) => {
        let bits = 0;
        for (let g = 0; g < generators.length; g++) bits |= generators[g]![i]! << g;
        cell(press, bits);
      }),
    watch,
  );
  return presses.map((press, i) =>
    generators.reduce((sum, generator, g) => sum ^ (((best >>> g) & 1) * generator[i]!), press),
  );
}
