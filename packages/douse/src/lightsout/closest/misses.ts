import { fitsDense, type ModularKernel, solveLinear } from '../../algebra/linear.ts';
import type { Watch } from '../../algebra/watch.ts';
import { isPlainPlus } from '../../board/grid.ts';
import { needed, type Problem } from '../../board/problem.ts';
import { scaledEntries } from '../methods/eliminate.ts';
import { kernelBy, scaleOf } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';

/**
 * What an impossible board leaves to be found: after presses x the lights lack e = need − A·x. The possible e can be
 * described in two ways: as the coset `need + image of A`, and as the solutions of `yᵀe = yᵀneed` for all y with `yᵀA =
 * 0`. Everything is modulo the problem's levels, with each light scaled to them.
 */
export interface Misses {
  /** What each light lacks before any press, scaled. */
  readonly need: Uint32Array;
  /** What one press of each button adds; null where the table would be too large. */
  readonly moves: readonly Uint32Array[] | null;
  /** The y, generators of a direct sum; null where they cannot be found. Zero at lights that do not matter. */
  readonly checks: ModularKernel | null;
}

/** Entries of a table of all buttons and lights. */
const MAX_TABLE = 2 ** 24;

export function missesOf(problem: Problem, watch: Watch = {}): Misses {
  const { board, levels } = problem;
  const need = needed(problem).map((level, light) => level * scaleOf(problem, light));
  let moves: Uint32Array[] | null = null;
  if (board.buttons * board.lights <= MAX_TABLE) {
    const table = Array.from({ length: board.buttons }, () => new Uint32Array(board.lights));
    scaledEntries(problem, (light, button, by) => (table[button]![light] = by));
    moves = table;
  }
  return { need, moves, checks: checksOf(problem, levels, watch) };
}

function checksOf(problem: Problem, levels: number, watch: Watch): ModularKernel | null {
  const { board } = problem;
  // Under the plus rule the effect matrix is symmetric: the checks are the quiet patterns.
  const chosen = isPlainPlus(board) && problem.care === undefined ? chooseMethod(problem) : null;
  if (chosen !== null && typeof chosen !== 'string') return kernelBy(chosen[1], problem, watch);
  if (!fitsDense(board.buttons, board.lights, levels)) return null;
  const { kernel } = solveLinear(
    {
      rows: board.buttons,
      columns: board.lights,
      modulus: levels,
      entries: (entry) => scaledEntries(problem, (light, button, by) => entry(button, light, by)),
      right: new Uint32Array(board.buttons),
    },
    watch,
  );
  // A check multiplies each light's lack by its scale, so checks that the scale makes equal count once.
  const seen = kernel.orders.map((_, i) => i).filter((i) => isCheck(problem, kernel.generators[i]!));
  return { generators: seen.map((i) => kernel.generators[i]!), orders: seen.map((i) => kernel.orders[i]!) };
}

/** False for weights that say nothing: those on lights that do not matter, or multiples of a light's own levels. */
const isCheck = (problem: Problem, weights: Uint32Array): boolean =>
  weights.some((by, light) => problem.care?.[light] !== 0 && (by * scaleOf(problem, light)) % problem.levels !== 0);
