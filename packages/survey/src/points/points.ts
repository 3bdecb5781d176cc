import { availableParallelism } from 'node:os';
import type { TileRules, Tiles } from 'douse/board';
import { betterGame, type Played, type PointsOutcome, PointsPlan, playedGame, quickGame, settle } from 'douse/samegame';
import { Piscina } from 'piscina';
import type { PointsJob } from './worker.ts';

export interface ManyPointsOptions {
  /** How long to search. The answer depends on the machine's speed, unless `work` is given instead. */
  readonly seconds?: number;
  /** Boards that each thread makes; then equal `seed` and `threads` give equal answers. */
  readonly work?: number;
  readonly seed?: string;
  /** Worker threads; all cores by default. */
  readonly threads?: number;
  readonly signal?: { readonly aborted: boolean } | undefined;
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** How often the caller's signal is checked, in ms. */
const LOOK = 50;

/** Worker threads that search boards for points, one board after the other. */
export class PointsPool {
  readonly #pool: Piscina;
  readonly #threads: number;

  constructor(threads = availableParallelism()) {
    this.#threads = threads;
    this.#pool = new Piscina({
      filename: new URL('./worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
      stricterFIFO: true,
    });
  }

  /** `searchPoints` on all threads: the runs of each phase of its plan side by side. */
  async search(unsettled: Tiles, rules: TileRules, options: Omit<ManyPointsOptions, 'threads'> = {}): Promise<Played> {
    const { seconds = Infinity, work = Infinity, seed = '', signal, onProgress } = options;
    const began = Date.now();
    const until = began + 1000 * seconds;
    const { board } = settle(unsettled, rules);
    let best = playedGame(board, rules, []);
    best = betterGame(best, playedGame(board, rules, quickGame(board, rules).moves));
    const plan = new PointsPlan(board, rules, { threads: this.#threads, seed });
    // Otherwise threads that are still starting would look slow.
    const idle = {
      board: { ...board, cells: board.cells.slice(0, 0) },
      rules,
      run: null,
      until: 0,
    } satisfies PointsJob;
    await Promise.all(Array.from({ length: this.#threads }, () => this.#pool.run(idle, { name: 'points' })));
    const stop = new AbortController();
    const looking = setInterval(() => {
      onProgress?.(Math.min(1, seconds < Infinity ? (Date.now() - began) / (1000 * seconds) : made / work));
      if (signal?.aborted === true) stop.abort();
    }, LOOK);
    let made = 0;
    try {
      let speed = FIRST_SPEED;
      while (!stop.signal.aborted) {
        // Where threads were slower than expected some time is left over; the best game is polished in it.
        const left = (until - Date.now()) / 1000;
        const remaining = seconds < Infinity ? (left <= 0 ? 0 : Math.max(left * speed, plan.leastWork)) : work - made;
        const runs = plan.next(remaining);
        if (runs.length === 0) break;
        const phase = Date.now();
        const outcomes = await Promise.all(
          runs.map(
            (run) =>
              this.#pool.run({ board, rules, run, until } satisfies PointsJob, {
                name: 'points',
                signal: stop.signal,
              }) as Promise<PointsOutcome>,
          ),
        );
        const boards = outcomes.reduce((sum, outcome) => sum + outcome.made, 0) / this.#threads;
        made += boards;
        // Short runs measure messages rather than beams.
        if (boards >= MEASURED) speed = (1000 * boards) / Math.max(1, Date.now() - phase);
        for (const outcome of outcomes) best = betterGame(best, playedGame(board, rules, outcome.moves));
        plan.add(runs, outcomes);
      }
    } catch (error) {
      if (!stop.signal.aborted) throw error;
    } finally {
      clearInterval(looking);
    }
    return best;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}

/** Boards a second of one thread before anything was measured. */
const FIRST_SPEED = 500_000;
/** Boards that a thread makes before its speed is believed. */
const MEASURED = 100_000;

/** `searchPoints` on all cores. */
export async function searchPointsOnThreads(
  board: Tiles,
  rules: TileRules,
  { threads, ...options }: ManyPointsOptions = {},
): Promise<Played> {
  const pool = new PointsPool(threads);
  try {
    return await pool.search(board, rules, options);
  } finally {
    await pool.close();
  }
}
