import { primePowers } from '../../algebra/integers.ts';
import { lazyKernel, type ModularKernel } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import type { GridBoard } from '../../board/board.ts';
import { needed, type Problem } from '../../board/problem.ts';
import { isStructured, latticeQuiet, solveBoard } from './lattice-grid.ts';
import { part } from './lattice/lattice-solve.ts';
import { canLift, powerSolver } from './lift.ts';
import type { Found, Method } from './method.ts';

/**
 * Solving by structure: every rule of 3 × 3 cells that looks the same in both mirrors, and the row-column rule, on a
 * whole rectangle, cylinder or torus, for any number of levels. Modulo a prime rows are polynomials
 * (lattice/lattice-solve.ts and lattice-rule.ts), or the rule is a product of two sides (separable.ts), or a sum of
 * two (row-column.ts); prime powers are lifted from there (lift.ts), and the parts joined by the Chinese remainder
 * theorem.
 */
export const lattice: Method = {
  refuses({ board, levels, moduli, care }) {
    if (moduli !== null || care !== undefined) return 'the lattice method needs one number of levels for all lights';
    const powers = primePowers(levels);
    if (!powers.every(({ prime }) => prime < 0x10000 && isStructured(board, prime)))
      return 'the lattice method needs a 3 × 3 rule with two mirrors, or row-column, on a whole board';
    return powers.every((power) => canLift(board as GridBoard, power))
      ? null
      : `the lattice method has too many quiet patterns to lift to ${levels} levels`;
  },

  solve(task, watch) {
    return joined(task, needed(task), watch);
  },

  kernel(task) {
    const { board, levels } = task;
    const powers = primePowers(levels);
    if (powers.length > 1 || powers[0]!.exponent > 1) return joined(task, null).kernel;
    const { nullity, quiet } = latticeQuiet(board as GridBoard, levels);
    const orders = Array.from({ length: nullity }, () => levels);
    return lazyKernel(board.buttons, orders, () => orders.map((_, i) => quiet(i)));
  },

  solveBits: ({ board }, need, watch) => solveBoard(board as GridBoard, need, watch),
};

/** Solves modulo each prime power and puts the parts together; the kernel alone where nothing is needed. */
function joined({ board, levels }: Problem, need: Uint32Array | null, watch: Watch = {}): Found {
  const powers = primePowers(levels);
  let presses: Uint32Array | null = null;
  let obstruction: Uint32Array | null = null;
  const kernels: { readonly kernel: ModularKernel; readonly rest: number }[] = [];
  for (const [i, power] of powers.entries()) {
    const { value } = power;
    const rest = levels / value;
    const own = need === null || rest === 1 ? need : need.map((level) => level % value);
    const found = powerSolver(board as GridBoard, power)(own, part(watch, i / powers.length, 1 / powers.length));
    kernels.push({ kernel: found.kernel, rest });
    if (need === null || obstruction !== null) continue;
    if (found.presses === null) {
      presses = null;
      obstruction = rest === 1 ? found.obstruction : found.obstruction!.map((times) => times * rest);
    } else presses = joinedPresses(presses, found.presses, i === 0, rest, value, levels);
  }
  const orders = kernels.flatMap(({ kernel }) => kernel.orders);
  const kernel = lazyKernel(board.buttons, orders, () =>
    kernels.flatMap(({ kernel: { generators }, rest }) =>
      rest === 1 ? generators : generators.map((generator) => generator.map((times) => times * rest)),
    ),
  );
  return { presses, obstruction, kernel };
}

/** Adds a part's presses, each times the number that is 1 modulo the part's `value` and 0 modulo `rest`. */
function joinedPresses(
  sum: Uint32Array | null,
  own: Uint32Array,
  first: boolean,
  rest: number,
  value: number,
  levels: number,
): Uint32Array | null {
  if (rest === 1) return own;
  let unit = rest;
  while (unit % value !== 1) unit += rest;
  const result = first ? own : sum!;
  // Products of two numbers below 2¹⁶ and a sum are exact.
  for (let i = 0; i < own.length; i++) result[i] = (own[i]! * unit + (first ? 0 : sum![i]!)) % levels;
  return result;
}
