import { isBits, packBits } from '../../algebra/bitmatrix.ts';
import { type Levels, makeLevels, type Problem } from '../../board/problem.ts';
import { solves } from '../check/presses.ts';

/** Presses stored as they are handed out: like the problem's start. */
export function storedLike({ board, levels, start }: Problem, presses: Uint32Array): Levels {
  if (isBits(start)) return packBits(presses, start.rows, start.columns);
  const stored = makeLevels(board.buttons, levels);
  stored.set(presses);
  return stored;
}

/**
 * The same, replayed by the rules.
 * @param by  what found the presses
 * @throws {Error} if they do not solve the problem: a defect of this library
 */
export function checkedLike(problem: Problem, presses: Uint32Array, by: string): Levels {
  const stored = storedLike(problem, presses);
  if (!solves(problem, stored))
    throw new Error(`solve: the presses of ${by} do not solve the board; please report this board`);
  return stored;
}
