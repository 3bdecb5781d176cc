import { cellsLeft, symbolCounts, TILE_RULES, tileRulesFault, type TileRules, type Tiles } from '../../board/tiles.ts';
import type { Goal, SameAnswer, SearchOptions } from '../claims/answer.ts';
import { replayMoves } from '../check/moves.ts';
import { solveClear } from './clear.ts';
import { solveFewest } from './fewest.ts';
import { solvePoints } from './most.ts';
import { settle } from '../rules/rules.ts';
import type { SameTask } from './task.ts';

/** What `solveSame` takes besides the board: its goal, the rules, memory, a seed, and its watch. */
export interface SameOptions extends SearchOptions {
  /** Empty the board (the default), in the fewest moves, or for the most points. */
  readonly goal?: Goal;
  readonly rules?: TileRules;
  /** Most bytes for waiting boards; 1 GiB by default. A search that reaches it answers `unknown`. */
  readonly memory?: number;
  /**
   * False leaves out the long search for points where nothing could be proved: for callers that search on threads of
   * their own.
   */
  readonly search?: boolean;
}

/**
 * Solves a SameGame board; one with cells in the air or gaps is settled first, and moves are cells of the settled
 * board.
 *
 * - `clear`: a sequence that empties the board, or a proof that none does.
 * - `fewest`: the same with the fewest moves, proved.
 * - `points`: the most points; proved for small boards, otherwise the best found until `signal` ends the search.
 *
 * Every sequence is replayed by the rules before it is returned. A signal that is aborted ends the search with the best
 * so far.
 *
 * Cost: exponential at worst (the problem is NP-complete from two columns on); one row or column is O(n³). Memory:
 * `memory`, about.
 * @throws {RangeError} if a rule is out of range
 */
export function solveSame(board: Tiles, options: SameOptions = {}): SameAnswer {
  const { goal = 'clear', rules = TILE_RULES } = options;
  const fault = tileRulesFault(rules);
  if (fault !== null) throw new RangeError(`solveSame: ${fault}`);
  const task: SameTask = { ...options, board: settle(board, rules).board, rules, goal };
  const answer = goal === 'points' ? solvePoints(task) : goal === 'fewest' ? solveFewest(task) : solveClear(task);
  return checked(task, answer);
}

/** The answer, if replaying confirms it. @throws {Error} if it does not: a mistake of a solver */
function checked({ board, rules, goal }: SameTask, answer: SameAnswer): SameAnswer {
  const claimed = answer.kind === 'solved' ? answer : answer.best;
  const played = replayMoves(board, rules, claimed.moves);
  const fits = played !== null && played.points === claimed.points && played.left === claimed.left;
  const cleared = answer.kind !== 'solved' || goal === 'points' || claimed.left === 0;
  if (!fits || !cleared) throw new Error(`solveSame: the ${goal} search gave moves that do not bear replaying`);
  if (answer.kind === 'impossible' && answer.proof.kind === 'count') {
    const { symbol, cells } = answer.proof;
    if (symbolCounts(board)[symbol] !== cells || cells === 0 || cells >= rules.smallest)
      throw new Error('solveSame: the proof by counting does not hold');
  }
  if (answer.kind === 'impossible' && cellsLeft(board) === 0) throw new Error('solveSame: an empty board is clear');
  return answer;
}
