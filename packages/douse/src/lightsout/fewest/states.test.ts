import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { levelAt, type Problem, problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { randomBoard } from '../../testing/boards.ts';
import { cases, plainReplay, vectors } from '../../testing/plain.ts';
import { fewestByStates, MAX_STATES } from './states.ts';
import { solve } from '../solve/solve.ts';
import { allFewest } from '../solve/solutions.ts';

const totalOf = (presses: ArrayLike<number>): number => Array.from(presses).reduce((sum, times) => sum + times, 0);

/** Fewest presses and all solutions with so few, by going through all presses below `most` a button. */
function plainFewest(task: Problem, most: number): { total: number; lightest: string[] } | null {
  let total = Infinity;
  let lightest: string[] = [];
  for (const presses of vectors(task.board.buttons, most)) {
    const sum = totalOf(presses);
    if (sum > total) continue;
    const wrong = plainReplay(task, presses).some((level, light) => level !== levelAt(task.target, light));
    if (wrong) continue;
    if (sum < total) [total, lightest] = [sum, []];
    lightest.push(presses.join());
  }
  return total === Infinity ? null : { total, lightest: lightest.toSorted() };
}

/** A wiring of a few lights with levels of their own, from 2 to 6. */
function* mixed(count: number): Generator<Problem> {
  for (const source of cases('states', count)) {
    const lights = 1 + source.below(3);
    const own = Array.from({ length: lights }, () => 2 + source.below(5));
    const buttons = Array.from({ length: 1 + source.below(4) }, (_, b) => ({
      name: `${b}`,
      moves: new Map(own.flatMap((q, light) => (source.below(3) === 0 ? [] : [[light, 1 + source.below(q)] as const]))),
    }));
    const some = () => own.map((q) => source.below(q));
    const board = wiring(
      own.map((_, light) => `${light}`),
      buttons,
    );
    yield problem(board, { levels: own, start: some(), target: source.below(2) === 0 ? null : some() });
  }
}

describe('fewest presses by the states of the lights', () => {
  it('are those of all presses, with every solution that has so few, for levels of all kinds', () => {
    let solvable = 0;
    for (const task of mixed(80)) {
      const expected = plainFewest(task, 7);
      const found = fewestByStates(task, { all: 10_000 });
      expect(found === null).toBe(expected === null);
      if (found === null || expected === null) continue;
      solvable++;
      expect([found.total, found.complete]).toEqual([expected.total, true]);
      expect(found.presses.map((presses) => presses.join()).toSorted()).toEqual(expected.lightest);
      const few = fewestByStates(task)!;
      expect([few.presses.length, few.complete]).toEqual([1, expected.lightest.length === 1]);
    }
    expect(solvable).toBeGreaterThan(30);
  });

  it('are those of the other proofs on every rule and shape', () => {
    for (const source of cases('states and others', 60)) {
      const board = randomBoard(source, 3);
      const levels = 2 + source.below(11);
      const start = Array.from({ length: board.lights }, () => source.below(levels));
      const task = problem(board, { levels, start });
      const answer = solve(task, { fewest: true });
      const found = fewestByStates(task);
      if (levels ** board.lights > MAX_STATES) expect(found).toBe(null);
      else if (answer.kind === 'impossible') expect(found).toBe(null);
      else if (answer.kind === 'solved') expect(found?.total).toBe(answer.total);
    }
  });

  it('prove what has too many solutions to compare', () => {
    // 40 buttons on three lights with 12, 11 and 7 levels: 924 to the 37th solutions and more.
    const source = [...cases('many', 1)][0]!;
    const own = [12, 11, 7];
    const board = wiring(
      ['a', 'b', 'c'],
      Array.from({ length: 40 }, (_, b) => ({
        name: `${b}`,
        moves: new Map(own.map((q, light) => [light, source.below(q)] as const)),
      })),
    );
    const task = problem(board, { levels: own, start: [5, 7, 3] });
    const answer = solve(task, { fewest: true });
    if (answer.kind !== 'solved' || answer.fewest === null) throw new Error('expected a proof');
    expect(answer.fewest.kind).toBe('states');
    const all = allFewest(task, answer, 1000);
    expect(all.complete).toBe(true);
    expect(new Set(all.presses.map((presses) => Array.from({ length: 40 }, (_, b) => presses.at(b)).join())).size).toBe(
      all.presses.length,
    );
  });

  it('may be many thousands, and of one button', () => {
    const board = wiring(
      ['a'],
      Array.from({ length: 3 }, (_, b) => ({ name: `${b}`, moves: new Map([[0, 1]]) })),
    );
    const found = fewestByStates(problem(board, { levels: 60_000, start: [1] }), { all: 5 })!;
    expect([found.total, found.complete]).toEqual([59_999, false]);
    expect(found.presses.map(totalOf)).toEqual(Array.from({ length: 5 }, () => 59_999));
    expect(new Set(found.presses.map((presses) => presses.join())).size).toBe(5);
  });

  it('are not sought where the lights have too many states, and end when they are told to', () => {
    expect(fewestByStates(problem(grid(5, 5)))).toBe(null);
    const task = problem(grid(4, 5), { start: new Uint8Array(20).fill(1) });
    expect(() => fewestByStates(task, { signal: { aborted: true } })).toThrow(/stopped/);
    expect(fewestByStates(problem(grid(1, 1)))).toMatchObject({ total: 0, complete: true });
  });
});
