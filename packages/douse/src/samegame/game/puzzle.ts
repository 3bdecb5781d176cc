import type { Tiles } from '../../board/tiles.ts';
import type { Puzzle } from '../../play/puzzle.ts';
import { type SameParams, sameRules } from './params.ts';
import { solveSame } from '../solve/solve.ts';

/** Most boards examined for a hint: about a second. */
const HINT_LOOKS = 20_000;

/** SameGame as a puzzle with its solver; a solution is a sequence that empties the board. */
export const sameGame: Puzzle<SameParams, Tiles, number> = {
  ...sameRules,

  solve(params, state) {
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > HINT_LOOKS / 256;
      },
    };
    const answer = solveSame(state, { rules: params, signal });
    if (answer.kind === 'solved') return { kind: 'solved', moves: answer.moves, fewest: false };
    const best = answer.best.moves;
    return answer.kind === 'impossible'
      ? { kind: 'impossible', says: answer.says, best }
      : { kind: 'unknown', reason: answer.reason, best };
  },
};
