import { MAX_SMITH_ENTRIES, smithInvariants } from '../algebra/smith.ts';
import { isPrime } from '../algebra/integers.ts';
import { Stopped, type Watch } from '../algebra/watch.ts';
import type { Board } from '../board/board.ts';
import { effects } from '../board/grid.ts';
import { type Levels, makeLevels, problem } from '../board/problem.ts';
import { kernelSize } from './kernel.ts';
import { chooseMethod } from './methods.ts';

/** What can be said of a board before any light is on. */
export interface Analysis {
  readonly levels: number;
  /** Rank and nullity of the effect matrix over the field Z/levels; null when levels is not prime. */
  readonly rank: number | null;
  readonly nullity: number | null;
  /** Number of quiet patterns, the empty one included: each solvable start has as many solutions. */
  readonly kernel: bigint;
  /** Number of starts that can be solved. */
  readonly solvable: bigint;
  /** Smith invariants of the effect matrix over the integers; null if it is too large. */
  readonly smith: readonly bigint[] | null;
  /** Generators of the quiet patterns and how often each can be added to itself before nothing is left. */
  readonly quiet: readonly Levels[];
  readonly orders: readonly number[];
}

/** Rank, nullity, Smith invariants, counts and quiet patterns of a board, or the reason why a limit came first. */
export function analyse(
  board: Board,
  levels: number | ArrayLike<number> = 2,
  watch: Watch = {},
): Analysis | { readonly reason: string } {
  const empty = problem(board, { levels });
  const chosen = chooseMethod(empty);
  if (typeof chosen === 'string') return { reason: chosen };
  let kernel;
  try {
    kernel = chosen[1].solve(empty, watch).kernel;
  } catch (error) {
    if (error instanceof Stopped) return { reason: 'the time limit was reached' };
    throw error;
  }
  const size = kernelSize(kernel);
  const field = empty.moduli === null && isPrime(empty.levels);
  return {
    levels: empty.levels,
    rank: field ? board.buttons - kernel.orders.length : null,
    nullity: field ? kernel.orders.length : null,
    kernel: size,
    solvable: BigInt(empty.levels) ** BigInt(board.buttons) / size,
    smith: board.buttons * board.lights <= MAX_SMITH_ENTRIES ? smithInvariants(matrixRows(board), board.buttons) : null,
    quiet: kernel.generators.map((generator) => {
      const pattern = makeLevels(board.buttons, empty.levels);
      pattern.set(generator);
      return pattern;
    }),
    orders: kernel.orders,
  };
}

/** The effect matrix, dense: one row a light, one column a button. */
export function matrixRows(board: Board): Float64Array[] {
  const rows = Array.from({ length: board.lights }, () => new Float64Array(board.buttons));
  const { start, light, weight } = effects(board);
  for (let button = 0; button < board.buttons; button++) {
    for (let i = start[button]!; i < start[button + 1]!; i++) rows[light[i]!]![button] = weight[i]!;
  }
  return rows;
}
