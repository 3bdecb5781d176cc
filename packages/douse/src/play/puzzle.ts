import type { Random } from './random.ts';
import type { Result } from './result.ts';

/**
 * What stands in the way of a solution, or the solution, as every puzzle tells it to a front end. Where there is none,
 * `best` may hold the best moves known.
 */
export type Verdict<Move> =
  | { readonly kind: 'solved'; readonly moves: readonly Move[]; readonly fewest: boolean }
  | { readonly kind: 'impossible'; readonly says: string; readonly best?: readonly Move[] }
  | { readonly kind: 'unknown'; readonly reason: string; readonly best?: readonly Move[] };

/**
 * The rules of a family of puzzles as one value of pure functions: all that playing needs. Params say which puzzle a
 * player chose in the menu; a State is what undo restores, and is never changed in place; a Move leads from one state
 * to the next.
 */
export interface Rules<Params, State, Move> {
  /** Lower-case name, the first word of every id. */
  readonly name: string;
  /** Params of the first game a newcomer sees. */
  readonly defaults: Params;
  parseParams(text: string): Result<Params, string>;
  makeParams(params: Params): string;
  /** A random solvable start. Equal random numbers give equal states. */
  generate(params: Params, random: Random): State;
  /** The board part of an exact id. */
  parseState(params: Params, text: string): Result<State, string>;
  makeState(params: Params, state: State): string;
  /** A state's moves as text, for saved games. */
  parseMove(params: Params, text: string): Result<Move, string>;
  makeMove(move: Move): string;
  /** The state after the move, or null if the rules do not allow it. */
  play(params: Params, state: State, move: Move): State | null;
  isSolved(params: Params, state: State): boolean;
  /** For games that can be lost: true if no move is left though the state is not solved. */
  isLost?(params: Params, state: State): boolean;
  /**
   * For games that count points: what a move earns, with what the end of the game adds if it is the last one.
   * @param earned  what the moves before it have earned
   */
  points?(params: Params, state: State, move: Move, earned: number): number;
}

/** A family of puzzles with its solver. A page that plays takes the rules, its worker the whole puzzle. */
export interface Puzzle<Params, State, Move> extends Rules<Params, State, Move> {
  solve(params: Params, state: State): Verdict<Move>;
}
