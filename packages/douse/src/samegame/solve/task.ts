import type { Watch } from '../../algebra/watch.ts';
import { symbolCounts, type TileRules, type Tiles } from '../../board/tiles.ts';
import type { Goal, Played } from '../claims/answer.ts';
import { playedGame } from '../check/moves.ts';

/** A settled board with everything a solver needs to know. */
export interface SameTask extends Watch {
  readonly board: Tiles;
  readonly rules: TileRules;
  readonly goal: Goal;
  readonly seed?: string;
  readonly memory?: number;
  readonly search?: boolean;
}

/** A symbol with too few cells to form a group. */
export function loneSymbol(board: Tiles, { smallest }: TileRules): { symbol: number; cells: number } | null {
  for (const [symbol, cells] of symbolCounts(board).entries())
    if (symbol > 0 && cells > 0 && cells < smallest) return { symbol, cells };
  return null;
}

/** How many different symbols there are: each needs a move of its own. */
export const kinds = (board: Tiles): number =>
  symbolCounts(board).reduce((sum, count, symbol) => sum + Number(symbol > 0 && count > 0), 0);

/** Moves with their result. */
export const played = ({ board, rules }: SameTask, moves: readonly number[]): Played => playedGame(board, rules, moves);
