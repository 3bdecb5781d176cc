import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { grid } from '../../board/grid.ts';
import { asArray, problem } from '../../board/problem.ts';
import { cases, plainSolves } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { allFewest, solutionsOf } from './solutions.ts';
import { solve } from './solve.ts';

describe('solutions of an answer', () => {
  it('are the same for the answer and for a copy of it, each once, its own first', () => {
    let seen = 0;
    for (const random of cases('solutions', 80)) {
      const task = anyTask(random, 2);
      const plain = solve(task);
      // Where there are many solutions, the fewest take a search.
      if (plain.kind !== 'solved' || plain.solutions > 500n) continue;
      const answer = solve(task, { fewest: true });
      if (answer.kind !== 'solved') throw new Error('expected a proof');
      seen++;
      const all = Array.from(solutionsOf(task, answer), (presses) => presses.join());
      expect(BigInt(new Set(all).size)).toBe(answer.solutions);
      expect(BigInt(all.length)).toBe(answer.solutions);
      expect(all[0]).toBe(answer.presses.join());
      const copy = structuredClone(answer);
      const again = Array.from(solutionsOf(structuredClone(task), copy), (presses) => presses.join());
      expect(again[0]).toBe(all[0]);
      expect(new Set(again)).toEqual(new Set(all));
      for (const presses of solutionsOf(task, copy)) expect(plainSolves(task, presses)).toBe(true);

      const least = all.filter((one) => one.split(',').reduce((sum, times) => sum + Number(times), 0) === answer.total);
      for (const asked of [answer, copy]) {
        const lightest = allFewest(task, asked, 1000);
        expect(lightest.complete).toBe(true);
        expect(new Set(lightest.presses.map((presses) => presses.join()))).toEqual(new Set(least));
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  it('stay bits where the board is bits', () => {
    const task = problem(grid(5, 5), { start: BitMatrix.from(Array.from({ length: 5 }, () => [1, 1, 1, 1, 1])) });
    const answer = solve(task);
    if (answer.kind !== 'solved') throw new Error('expected presses');
    for (const asked of [answer, structuredClone(answer)]) {
      const all = Array.from(solutionsOf(task, asked), (presses) => {
        expect(presses.kind).toBe('bits');
        return asArray(presses).join();
      });
      expect(new Set(all).size).toBe(4);
    }
    const fewest = solve(task, { fewest: true });
    if (fewest.kind !== 'solved') throw new Error('expected presses');
    expect(allFewest(task, structuredClone(fewest), 10).presses.length).toBe(4);
  });

  it('are those of the problem that the answer is for', () => {
    const [task, other] = [
      problem(grid(3, 3), { start: [1, 0, 0, 0, 0, 0, 0, 0, 0] }),
      problem(grid(3, 3), { start: new Uint8Array(9).fill(1) }),
    ];
    const answer = solve(task);
    if (answer.kind !== 'solved') throw new Error('expected presses');
    expect(() => [...solutionsOf(other, answer)]).toThrow(/^solutionsOf: expected presses that solve the board/);
    expect(() => allFewest(task, answer, 5)).toThrow(
      /^allFewest: expected an answer with its proof, got none; solve with/,
    );
    const fewest = solve(task, { fewest: true });
    if (fewest.kind !== 'solved') throw new Error('expected presses');
    for (const limit of [0, -1, 1.5, Number.NaN])
      expect(() => allFewest(task, fewest, limit)).toThrow(/limit of solutions/);
  });
});
