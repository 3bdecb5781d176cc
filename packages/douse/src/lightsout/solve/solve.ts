import { type BitMatrix, isBits, packBits } from '../../algebra/bitmatrix.ts';
import { tick } from '../../algebra/watch.ts';
import { type Answer, METHODS, type SolveOptions, type Solved, type Unknown } from '../claims/answer.ts';
import { isNoAnswer, type NoAnswer } from '../claims/no-answer.ts';
import { certificate } from '../methods/certificate.ts';
import { provesImpossible, totalPresses } from '../check/presses.ts';
import { seekFewest } from '../beyond/fewest.ts';
import { kernelSize } from '../methods/kernel.ts';
import { chooseMethod } from '../methods/methods.ts';
import { withinLimits } from '../methods/limits.ts';
import { solveBits } from './solve-bits.ts';
import { keepKernel } from './solutions.ts';
import { checkedLike } from './stored.ts';
import { nearestHint } from '../../board/names.ts';
import type { GridBoard } from '../../board/board.ts';
import { asArray, type Levels, type Problem } from '../../board/problem.ts';
import { readProblem } from '../../board/read-problem.ts';

/**
 * Solves a problem and checks the answer before it is returned.
 *
 * An answer is plain data of one of three kinds: `solved`, with presses that have been replayed by the rules;
 * `impossible`, with a certificate that has been checked; or `unknown`, where a limit came first (of size, memory, time
 * or `compare`, or `signal` was aborted), with the reason and the best that is known. Its presses are stored like the
 * problem's start.
 *
 * @throws {RangeError} if a number in the problem or the options is out of range, or the method asked for by name
 *   does not take it
 * @throws {TypeError} if the problem cannot be read
 * @throws {Error} if an answer fails its check: a defect of this library, never of the input
 * Cost: by the method, see docs/mathematics.md; `fewest` may take exponential time, so give it a deadline.
 */
export function solve<Of extends Levels>(problem: Problem<Of>, options: SolveOptions = {}): Answer<Of> {
  const task = readProblem(problem);
  checkOptions(options);
  const answer = isNamed(options) ? solveBy(task, options) : withinLimits(() => solveBy(task, options), options.signal);
  return (isNoAnswer(answer) ? withoutPresses(answer) : answer) as Answer<Of>;
}

function checkOptions({ method = 'auto', compare }: SolveOptions): void {
  const names = ['auto', ...METHODS];
  if (!names.includes(method)) {
    const got = typeof method === 'string' ? `${JSON.stringify(method)}${nearestHint(method, names)}` : typeof method;
    throw new RangeError(`solve: expected a method of ${names.join(', ')}, got ${got}`);
  }
  if (compare !== undefined && (!Number.isSafeInteger(compare) || compare < 1))
    throw new RangeError(`solve: expected a whole number of solutions to compare from 1, got ${String(compare)}`);
}

const isNamed = ({ method }: SolveOptions): boolean => method !== undefined && method !== 'auto';

/** An `unknown` answer with only a reason. */
const withoutPresses = ({ kind, reason, ...rest }: NoAnswer): Unknown => ({
  kind,
  reason,
  best: null,
  bound: 0,
  ...rest,
});

/** Fewest cells for which packing pays. */
const MIN_PACKED = 4096;

/** True for a large whole grid with two levels that is stored as an array, one entry a cell. */
const isWorthPacking = ({ board, levels, moduli, care }: Problem): boolean =>
  board.kind === 'grid' &&
  board.holes === null &&
  board.buttons >= MIN_PACKED &&
  levels === 2 &&
  moduli === null &&
  care === undefined;

/** The same answer with one entry a cell. */
function unpackedAnswer(answer: Answer): Answer {
  if (answer.kind === 'solved') return { ...answer, presses: asArray(answer.presses) };
  if (answer.kind === 'unknown') return answer;
  const { lights, ...rest } = answer.certificate;
  return { ...answer, certificate: { ...rest, lights: asArray(lights) } };
}

function solveBy(problem: Problem, options: SolveOptions): Answer | NoAnswer {
  const chosen = chooseMethod(problem, options.method);
  if (typeof chosen === 'string') return { kind: 'unknown', reason: chosen };
  const [method, { solve: run, solveBits: runBits }] = chosen;
  return withinLimits(() => {
    tick(options, 0);
    if (runBits !== undefined && isBits(problem.start)) {
      const answer = solveBits(problem, method, runBits, options);
      if (answer !== null) return answer;
    }
    if (runBits !== undefined && options.fewest !== true && isWorthPacking(problem)) {
      const { rows, columns } = problem.board as GridBoard;
      const packed = (levels: Levels): BitMatrix => packBits(asArray(levels), rows, columns);
      const { start, target } = problem;
      const bits = { ...problem, start: packed(start), target: target && packed(target) };
      const answer = solveBits(bits, method, runBits, options);
      if (answer !== null) return unpackedAnswer(answer);
    }
    const found = run(problem, options);
    if (found.presses === null) {
      const proof = found.obstruction === null ? null : certificate(problem, found.obstruction);
      if (proof === null || !provesImpossible(problem, proof)) {
        throw new Error(`solve: the certificate of ${method} does not hold; please report this board`);
      }
      return { kind: 'impossible', method, certificate: proof } as const;
    }
    const sought = options.fewest === true ? seekFewest(problem, found.presses, found.kernel, options) : null;
    const presses = checkedLike(problem, sought?.presses ?? found.presses, method);
    const total = totalPresses(presses);
    if (sought !== null && sought.proof === null)
      return { kind: 'unknown', reason: sought.reason, best: { presses, total }, bound: sought.bound } as const;
    const fewest = sought?.proof ?? null;
    const solutions = kernelSize(found.kernel);
    const answer: Solved = { kind: 'solved', method, presses, total, fewest, solutions };
    keepKernel(problem, answer, { kind: 'array', kernel: found.kernel });
    return answer;
  }, options.signal);
}
