import type { Problem } from '../../board/problem.ts';

/** The solvable board that needs the most presses to put all lights off. */
export interface Hardest {
  readonly board: Problem;
  /** Its fewest presses. */
  readonly total: number;
  /** No solvable board needs more; equal to `total` when proved. */
  readonly bound: number;
  /** Ranges that the search examined. */
  readonly nodes: number;
  /** Why no board needs more, if that was asked for and is proved; `provesHardest` checks it. */
  readonly proof: HardestProof | null;
}

/** Why no solvable board with two levels needs more presses; y as in `hardest`. */
export interface HardestProof {
  /** Quiet patterns, one number a button. */
  readonly patterns: readonly ArrayLike<number>[];
  /** A cell of each kind whose y need not be negative. */
  readonly basis: readonly number[];
  /** Why some sum is above the greatest one that a board with one press more would have. */
  readonly refutation: Refutation;
}

/** Cells that lie in the same quiet patterns. */
export interface CellKind {
  /** Bit i: they lie in pattern i. */
  readonly bits: number;
  readonly cells: readonly number[];
}

/**
 * Why some S(k) is above a limit wherever the y lie in their ranges. Either the mean of the S with these whole weights
 * is above the mean of their limits, [k, weight] each; or it is so both where the y of a cell's kind is at most `at`
 * and where it is more. Or, only at the root, in each class of presses x.
 *
 * Let w be the number of presses, and bit i of t be 1 if x presses oddly many cells of pattern i. Then x + k presses
 * w + |k| − 2⟨t, k⟩ cells modulo 4, so S(k) is known modulo 8, and the limit of each S(k) falls to the next number of
 * that residue. Class 4t + (w mod 4) has its own refutation. (x ∧ k has as many cells modulo 2 as ⟨t, k⟩ says, since
 * x ∧ (k + k′) = (x ∧ k) + (x ∧ k′).)
 */
export type Refutation =
  | { readonly weights: readonly (readonly [k: number, weight: number])[] }
  | { readonly cell: number; readonly at: number; readonly below: Refutation; readonly above: Refutation }
  | { readonly classes: readonly Refutation[] };
