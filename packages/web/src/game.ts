import { computed, type ReadonlySignal, signal, type Signal } from '@preact/signals';
import { loadSession, type Named, parseId, type Puzzle, seededGame, Session, type Verdict } from 'douse/play';
import type { Solver } from './solver.ts';
import { read, setAside, write } from './storage.ts';

/** What the page has to tell besides the board. */
export type Notice = 'damagedSave' | 'badAddress' | 'impossible' | 'unknown' | 'notFewest';

/** The button marked by a hint; `seeking` while the solver looks for it. */
export type Hint<State, Move> =
  | { readonly kind: 'none' }
  | { readonly kind: 'seeking'; readonly state: State }
  | { readonly kind: 'shown'; readonly state: State; readonly move: Move };

/** The game on the page: the session, its solver and its place in storage, as signals that views follow. */
export class Game<Params, State, Move> {
  readonly #puzzle: Puzzle<Params, State, Move>;
  readonly #solver: Solver<Params, State, Move>;
  readonly #session: Signal<Session<Params, State, Move>>;
  readonly #revision = signal(0);
  #stop: () => void = () => {};
  #attended = false;

  readonly hint = signal<Hint<State, Move>>({ kind: 'none' });
  readonly notices = signal<readonly Notice[]>([]);
  /** How the start can be solved; null while the solver works. */
  readonly verdict = signal<Verdict<Move> | null>(null);
  /** The session, announced anew after every change in it. */
  readonly session: ReadonlySignal<{ readonly session: Session<Params, State, Move> }>;

  /** @param address  the id found in the address, unchecked; empty if there is none */
  constructor(puzzle: Puzzle<Params, State, Move>, solver: Solver<Params, State, Move>, address: string) {
    this.#puzzle = puzzle;
    this.#solver = solver;
    this.#session = signal(this.#first(address));
    this.session = computed(() => {
      void this.#revision.value;
      return { session: this.#session.value };
    });
    this.#begin(this.#session.value);
  }

  /** A random board of the same kind as the present one. */
  renew(): void {
    this.#begin(this.#random(this.#session.value.params));
  }

  /** Opens the game an address names; a bad one leaves the present game alone. */
  open(address: string): void {
    const game = parseId(this.#puzzle, address, seed());
    if (!game.ok) this.notify('badAddress');
    else if (game.value.id !== this.#session.value.id) this.#begin(this.#resumed(game.value));
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

  /** Marks the next button of a fewest-press solution of the board as it stands. */
  async seekHint(): Promise<void> {
    const session = this.#session.value;
    const { state } = session;
    if (session.solved || this.hint.value.kind !== 'none') return;
    const seeking: Hint<State, Move> = { kind: 'seeking', state };
    this.hint.value = seeking;
    const verdict = await this.#solver.solve(session.params, state);
    // The board may have moved on while the solver worked.
    if (this.hint.value !== seeking) return;
    if (verdict.kind !== 'solved') {
      this.hint.value = { kind: 'none' };
      this.notify(verdict.kind);
      return;
    }
    if (!verdict.fewest) this.notify('notFewest');
    this.hint.value = { kind: 'shown', state, move: verdict.moves[0]! };
    session.countHint();
  }

  /** The clock runs only while somebody can see the board. */
  attend(attended: boolean): void {
    this.#attended = attended;
    if (attended) this.#session.value.resume();
    else this.#session.value.pause();
    this.#save();
  }

  notify(notice: Notice): void {
    if (!this.notices.value.includes(notice)) this.notices.value = [...this.notices.value, notice];
  }
  dismiss(notice: Notice): void {
    this.notices.value = this.notices.value.filter((other) => other !== notice);
  }

  #first(address: string): Session<Params, State, Move> {
    const named = address === '' ? null : parseId(this.#puzzle, address, seed());
    if (named?.ok) return this.#resumed(named.value);
    if (named !== null) this.notify('badAddress');
    const saved = this.#saved();
    return saved !== null && !saved.solved ? saved : this.#random(this.#puzzle.defaults);
  }

  /** The saved game if it is this very one, or a new session of it. */
  #resumed(game: Named<Params, State>): Session<Params, State, Move> {
    const saved = this.#saved();
    return saved?.id === game.id ? saved : new Session(this.#puzzle, game);
  }

  #saved(): Session<Params, State, Move> | null {
    const text = read('game');
    if (text === null) return null;
    const loaded = loadSession(this.#puzzle, text);
    if (loaded.ok) return loaded.value;
    setAside('game');
    this.notify('damagedSave');
    return null;
  }

  #random(params: Params): Session<Params, State, Move> {
    return new Session(this.#puzzle, seededGame(this.#puzzle, params, seed()));
  }

  #begin(session: Session<Params, State, Move>): void {
    this.#stop();
    this.#solver.cancel();
    this.#session.peek().pause();
    this.hint.value = { kind: 'none' };
    this.verdict.value = null;
    for (const notice of ['impossible', 'unknown', 'notFewest'] as const) this.dismiss(notice);
    this.#session.value = session;
    this.#stop = session.subscribe(() => this.#changed());
    if (this.#attended) session.resume();
    void this.#rate(session);
  }

  async #rate(session: Session<Params, State, Move>): Promise<void> {
    const verdict = await this.#solver.solve(session.params, session.start);
    if (this.#session.value !== session) return;
    this.verdict.value = verdict;
    if (verdict.kind !== 'solved') this.notify(verdict.kind);
  }

  #changed(): void {
    const session = this.#session.value;
    const hint = this.hint.value;
    if (hint.kind !== 'none' && hint.state !== session.state) this.hint.value = { kind: 'none' };
    // Undo may leave a solved board: its clock has to run again.
    if (this.#attended) session.resume();
    this.#revision.value++;
    this.#save();
  }

  /** An untouched board is not saved: it would push out a game that somebody cares for. */
  #save(): void {
    const session = this.#session.value;
    if (session.canUndo || session.canRedo || session.hints > 0) write('game', session.save());
  }
}

const seed = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((text, bits) => text + bits.toString(36), '');
