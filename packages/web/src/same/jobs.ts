import type { SameParams, SameProof } from 'douse/samegame';
import type { Tiles } from 'douse/board';
import type { Named, Result, Verdict } from 'douse/play';

/** A SameGame board as it goes to the worker and back. */
export interface SameGiven {
  readonly params: SameParams;
  readonly state: Tiles;
}

/** Whether a board can be cleared, and how that is known. */
export type Clearable =
  /** Each move is the first cell of its group. */
  | { readonly kind: 'yes'; readonly moves: readonly number[] }
  | { readonly kind: 'no'; readonly proof: SameProof }
  | { readonly kind: 'unknown' };

/** What SameGame's worker can be asked for; see work/protocol.ts. */
export interface SameJobs {
  /** The game that an id names, bare params with `seed`: a random board may take seconds to deal. */
  'same.deal': {
    readonly ask: { readonly id: string; readonly seed: string };
    readonly answer: Result<Named<SameParams, Tiles>, string>;
  };
  /** Whether a board can be cleared, searched for at most this many seconds. */
  'same.clear': { readonly ask: SameGiven & { readonly seconds: number }; readonly answer: Clearable };
  /** What to play: moves that clear the board, or as `best` those for the most points that were found. */
  'same.advise': { readonly ask: SameGiven; readonly answer: Verdict<number> };
}
