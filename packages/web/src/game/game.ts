import { batch, computed, type ReadonlySignal, signal, type Signal } from '@preact/signals';
import { type Named, parseId, type Rules, Session, type Verdict } from 'douse/play';
import { readTab, writeTab } from '../keep/storage.ts';
import { dismiss, notify } from '../page/notices.ts';
import { isBehind, keepText, loadSave, slotOf, steadyClock } from './saves.ts';
import { CANCELLED, type Solver } from './solver.ts';
import type { Task } from '../work/work.ts';

/**
 * The button marked by a hint; `seeking` while the solver looks for it. `to` says whether it leads to a solution or
 * only to the best that is known.
 */
export type Hint<State, Move> =
  | { readonly kind: 'none' }
  | { readonly kind: 'seeking'; readonly state: State }
  | { readonly kind: 'shown'; readonly state: State; readonly move: Move; readonly to: Verdict<Move>['kind'] };

/** A whole solution that is walked through press by press. */
export type Walk<Move> =
  | { readonly kind: 'none' }
  | { readonly kind: 'seeking' }
  /**
   * `moves` lead from the board at the `from`-th press to the end, `to` a solution or the best that is known; `at` of
   * them are played.
   */
  | {
      readonly kind: 'shown';
      readonly from: number;
      readonly moves: readonly Move[];
      readonly at: number;
      readonly to: Verdict<Move>['kind'];
    };

/** How a game came to its end. */
export interface Ending {
  /** The fewest moves, where they are proved. */
  readonly par: number | null;
  /** True if the solution was shown, or every move was a hint's. */
  readonly shown: boolean;
}

/** What a game is made of. */
export interface Making<Params, State, Move> {
  readonly rules: Rules<Params, State, Move>;
  readonly solver: Solver<Params, State, Move>;
  /** Called when a board is solved, and again if its fewest presses become known only then. */
  onSolved?(session: Session<Params, State, Move>, ending: Ending): void;
  /** Called when no move is left on a board that is not solved. */
  onLost?(session: Session<Params, State, Move>, ending: Ending): void;
  /** False where the number of moves does not matter: starts are not solved beforehand. */
  readonly par?: boolean;
  /**
   * Makes the board of an id (of params: with this seed) away from the page, where that can take long; otherwise it is
   * made at once.
   */
  deal?(id: string, seed: string): Task<Named<Params, State>>;
  /** How a start is solved, where that is known without looking for it. */
  known?(session: Session<Params, State, Move>): Verdict<Move> | null;
  /** The id, or the params, of the board that comes after one; without it a random board of the same kind. */
  next?(session: Session<Params, State, Move>): string;
}

/** A game that was put aside. */
interface Kept<Params, State, Move> {
  readonly session: Session<Params, State, Move>;
  readonly shown: boolean;
}

/**
 * A board that was on the page in this tab before the present one, or after it; its game is missing after the page was
 * loaded anew.
 */
interface Passed<Params, State, Move> {
  readonly id: string;
  readonly kept?: Kept<Params, State, Move>;
}

/** Boards that undo can go back over. */
const MAX_TRAIL = 50;

/** The moves of a verdict: to the solution, or as far as anybody knows. */
const movesOf = <Move>(verdict: Verdict<Move>): readonly Move[] =>
  (verdict.kind === 'solved' ? verdict.moves : verdict.best) ?? [];

/** The game on the page: the session, its solver and its place in storage, as signals that views follow. */
export class Game<Params, State, Move> {
  readonly #making: Making<Params, State, Move>;
  readonly #session: Signal<Session<Params, State, Move>>;
  readonly #revision = signal(0);
  readonly #trail = signal<readonly Passed<Params, State, Move>[]>([]);
  readonly #ahead = signal<readonly Passed<Params, State, Move>[]>([]);
  #stop: () => void = () => {};
  #attended = false;
  #shown = false;
  /** What the present game's slot holds, as far as this tab knows. */
  #seen: string | null = null;

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
    this.#trail.value = this.#readTrail(named.id);
    this.#begin(this.#session.value);
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === `douse.${slotOf(this.#session.value.id)}`) this.#catchUp();
    });
  }

  /** The next board: of the same kind as the present one, which undo leads back to. */
  renew(): void {
    const { rules, next } = this.#making;
    const session = this.#session.value;
    const id = next?.(session) ?? rules.makeParams(session.params);
    this.#leaveFor(id, () => {
      this.#ahead.value = [];
      this.#trail.value = [...this.#trail.value, this.#passed()].slice(-MAX_TRAIL);
    });
  }

  /** The present board, to be put aside. */
  #passed(): Passed<Params, State, Move> {
    const session = this.#session.peek();
    return { id: session.id, kept: { session, shown: this.#shown } };
  }

  /** Goes to the board of an id, at once or when it is dealt; `leave` notes where one has been. */
  #leaveFor(id: string, leave: () => void, known?: Kept<Params, State, Move>): void {
    const { rules, deal } = this.#making;
    const seed = newSeed();
    const go = (named: Named<Params, State>): void => {
      batch(() => {
        leave();
        this.#begin(this.#resumed(named, known));
        this.#writeTrail();
      });
    };
    if (known !== undefined) go(known.session);
    else if (deal === undefined) {
      const named = parseId(rules, id, seed);
      if (named.ok) go(named.value);
    } else if (this.dealing.value === null) {
      this.giveUp();
      void this.#await(deal(id, seed), go);
    }
  }

  async #await(task: Task<Named<Params, State>>, go: (named: Named<Params, State>) => void): Promise<void> {
    this.dealing.value = task;
    const named = await task.done;
    if (this.dealing.value !== task) return;
    this.dealing.value = null;
    if (named !== null) go(named);
  }

  /** Goes to another game, or takes up its save. */
  open(named: Named<Params, State>): void {
    if (named.id !== this.#session.value.id) {
      // What undo leads back to is what *New board* has put aside, not every board that was ever opened.
      this.#trail.value = this.#ahead.value = [];
      this.#begin(this.#resumed(named));
      this.#writeTrail();
    }
  }

  /** Plays the board once more from its start, as if nobody had seen it. */
  again(): void {
    const { id, params, start } = this.#session.value;
    this.#shown = false;
    this.#begin(new Session(this.#making.rules, { id, params, start }, steadyClock));
  }

  /** True if undo leads to the board that was on the page before this one. */
  get undoesBoard(): boolean {
    return !this.#session.value.canUndo && this.#trail.value.length > 0;
  }
  get canUndo(): boolean {
    return this.#session.value.canUndo || this.#trail.value.length > 0;
  }
  get canRedo(): boolean {
    return this.#session.value.canRedo || this.#ahead.value.length > 0;
  }

  play(move: Move): void {
    this.#session.value.play(move);
  }
  /** Takes a move back; where there is none, the new board. */
  undo(): void {
    const session = this.#session.value;
    const last = this.#trail.value.at(-1);
    if (session.undo() || last === undefined) return;
    this.giveUp();
    this.#leaveFor(
      last.id,
      () => {
        this.#trail.value = this.#trail.value.slice(0, -1);
        this.#ahead.value = [...this.#ahead.value, this.#passed()];
      },
      last.kept,
    );
  }
  redo(): void {
    const session = this.#session.value;
    const next = this.#ahead.value.at(-1);
    if (session.redo() || next === undefined) return;
    this.giveUp();
    this.#leaveFor(
      next.id,
      () => {
        this.#ahead.value = this.#ahead.value.slice(0, -1);
        this.#trail.value = [...this.#trail.value, this.#passed()];
      },
      next.kept,
    );
  }
  restart(): void {
    this.#session.value.restart();
  }

  /**
   * Marks the next button of the solver's solution — of the best it knows, if that is none — from the board as it
   * stands.
   */
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
    const { state } = session;
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
    this.#show(moves, verdict.kind);
  }

  /** Walks through moves that were found elsewhere, from the board as it stands: they lead to no solution. */
  walkAlong(moves: readonly Move[]): void {
    this.#show(moves, 'impossible');
  }

  #show(moves: readonly Move[], to: Verdict<Move>['kind']): void {
    const { count } = this.#session.value;
    batch(() => {
      this.hint.value = { kind: 'none' };
      this.walk.value = { kind: 'shown', from: count, moves, at: 0, to };
    });
    // A board that is left half played after its solution was seen has still been shown.
    this.#shown = true;
    this.#changed();
  }

  /**
   * Gives up the search for a hint or a solution, for the fewest presses if they are not known yet, and the board being
   * dealt.
   */
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
    if (attended) this.#catchUp();
    if (attended) this.#session.value.resume();
    else this.#session.value.pause();
    this.#save();
  }

  /**
   * The saved game if it is this very one, else the one that was put aside (storage may be forbidden), else a new one.
   */
  #resumed(named: Named<Params, State>, kept?: Kept<Params, State, Move>): Session<Params, State, Move> {
    const loaded = loadSave(this.#making.rules, named);
    this.#seen = loaded?.text ?? null;
    const found = loaded ?? kept;
    this.#shown = found?.shown ?? false;
    return found?.session ?? new Session(this.#making.rules, named, steadyClock);
  }

  /** Takes up what another tab has played on this board; true if there was something. */
  #catchUp(): boolean {
    const { id, params, start } = this.#session.value;
    if (!isBehind(id, this.#seen)) return false;
    this.#begin(this.#resumed({ id, params, start }));
    notify('otherTab');
    return true;
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
      dismiss('unknown', 'notFewest', 'otherTab');
      this.#session.value = session;
    });
    this.#stop = session.subscribe(() => this.#changed());
    if (this.#attended) session.resume();
    if (this.#making.par !== false) void this.#rate(session);
    else this.#tellOver(session);
  }

  async #rate(session: Session<Params, State, Move>): Promise<void> {
    const verdict = this.#making.known?.(session) ?? (await this.#making.solver.solve(session.params, session.start));
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
    // Another tab's moves stand: this one's last is taken back, with a notice, rather than written over them.
    if (this.#save()) this.#tellOver(session);
  }

  /** How the present board has ended, or would. */
  get ending(): Ending {
    const verdict = this.verdict.value;
    const session = this.#session.value;
    const needed = verdict?.kind === 'solved' ? Math.min(verdict.moves.length, session.count) : session.count;
    return {
      par: verdict?.kind === 'solved' && verdict.fewest ? verdict.moves.length : null,
      // As many hints as the board needs moves have told the whole of a solution.
      shown: this.#shown || (session.hints > 0 && session.hints >= needed),
    };
  }

  #tellOver(session: Session<Params, State, Move>): void {
    if (session.lost) this.#making.onLost?.(session, this.ending);
    if (session.solved) this.#making.onSolved?.(session, this.ending);
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

  /**
   * Saves the game; false if another tab has played on, and its game was taken up. An untouched board is not saved:
   * there is nothing to keep.
   */
  #save(): boolean {
    const session = this.#session.value;
    if (this.#catchUp()) return false;
    if (session.canUndo || session.canRedo || session.hints > 0 || this.#shown)
      this.#seen = keepText(session, this.#shown);
    return true;
  }

  get #trailKey(): `trail.${string}` {
    return `trail.${this.#making.rules.name}`;
  }

  /** The boards before this one, by their ids, survive a reload of the tab. */
  #writeTrail(): void {
    const ids = this.#trail.value.map(({ id }) => id);
    writeTab(this.#trailKey, [this.#session.peek().id, ...ids].join('\n'));
  }

  #readTrail(present: string): readonly Passed<Params, State, Move>[] {
    const [of, ...ids] = (readTab(this.#trailKey) ?? '').split('\n');
    return of === present ? ids.map((id) => ({ id })) : [];
  }
}

/** A seed nobody has had before. */
export const newSeed = (): string =>
  crypto.getRandomValues(new Uint32Array(2)).reduce((text, bits) => text + bits.toString(36), '');
