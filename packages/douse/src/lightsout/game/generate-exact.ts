import type { Watch } from '../../algebra/watch.ts';
import type { Board } from '../../board/board.ts';
import { asArray, type Levels, makeLevels, problem, type Problem } from '../../board/problem.ts';
import type { Random } from '../../play/random.ts';
import { replay } from '../check/presses.ts';
import { hardest, hardestBound } from '../hardest/hardest.ts';
import { solve } from '../solve/solve.ts';
import { generate } from './generate.ts';

/** Random press vectors tried for an exact number of presses, and random boards whose solutions are thinned out to it. */
const DIRECT_TRIES = 50;
const MAX_TRIES = 2000;
/** Solutions that are compared for one try. */
const COMPARED = 2 ** 22;

/**
 * A start whose fewest presses are exactly `total`, or why there is none: random vectors of that many presses, until one is proved to be a fewest one.
 *
 * Where that is rare, presses are taken from a fewest solution of more: what is left is fewest for its own board, since a better way
 * there would make a better way here.
 * @throws {RangeError} unless `total` is a whole number from 0
 */
export function generateExact(
  board: Board,
  random: Random,
  levels: number | ArrayLike<number>,
  total: number,
): Problem | { readonly reason: string; readonly proved: boolean } {
  if (!Number.isSafeInteger(total) || total < 0)
    throw new RangeError(`generateExact: expected a whole number of presses, got ${total}`);
  const off = problem(board, { levels });
  const most = mostPresses(board, off.levels, levels);
  if (total > most) return { reason: `no board of this kind needs more than ${most} presses`, proved: true };
  const boardFor = (presses: Levels): Problem => {
    // Presses that lead from dark to the start lead back when each is pressed the opposite number of times.
    const back = asArray(presses).map((times) => (off.levels - times) % off.levels);
    return problem(board, { levels, start: replay(off, back) as ArrayLike<number> });
  };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const direct = tries < DIRECT_TRIES;
    const task = direct ? boardFor(randomTotal(board, random, off.levels, total)) : generate(board, random, levels);
    const answer = solve(task, { fewest: true, compare: COMPARED });
    if (answer.kind !== 'solved')
      return { reason: answer.kind === 'unknown' ? answer.reason : 'the board cannot be solved', proved: false };
    if (answer.total === total) return task;
    if (answer.total > total && !direct) return boardFor(thinned(answer.presses, answer.total - total, random));
  }
  const extreme = off.levels === 2 && board.buttons <= MAX_EXTREME ? hardest(board, brief()) : null;
  if (extreme !== null && !('reason' in extreme)) {
    if (extreme.bound < total)
      return { reason: `no board of this kind needs more than ${extreme.bound} presses`, proved: true };
    const answer = solve(extreme.board, { fewest: true, compare: COMPARED });
    if (answer.kind === 'solved' && answer.total >= total)
      return boardFor(thinned(answer.presses, answer.total - total, random));
  }
  return {
    reason: `none of ${MAX_TRIES} random boards needed ${total} presses or more; perhaps none does`,
    proved: false,
  };
}

/** Boards of more buttons are not asked for their hardest. */
const MAX_EXTREME = 144;
/** How often that search may look at its signal: a few seconds; the proof for 9 × 9 takes a third of them. */
const MAX_LOOKS = 300;

/** Ends the search for the hardest board before its proof takes long; the board it has found by then will do. */
function brief(): Watch {
  let looks = 0;
  return {
    signal: {
      get aborted() {
        return ++looks > MAX_LOOKS;
      },
    },
  };
}

/** No board needs more presses than this. */
function mostPresses(board: Board, common: number, levels: number | ArrayLike<number>): number {
  const all = board.buttons * (common - 1);
  if (levels !== 2) return all;
  const bound = hardestBound(board);
  return bound ?? all;
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
