import type { Board } from '../../board/board.ts';
import { coset, kernelSize } from '../methods/kernel.ts';
import { kernelBy } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';
import { type Levels, makeLevels, problem } from '../../board/problem.ts';

/** The quiet patterns of a board: presses that leave every light as it was. */
export interface QuietPatterns extends Iterable<Levels> {
  /** Patterns whose sums are all of them; `orders[i]` multiples of the i-th are different. */
  readonly generators: readonly Levels[];
  readonly orders: readonly number[];
  /** How many there are, the empty one included. */
  readonly size: bigint;
}

/**
 * All quiet patterns of a board, lazily: iterating gives the generators first, then every other pattern that is not
 * empty, each once.
 * @throws {RangeError} if no method takes the board, or its patterns do not fit in memory
 */
export function quietPatterns(
  board: Board,
  { levels = 2 }: { readonly levels?: number | ArrayLike<number> } = {},
): QuietPatterns {
  const empty = problem(board, { levels });
  const chosen = chooseMethod(empty);
  if (typeof chosen === 'string') throw new RangeError(`quietPatterns: ${chosen}`);
  const kernel = kernelBy(chosen[1], empty);
  const store = (presses: Uint32Array): Levels => {
    const result = makeLevels(board.buttons, empty.levels);
    result.set(presses);
    return result;
  };
  const generators = kernel.generators.map(store);
  return {
    generators,
    orders: kernel.orders,
    size: kernelSize(kernel),
    *[Symbol.iterator]() {
      yield* generators;
      const isGenerator = (pattern: Uint32Array): boolean =>
        kernel.generators.some((generator) => generator.every((times, i) => times === pattern[i]));
      for (const pattern of coset(new Uint32Array(board.buttons), kernel, empty.levels)) {
        if (pattern.some(Boolean) && !isGenerator(pattern)) yield store(pattern);
      }
    },
  };
}
