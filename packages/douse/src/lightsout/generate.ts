import type { Board } from '../board/board.ts';
import type { Random } from '../play/random.ts';
import { replay } from './check.ts';
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
