import { type Named, parseId } from './id.ts';
import type { Rules } from './puzzle.ts';
import { err, ok, type Result } from './result.ts';

/** Moves between two kept states. Undo replays at most this many; why not keep every state: a long game stays small. */
const STRIDE = 32;

/**
 * One game being played. It alone owns the history, the clock and the count of hints; it knows no puzzle's rules
 * and no screen. Views call `subscribe` and read the getters.
 */
export class Session<Params, State, Move> {
  readonly puzzle: Rules<Params, State, Move>;
  readonly id: string;
  readonly params: Params;
  /** The moves from the start to the farthest that redo can reach, and the state after every STRIDE of them. */
  readonly #moves: Move[] = [];
  readonly #milestones: State[];
  /** Points of each move. */
  readonly #earned: number[] = [];
  #position = 0;
  #state: State;
  #hints = 0;
  #elapsed = 0;
  #since: number | null = null;
  readonly #now: () => number;
  readonly #listeners = new Set<() => void>();

  /** @param now  a clock in milliseconds; the game's own clock stands until `resume` */
  constructor(puzzle: Rules<Params, State, Move>, game: Named<Params, State>, now: () => number = Date.now) {
    this.puzzle = puzzle;
    this.params = game.params;
    this.id = game.id;
    this.#milestones = [game.start];
    this.#state = game.start;
    this.#now = now;
  }

  get state(): State {
    return this.#state;
  }
  get start(): State {
    return this.#milestones[0]!;
  }
  /** The moves from the start to the present state. */
  get moves(): readonly Move[] {
    return this.#moves.slice(0, this.#position);
  }
  /** How many moves lead to the present state. */
  get count(): number {
    return this.#position;
  }
  get canUndo(): boolean {
    return this.#position > 0;
  }
  get canRedo(): boolean {
    return this.#position < this.#moves.length;
  }
  get solved(): boolean {
    return this.puzzle.isSolved(this.params, this.state);
  }
  /** No move is left, though the game is not solved. */
  get lost(): boolean {
    return this.puzzle.isLost?.(this.params, this.state) ?? false;
  }
  /** Solved or lost: there is nothing left to play. */
  get over(): boolean {
    return this.solved || this.lost;
  }
  /** Points of the moves from the start to the present state; null for a puzzle that counts none. */
  get points(): number | null {
    if (this.puzzle.points === undefined) return null;
    let points = 0;
    for (let i = 0; i < this.#position; i++) points += this.#earned[i]!;
    return points;
  }
  /** How many hints were shown. */
  get hints(): number {
    return this.#hints;
  }
  /** Milliseconds played, pauses left out. */
  get elapsed(): number {
    return this.#elapsed + (this.#since === null ? 0 : this.#now() - this.#since);
  }

  /** Calls `listener` after every change; returns the function that ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Plays a move; false, and nothing changes, if the rules do not allow it. What could be redone is forgotten. */
  play(move: Move): boolean {
    const next = this.puzzle.play(this.params, this.state, move);
    if (next === null) return false;
    this.#add(move, next);
    this.#changed();
    return true;
  }

  undo(): boolean {
    return this.#go(this.#position - 1);
  }
  redo(): boolean {
    return this.#go(this.#position + 1);
  }
  /** Back to the start; redo leads forward again. */
  restart(): boolean {
    return this.#go(0);
  }

  countHint(): void {
    this.#hints++;
    this.#changed();
  }

  /** Starts the clock; it stops by itself once the game is over. */
  resume(): void {
    if (this.#since === null && !this.over) this.#since = this.#now();
  }
  pause(): void {
    this.#elapsed = this.elapsed;
    this.#since = null;
  }

  #go(position: number): boolean {
    if (position < 0 || position > this.#moves.length || position === this.#position) return false;
    const milestone = Math.floor(position / STRIDE);
    let state = this.#milestones[milestone]!;
    for (let i = milestone * STRIDE; i < position; i++) {
      state = this.puzzle.play(this.params, state, this.#moves[i]!)!;
    }
    this.#state = state;
    this.#position = position;
    this.#changed();
    return true;
  }

  #add(move: Move, next: State): void {
    const points = this.puzzle.points?.(this.params, this.#state, move, this.points ?? 0) ?? 0;
    this.#moves.length = this.#earned.length = this.#position++;
    this.#earned.push(points);
    this.#milestones.length = Math.floor(this.#moves.length / STRIDE) + 1;
    this.#moves.push(move);
    this.#state = next;
    if (this.#position % STRIDE === 0) this.#milestones.push(next);
  }

  #changed(): void {
    if (this.over) this.pause();
    for (const listener of this.#listeners) listener();
  }

  /** The game as text that `loadSession` reads back. */
  save(): string {
    const { puzzle } = this;
    return JSON.stringify({
      version: 1,
      puzzle: puzzle.name,
      id: this.id,
      moves: this.#moves.map((move) => puzzle.makeMove(move)),
      position: this.#position,
      hints: this.#hints,
      elapsed: Math.round(this.elapsed),
    });
  }

  /**
   * Replays a saved history into this new session; an error, and a session not to be used, if the rules forbid a
   * move.
   */
  restore(moves: readonly Move[], position: number, hints: number, elapsed: number): Result<this, string> {
    for (const [i, move] of moves.entries()) {
      const next = this.puzzle.play(this.params, this.#state, move);
      if (next === null) return err(`move ${i + 1} is not allowed`);
      this.#add(move, next);
    }
    this.#go(position);
    this.#hints = hints;
    this.#elapsed = elapsed;
    return ok(this);
  }
}

/** Most moves a saved game may have. */
export const MAX_MOVES = 100_000;

/**
 * Reads a saved game; damage of any kind is an error, never a throw.
 * @param known  the game as it starts, where it is at hand: a random board of the same id is then not made once more
 */
export function loadSession<Params, State, Move>(
  puzzle: Rules<Params, State, Move>,
  text: string,
  now?: () => number,
  known?: Named<Params, State>,
): Result<Session<Params, State, Move>, string> {
  let saved: unknown;
  try {
    saved = JSON.parse(text);
  } catch {
    return err('expected a saved game, got text that is no JSON');
  }
  if (typeof saved !== 'object' || saved === null) return err('expected a saved game');
  const { version, puzzle: name, id, moves, position, hints, elapsed } = saved as Record<string, unknown>;
  if (version !== 1 || name !== puzzle.name) return err(`expected a game of ${puzzle.name}, version 1`);
  const count = (value: unknown): value is number =>
    typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (typeof id !== 'string' || !Array.isArray(moves) || moves.length > MAX_MOVES || !count(hints) || !count(elapsed)) {
    return err('expected a saved game with id, moves, hints and elapsed');
  }
  if (!count(position) || position > moves.length) return err(`expected a position from 0 to ${moves.length}`);
  const game = known?.id === id ? ok(known) : parseId(puzzle, id);
  if (!game.ok) return game;
  const played: Move[] = [];
  for (const move of moves) {
    if (typeof move !== 'string') return err('expected every saved move as a text');
    const parsed = puzzle.parseMove(game.value.params, move);
    if (!parsed.ok) return parsed;
    played.push(parsed.value);
  }
  return new Session(puzzle, game.value, now).restore(played, position, hints, elapsed);
}
