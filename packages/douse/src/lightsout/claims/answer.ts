import type { Scan } from '../../algebra/walsh.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { Levels } from '../../board/problem.ts';
import type { NoAnswer } from './no-answer.ts';

/** The ways a linear problem can be solved; each stands in its own file. */
export const METHODS = ['lattice', 'chase', 'eliminate'] as const;
/** One of METHODS. */
export type MethodName = (typeof METHODS)[number];

/** What `solve` is asked for. */
export interface SolveOptions extends Watch {
  /** `auto` takes the fastest method that applies. */
  readonly method?: MethodName | 'auto';
  /** Look for a solution with the fewest presses, and prove it. */
  readonly fewest?: boolean;
  /**
   * Most solutions of one independent part that `fewest` may go through; 2³⁶ by default with two levels, 2³⁰ with
   * more.
   */
  readonly compare?: number;
  /** Scans solutions for `fewest`, on several cores perhaps; one core by default. */
  readonly scan?: Scan;
}

/** Why a number of presses is known to be the fewest. */
export type FewestProof =
  | { readonly kind: 'unique' }
  /** All solutions were compared; `work` of them, or of partial choices, had to be examined. */
  | { readonly kind: 'exhaustive'; readonly solutions: bigint; readonly work: number }
  /** All states of the lights from which fewer presses reach the target were enumerated; `work` of them. */
  | { readonly kind: 'states'; readonly work: number }
  /** The split into four classes left no lighter solution; `work` pairs were examined. */
  | { readonly kind: 'split'; readonly work: number }
  /**
   * A lower bound meets it. `work` sums of lights were weighed; 0 if an earlier search had found that bound, or if
   * buttons that only change together are pressed as little as possible.
   */
  | { readonly kind: 'bound'; readonly work: number };

/**
 * Presses that bring the lights to their target, replayed by the rules before they are returned. Plain data:
 * `solutionsOf` and `allFewest` list the others, `makeAnswer` writes it.
 */
export interface Solved<Of extends Levels = Levels> {
  readonly kind: 'solved';
  readonly method: MethodName;
  /** One entry a button, stored like the problem's start. */
  readonly presses: Of;
  /** Sum of the presses. */
  readonly total: number;
  /** Null when fewest presses were not asked for. */
  readonly fewest: FewestProof | null;
  /** How many press vectors solve the problem. */
  readonly solutions: bigint;
}

/** A proof that no presses solve the problem; it has been checked against the board. */
export interface Impossible {
  readonly kind: 'impossible';
  readonly method: MethodName;
  readonly certificate: Certificate;
}

/** A stated limit was reached first. */
export interface Unknown<Of extends Levels = Levels> extends NoAnswer {
  /** The best solution found, if any. */
  readonly best: { readonly presses: Of; readonly total: number } | null;
  /** No solution has fewer presses than this. */
  readonly bound: number;
}

/** What `solve` answers: presses, a proof that there are none, or why neither is known. Plain data. */
export type Answer<Of extends Levels = Levels> = Solved<Of> | Impossible | Unknown<Of>;

/**
 * Lights y with yᵀA ≡ 0 and y·(target − start) ≢ 0 modulo `levels`: every button moves the weighted sum of these lights
 * by a multiple of `levels`, but the sum has to change by something else. In lowest terms, so `levels` divides the
 * problem's; a light that wraps past its own last level has moved the sum by a multiple too.
 */
export interface Certificate {
  /** The weight of each light, 0 for lights that do not matter. */
  readonly lights: Levels;
  readonly levels: number;
  /** The same as one English sentence. */
  readonly says: string;
}
