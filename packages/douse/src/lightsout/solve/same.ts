import { BitMatrix, type Bits, isBits } from '../../algebra/bitmatrix.ts';
import { isPrime, inverseMod } from '../../algebra/integers.ts';
import { effects } from '../../board/grid.ts';
import { asArray, type LevelArray, makeLevels, problem, type Problem } from '../../board/problem.ts';
import { readProblem } from '../../board/read-problem.ts';
import { wiring } from '../../board/wiring.ts';
import { provesImpossible } from '../check/presses.ts';
import type { Answer, Certificate, Impossible, SolveOptions, Solved, Unknown } from '../claims/answer.ts';
import { solve } from './solve.ts';

/** Most levels tried as the common one. */
export const MAX_SAME = 256;

/** `solve` for lights that must all end at one level, whichever it is. */
export type AlikeAnswer =
  | (Solved & {
      /** The level at which all lights end. */
      readonly level: number;
    })
  /** Whatever is pressed, the lights that matter are never all alike: the certificate holds for every level. */
  | Impossible
  | (Unknown & {
      /** The level that the best solution leads to. */
      readonly level: number | null;
    });

/**
 * Brings all lights to one level, whichever can be reached; with `fewest`, the one that takes the fewest presses. The
 * problem's own target is ignored. If lights have different numbers of levels, the level must be one that all have.
 *
 * Cost: that of `solve` for each level, at most MAX_SAME.
 */
export function solveAlike(given: Problem, options: SolveOptions = {}): AlikeAnswer {
  const task = readProblem(given);
  const count = task.moduli === null ? task.levels : Math.min(task.levels, ...task.moduli);
  if (count > MAX_SAME) {
    const reason = `a common level is sought among at most ${MAX_SAME} levels, not ${count}: name one as the target`;
    return { kind: 'unknown', reason, best: null, bound: 0, level: null };
  }
  const answers: Answer[] = [];
  for (let level = 0; level < count; level++) {
    const answer = solve(allAt(task, level), options);
    // Without `fewest` the first level that can be reached will do.
    if (answer.kind === 'solved' && options.fewest !== true) return { ...answer, level };
    answers.push(answer);
  }
  const open = answers.filter((answer) => answer.kind !== 'impossible');
  if (open.length === 0) return neverSame(task, answers as Impossible[]);
  const totals = answers.map((answer) =>
    answer.kind === 'solved' ? answer.total : answer.kind === 'unknown' ? (answer.best?.total ?? Infinity) : Infinity,
  );
  const least = Math.min(...totals);
  const level = totals.indexOf(least);
  const bound = Math.min(...open.map((answer) => (answer.kind === 'solved' ? answer.total : answer.bound)));
  const best = answers[level]!;
  if (best.kind === 'solved' && bound >= least) return { ...best, level };
  const unknown = open.find((answer) => answer.kind === 'unknown');
  const reason = unknown?.reason ?? '';
  if (best.kind === 'solved')
    return { kind: 'unknown', reason, best: { presses: best.presses, total: best.total }, bound, level };
  const found = best.kind === 'unknown' ? best.best : null;
  return { kind: 'unknown', reason, best: found, bound, level: found === null ? null : level };
}

/** The problem with all lights at one level as its target, stored like its start. */
export function allAt(task: Problem, level: number): Problem {
  if (level === 0) return { ...task, target: null };
  const { board, levels, start } = task;
  if (!isBits(start)) return { ...task, target: makeLevels(board.lights, levels).fill(level) };
  return { ...task, target: allOn(start) };
}

function allOn({ rows, columns }: Bits): Bits {
  const all = new BitMatrix(rows, columns);
  const row = new Uint32Array(all.stride).fill(0xffffffff);
  if (columns & 31) row[all.stride - 1] = 2 ** (columns & 31) - 1;
  for (let r = 0; r < rows; r++) all.words.set(row, r * all.stride);
  return all;
}

/** One certificate for all levels, from those of the levels. */
function neverSame(task: Problem, answers: readonly Impossible[]): Impossible {
  const { method } = answers[0]!;
  const proof =
    answers.map(({ certificate }) => certificate).find((one) => provesNeverSame(task, one)) ??
    combined(task, answers) ??
    byElimination(task);
  if (proof === null || !provesNeverSame(task, proof))
    throw new Error('solveAlike: no certificate holds for all levels; please report this board');
  const { lights, levels } = proof;
  const same = asArray(lights).every((by) => by <= 1);
  const evenly = 'every button moves an even number of the marked lights, and there are evenly many of them';
  const counted = same ? '' : ', each counted as often as its mark says,';
  const raising = `every button moves the sum of the marked lights${counted} by a multiple of ${levels}`;
  const says =
    levels === 2
      ? `${evenly}, but an odd number of them is on: they are never all alike`
      : `${raising}, and so does raising all of them together, but the sum is none: they are never all alike`;
  return { kind: 'impossible', method, certificate: { lights, levels, says } };
}

/** True if the certificate proves each common level impossible. Cost: levels · effects. */
export function provesNeverSame(task: Problem, certificate: Omit<Certificate, 'says'>): boolean {
  const count = task.moduli === null ? task.levels : Math.min(task.levels, ...task.moduli);
  for (let level = 0; level < count; level++) if (!provesImpossible(allAt(task, level), certificate)) return false;
  return true;
}

/**
 * With a prime number q of levels: let y forbid level 0, and let its marks add up to s ≠ 0. Then y allows the one level
 * c with c·s ≡ y·start. Take the certificate against that one and subtract the multiple of y that makes its marks add
 * up to 0: the result forbids all levels.
 */
function combined(task: Problem, answers: readonly Impossible[]): Omit<Certificate, 'says'> | null {
  const q = task.levels;
  if (task.moduli !== null || !isPrime(q)) return null;
  const marks = (level: number): LevelArray => asArray(answers[level]!.certificate.lights);
  const sum = (of: (light: number) => number): number => {
    let total = 0;
    for (let light = 0; light < task.board.lights; light++) total = (total + of(light)) % q;
    return total;
  };
  const y = marks(0);
  const s = sum((light) => y[light]!);
  if (s === 0) return null;
  const start = asArray(task.start);
  const inverse = inverseMod(s, q);
  const c = (sum((light) => y[light]! * start[light]!) * inverse) % q;
  const other = marks(c);
  const times = (q - ((sum((light) => other[light]!) * inverse) % q)) % q;
  return { lights: makeLevels(y.length, q).map((_, light) => (other[light]! + times * y[light]!) % q), levels: q };
}

/** The certificate of the board with one more button, which raises all lights together. */
function byElimination(task: Problem): Omit<Certificate, 'says'> | null {
  const { board, levels, moduli } = task;
  const { start, light, weight } = effects(board);
  const buttons = Array.from({ length: board.buttons + 1 }, (_, button) => {
    const moves = new Map<number, number>();
    if (button === board.buttons) for (let l = 0; l < board.lights; l++) moves.set(l, 1);
    else for (let e = start[button]!; e < start[button + 1]!; e++) moves.set(light[e]!, weight[e]!);
    return { name: `${button}`, moves };
  });
  const raised = wiring(
    Array.from({ length: board.lights }, (_, l) => `${l}`),
    buttons,
  );
  const care = task.care ?? null;
  const off = problem(raised, { levels: moduli ?? levels, start: asArray(task.start), care });
  const answer = solve(off);
  return answer.kind === 'impossible' ? answer.certificate : null;
}
