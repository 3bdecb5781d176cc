import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { problem, type Problem } from '../../board/problem.ts';
import { random } from '../../play/random.ts';
import { cases, plainSolves } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { generate } from '../game/generate.ts';
import { improveBySets } from './information-set.ts';
import type { Found } from '../methods/method.ts';
import { chooseMethod } from '../methods/methods.ts';
import { solve } from '../solve/solve.ts';

function solution(task: Problem): Found & { presses: Uint32Array } {
  const chosen = chooseMethod(task);
  if (typeof chosen === 'string') throw new Error(chosen);
  const found = chosen[1].solve(task);
  if (found.presses === null) throw new Error('expected a solvable board');
  return { ...found, presses: found.presses };
}

describe('improveBySets', () => {
  it('stays a solution, never heavier, never lighter than the fewest presses; on small boards it reaches them', () => {
    let [all, reached] = [0, 0];
    for (const source of cases('sets', 150)) {
      const task = anyTask(source, 3);
      const answer = solve(task, { fewest: true });
      if (answer.kind !== 'solved' || answer.fewest?.kind !== 'exhaustive') continue;
      const { presses, kernel } = solution(task);
      const before = presses.slice();
      const result = improveBySets(presses, kernel, task.levels, { tries: 50 });
      expect(presses).toEqual(before);
      expect(plainSolves(task, result.presses)).toBe(true);
      expect(result.presses.every((times) => times < task.levels)).toBe(true);
      expect(result.total).toBe(result.presses.reduce((sum, times) => sum + times, 0));
      expect(result.total).toBeLessThanOrEqual(before.reduce((sum, times) => sum + times, 0));
      expect(result.total).toBeGreaterThanOrEqual(answer.total);
      all++;
      reached += Number(result.total === answer.total);
    }
    expect(all).toBeGreaterThan(40);
    expect(reached).toBeGreaterThan(0.9 * all);
  });

  it('finds the fewest presses among 2^16, 3^7 and more, across word edges', () => {
    for (const [rows, columns, levels, rule, wrap] of [
      [10, 10, 2, 'plus', 'torus'],
      [8, 8, 2, 'king', 'none'],
      [4, 8, 2, 'row-column', 'torus'],
      [11, 11, 2, 'x', 'none'],
      [5, 5, 3, 'plus', 'torus'],
      [6, 6, 4, 'plus', 'torus'],
      [5, 5, 3, 'king', 'none'],
      [5, 5, 6, 'plus', 'torus'],
    ] as const) {
      const task = generate(grid(rows, columns, { rule, wrap }), { levels, seed: random(`sets ${rows} ${rule}`) });
      const answer = solve(task, { fewest: true });
      const { presses, kernel } = solution(task);
      const { total } = improveBySets(presses, kernel, levels, { tries: 1000 });
      expect(answer, `${rows} × ${columns} ${rule} ${levels}`).toMatchObject({ kind: 'solved', total });
    }
  });

  it('is the same for the same seed, and its tries are counted', () => {
    const task = generate(grid(12, 12, { wrap: 'torus' }), { levels: 2, seed: random('seeds') });
    const { presses, kernel } = solution(task);
    const run = (seed: string) => improveBySets(presses, kernel, 2, { seed, tries: 3 });
    expect(run('a')).toEqual(run('a'));
    expect(run('a').tries).toBe(3);
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => run(seed).presses.join('')))).not.toHaveProperty('size', 1);
  });

  it('ends when told to, with the best so far', () => {
    const task = generate(grid(12, 12, { wrap: 'torus' }), { levels: 2, seed: random('stop') });
    const { presses, kernel } = solution(task);
    let asked = 0;
    const signal = {
      get aborted() {
        return ++asked > 5;
      },
    };
    const result = improveBySets(presses, kernel, 2, { signal });
    expect(result.tries).toBe(5);
    expect(plainSolves(task, result.presses)).toBe(true);
    expect(improveBySets(presses, kernel, 2, { tries: 0 }).tries).toBe(0);
  });

  it('has nothing to do where there is one solution, or no button', () => {
    for (const task of [generate(grid(3, 3), { levels: 2, seed: random('one') }), problem(grid(0, 0))]) {
      const { presses, kernel } = solution(task);
      expect(improveBySets(presses, kernel, 2)).toMatchObject({ presses, tries: 0 });
    }
  });
});
