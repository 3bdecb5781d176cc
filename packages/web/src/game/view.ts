import type { Session } from 'douse/play';
import type { Words } from '../words/words.ts';

/** What a view shows besides the session itself. */
export interface Look<Move> {
  /** The button a hint marks, or null. */
  readonly marked: Move | null;
  /**
   * How often each light counts in the proof that the board cannot be solved, 0 if it does not count; null if the proof
   * is not shown.
   */
  readonly proof: ArrayLike<number> | null;
  /** Whether levels stand on the lights as digits. */
  readonly digits: boolean;
  readonly words: Words;
}

/** A board on the screen. Exactly one element in it can be reached by Tab. */
export interface View<Move> {
  /** Draws the session as it stands now; what moves is found from the state drawn before. */
  update(look: Look<Move>): void;
  destroy(): void;
}

/** Puts a view of the session into an empty element. It plays by `session.play` and never decides what a move does. */
export type Mount<Params, State, Move> = (
  element: HTMLElement,
  session: Session<Params, State, Move>,
  look: Look<Move>,
) => View<Move>;
