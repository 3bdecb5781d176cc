import { tick, type Watch } from '../../algebra/watch.ts';
import type { Board } from '../../board/board.ts';
import { asArray, type Levels, makeLevels, problem, type Problem } from '../../board/problem.ts';
import { type Random, seeded } from '../../play/random.ts';
import { replay } from '../check/replay.ts';
import type { SolveOptions } from '../claims/answer.ts';
import { isNoAnswer, type NoAnswer, noAnswer } from '../claims/no-answer.ts';
import { withinLimits } from '../methods/limits.ts';
import { hardest, hardestBound } from '../hardest/hardest.ts';
import { solve } from '../solve/solve.ts';
import { generate, type GenerateOptions } from './generate.ts';

/**
 * Random press vectors tried for an exact number of presses, and random boards whose solutions are thinned out to it.
 */
const DIRECT_TRIES = 50;
const MAX_TRIES = 2000;
/** Most solutions compared in one try. */
const COMPARED = 2 ** 22;

/** What `generateExact` takes besides the board and the presses: a seed, by default two levels, and its watch. */
export interface GenerateExactOptions extends GenerateOptions, Watch {}

/** A board whose fewest presses are exactly the number requested, or why there is none. */
export type Generated =
  | { readonly kind: 'made'; readonly problem: Problem }
  /** Proved: no board of this kind needs that many. */
  | { readonly kind: 'impossible'; readonly says: string }
  | NoAnswer;

/**
 * A start whose fewest presses are exactly `total`: random vectors of that many presses, until one is proved to be a
 * fewest one. Where that is rare, presses are taken from a fewest solution of more: what is left is fewest for its own
 * board, since a better way there would make a better way here.
 *
 * @throws {RangeError} unless `total` is a whole number from 0, or if a level count is out of range
 * @throws {TypeError} if there is no seed
 * Cost: a search for the fewest presses a try, at most MAX_TRIES of them; `signal` ends it.
 */
export function generateExact(
  board: Board,
  total: number,
  { seed, levels = 2, ...watch }: GenerateExactOptions,
): Generated {
  if (!Number.isSafeInteger(total) || total < 0)
    throw new RangeError(`generateExact: expected a whole number of presses from 0, got ${String(total)}`);
  const random = seeded(seed, 'generateExact');
  const off = problem(board, { levels });
  return withinLimits(() => search(off, total, random, levels, watch), watch.signal);
}

function search(
  off: Problem,
  total: number,
  random: Random,
  levels: number | ArrayLike<number>,
  watch: Watch,
): Generated {
  const { board } = off;
  const tooMany = (most: number): Generated => ({
    kind: 'impossible',
    says: `no board of this kind needs more than ${most} presses`,
  });
  const most = mostPresses(off);
  if (total > most) return tooMany(most);
  const { signal } = watch;
  const asked: SolveOptions = { fewest: true, compare: COMPARED, signal };
  const boardFor = (presses: Levels): Problem => {
    // Presses that lead from dark to the start lead back when each is pressed the opposite number of times.
    const back = asArray(presses).map((times) => (off.levels - times) % off.levels);
    return problem(board, { levels, start: replay(off, back) });
  };
  const thin = (presses: Levels, count: number): Generated => ({
    kind: 'made',
    problem: boardFor(thinned(presses, count, random)),
  });
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    tick(watch, tries / MAX_TRIES);
    const direct = tries < DIRECT_TRIES;
    const task = direct
      ? boardFor(randomTotal(board, random, off.levels, total))
      : generate(board, { levels, seed: random });
    const answer = solve(task, asked);
    if (answer.kind === 'unknown') return noAnswer(answer.reason);
    if (answer.kind === 'impossible') return noAnswer('the board cannot be solved');
    if (answer.total === total) return { kind: 'made', problem: task };
    if (answer.total > total && !direct) return thin(answer.presses, answer.total - total);
  }
  const extreme = off.levels === 2 && board.buttons <= MAX_EXTREME ? hardest(board, { signal, work: MAX_WORK }) : null;
  if (extreme !== null && !isNoAnswer(extreme)) {
    if (extreme.bound < total) return tooMany(extreme.bound);
    const answer = solve(extreme.board, asked);
    if (answer.kind === 'solved' && answer.total >= total) return thin(answer.presses, answer.total - total);
  }
  tick(watch, 1);
  return noAnswer(`none of ${MAX_TRIES} random boards needed ${total} presses or more; perhaps none does`);
}

/** Most buttons of a board whose hardest start is computed. */
const MAX_EXTREME = 144;
/**
 * Work spent on the hardest start: a few seconds; the proof for 9 × 9 takes a third of it. The best board found by then
 * is used.
 */
const MAX_WORK = 300;

/** No board needs more presses than this. */
function mostPresses({ board, levels, moduli }: Problem): number {
  const bound = levels === 2 && moduli === null ? hardestBound(board) : null;
  return bound ?? board.buttons * (levels - 1);
}

/** A random press vector of that many presses. */
function randomTotal(board: Board, random: Random, levels: number, total: number): Levels {
  const presses = makeLevels(board.buttons, levels);
  for (let left = total; left > 0;) {
    const button = random.below(board.buttons);
    if (presses[button] === levels - 1) continue;
    presses[button]!++;
    left--;
  }
  return presses;
}

/** Presses without `count` of them, chosen at random. */
function thinned(presses: Levels, count: number, random: Random): Levels {
  const result = asArray(presses).slice();
  for (let left = count; left > 0;) {
    const button = random.below(result.length);
    if (result[button] === 0) continue;
    result[button]!--;
    left--;
  }
  return result;
}
