import { describe, expect, it } from 'vitest';
import { graphBoard } from '../../board/graph.ts';
import { grid } from '../../board/grid.ts';
import { problem, type Problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { random } from '../../play/random.ts';
import { cases, plainSolves, vectors } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { checkFewest } from '../check/fewest.ts';
import { replay } from '../check/replay.ts';
import { generate } from '../game/generate.ts';
import { solve } from '../solve/solve.ts';
import { countingBound } from './cover-bound.ts';

/** The graph of the 2^d corners of a cube; a button moves its own light and its d neighbours. */
function hypercube(d: number) {
  const names = Array.from({ length: 2 ** d }, (_, i) => `${i}`);
  const edges = names.flatMap((_, a) =>
    Array.from({ length: d }, (__, bit) => [a, a ^ (1 << bit)] as const).filter(([, b]) => a < b),
  );
  return graphBoard({ names, edges });
}

const sum = (presses: ArrayLike<number>): number => Array.from(presses).reduce((total, times) => total + times, 0);

/** All presses that solve a problem, by trying all; null where they are too many. */
function solutionsOf(task: Problem): number[][] | null {
  if (task.levels ** task.board.buttons > 5000) return null;
  return [...vectors(task.board.buttons, task.levels)].filter((presses) => plainSolves(task, presses));
}

describe('the cheap proofs', () => {
  it('answer a hypercube of 128 buttons at once: a perfect code, and one press', () => {
    const seven = hypercube(7);
    const allOn = problem(seven, { target: new Uint8Array(128).fill(1) });
    expect(countingBound(allOn).bound).toBe(16);
    expect(solve(allOn, { fewest: true })).toMatchObject({ total: 16, fewest: { kind: 'bound' } });
    const one = Uint8Array.from({ length: 128 }, (_, b) => Number(b === 77));
    const start = replay(problem(seven), one) as Uint8Array;
    expect(solve(problem(seven, { start }), { fewest: true })).toMatchObject({ total: 1 });
  });

  it('give a bound of at least the needed lights over the lights of a press, whatever the time', () => {
    const task = generate(grid(40, 40, { wrap: 'torus' }), { seed: random('torus') });
    const lit = Array.from(task.start as ArrayLike<number>).reduce((sum, level) => sum + level, 0);
    for (const aborted of [true, false]) {
      let looks = 0;
      const signal = { get aborted() { return aborted || looks++ > 20; } }; // prettier-ignore
      const answer = solve(task, { fewest: true, signal });
      if (answer.kind !== 'unknown') throw new Error('expected too much to prove');
      if (answer.best === null) continue;
      expect(answer.bound).toBeGreaterThanOrEqual(Math.ceil(lit / 5));
      expect(answer.best.total).toBeGreaterThanOrEqual(answer.bound);
    }
  });

  it('count right: never above the fewest presses, with any levels', () => {
    let positive = 0;
    for (const source of cases('counting', 80)) {
      const task = anyTask(source, 3);
      const solutions = solutionsOf(task);
      if (solutions === null || solutions.length === 0) continue;
      const { bound } = countingBound(task);
      expect(bound).toBeLessThanOrEqual(Math.min(...solutions.map(sum)));
      positive += Number(bound > 0);
    }
    expect(positive).toBeGreaterThan(10);
  });
});

describe('independent parts', () => {
  const own = (levels: readonly number[], start: readonly number[]): Problem => {
    const names = levels.map((_, i) => `${i}`);
    const buttons = names.map((name, i) => ({ name, moves: new Map([[i, 1]]) }));
    return problem(wiring(names, buttons), { levels, start });
  };

  it('of lights with levels of their own are searched one by one', () => {
    const task = own([8191, 8192, 8192, 8192], [2, 5, 9, 1]);
    expect(solve(task, { fewest: true })).toMatchObject({
      kind: 'solved',
      total: 8189 + 8187 + 8183 + 8191,
      fewest: { kind: 'exhaustive' },
    });
    const many = own([2048, 3, 81, 2048, 2048, 81, 2048], [1, 1, 1, 2, 3, 4, 5]);
    expect(solve(many, { fewest: true })).toMatchObject({
      kind: 'solved',
      total: 2047 + 2 + 80 + 2046 + 2045 + 77 + 2043,
    });
  });

  it('are those of going through all presses where boards stand side by side', () => {
    const source = random('side by side');
    for (const levels of [
      [3, 6, 3, 6],
      [4, 4, 4, 4],
      [6, 6, 10, 15],
    ]) {
      // Two pieces of two lights: a button moves one or both.
      const board = wiring(
        ['a', 'b', 'c', 'd'],
        [
          [1, 2, 0, 0],
          [2, 1, 0, 0],
          [0, 0, 1, 1],
          [0, 0, 2, 1],
        ].map((by, i) => ({
          name: `${i}`,
          moves: new Map(by.flatMap((weight, light) => (weight === 0 ? [] : [[light, weight] as const]))),
        })),
      );
      for (let round = 0; round < 5; round++) {
        const off = problem(board, { levels });
        const start = replay(
          off,
          Uint32Array.from({ length: 4 }, () => source.below(off.levels)),
        );
        const task = problem(board, { levels, start: start as ArrayLike<number> });
        const answer = solve(task, { fewest: true });
        if (answer.kind !== 'solved') throw new Error('expected a board that can be solved');
        expect(checkFewest(task, answer).kind).toBe('holds');
      }
    }
  });
});

describe('lights that do not matter', () => {
  it('are left out by every search, as if they were not there', () => {
    let [solved, impossible] = [0, 0];
    for (const source of cases('care', 60)) {
      const task = anyTask(source, 3);
      const care = Uint8Array.from({ length: task.board.lights }, () => Number(source.below(3) > 0));
      const asked = problem(task.board, {
        levels: task.moduli ?? task.levels,
        start: task.start as ArrayLike<number>,
        target: task.target as ArrayLike<number> | null,
        care,
      });
      const solutions = solutionsOf(asked);
      if (solutions === null) continue;
      const answer = solve(asked, { fewest: true });
      if (answer.kind === 'unknown') throw new Error(answer.reason);
      if (answer.kind === 'impossible') {
        impossible++;
        expect(solutions).toEqual([]);
        continue;
      }
      solved++;
      expect(answer.total).toBe(Math.min(...solutions.map(sum)));
      expect(answer.solutions).toBe(BigInt(solutions.length));
    }
    expect(Math.min(solved, impossible)).toBeGreaterThan(1);
  });

  it('make an impossible board possible', () => {
    const start = new Uint8Array(25);
    start[0] = 1;
    const board = grid(5, 5);
    expect(solve(problem(board, { start }))).toMatchObject({ kind: 'impossible' });
    const care = new Uint8Array(25).fill(1);
    [care[2], care[10]] = [0, 0];
    const answer = solve(problem(board, { start, care }), { fewest: true });
    expect(answer).toMatchObject({ kind: 'solved' });
  });
});
