import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { Stopped, tick } from '../../algebra/watch.ts';
import type { Problem } from '../../board/problem.ts';
import type { Answer, FewestProof, MethodName, SolveOptions } from '../claims/answer.ts';
import { paritySentence } from '../methods/certificate.ts';
import { provesImpossible, solves } from '../check/presses.ts';
import type { Method } from '../methods/method.ts';
import { isTooLarge, TOO_LARGE } from '../fewest/fewest.ts';

/** Lights that a press under the plus rule moves at most. */
const MOST_MOVED = 5;

/**
 * `solve` for a board of bits by a method that keeps them packed. Null where several solutions have to be compared,
 * which is done cell by cell.
 */
export function solveBits(
  task: Problem,
  method: MethodName,
  run: NonNullable<Method['solveBits']>,
  options: SolveOptions,
): Answer | null {
  const need = neededBits(task);
  let found;
  try {
    tick(options, 0);
    found = run(task, need, options);
  } catch (error) {
    if (error instanceof Stopped)
      return { kind: 'unknown', reason: 'the time limit was reached', best: null, bound: 0 };
    throw error;
  }
  const { presses, obstruction, nullity, quiet } = found;
  if (presses === null) {
    if (!provesImpossible(task, { lights: obstruction!, levels: 2 }))
      throw new Error(`solve: the certificate of ${method} does not hold; please report this board`);
    const says = paritySentence(obstruction!.count(), task.target !== null);
    return { kind: 'impossible', method, certificate: { lights: obstruction!, levels: 2, says } };
  }
  const solutions = 2n ** BigInt(nullity);
  const solved = (found: BitMatrix, fewest: FewestProof | null): Answer => ({
    kind: 'solved',
    method,
    presses: checked(found),
    get total() {
      return found.count();
    },
    fewest,
    solutions,
    *others() {
      for (const other of cosetBits(found, nullity, quiet)) if (!other.first) yield checked(other.presses.clone());
    },
    // Several solutions are compared elsewhere, so this is the only one.
    allFewest: () => (fewest === null ? null : { presses: [checked(found)], complete: true }),
  });
  if (options.fewest !== true) return solved(presses, null);
  if (nullity === 0) return solved(presses, { kind: 'unique' });
  if (!isTooLarge(need.length, nullity)) return null;
  const best = { presses: checked(presses), total: presses.count() };
  return { kind: 'unknown', reason: TOO_LARGE, best, bound: Math.ceil(need.count() / MOST_MOVED) };

  function checked(found: BitMatrix): BitMatrix {
    if (!solves(task, found))
      throw new Error(`solve: the presses of ${method} do not solve the board; please report this board`);
    return found;
  }
}

/** start + target; the start itself where all lights must go off. */
function neededBits({ start, target }: Problem): BitMatrix {
  const lights = start as BitMatrix;
  if (target === null) return lights;
  const need = lights.clone();
  if (target instanceof BitMatrix) {
    for (let i = 0; i < need.words.length; i++) need.words[i]! ^= target.words[i]!;
  } else {
    for (let i = 0; i < need.length; i++)
      if (target[i] !== 0)
        need.words[Math.floor(i / need.columns) * need.stride + ((i % need.columns) >>> 5)]! ^=
          1 << ((i % need.columns) & 31);
  }
  return need;
}

/** All of presses + kernel in Gray code order, one addition a step; the matrix is used again. */
function* cosetBits(
  presses: BitMatrix,
  nullity: number,
  quiet: (i: number) => BitMatrix,
): Generator<{ presses: BitMatrix; first: boolean }> {
  const current = presses.clone();
  const patterns: BitMatrix[] = [];
  yield { presses: current, first: true };
  // The i-th wheel of a binary odometer turns for the first time after 2^i steps: patterns are made as they are needed.
  for (let step = 1n; step < 1n << BigInt(nullity); step++) {
    let wheel = 0;
    while (((step >> BigInt(wheel)) & 1n) === 0n) wheel++;
    const pattern = (patterns[wheel] ??= quiet(wheel));
    for (let i = 0; i < current.words.length; i++) current.words[i]! ^= pattern.words[i]!;
    yield { presses: current, first: false };
  }
}
