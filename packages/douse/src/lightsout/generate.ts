import type { Board } from '../board/board.ts';
import type { Random } from '../play/random.ts';
import { replay } from './check.ts';
import { solve } from './solve.ts';
import { type Levels, makeLevels, problem, type Problem } from '../board/problem.ts';

/**
 * A start that can surely be solved, uniformly among all that can: every button is pressed a random number of
 * times, starting from the target. Equal randomness gives equal boards.
 */
export function generate(board: Board, random: Random, levels: number | ArrayLike<number> = 2): Problem {
  const off = problem(board, { levels });
  return problem(board, { levels, start: replay(off, randomPresses(board, random, off.levels)) as ArrayLike<number> });
}

function randomPresses(board: Board, random: Random, levels: number): Levels {
  const presses = makeLevels(board.buttons, levels);
  for (let i = 0; i < presses.length; i++) presses[i] = random.below(levels);
  return presses;
}

/** Random press vectors tried for an exact number of presses. */
const MAX_TRIES = 2000;

/**
 * A start whose fewest presses are exactly `total`: random vectors of that many presses, until one is proved to be
 * a fewest one. A reason if the board has too many quiet patterns to prove it, or none of the tries was.
 */
export function generateExact(
  board: Board,
  random: Random,
  levels: number | ArrayLike<number>,
  total: number,
): Problem | { readonly reason: string } {
  const off = problem(board, { levels });
  if (total > board.buttons * (off.levels - 1)) {
    return { reason: `${board.buttons} buttons never need more than ${board.buttons * (off.levels - 1)} presses` };
  }
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const presses = makeLevels(board.buttons, off.levels);
    for (let left = total; left > 0;) {
      const button = random.below(board.buttons);
      if (presses[button] === off.levels - 1) continue;
      presses[button]!++;
      left--;
    }
    // Presses that lead from dark to the start lead back when each is pressed the opposite number of times.
    const back = presses.map((times) => (off.levels - times) % off.levels);
    const task = problem(board, { levels, start: replay(off, back) as ArrayLike<number> });
    const answer = solve(task, { fewest: true, compare: 2 ** 18 });
    if (answer.kind !== 'solved')
      return { reason: answer.kind === 'unknown' ? answer.reason : 'the board cannot be solved' };
    if (answer.total === total) return task;
  }
  return { reason: `none of ${MAX_TRIES} random boards needed exactly ${total} presses; perhaps none does` };
}
