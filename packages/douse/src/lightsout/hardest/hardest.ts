import { tick, type Watch } from '../../algebra/watch.ts';
import type { Board } from '../../board/board.ts';
import { makeLevels, type Problem, problem } from '../../board/problem.ts';
import { replay } from '../check/replay.ts';
import type { CellKind, Hardest } from '../claims/hardest.ts';
import { type NoAnswer, noAnswer } from '../claims/no-answer.ts';
import { withinLimits } from '../methods/limits.ts';
import { HardestSearch } from './search.ts';
import { chooseMethod } from '../methods/methods.ts';

/** Largest dimension of the quiet patterns: the bounds are linear programs with 2^dimension rows. */
export const MAX_HARDEST = 12;

/** What `hardest` takes besides the board: whether to give the proof, a limit of work, and its watch. */
export interface HardestOptions extends Watch {
  /** Also give the proof, which takes about 2 kB of memory for each node. */
  readonly proof?: boolean;
  /**
   * Most steps of the search, each some pivots of a linear program; Infinity by default. The same limit stops at the
   * same place on every machine.
   */
  readonly work?: number;
}

/**
 * The hardest solvable board with two levels, whose presses are the covering radius of the quiet patterns.
 *
 * Cells that lie in the same quiet patterns are of one kind; only how many cells of a kind are pressed matters. Let y =
 * n − 2 · pressed for a kind of n cells. Adding the quiet pattern k turns y into ± y, so the presses become (cells +
 * fixed − S(k)) / 2 with S(k) = Σ ± y. We want y within ± n, of the parity of n, whose greatest S is least.
 *
 * Branch and bound. For any weights p(k) ≥ 0 the greatest S is at least Σ p(k) S(k) / Σ p(k), and this mean is least
 * where each y is at the end of its range that the sign of Σ ± p says. A linear program finds the best weights; rounded
 * to whole numbers they keep the proof exact. Ranges are halved at the y that promises most. Adding quiet patterns
 * changes signs, so the kinds of a basis need no negative y.
 *
 * Where that takes long, a limit on S is refuted separately for classes of presses: by their number modulo 4 and their
 * parity in each pattern. Within a class every S(k) is known modulo 8, so half of the limits drop by 4 (see
 * Refutation). `LeastGreatest` works through a board of four cells.
 *
 * @returns the reason, if there are too many quiet patterns, or a limit or the signal came before there was any board
 * Cost: one node is some tens of pivots, each of kinds · 2^dimension multiplications.
 */
export function hardest(board: Board, options: HardestOptions = {}): Hardest | NoAnswer {
  const off = problem(board);
  return withinLimits(() => hardestOf(off, options), options.signal);
}

function hardestOf(off: Problem, options: HardestOptions): Hardest | NoAnswer {
  const { board } = off;
  tick(options, 0);
  const chosen = chooseMethod(off, 'auto');
  if (typeof chosen === 'string') return noAnswer(chosen);
  const { generators } = chosen[1].solve(off, options).kernel;
  if (generators.length > MAX_HARDEST)
    return noAnswer(`the quiet patterns have dimension ${generators.length}, more than ${MAX_HARDEST}`);
  const kinds = kindsOf(board.buttons, generators);
  const search = new HardestSearch(kinds.moved, generators.length, options.proof === true, options, options.work);
  const cells = kinds.moved.reduce((sum, { cells: own }) => sum + own.length, 0);
  const pressesFor = (greatest: number): number => kinds.fixed.length + (cells - greatest) / 2;
  const bound = search.run();

  const presses = makeLevels(board.buttons, 2);
  for (const cell of kinds.fixed) presses[cell] = 1;
  kinds.moved.forEach(({ cells: own }, i) => {
    for (const cell of own.slice(0, (own.length - search.best[i]!) / 2)) presses[cell] = 1;
  });
  const basis = search.basis.map((i) => kinds.moved[i]!.cells[0]!);
  return {
    board: problem(board, { start: replay(off, presses) as ArrayLike<number> }),
    total: pressesFor(search.greatest),
    bound: pressesFor(bound),
    nodes: search.nodes,
    proof:
      options.proof === true && bound === search.greatest
        ? { patterns: generators, basis, refutation: search.refutation }
        : null,
  };
}

/**
 * No solvable board with two levels needs more presses than this, by the mean over all solutions; null if no method
 * takes the board.
 */
export function hardestBound(board: Board): number | null {
  const off = problem(board);
  const chosen = chooseMethod(off, 'auto');
  if (typeof chosen === 'string') return null;
  const { generators } = chosen[1].solve(off).kernel;
  let moved = 0;
  for (let cell = 0; cell < board.buttons; cell++) if (generators.some((pattern) => pattern[cell] !== 0)) moved++;
  return board.buttons - Math.ceil(moved / 2);
}

/** The cells by kind, and those that no quiet pattern presses. */
function kindsOf(buttons: number, generators: readonly Uint32Array[]): { fixed: readonly number[]; moved: CellKind[] } {
  const kinds = new Map<number, CellKind & { readonly cells: number[] }>();
  for (let cell = 0; cell < buttons; cell++) {
    let bits = 0;
    generators.forEach((generator, i) => (bits |= generator[cell]! << i));
    if (!kinds.has(bits)) kinds.set(bits, { bits, cells: [] });
    kinds.get(bits)!.cells.push(cell);
  }
  const fixed = kinds.get(0)?.cells ?? [];
  kinds.delete(0);
  return { fixed, moved: [...kinds.values()] };
}
