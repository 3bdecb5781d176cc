import type { Problem } from '../../board/problem.ts';

/** The solvable board that needs the most presses, all lights off as the target. */
export interface Hardest {
  readonly board: Problem;
  /** Its fewest presses. */
  readonly total: number;
  /** No solvable board needs more; equal to `total` when proved. */
  readonly bound: number;
  /** Ranges that the proof looked at. */
  readonly nodes: number;
  /** Why no board needs more, where it was asked for and is proved; `provesHardest` checks it. */
  readonly proof: HardestProof | null;
}

/** Why no solvable board with two levels needs more presses; y as in `hardest`. */
export interface HardestProof {
  /** Quiet patterns, one number a button. */
  readonly patterns: readonly ArrayLike<number>[];
  /** A cell of each kind whose y need not be negative. */
  readonly basis: readonly number[];
  /** Why some sum is above the greatest that a board with one press more would have. */
  readonly refutation: Refutation;
}

/** Cells that lie in the same quiet patterns. */
export interface CellKind {
  /** Bit i: they lie in pattern i. */
  readonly bits: number;
  readonly cells: readonly number[];
}

/**
 * Why some S(k) is above a limit wherever the y lie in their ranges: the mean of the S with these whole weights is
 * above it, [k, weight] each; or because it is so both where the y of a cell's kind is at most `at` and where it is
 * more.
 */
export type Refutation =
  | { readonly weights: readonly (readonly [k: number, weight: number])[] }
  | { readonly cell: number; readonly at: number; readonly below: Refutation; readonly above: Refutation };
