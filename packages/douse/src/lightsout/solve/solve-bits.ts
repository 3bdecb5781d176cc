import type { Problem } from '../../board/problem.ts';
import type { Answer, FewestProof, MethodName, SolveOptions, Solved } from '../claims/answer.ts';
import { paritySentence } from '../methods/certificate.ts';
import { provesImpossible, solves } from '../check/presses.ts';
import type { Method } from '../methods/method.ts';
import { isTooLarge, TOO_LARGE } from '../fewest/fewest.ts';
import { neededBits } from './needed-bits.ts';
import { keepKernel } from './solutions.ts';

/** Lights that one press on a whole grid moves at most. */
function mostMoved({ board }: Problem): number {
  if (board.kind !== 'grid' || board.rule.kind === 'table') return board.lights;
  return board.rule.kind === 'lines' ? board.rows + board.columns - 1 : board.rule.offsets.length;
}

/**
 * `solve` for a board of bits by a method that keeps them packed. Null where several solutions have to be compared,
 * which is done cell by cell.
 * @throws {Stopped} if `options.signal` is aborted
 */
export function solveBits(
  task: Problem,
  method: MethodName,
  run: NonNullable<Method['solveBits']>,
  options: SolveOptions,
): Answer | null {
  const need = neededBits(task);
  const { presses, obstruction, nullity, quiet } = run(task, need, options);
  if (presses === null) {
    if (!provesImpossible(task, { lights: obstruction!, levels: 2 }))
      throw new Error(`solve: the certificate of ${method} does not hold; please report this board`);
    const says = paritySentence(obstruction!.count(), task.target !== null);
    return { kind: 'impossible', method, certificate: { lights: obstruction!, levels: 2, says } };
  }
  const comparing = options.fewest === true && nullity > 0;
  if (comparing && !isTooLarge(need.length, nullity)) return null;
  if (!solves(task, presses))
    throw new Error(`solve: the presses of ${method} do not solve the board; please report this board`);
  const total = presses.count();
  if (comparing)
    return {
      kind: 'unknown',
      reason: TOO_LARGE,
      best: { presses, total },
      bound: Math.ceil(need.count() / mostMoved(task)),
    };
  const fewest: FewestProof | null = options.fewest === true ? { kind: 'unique' } : null;
  const answer: Solved = { kind: 'solved', method, presses, total, fewest, solutions: 2n ** BigInt(nullity) };
  keepKernel(task, answer, { kind: 'bits', nullity, quiet });
  return answer;
}
