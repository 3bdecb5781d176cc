// The thread runs what has been built, so the package is taken as others take it.
import { highs } from '@douse/milp';
import { graphBoard, grid, problem } from 'douse/board';
import { generate, improve, solve, solves } from 'douse/lightsout';
import { random } from 'douse/play';
import { describe, expect, it } from 'vitest';

describe('HiGHS in a thread', () => {
  it('claims what comparing all solutions proves', async () => {
    const task = generate(grid(5, 6, { rule: 'king' }), { levels: 3, seed: random('thread') });
    const exact = solve(task, { fewest: true });
    if (exact.kind !== 'solved') throw new Error('expected a solved board');
    const seen: number[] = [];
    const { answer, claim, complaint } = await improve(task, solve(task, { fewest: true, compare: 1 }), {
      optimizer: highs,
      onProgress: (done) => seen.push(done),
    });
    expect(complaint).toBeNull();
    if (answer.kind === 'unknown') {
      expect(answer.best!.total).toBe(exact.total);
      expect(claim).toMatchObject({ optimizer: 'HiGHS', fewest: true, bound: exact.total });
    }
    expect(seen.every((done) => done >= 0 && done <= 1)).toBe(true);
  });

  it('ends when told to, and tells what it has', async () => {
    // Far beyond what it can finish.
    const task = generate(grid(20, 20, { wrap: 'torus' }), { levels: 2, seed: random('thread') });
    const any = solve(task);
    if (any.kind !== 'solved') throw new Error('expected a solved board');
    const incumbent = Uint32Array.from(any.presses as Uint8Array);
    let asked = 0;
    const signal = {
      get aborted() {
        return ++asked > 3;
      },
    };
    const { presses, bound } = await highs.optimize(task, { incumbent, settled: new Uint8Array(400), signal });
    expect(bound).toBeLessThan(any.total);
    if (presses !== null) expect(solves(task, Uint8Array.from(presses))).toBe(true);
  });

  it('rejects what it cannot take, without a thread', async () => {
    const task = problem(grid(100, 100, { rule: 'row-column' }));
    const options = { incumbent: new Uint32Array(10_000), settled: new Uint8Array(10_000) };
    await expect(highs.optimize(task, options)).rejects.toThrow(/expected at most 500000 effects, got 1990000/);
  });

  it('takes a board without buttons', async () => {
    const empty = problem(graphBoard({ names: [], edges: [] }));
    const options = { incumbent: new Uint32Array(0), settled: new Uint8Array(0) };
    expect(await highs.optimize(empty, options)).toMatchObject({ bound: 0 });
  });
});
