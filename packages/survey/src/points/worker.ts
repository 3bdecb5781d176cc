import type { TileRules, Tiles } from 'douse/board';
import { type PointsOutcome, type PointsRun, runPoints } from 'douse/samegame';

export interface PointsJob {
  readonly board: Tiles;
  readonly rules: TileRules;
  /** Null only to see that the thread is there. */
  readonly run: PointsRun | null;
  /** When to stop, by Date.now(). */
  readonly until: number;
}

/** One run in a worker thread. */
export const points = ({ board, rules, run, until }: PointsJob): PointsOutcome | null =>
  run &&
  runPoints(board, rules, run, {
    signal: {
      get aborted() {
        return Date.now() > until;
      },
    },
  });
