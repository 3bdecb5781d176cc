import type { TileRules, Tiles } from '../../board/tiles.ts';
import type { Played, SearchOptions } from '../claims/answer.ts';
import { playedGame } from '../check/moves.ts';
import { PointsPlan, quickGame, runPoints } from './plan.ts';
import { settle } from '../rules/rules.ts';

export interface PointsOptions extends SearchOptions {
  /**
   * Work to do, in boards made: about 1.5 million a second where WebAssembly runs, a fifth of that by plain loops. The
   * same budget and seed give the same answer everywhere. Left out, the search goes on with wider and wider beams until
   * `signal` ends it.
   */
  readonly work?: number;
}

/** The better of two games: more points, then fewer moves. */
export const betterGame = (a: Played, b: Played): Played =>
  b.points > a.points || (b.points === a.points && b.moves.length < a.moves.length) ? b : a;

/**
 * The most points that beams find within a budget; proves nothing. Every game is replayed by the rules before it
 * counts.
 * @returns the best game; moves are cells of the settled board. If the signal ends the search at once, a quick game.
 * Source: beam search by cells removed, with a kept symbol and learned values; see docs/samegame.md.
 */
export function searchPoints(unsettled: Tiles, rules: TileRules, options: PointsOptions = {}): Played {
  const { work = options.signal === undefined ? DEFAULT_WORK : Infinity, seed = '', signal, onProgress } = options;
  const { board } = settle(unsettled, rules);
  let best = playedGame(board, rules, []);
  best = betterGame(best, playedGame(board, rules, quickGame(board, rules).moves));
  const plan = new PointsPlan(board, rules, { seed });
  let made = 0;
  for (;;) {
    const runs = signal?.aborted === true ? [] : plan.next(work - made);
    if (runs.length === 0) return best;
    const outcomes = runs.map((run) => {
      const outcome = runPoints(board, rules, run, {
        signal,
        onProgress: (done) => onProgress?.(work === Infinity ? done : Math.min(1, made / work)),
      });
      made += outcome.made;
      best = betterGame(best, playedGame(board, rules, outcome.moves));
      return outcome;
    });
    plan.add(runs, outcomes);
  }
}

/** Boards made without a budget or a signal: a few seconds. */
const DEFAULT_WORK = 5_000_000;
