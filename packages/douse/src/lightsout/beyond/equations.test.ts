import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { levelAt, type Problem, problem } from '../../board/problem.ts';
import { cases, plainMatrix, plainSolves, vectors } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { type Equation, lightEquations, sparseEquations } from './equations.ts';

const terms = (equations: readonly Equation[]): number => equations.reduce((sum, { buttons }) => sum + buttons.size, 0);

/** Do these presses fulfil the equation? */
function holds({ buttons, right }: Equation, presses: readonly number[], levels: number): boolean {
  let sum = 0;
  for (const [b, by] of buttons) sum += by * presses[b]!;
  return sum % levels === right;
}

/** Adds the lights of an equation up again from the matrix. */
function expectSumOfLights(task: Problem, { lights, buttons, right }: Equation): void {
  const q = task.levels;
  const a = plainMatrix(task);
  const sums = Array.from({ length: task.board.buttons }, () => 0);
  let need = 0;
  for (const [light, times] of lights) {
    expect(times).toBeGreaterThan(0);
    expect(times).toBeLessThan(q);
    const scale = q / (task.moduli?.[light] ?? q);
    a[light]!.forEach((weight, b) => (sums[b] = (sums[b]! + weight * times * scale) % q));
    need += ((levelAt(task.target, light) - levelAt(task.start, light) + q) % q) * times * scale;
  }
  expect([...buttons].sort(([x], [y]) => x - y)).toEqual([...sums.entries()].filter(([, by]) => by > 0));
  expect(right).toBe(need % q);
}

describe('sparseEquations', () => {
  it('are sums of lights, in no more terms than these', () => {
    for (const random of cases('equations', 100)) {
      const task = anyTask(random);
      const own = lightEquations(task);
      const sparse = sparseEquations(task);
      for (const equation of [...own, ...sparse]) expectSumOfLights(task, equation);
      expect(terms(sparse)).toBeLessThanOrEqual(terms(own));
    }
  });

  it('have the solutions of the board and no others', () => {
    for (const random of cases('equations solved', 60)) {
      const task = anyTask(random, 2);
      if (task.levels ** task.board.buttons > 3000) continue;
      const sparse = sparseEquations(task);
      for (const presses of vectors(task.board.buttons, task.levels)) {
        const fulfils = sparse.every((equation) => holds(equation, presses, task.levels));
        expect(fulfils).toBe(plainSolves(task, presses));
      }
    }
  });

  it('of four terms under the king’s rule, whose lights have nine', () => {
    for (const levels of [2, 3, 4]) {
      const task = problem(grid(8, 8, { rule: 'king' }), { levels });
      expect(terms(lightEquations(task))).toBe(22 * 22);
      expect(terms(sparseEquations(task))).toBe(12 * 12);
    }
  });

  it('stay as far as they are when told to stop', () => {
    const task = problem(grid(8, 8, { rule: 'king' }));
    expect(sparseEquations(task, { signal: { aborted: true } })).toEqual(lightEquations(task));
  });
});
