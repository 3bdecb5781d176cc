import type { Levels } from '../../board/problem.ts';
import type { Certificate, MethodName } from './answer.ts';

/**
 * Why at least `bound` lights must miss their aim. Each certificate proves the board impossible by itself, so one of
 * its marked lights misses. If no light is marked by certificates of more than `scale` weight together, the lights that
 * miss number at least the sum of all weights over `scale`.
 */
export interface MissedBound {
  readonly bound: number;
  readonly certificates: readonly (Omit<Certificate, 'says'> & { readonly weight: number })[];
  readonly scale: number;
}

/** How it is known that no presses leave fewer lights wrong. */
export type ClosestProof =
  /** Everything the buttons can do to the lights was compared; `work` positions or partial choices were examined. */
  | { readonly kind: 'exhaustive'; readonly work: number }
  /** All smaller sets of wrong lights were ruled out, by `work` sums of what they do to the certificates. */
  | { readonly kind: 'sets'; readonly work: number }
  /** The bound meets it. */
  | { readonly kind: 'bound'; readonly work: number };

/** The presses after which the fewest lights of an impossible board miss their aim, or the best found. */
export interface Closest {
  readonly kind: 'closest';
  readonly method: MethodName;
  /** One entry a button, stored like the problem's start. */
  readonly presses: Levels;
  /** The lights that miss their aim, ascending. */
  readonly wrong: readonly number[];
  /** How many they are. */
  readonly missed: number;
  /** No presses leave fewer wrong; equal to `missed` when proved. */
  readonly bound: number;
  /** Null without a proof that nothing comes closer. */
  readonly proof: ClosestProof | null;
  /** What can be added up by hand: often less than `bound`. */
  readonly cover: MissedBound;
  /** Why there is no proof, or ''. */
  readonly reason: string;
  /** Why the board is impossible. */
  readonly certificate: Certificate;
}
