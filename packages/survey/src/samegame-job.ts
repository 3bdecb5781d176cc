import type { TileRules, Tiles } from 'douse/board';
import { type Goal, solveSame } from 'douse/samegame';

/** One board of a survey, with the seconds its solver has. */
export interface SameJob {
  readonly file: string;
  readonly board: Tiles;
  readonly rules: TileRules;
  readonly goal: Goal;
  readonly seconds: number;
}

/** One row of the answer. `moves` are [row, column] on the board as it then stands; of an impossible board, of its best game. */
export interface SameRow {
  readonly file: string;
  readonly goal: Goal;
  readonly time: number;
  readonly status: 'solved' | 'impossible' | 'unknown';
  readonly proved: boolean;
  readonly count: number;
  readonly points: number;
  readonly left: number;
  readonly moves: readonly (readonly [number, number])[];
}

/** What a worker does with a job. */
export function sameRow({ file, board, rules, goal, seconds }: SameJob): SameRow {
  const until = Date.now() + 1000 * seconds;
  const signal = {
    get aborted() {
      return Date.now() > until;
    },
  };
  const answer = solveSame(board, { goal, rules, signal });
  const { moves, points, left } = answer.kind === 'solved' ? answer : answer.best;
  const proved = answer.kind === 'solved' ? goal === 'clear' || answer.proof !== null : answer.kind === 'impossible';
  return {
    file,
    goal,
    time: seconds,
    status: answer.kind,
    proved,
    count: moves.length,
    points,
    left,
    moves: moves.map((cell) => [Math.floor(cell / board.columns), cell % board.columns] as const),
  };
}
