import type { Watch } from '../../algebra/watch.ts';

/** What a SameGame solver aims at: an empty board, one in the fewest moves, or the most points. */
export const GOALS = ['clear', 'fewest', 'points'] as const;
/** One of GOALS. */
export type Goal = (typeof GOALS)[number];

/** A sequence of moves and its result. Each move is a cell of the group on the board at that moment. */
export interface Played {
  readonly moves: readonly number[];
  readonly points: number;
  readonly left: number;
}

/** How an answer was proved. */
export type SameProof =
  /** Symbols with too few cells left ever to form a group. */
  | { readonly kind: 'count'; readonly symbol: number; readonly cells: number }
  /** The grammar of boards of one row or one column. */
  | { readonly kind: 'grammar' }
  /** No sequence can do better than a bound that this one meets. */
  | { readonly kind: 'bound'; readonly bound: number }
  /** Every reachable board that could matter was examined. */
  | { readonly kind: 'search'; readonly boards: number };

/** Moves that reach the goal, replayed by the rules before they are returned. */
export interface SameSolved extends Played {
  readonly kind: 'solved';
  readonly goal: Goal;
  /**
   * Why nothing is better (`fewest`, `points`); null for `clear`, and for `points` where it is only the best sequence
   * found.
   */
  readonly proof: SameProof | null;
  /** No sequence has fewer moves (`fewest`) or more points (`points`) than this; null for `clear`. */
  readonly bound: number | null;
}

/** `clear` and `fewest`: the board cannot be emptied. */
export interface SameImpossible {
  readonly kind: 'impossible';
  readonly goal: Goal;
  readonly proof: SameProof;
  /** The proof in one English sentence. */
  readonly says: string;
  /** The sequence found that leaves the fewest cells. */
  readonly best: Played;
  /** True if it is proved that no sequence leaves fewer. */
  readonly fewestLeft: boolean;
}

/** `clear` and `fewest`: a stated limit was reached first. */
export interface SameUnknown {
  readonly kind: 'unknown';
  readonly goal: Goal;
  readonly reason: string;
  /** The best sequence found: the shortest that empties the board, or the one that leaves the fewest cells. */
  readonly best: Played;
  /** No sequence empties the board in fewer moves than this. */
  readonly bound: number;
}

/** What `solveSame` answers: moves, a proof that none empty the board, or why neither is known. */
export type SameAnswer = SameSolved | SameImpossible | SameUnknown;

/** Options of a search that could run for ever: when to stop (and report), and the seed of its random choices. */
export interface SearchOptions extends Watch {
  readonly seed?: string;
}
