import { effects } from '../../board/grid.ts';
import { fitsDense, solveLinear } from '../../algebra/linear.ts';
import { type Method, scaleOf } from './method.ts';
import { needed, type Problem } from '../../board/problem.ts';

/**
 * Solving by elimination on the whole effect matrix: takes any board, any number of levels, and lights that do not
 * matter.
 * Cost: cubic in the number of cells; O(lights · buttons² / 256) word operations with two levels.
 */
export const eliminate: Method = {
  refuses: ({ board, levels }) =>
    fitsDense(board.lights, board.buttons, levels)
      ? null
      : `elimination on ${board.lights} lights and ${board.buttons} buttons would not fit in memory`,

  solve(problem, watch) {
    const { board, levels } = problem;
    const right = needed(problem).map((level, light) => level * scaleOf(problem, light));
    const { solution, obstruction, kernel } = solveLinear(
      {
        rows: board.lights,
        columns: board.buttons,
        modulus: levels,
        entries: (entry) => scaledEntries(problem, entry),
        right,
      },
      watch,
    );
    return { presses: solution, obstruction, kernel };
  },
};

/**
 * Every non-zero entry of the effect matrix, each light's row brought to the common modulus. Lights that do not matter
 * have no entries and no need: their equations say 0 = 0.
 */
export function scaledEntries(problem: Problem, entry: (light: number, button: number, weight: number) => void): void {
  const { board, levels } = problem;
  const { start, light, weight } = effects(board);
  for (let button = 0; button < board.buttons; button++) {
    for (let i = start[button]!; i < start[button + 1]!; i++) {
      if (problem.care?.[light[i]!] === 0) continue;
      const scaled = ((weight[i]! % levels) * scaleOf(problem, light[i]!)) % levels;
      if (scaled !== 0) entry(light[i]!, button, scaled);
    }
  }
}
