import { isBits } from '../../algebra/bitmatrix.ts';
import { type Levels, makeLevels, type Problem } from '../../board/problem.ts';
import { pack } from '../methods/lattice.ts';

/** Presses stored as they are handed out: like the problem's start. */
export function storedLike({ board, levels, start }: Problem, presses: Uint32Array): Levels {
  if (isBits(start)) return pack(presses, start.rows, start.columns);
  const stored = makeLevels(board.buttons, levels);
  stored.set(presses);
  return stored;
}
