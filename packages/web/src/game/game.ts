import { batch, computed, type ReadonlySignal, signal, type Signal } from '@preact/signals';
import { type Named, type Rules, seededGame, Session, type Verdict } from 'douse/play';
import { dismiss, notify } from '../page/notices.ts';
import { keepSave, loadSave } from './saves.ts';
import { CANCELLED, type Solver } from './solver.ts';
import type { Task } from '../work/work.ts';

/** The button marked by a hint; `seeking` while the solver looks for it. `to` says whether it leads to a solution or only to the best that is known. */
export type Hint<State, Move> =
  | { readonly kind: 'none' }
  | { readonly kind: 'seeking'; readonly state: State }
  | { readonly kind: 'shown'; readonly state: State; readonly move: Move; readonly to: Verdict<Move>['kind'] };

/** A whole solution that is walked through press by press. */
export type Walk<Move> =
  | { readonly kind: 'none' }
  | { readonly kind: 'seeking' }
  /** `moves` lead from the board at the `from`-th press to the end, `to` a solution or the best that is known; `at` of them are played. */
  | {
      readonly kind: 'shown';
      readonly from: number;
      readonly moves: readonly Move[];
      readonly at: number;
      readonly to: Verdict<Move>['kind'];
    };

/** What a game is made of. */
export interface Making<Params, State, Move> {
  readonly rules: Rules<Params, State, Move>;
  readonly solver: Solver<Params, State, Move>;
  /** Called when a board is solved, and again if its fewest presses become known only then. */
  onSolved?(session: Session<Params, State, Move>, par: number | null): void;
  /** Called when no move is left on a board that is not solved. */
  onLost?(session: Session<Params, State, Move>): void;
  /** False where the number of moves does not matter: starts are not solved beforehand. */
  readonly par?: boolean;
  /** Makes a random board away from the page, where that can take long; otherwise it is made at once. */
  deal?(params: Params, seed: string): Task<Named<Params, State>>;
}

/** The moves of a verdict: to the solution, or as far as anybody knows. */
const movesOf = <Move>(verdict: Verdict<Move>): readonly Move[] =>
  (verdict.kind === 'solved' ? verdict.moves : verdict.best) ?? [];

/** The game on the page: the session, its solver and its place in storage, as signals that views follow. */
export class Game<Params, State, Move> {
  readonly #making: Making<Params, State, Move>;
  readonly #session: Signal<Session<Params, State, Move>>;
  readonly #revision = signal(0);
  #stop: () => void = () => {};
  #attended = false;

  readonly hint = signal<Hint<State, Move>>({ kind: 'none' });
  readonly walk = signal<Walk<Move>>({ kind: 'none' });
  /** The next board while it is being dealt; the present one stays until it is there. */
  readonly dealing = signal<Task<Named<Params, State>> | null>(null);
  /** How the start can be solved; null while the solver works. */
  readonly verdict = signal<Verdict<Move> | null>(null);
  /** The session, announced anew after every change in it. */
  readonly session: ReadonlySignal<{ readonly session: Session<Params, State, Move> }>;

  /** @param named  the first game; its save is taken up if there is one */
  constructor(making: Making<Params, State, Move>, named: Named<Params, State>) {
    this.#making = making;
    this.#session = signal(this.#resumed(named));
    this.session = computed(() => {
      void this.#revision.value;
      return { session: this.#session.value };
    });
    this.#begin(this.#session.value);
  }

  /** A random board of the same kind as the present one. */
  renew(): void {
    const { rules, deal } = this.#making;
    const { params } = this.#session.value;
    if (deal === undefined) this.#begin(new Session(rules, seededGame(rules, params, newSeed())));
    else if (this.dealing.value === null) {
      this.giveUp();
      void this.#await(deal(params, newSeed()));
    }
  }

  async #await(task: Task<Named<Params, State>>): Promise<void> {
    this.dealing.value = task;
    const named = await task.done;
    if (this.dealing.value !== task) return;
    this.dealing.value = null;
    if (named !== null) this.#begin(new Session(this.#making.rules, named));
  }

  /** Goes to another game, or takes up its save. */
  open(named: Named<Params, State>): void {
    if (named.id !== this.#session.value.id) this.#begin(this.#resumed(named));
  }

  play(move: Move): void {
    this.#session.value.play(move);
  }
  undo(): void {
    this.#session.value.undo();
  }
  redo(): void {
    this.#session.value.redo();
  }
  restart(): void {
    this.#session.value.restart();
  }

  /** Marks the next button of the solver's solution — of the best it knows, if that is none — from the board as it stands. */
  async seekHint(): Promise<void> {
    const session = this.#session.value;
    const { state } = session;
    if (session.over || this.hint.value.kind !== 'none' || this.walk.value.kind !== 'none') return;
    const seeking: Hint<State, Move> = { kind: 'seeking', state };
    this.hint.value = seeking;
    const verdict = await this.#making.solver.solve(session.params, state);
    // The board may have moved on while the solver worked.
    if (this.hint.value !== seeking) return;
    const moves = movesOf(verdict);
    if (moves.length === 0) {
      this.hint.value = { kind: 'none' };
      if (verdict.kind === 'unknown') notify('unknown');
      return;
    }
    this.#tellFewest(verdict);
    this.hint.value = { kind: 'shown', state, move: moves[0]!, to: verdict.kind };
    session.countHint();
  }

  /** Seeks a whole solution of the board as it stands, to be walked through; once more ends the walk. */
  async seekWalk(): Promise<void> {
    const session = this.#session.value;
    const { state, count } = session;
    if (this.walk.value.kind !== 'none') return this.endWalk();
    if (session.over) return;
    const seeking: Walk<Move> = { kind: 'seeking' };
    this.walk.value = seeking;
    const verdict = await this.#making.solver.solve(session.params, state);
    if (this.walk.value !== seeking) return;
    const moves = movesOf(verdict);
    if (moves.length === 0) {
      this.walk.value = { kind: 'none' };
      if (verdict.kind === 'unknown') notify('unknown');
      return;
    }
    this.#tellFewest(verdict);
    batch(() => {
      this.hint.value = { kind: 'none' };
      this.walk.value = { kind: 'shown', from: count, moves, at: 0, to: verdict.kind };
    });
    session.countHint();
  }

  /** Gives up the search for a hint or a solution, for the fewest presses if they are not known yet, and the board being dealt. */
  giveUp(): void {
    this.#keep();
    if (this.hint.value.kind === 'seeking') this.hint.value = { kind: 'none' };
    if (this.walk.value.kind === 'seeking') this.endWalk();
    this.#making.solver.cancel();
  }

  /** Keeps the present board: the one that is being dealt is given up. */
  #keep(): void {
    const task = this.dealing.value;
    this.dealing.value = null;
    task?.cancel();
  }

  #tellFewest(verdict: Verdict<Move>): void {
    if (this.#making.par !== false && verdict.kind === 'solved' && !verdict.fewest) notify('notFewest');
  }

  /** Plays the next press of the solution that is shown. */
  stepOn(): void {
    const walk = this.walk.value;
    if (walk.kind === 'shown' && walk.at < walk.moves.length) this.play(walk.moves[walk.at]!);
  }
  /** Takes the last one back. */
  stepBack(): void {
    const walk = this.walk.value;
    if (walk.kind === 'shown' && walk.at > 0) this.undo();
  }
  endWalk(): void {
    this.walk.value = { kind: 'none' };
  }

  /** The button that is marked: the hint's, or the next of the solution. */
  get marked(): Move | null {
    const [hint, walk] = [this.hint.value, this.walk.value];
    if (hint.kind === 'shown') return hint.move;
    return walk.kind === 'shown' ? (walk.moves[walk.at] ?? null) : null;
  }

  /** The clock runs only while somebody can see the board. */
  attend(attended: boolean): void {
    this.#attended = attended;
    if (attended) this.#session.value.resume();
    else this.#session.value.pause();
    this.#save();
  }

  /** The saved game if it is this very one, or a new session of it. */
  #resumed(named: Named<Params, State>): Session<Params, State, Move> {
    return loadSave(this.#making.rules, named) ?? new Session(this.#making.rules, named);
  }

  #begin(session: Session<Params, State, Move>): void {
    this.#stop();
    this.#keep();
    this.#making.solver.cancel();
    this.#session.peek().pause();
    batch(() => {
      this.hint.value = { kind: 'none' };
      this.walk.value = { kind: 'none' };
      this.verdict.value = null;
      dismiss('unknown', 'notFewest');
      this.#session.value = session;
    });
    this.#stop = session.subscribe(() => this.#changed());
    if (this.#attended) session.resume();
    if (this.#making.par !== false) void this.#rate(session);
    else this.#tellOver(session);
  }

  async #rate(session: Session<Params, State, Move>): Promise<void> {
    const verdict = await this.#making.solver.solve(session.params, session.start);
    if (this.#session.value !== session) return;
    this.verdict.value = verdict;
    if (verdict.kind === 'unknown' && verdict.reason !== CANCELLED) notify('unknown');
    this.#tellOver(session);
  }

  #changed(): void {
    const session = this.#session.value;
    batch(() => {
      const hint = this.hint.value;
      if (hint.kind !== 'none' && hint.state !== session.state) this.hint.value = { kind: 'none' };
      this.#followWalk(session);
      // Undo may leave a solved board: its clock has to run again.
      if (this.#attended) session.resume();
      this.#revision.value++;
    });
    this.#save();
    this.#tellOver(session);
  }

  #tellOver(session: Session<Params, State, Move>): void {
    if (session.lost) this.#making.onLost?.(session);
    if (!session.solved) return;
    const verdict = this.verdict.value;
    const par = verdict?.kind === 'solved' && verdict.fewest ? verdict.moves.length : null;
    this.#making.onSolved?.(session, par);
  }

  /** A walk goes along with undo and redo, and ends when the player presses something else. */
  #followWalk({ moves, count }: Session<Params, State, Move>): void {
    const walk = this.walk.value;
    if (walk.kind === 'seeking') this.walk.value = { kind: 'none' };
    if (walk.kind !== 'shown' || count === walk.from + walk.at) return;
    const at = count - walk.from;
    const along =
      at >= 0 && at <= walk.moves.length && walk.moves.every((move, i) => i >= at || moves[walk.from + i] === move);
    this.walk.value = along ? { ...walk, at } : { kind: 'none' };
  }

  /** An untouched board is not saved: it would push out a game that somebody cares for. */
  #save(): void {
    const session = this.#session.value;
    if (session.canUndo || session.canRedo || session.hints > 0) keepSave(session);
  }
}

/** A seed nobody has had before. */
export const newSeed = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((text, bits) => text + bits.toString(36), '');
