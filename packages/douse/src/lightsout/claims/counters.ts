import type { Watch } from '../../algebra/watch.ts';
import type { Board } from '../../board/board.ts';

/** What `solveCounters` is asked for. */
export interface CountersOptions extends Watch {
  /** Most cases examined; 200 000 by default. */
  readonly cases?: number;
  /** Most operations, in doubles; 2³² by default, about twenty seconds. */
  readonly work?: number;
}

/** An integer weight for each counter, over a common positive unit. */
export interface CounterWeights {
  readonly counters: readonly (number | bigint)[];
  readonly unit: number | bigint;
}

/** A weight for each of a proof's sums, besides those of the counters. */
export interface CaseWeights extends CounterWeights {
  readonly sums: readonly (number | bigint)[];
}

/**
 * A proof by cases. All presses x ≥ 0 that bring the counters to their values b fall under one case: it is split by
 * the value of an integer (how often one button is pressed, or a sum of such numbers with integer factors): at most
 * `at`, or at least `at + 1`. Or it is closed by weights y of the counters and z of the sums, with unit D, since
 *
 *     k·D·Σ xⱼ = y·b + Σ zᵢ·sumᵢ + Σ (k·D − (yᵀA)ⱼ − (zᵀW)ⱼ)·xⱼ
 *
 * and the right side, each term at its least in this case, is above D·(total − 1) with k = 1 (`bound`: nothing better
 * here), or above 0 with k = 0 (`none`: nothing here at all).
 */
export type Cases =
  | {
      readonly kind: 'split';
      readonly of: 'button' | 'sum';
      readonly index: number;
      readonly at: number;
      readonly below: Cases;
      readonly above: Cases;
    }
  | ({ readonly kind: 'bound' | 'none' } & CaseWeights);

/**
 * Why no presses have a smaller total, or why there are none. Two sorts of buttons are left out, since a best solution
 * can do without them: those that move a counter beyond its value or move none, and all but the first of equal ones.
 */
export interface CountersProof {
  /** Integer factors of the buttons' presses, one list a sum. */
  readonly sums: readonly (readonly bigint[])[];
  readonly cases: Cases;
  /** How many cases are closed; 1 where weights of the counters suffice. */
  readonly size: number;
}

/** Presses that bring the counters to their values, replayed by the rules, with the smallest total. */
export interface CountersSolved {
  readonly kind: 'solved';
  /** One entry a button. */
  readonly presses: readonly number[];
  readonly total: number;
  readonly proof: CountersProof;
  /** Why it cannot be fewer, in one English clause. */
  readonly says: string;
}

/**
 * No presses reach the values. Either not even with negative presses (`integral`: weights such that every button that
 * is not left out adds a multiple of the unit to the weighted sum, but it has to reach no multiple), or no numbers
 * from 0 do, shown by cases.
 */
export interface CountersImpossible {
  readonly kind: 'impossible';
  readonly certificate: ({ readonly kind: 'integral' } & CounterWeights) | ({ readonly kind: 'cases' } & CountersProof);
  /** The same as one English sentence. */
  readonly says: string;
}

/** A stated limit was reached first. */
export interface CountersUnknown {
  readonly kind: 'unknown';
  readonly reason: string;
  readonly best: { readonly presses: readonly number[]; readonly total: number } | null;
  /** No presses have a smaller total. */
  readonly bound: number;
}

/** What `solveCounters` answers: presses with a proof, a proof that there are none, or why neither is known. */
export type CountersAnswer = CountersSolved | CountersImpossible | CountersUnknown;

/** Greatest value of a counter. */
export const MAX_COUNTER = 2 ** 32 - 1;

/** @throws {RangeError} unless there is one integer from 0 to MAX_COUNTER for each light of the board */
export function checkCounters(board: Board, wanted: ArrayLike<number>): void {
  if (wanted.length !== board.lights)
    throw new RangeError(`counters: expected ${board.lights} values, one a light, got ${wanted.length}`);
  for (let i = 0; i < wanted.length; i++) {
    const value = wanted[i]!;
    if (!Number.isInteger(value) || value < 0 || value > MAX_COUNTER)
      throw new RangeError(`counters: expected values from 0 to ${MAX_COUNTER}, got ${value} at counter ${i}`);
  }
}
