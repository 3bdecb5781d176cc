import type { Watch } from '../../algebra/watch.ts';
import { cellsLeft, type TileRules, type Tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { beam } from '../beam/beam.ts';
import type { Evaluation } from '../beam/evaluation.ts';
import { planesOf } from '../beam/kernel.ts';
import { symbolsOf } from '../beam/planes.ts';
import { EVALUATIONS } from '../beam/weights.ts';
import type { Played } from '../claims/answer.ts';
import { groupPoints, remove } from '../rules/rules.ts';

/** One beam, as plain data, so that it can be handed to another thread. It finds the same wherever it runs. */
export interface PointsRun {
  /** Index of the kept symbol among the board's symbols, ascending. */
  readonly kept: number;
  readonly width: number;
  readonly noise: number;
  readonly seed: number;
  /** Moves (cells) that are played before the beam starts. */
  readonly first: readonly number[];
}

/** What one run of a search for points made, and its best game. */
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
  { first, ...run }: PointsRun,
  watch: Watch = {},
  evaluation: Evaluation = EVALUATIONS.points,
): PointsOutcome {
  const { planes, start } = planesOf(board, rules);
  const symbols = symbolsOf(board).length;
  let before = 0;
  for (const cell of first) {
    planes.load(start, 0);
    const index = planes.groupOf(moveOf(board, cell));
    before += groupPoints(rules, planes.sizes[index]!);
    planes.make(index);
    planes.save(start, 0);
  }
  const { moves, points, left, made, exhaustive } = beam(
    planes,
    symbols,
    start,
    rules,
    { ...run, evaluation, before, aim: 'points' },
    watch,
  );
  return {
    moves: [...first, ...moves.map((move) => cellOf(board, move))],
    points,
    left,
    made,
    exhaustive: exhaustive && first.length === 0,
  };
}

/** The cell that a move of planes names. */
export const cellOf = ({ rows, columns }: Tiles, move: number): number =>
  (rows - 1 - (move & 0xffff)) * columns + (move >>> 16);
const moveOf = ({ rows, columns }: Tiles, cell: number): number =>
  ((cell % columns) << 16) | (rows - 1 - Math.floor(cell / columns));

/** Symbols that are tried as the kept one: the commonest. */
const MAX_KEPT_TRIED = 6;
/** Width of the first look, which also shows how much work a run of a width is. */
const FIRST_WIDTH = 2;
/** What parts of the remaining work the phases after the first look take, and how many symbols are left in each. */
const PHASES = [
  { part: 0.1, symbols: 5 },
  { part: 0.35, symbols: 3 },
  { part: 0.6, symbols: 1 },
];
/** Part of the remaining work for each polishing of the best game, and the least width that is worth a run. */
const POLISH_PART = 0.3;
const LEAST_WIDTH = 16;
/** Polishing starts when this part of the board is left. */
const POLISH_FROM = [0.2, 0.95] as const;
/** Widest beam: a stage of 12 cells holds three times eight times as many candidates. */
const MAX_WIDTH = 50_000;
/** Size of the random part of a value in repeated runs; this much does not change results on average. */
const NOISE = 1;

/**
 * Which beams to run for a budget of work: all symbols as the kept one with a narrow beam, then the more promising ones
 * wider, then the most promising one as wide as the budget allows; at last the best game is polished by beams that
 * start on the way of it, with noise and now and then another kept symbol. Several threads share each phase; in the
 * last ones each has a run of its own.
 *
 * Ask `next` for runs, play them in any order, `add` all outcomes, ask again. Equal budgets give equal runs.
 */
export class PointsPlan {
  readonly #board: Tiles;
  readonly #rules: TileRules;
  readonly #threads: number;
  readonly #random: ReturnType<typeof random>;
  readonly #results: { kept: number; points: number; width: number }[] = [];
  readonly #kept: number[];
  #best: { kept: number; points: number; moves: readonly number[] } = { kept: 0, points: -Infinity, moves: [] };
  #phase = 0;
  #done = false;
  /** Boards made for each board of width, by a run from the start. */
  #rate: number;
  #width = FIRST_WIDTH;

  constructor(
    board: Tiles,
    rules: TileRules,
    { threads = 1, seed = '' }: { readonly threads?: number; readonly seed?: string } = {},
  ) {
    this.#board = board;
    this.#rules = rules;
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

  /**
   * The runs of the next phase; none when the work is used up. @param work boards that each thread may still make, or
   * Infinity
   */
  next(work: number): PointsRun[] {
    if (this.#kept.length === 0 || this.#done) return [];
    if (this.#phase === 0) return this.#kept.map((kept) => this.#run(kept, FIRST_WIDTH, 0));
    const phase = PHASES[this.#phase - 1];
    if (phase === undefined) return this.#late(work);
    const ranked = this.#ranked().slice(0, Math.max(phase.symbols, Math.min(this.#threads, 2)));
    const rounds = Math.ceil(ranked.length / this.#threads);
    this.#width = this.#widthFor(work === Infinity ? work : (phase.part * work) / rounds);
    if (this.#width < FIRST_WIDTH) {
      this.#phase = PHASES.length + 1;
      return this.#late(work);
    }
    // More threads than symbols: noise makes their runs different.
    return Array.from({ length: Math.max(ranked.length, this.#threads) }, (_, i) =>
      this.#run(ranked[i % ranked.length]!, this.#width, i < ranked.length ? 0 : NOISE),
    );
  }

  /** The least work for which polishing goes on. */
  get leastWork(): number {
    return Math.ceil((LEAST_WIDTH * this.#rate) / POLISH_PART);
  }

  /** Takes the results of the runs that `next` gave. */
  add(runs: readonly PointsRun[], outcomes: readonly PointsOutcome[]): void {
    let made = 0;
    let widths = 0;
    for (const [i, { kept, width, first }] of runs.entries()) {
      const { points, moves, made: boards } = outcomes[i]!;
      if (points > this.#best.points) this.#best = { kept, points, moves };
      if (first.length > 0) continue;
      this.#results.push({ kept, width, points });
      made += boards;
      widths += width;
    }
    if (made > 0) this.#rate = made / widths;
    this.#phase++;
    this.#done = outcomes.some(({ exhaustive }) => exhaustive);
  }

  /** Polishing, and without a budget wider beams in between. */
  #late(work: number): PointsRun[] {
    const best = this.#ranked();
    if (work === Infinity && (this.#phase - PHASES.length) % 4 === 0) {
      this.#width = this.#widthFor(work);
      return Array.from({ length: Math.max(2, this.#threads) }, (_, i) =>
        this.#run(best[i % Math.min(2, best.length)]!, this.#width, NOISE),
      );
    }
    const runs = Array.from({ length: this.#threads }, () => {
      const { first, part } = this.#start();
      const width = work === Infinity ? this.#width : this.#widthFor((POLISH_PART * work) / part);
      const other = this.#random.below(5) < 2;
      const kept = other ? this.#kept[this.#random.below(this.#kept.length)]! : this.#best.kept;
      return this.#run(kept, width, NOISE, first);
    });
    return runs.some(({ width }) => width < LEAST_WIDTH) ? [] : runs;
  }

  /** Moves of the best game up to a random part of the board. */
  #start(): { first: number[]; part: number } {
    const [least, most] = POLISH_FROM;
    const cells = cellsLeft(this.#board);
    const target = cells * (least + ((most - least) * this.#random.below(1000)) / 1000);
    const first: number[] = [];
    let board = this.#board;
    let left = cells;
    for (const move of this.#best.moves) {
      const removal = remove(board, this.#rules, move)!;
      if (left - removal.removed.length < target) break;
      first.push(move);
      board = removal.board;
      left -= removal.removed.length;
    }
    return { first, part: left / cells };
  }

  /** The width of a run from the start that makes so many boards; without a limit, three times the last. */
  #widthFor(work: number): number {
    return Math.min(MAX_WIDTH, work === Infinity ? 3 * this.#width : Math.floor(work / this.#rate));
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

  #run(kept: number, width: number, noise: number, first: readonly number[] = []): PointsRun {
    return { kept, width, noise, seed: this.#random.bits() | 0, first };
  }
}

/** A quick first game: random groups of all symbols but the commonest, which goes last. */
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
