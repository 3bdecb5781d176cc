import { MAX_SMITH_ENTRIES, smithInvariants } from '../../algebra/smith.ts';
import type { ModularKernel } from '../../algebra/linear.ts';
import { isPrime } from '../../algebra/integers.ts';
import { Stopped, type Watch } from '../../algebra/watch.ts';
import type { Board } from '../../board/board.ts';
import { effects } from '../../board/grid.ts';
import { type Levels, makeLevels, problem } from '../../board/problem.ts';
import { kernelSize } from '../methods/kernel.ts';
import { kernelBy } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';

/** What can be said of a board before any light is on. */
export interface Analysis {
  readonly levels: number;
  /** Rank and nullity of the effect matrix over the field Z/levels; null when levels is not prime. */
  readonly rank: number | null;
  readonly nullity: number | null;
  /** Number of quiet patterns, the empty one included: each solvable start has as many solutions. */
  readonly kernel: bigint;
  /** Smith invariants of the effect matrix over the integers; null if it is too large. */
  readonly smith: readonly bigint[] | null;
  /** How often each generator of the quiet patterns can be added to itself before nothing is left. */
  readonly orders: readonly number[];
  /** Generators of the quiet patterns, made when they are read first. */
  readonly quiet: readonly Levels[];
  /** Number of starts that can be solved, levels^buttons / kernel, with as many digits as the board has cells: made when it is read. */
  readonly solvable: bigint;
}

/**
 * Rank, nullity, Smith invariants, counts and quiet patterns of a board, or the reason why a limit came first.
 * @param options  `smith: false` leaves the invariants out: on small boards they cost more than everything else
 */
export function analyse(
  board: Board,
  levels: number | ArrayLike<number> = 2,
  watch: Watch = {},
  { smith = true }: { readonly smith?: boolean } = {},
): Analysis | { readonly reason: string } {
  const empty = problem(board, { levels });
  const chosen = chooseMethod(empty);
  if (typeof chosen === 'string') return { reason: chosen };
  let kernel: ModularKernel;
  try {
    kernel = kernelBy(chosen[1], empty, watch);
  } catch (error) {
    if (error instanceof Stopped) return { reason: 'the time limit was reached' };
    throw error;
  }
  return described(board, smith, empty.levels, kernel.orders, empty.moduli === null && isPrime(empty.levels), (i) => {
    const pattern = makeLevels(board.buttons, empty.levels);
    pattern.set(kernel.generators[i]!);
    return pattern;
  });
}

function described(
  board: Board,
  smith: boolean,
  levels: number,
  orders: readonly number[],
  field: boolean,
  quiet: (i: number) => Levels,
): Analysis {
  const size = kernelSize({ orders });
  let generators: Levels[] | null = null;
  return {
    levels,
    rank: field ? board.buttons - orders.length : null,
    nullity: field ? orders.length : null,
    kernel: size,
    smith:
      smith && board.buttons * board.lights <= MAX_SMITH_ENTRIES
        ? smithInvariants(matrixRows(board), board.buttons)
        : null,
    orders,
    get quiet() {
      generators ??= orders.map((_, i) => quiet(i));
      return generators;
    },
    get solvable() {
      return BigInt(levels) ** BigInt(board.buttons) / size;
    },
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
