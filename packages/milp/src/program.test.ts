import { problem, grid } from 'douse/board';
import { generate, makeProgram, solve } from 'douse/lightsout';
import { random } from 'douse/play';
import { describe, expect, it } from 'vitest';
import { highsRuntime } from './highs.ts';

describe('the program that makeProgram writes', () => {
  it('is read by HiGHS, whose optimum is the fewest presses', async () => {
    const { solve: optimise } = await highsRuntime();
    for (const [rows, columns, levels, rule, wrap] of [
      [4, 4, 2, 'plus', 'none'],
      [3, 3, 3, 'plus', 'torus'],
      [4, 3, 4, 'x', 'none'],
      [3, 3, 5, 'plus', 'none'],
      [3, 4, 2, 'row-column', 'none'],
      [4, 4, 2, 'knight', 'torus'],
      [1, 13, 2, 'plus', 'none'],
      [1, 1, 7, 'plus', 'none'],
    ] as const) {
      const task = generate(grid(rows, columns, { rule, wrap }), { levels, seed: random(`program ${rows} ${rule}`) });
      const answer = solve(task, { fewest: true });
      if (answer.kind !== 'solved') throw new Error('expected a solved board');
      const result = optimise(makeProgram(task), { output_flag: false, mip_rel_gap: 0, mip_abs_gap: 0.999 });
      expect(result.Status).toBe('Optimal');
      expect(Math.round(result.ObjectiveValue)).toBe(answer.total);
    }
  });

  it('is infeasible where the board is impossible', async () => {
    const { solve: optimise } = await highsRuntime();
    const task = problem(grid(5, 5), { start: [1, ...new Uint8Array(24)] });
    expect(optimise(makeProgram(task), { output_flag: false }).Status).toBe('Infeasible');
  });
});
