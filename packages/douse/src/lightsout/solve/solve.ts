import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { Stopped, tick } from '../../algebra/watch.ts';
import type { Answer, FewestProof, SolveOptions } from '../claims/answer.ts';
import { certificate } from '../methods/certificate.ts';
import { provesImpossible, solves, totalPresses } from '../check/presses.ts';
import { seekFewest } from '../beyond/fewest.ts';
import { fewestPresses } from '../fewest/fewest.ts';
import { fewestByStates } from '../fewest/states.ts';
import { coset, kernelSize } from '../methods/kernel.ts';
import type { Found } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';
import { solveBits } from './solve-bits.ts';
import { storedLike } from './stored.ts';
import type { Levels, Problem } from '../../board/problem.ts';
import { type Permutation, problemSymmetries } from '../../board/symmetry.ts';

/**
 * Solves a problem and checks the answer before it is returned.
 *
 * @throws {RangeError} if the method asked for does not take the problem
 * @throws {Error} if an answer fails its check: a defect of this library, never of the input
 */
export function solve(problem: Problem, options: SolveOptions = {}): Answer {
  const chosen = chooseMethod(problem, options.method);
  if (typeof chosen === 'string') return { kind: 'unknown', reason: chosen, best: null, bound: 0 };
  const [method, { solve: run, solveBits: runBits }] = chosen;
  if (runBits !== undefined && problem.start instanceof BitMatrix) {
    const answer = solveBits(problem, method, runBits, options);
    if (answer !== null) return answer;
  }
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
    const proof = found.obstruction === null ? null : certificate(problem, found.obstruction);
    if (proof === null || !provesImpossible(problem, proof)) {
      throw new Error(`solve: the certificate of ${method} does not hold; please report this board`);
    }
    return { kind: 'impossible', method, certificate: proof };
  }
  const solutions = kernelSize(found.kernel);
  if (options.fewest !== true) return solved(found.presses, null);

  const { presses, proof, bound, reason } = seekFewest(problem, found.presses, found.kernel, options);
  if (proof !== null) return solved(presses, proof);
  const best = checked(presses);
  return { kind: 'unknown', reason, best: { presses: best, total: totalPresses(best) }, bound };

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
      allFewest(limit, watching = {}) {
        if (fewest === null) return null;
        const listed = fewest.kind === 'states' ? fewestByStates(problem, { ...watching, all: limit }) : null;
        if (listed !== null) return { presses: listed.presses.map(checked), complete: listed.complete };
        const symmetries = (): Permutation[] => problemSymmetries(problem);
        const asked = { ...watching, symmetries, all: limit };
        const all = fewestPresses(problem.board, problem.levels, presses, found.kernel, asked);
        return { presses: all.presses.map(checked), complete: all.complete };
      },
    };
  }

  function checked(presses: Uint32Array): Levels {
    const result = storedLike(problem, presses);
    if (!solves(problem, result)) {
      throw new Error(`solve: the presses of ${method} do not solve the board; please report this board`);
    }
    return result;
  }
}
