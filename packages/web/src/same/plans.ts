import type { Tiles } from 'douse/board';
import type { Verdict } from 'douse/play';
import { type SameParams, sameRules } from 'douse/samegame';

/** Boards remembered before all are forgotten. */
const MAX_BOARDS = 20_000;

interface Plan {
  readonly verdict: Exclude<Verdict<number>, { kind: 'unknown' }>;
  readonly moves: readonly number[];
  readonly at: number;
}

/**
 * What the solver has found, for every board on the way: who follows a hint gets the next one at once and is not led
 * elsewhere, and a board once known to be clearable stays so. What is not known is asked anew.
 */
export class Plans {
  readonly #plans = new Map<string, Plan>();

  /** Remembers a verdict about a board; its moves are replayed, and none of it is kept if the rules forbid one. */
  note(params: SameParams, state: Tiles, verdict: Verdict<number>): void {
    if (verdict.kind === 'unknown') return;
    const moves = (verdict.kind === 'solved' ? verdict.moves : verdict.best) ?? [];
    const boards = [state];
    for (const move of moves) {
      const next = sameRules.play(params, boards.at(-1)!, move);
      if (next === null) return;
      boards.push(next);
    }
    if (verdict.kind === 'solved' && !sameRules.isSolved(params, boards.at(-1)!)) return;
    if (this.#plans.size + boards.length > MAX_BOARDS) this.#plans.clear();
    for (const [at, board] of boards.entries()) this.#plans.set(nameOf(params, board), { verdict, moves, at });
  }

  /** The verdict about a board, if it was met; what leads on from there. */
  find(params: SameParams, state: Tiles): Verdict<number> | null {
    const plan = this.#plans.get(nameOf(params, state));
    if (plan === undefined) return null;
    const moves = plan.moves.slice(plan.at);
    return plan.verdict.kind === 'solved' ? { ...plan.verdict, moves } : { ...plan.verdict, best: moves };
  }
}

const nameOf = (params: SameParams, { cells }: Tiles): string => `${sameRules.makeParams(params)}:${cells.join()}`;
