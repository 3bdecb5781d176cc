import type { Watch } from '../algebra/watch.ts';
import type { TileRules, Tiles } from '../board/tiles.ts';
import { random } from '../play/random.ts';
import { beam } from './beam.ts';
import type { Evaluation } from './beam-evaluation.ts';
import { planesOf } from './beam-kernel.ts';
import { symbolsOf } from './beam-planes.ts';
import { EVALUATIONS } from './beam-weights.ts';
import { groupPoints, type Played } from './rules.ts';

/** One beam, as plain numbers, so that it can be handed to another thread. It finds the same wherever it runs. */
export interface PointsRun {
  /** Index of the kept symbol among the board's symbols, ascending. */
  readonly kept: number;
  readonly width: number;
  readonly noise: number;
  readonly seed: number;
}

export interface PointsOutcome extends Played {
  /** Boards made: the work done. */
  readonly made: number;
  /** True if every board that can be reached was looked at: further runs find nothing better. */
  readonly exhaustive: boolean;
}

/** Plays one run on a settled board. */
export function runPoints(
  board: Tiles,
  rules: TileRules,
  run: PointsRun,
  watch: Watch = {},
  evaluation: Evaluation = EVALUATIONS.points,
): PointsOutcome {
  const { planes, start } = planesOf(board, rules);
  const symbols = symbolsOf(board).length;
  const { moves, points, left, made, exhaustive } = beam(
    planes,
    symbols,
    start,
    rules,
    { ...run, evaluation, aim: 'points' },
    watch,
  );
  return { moves: moves.map((move) => cellOf(board, move)), points, left, made, exhaustive };
}

/** The cell that a move of planes names. */
export const cellOf = ({ rows, columns }: Tiles, move: number): number =>
  (rows - 1 - (move & 0xffff)) * columns + (move >>> 16);

/** Symbols that are tried as the kept one: the commonest. */
const MAX_KEPT_TRIED = 6;
/** Widths of the first look, which also shows how much work a run of a width is. */
const FIRST_WIDTH = 2;
/** Parts of the remaining work for the phases after the first, and how many symbols are left in each. */
const PHASES = [
  { part: 0.12, symbols: 5 },
  { part: 0.25, symbols: 2 },
  { part: 0.9, symbols: 1 },
];
/** Widest beam: a stage of 12 cells holds three times eight times as many candidates. */
const MAX_WIDTH = 50_000;

/**
 * Which beams to run for a budget of work: all symbols as the kept one with a narrow beam, then the more promising ones wider, then the
 * most promising one as wide as the budget allows. Several threads share each phase; at the end they take different symbols or noise.
 *
 * Ask `next` for runs, play them in any order, `add` all outcomes, ask again. Equal budgets give equal runs.
 */
export class PointsPlan {
  readonly #threads: number;
  readonly #random: ReturnType<typeof random>;
  readonly #results: { kept: number; points: number; width: number }[] = [];
  readonly #kept: number[];
  #phase = 0;
  #done = false;
  /** Boards made for each board of width. */
  #rate: number;
  #width = FIRST_WIDTH;

  constructor(board: Tiles, { threads = 1, seed = '' }: { readonly threads?: number; readonly seed?: string } = {}) {
    this.#threads = threads;
    this.#random = random(`samegame points ${seed}`);
    const counts = symbolsOf(board).map((symbol, kept) => ({
      kept,
      count: board.cells.reduce((sum, other) => sum + Number(other === symbol), 0),
    }));
    counts.sort((a, b) => b.count - a.count || a.kept - b.kept);
    this.#kept = counts.slice(0, MAX_KEPT_TRIED).map(({ kept }) => kept);
    this.#rate = 20 * board.cells.length;
  }

  /** The runs of the next phase; none when the work is used up. @param work boards that each thread may still make, or Infinity */
  next(work: number): PointsRun[] {
    if (this.#kept.length === 0 || this.#done) return [];
    if (this.#phase === 0) return this.#kept.map((kept) => this.#run(kept, FIRST_WIDTH, 0));
    const last = this.#phase >= PHASES.length;
    const { part, symbols } = PHASES[Math.min(this.#phase, PHASES.length) - 1]!;
    const ranked = this.#ranked().slice(0, last && work === Infinity ? 2 : symbols);
    // At the end every thread has a run of its own: the best symbol, the second, then noise.
    const runs = last ? Math.max(this.#threads, ranked.length) : ranked.length;
    const width =
      work === Infinity ? 3 * this.#width : Math.floor((part * work) / (this.#rate * Math.ceil(runs / this.#threads)));
    if (width < (last ? 16 : FIRST_WIDTH)) {
      if (last) return [];
      this.#phase = PHASES.length;
      return this.next(work);
    }
    this.#width = Math.min(width, MAX_WIDTH);
    const wide = last ? this.#ranked().slice(0, 2) : ranked;
    return Array.from({ length: runs }, (_, i) =>
      this.#run(wide[i % wide.length]!, this.#width, i < wide.length && this.#phase <= PHASES.length ? 0 : NOISE),
    );
  }

  /** What came of the runs that `next` gave. */
  add(runs: readonly PointsRun[], outcomes: readonly PointsOutcome[]): void {
    runs.forEach(({ kept, width }, i) => {
      this.#results.push({ kept, width, points: outcomes[i]!.points });
    });
    const made = outcomes.reduce((sum, outcome) => sum + outcome.made, 0);
    const widths = runs.reduce((sum, { width }) => sum + width, 0);
    if (made > 0) this.#rate = made / widths;
    this.#phase++;
    this.#done = outcomes.some(({ exhaustive }) => exhaustive);
  }

  /** Symbols by their best result in the widest runs they had. */
  #ranked(): number[] {
    const score = (kept: number): number[] => {
      const own = this.#results.filter((result) => result.kept === kept);
      const width = Math.max(...own.map((result) => result.width));
      return [width, Math.max(...own.filter((result) => result.width === width).map(({ points }) => points))];
    };
    const scores = new Map(this.#kept.map((kept) => [kept, score(kept)]));
    return this.#kept.toSorted(
      (a, b) => scores.get(b)![0]! - scores.get(a)![0]! || scores.get(b)![1]! - scores.get(a)![1]!,
    );
  }

  #run(kept: number, width: number, noise: number): PointsRun {
    return { kept, width, noise, seed: this.#random.bits() | 0 };
  }
}

/** Size of the random part of a value in repeated runs: about what one good move changes. */
const NOISE = 0.5;

/** A quick game for a start: random groups of other symbols than the commonest, which goes last. */
export function quickGame(board: Tiles, rules: TileRules): Played {
  const { planes, start } = planesOf(board, rules);
  const names = symbolsOf(board);
  const counts = names.map((symbol) => board.cells.reduce((sum, other) => sum + Number(other === symbol), 0));
  const kept = counts.indexOf(Math.max(...counts));
  const { below } = random('samegame quick game');
  const moves: number[] = [];
  let points = 0;
  let left = counts.reduce((sum, count) => sum + count, 0);
  const state = new Int32Array(planes.words);
  planes.load(start, 0);
  for (let count = planes.groups(); count > 0; count = planes.groups()) {
    let index = below(count);
    for (let tries = 0; planes.symbols[index] === kept && tries < count; tries++) index = (index + 1) % count;
    moves.push(cellOf(board, planes.moves[index]!));
    points += groupPoints(rules, planes.sizes[index]!);
    left -= planes.sizes[index]!;
    planes.make(index);
    planes.save(state, 0);
    planes.load(state, 0);
  }
  return { moves, points, left };
}
