import type { SameAnswer } from '../claims/answer.ts';
import { Clearing, impossible, LOOKED_OVER, reasonOf, settled } from './clear.ts';
import { searchStages, type StagesOptions, type StagesResult } from '../exact/stages.ts';
import { kinds, played, type SameTask } from './task.ts';

/**
 * Widths of the beams that look for a short sequence, and how many boards a try at the proof may look at before each. A
 * beam of width w looks at w boards for each number of cells, so it would often cost more than the whole proof on a
 * small board.
 */
const STEPS = [
  { width: 30, most: 5000 },
  { width: 100, most: 10_000 },
  { width: 300, most: 30_000 },
  { width: 1000, most: 100_000 },
  { width: 3000, most: 300_000 },
];

/** The step before which a wider search runs if no sequence is known. */
const CLEARING = 2;

/**
 * The fewest moves that empty the board, proved; a proof that none do; or the best found and a bound.
 *
 * A beam gives a sequence of u moves. Then every board is looked at from which fewer than u moves in all may be
 * possible (see `searchStages`): first with fewer moves than that, which is quick and gives a bound, then with u.
 */
export function solveFewest(task: SameTask): SameAnswer {
  const { goal } = task;
  const easy = settled(task);
  if (easy !== null) return easy;
  const search = new Fewest(task);
  const proof = search.run();
  if (proof.kind === 'impossible') return impossible(task, { kind: 'search', boards: proof.boards }, search.nearest);
  const best = played(task, search.best ?? search.nearest);
  if (proof.kind === 'unknown') return { kind: 'unknown', goal, reason: search.reason, best, bound: search.bound };
  const bound = best.moves.length;
  return {
    kind: 'solved',
    goal,
    ...best,
    proof: proof.boards === 0 ? { kind: 'bound', bound } : { kind: 'search', boards: proof.boards },
    bound,
  };
}

type Outcome = { readonly kind: 'proved' | 'impossible'; readonly boards: number } | { readonly kind: 'unknown' };

class Fewest {
  best: readonly number[] | null = null;
  nearest: readonly number[] = [];
  reason = 'the search was stopped';
  /** No sequence has fewer moves. */
  bound: number;
  readonly #task: SameTask;

  constructor(task: SameTask) {
    this.#task = task;
    this.bound = kinds(task.board);
  }

  run(): Outcome {
    const worthProof = this.#task.board.cells.length <= LOOKED_OVER;
    for (const [step, { width, most }] of STEPS.entries()) {
      if (worthProof) {
        const look = this.#search({ most });
        if (look.complete) return this.#proved(look);
      }
      if (this.best === null && step === CLEARING) {
        // Any sequence at all is worth more than a short one now.
        const clearing = new Clearing(this.#task);
        const proof = clearing.run();
        this.nearest = clearing.nearest;
        this.reason = clearing.reason;
        if (proof?.kind === 'search') return { kind: 'impossible', boards: proof.boards };
        if (!clearing.found) return { kind: 'unknown' };
        this.best = clearing.nearest;
      }
      this.#search({ width });
    }
    const upper = this.best!.length;
    if (upper === this.bound) return { kind: 'proved', boards: 0 };
    for (const limit of [upper - 2, upper]) {
      if (limit <= this.bound) continue;
      const result = this.#search({ limit });
      if (result.complete) {
        if (result.moves !== null || limit === upper) return this.#proved(result);
        this.bound = limit;
        continue;
      }
      this.reason = reasonOf(result);
      // What was found before the stop is still a solution, but no proof.
      return { kind: 'unknown' };
    }
    return { kind: 'unknown' };
  }

  #proved(result: StagesResult): Outcome {
    return { kind: this.best === null ? 'impossible' : 'proved', boards: result.boards };
  }

  #search(limits: Partial<StagesOptions>): StagesResult {
    const { board, rules, signal, onProgress, memory } = this.#task;
    const result = searchStages(board, rules, {
      aim: 'fewest',
      signal,
      onProgress,
      ...(memory !== undefined && { memory }),
      ...(this.best !== null && { limit: this.best.length }),
      ...limits,
    });
    if (result.moves !== null && (this.best === null || result.moves.length < this.best.length))
      this.best = result.moves;
    if (this.best === null) this.nearest = result.nearest.moves;
    return result;
  }
}
