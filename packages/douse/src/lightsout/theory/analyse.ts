import { isPrime } from '../../algebra/integers.ts';
import { tick, type Watch } from '../../algebra/watch.ts';
import type { Board } from '../../board/board.ts';
import { type LevelArray, makeLevels, problem } from '../../board/problem.ts';
import { type NoAnswer, noAnswer } from '../claims/no-answer.ts';
import { kernelSize } from '../methods/kernel.ts';
import { withinLimits } from '../methods/limits.ts';
import { kernelBy } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';
import { boardSmith } from './board-smith.ts';

/** What can be said about a board before any light is on. */
export interface Analysis {
  readonly levels: number;
  /** Rank and nullity of the effect matrix over the field Z/levels; null when levels is not prime. */
  readonly rank: number | null;
  readonly nullity: number | null;
  /** Number of quiet patterns, the empty one included: each solvable start has as many solutions. */
  readonly kernel: bigint;
  /** Smith invariants of the effect matrix over the integers; null if they are left out. */
  readonly smith: readonly bigint[] | null;
  /** Why the board is too large for its Smith invariants; null if it is not. */
  readonly smithLeftOut: string | null;
  /** The order of each generator of the quiet patterns: how many times it must be pressed before nothing is left. */
  readonly orders: readonly number[];
  /** Generators of the quiet patterns, made when first read. */
  readonly quiet: readonly LevelArray[];
  /**
   * Number of starts that can be solved, levels^buttons / kernel, with as many digits as the board has cells: made
   * when it is read.
   */
  readonly solvable: bigint;
}

/** What `analyse` takes besides the board: by default two levels and the Smith invariants too. */
export interface AnalyseOptions extends Watch {
  /** Number of levels of every light (2 by default), or one number for each light. */
  readonly levels?: number | ArrayLike<number>;
  /** False leaves the Smith invariants out: on small boards they cost more than everything else. */
  readonly smith?: boolean;
}

/**
 * Rank, nullity, Smith invariants, counts and quiet patterns of a board, or the reason if a limit came first.
 * @throws {RangeError} if a level count is out of range
 * Cost: that of solving the board, and for the Smith invariants O(lights² · buttons) on big integers.
 */
export function analyse(
  board: Board,
  { levels = 2, smith = true, ...watch }: AnalyseOptions = {},
): Analysis | NoAnswer {
  const empty = problem(board, { levels });
  return withinLimits(() => {
    tick(watch, 0);
    const chosen = chooseMethod(empty);
    if (typeof chosen === 'string') return noAnswer(chosen);
    const kernel = kernelBy(chosen[1], empty, watch);
    return described(board, smith, empty.levels, kernel.orders, empty.moduli === null && isPrime(empty.levels), (i) => {
      const pattern = makeLevels(board.buttons, empty.levels);
      pattern.set(kernel.generators[i]!);
      return pattern;
    });
  }, watch.signal);
}

function described(
  board: Board,
  smith: boolean,
  levels: number,
  orders: readonly number[],
  field: boolean,
  quiet: (i: number) => LevelArray,
): Analysis {
  const size = kernelSize({ orders });
  let generators: LevelArray[] | null = null;
  const invariants = smith ? boardSmith(board) : null;
  return {
    levels,
    rank: field ? board.buttons - orders.length : null,
    nullity: field ? orders.length : null,
    kernel: size,
    smith: typeof invariants === 'string' ? null : invariants,
    smithLeftOut: typeof invariants === 'string' ? invariants : null,
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
