import {
  allFewestAsync,
  generateAsync,
  generateExactAsync,
  hardestAsync,
  solveAsync,
  solveSameAsync,
} from 'douse/async';
import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../algebra/bitmatrix.ts';
import { grid } from '../board/grid.ts';
import { problem } from '../board/problem.ts';
import { TILE_RULES, tiles } from '../board/tiles.ts';
import { solves } from '../lightsout/check/presses.ts';
import { generate } from '../lightsout/game/generate.ts';
import { allFewest } from '../lightsout/solve/solutions.ts';
import { solve } from '../lightsout/solve/solve.ts';
import { solveSame } from '../samegame/solve/solve.ts';

/** Its fewest presses are among 4⁶⁴ solutions: nobody waits for them. */
const endless = generate(grid(9, 9, { rule: 'row-column' }), { levels: 4, seed: 'endless' });
const long = { fewest: true, compare: 2 ** 50 };

describe('the asynchronous front', () => {
  it('answers as the synchronous functions do', async () => {
    const task = generate(grid(5, 5), { levels: 3, seed: 'async' });
    const answer = await solveAsync(task, { fewest: true });
    expect(answer).toEqual(solve(task, { fewest: true }));
    if (answer.kind !== 'solved') throw new Error('expected presses');
    expect(await allFewestAsync(task, answer, 100)).toEqual(allFewest(task, answer, 100));
    expect(await generateAsync(grid(4, 4), { seed: 'async' })).toEqual(generate(grid(4, 4), { seed: 'async' }));
    expect(await generateExactAsync(grid(4, 4), 3, { seed: 'async' })).toMatchObject({ kind: 'made' });
    expect(await hardestAsync(grid(4, 4))).toMatchObject({ total: 7, bound: 7 });
    const board = tiles([
      [1, 1, 2],
      [2, 2, 1],
    ]);
    expect(await solveSameAsync(board, { goal: 'points' })).toEqual(solveSame(board, { goal: 'points' }));
  });

  it('keeps bits', async () => {
    const task = problem(grid(64, 65), { start: new BitMatrix(64, 65) });
    task.start.words[0] = 1;
    const answer = await solveAsync(task);
    if (answer.kind !== 'solved') throw new Error('expected presses');
    expect(answer.presses.kind).toBe('bits');
    expect(solves(task, answer.presses)).toBe(true);
  });

  it('ends when its signal is aborted, with what is known', async () => {
    const controller = new AbortController();
    const running = solveAsync(endless, { ...long, signal: controller.signal, onProgress: () => controller.abort() });
    setTimeout(() => controller.abort(), 200);
    const answer = await running;
    expect(answer).toMatchObject({ kind: 'unknown', reason: expect.stringMatching(/^the search was stopped/) });
    const before = await solveAsync(endless, { ...long, signal: AbortSignal.abort() });
    expect(before).toEqual({ kind: 'unknown', reason: 'the search was stopped', best: null, bound: 0 });
  });

  it('ends at its deadline, and says that it was the time', async () => {
    const answer = await solveAsync(endless, { ...long, deadline: 100 });
    expect(answer).toMatchObject({ kind: 'unknown', reason: expect.stringMatching(/^the time limit was reached/) });
  });

  it('throws what the synchronous functions throw, and takes only data', async () => {
    await expect(solveAsync(null as never)).rejects.toThrow(TypeError);
    await expect(solveAsync(endless, { method: 'magic' as never })).rejects.toThrow(/^solve: expected a method of/);
    await expect(solveAsync(endless, { deadline: -1 })).rejects.toThrow(RangeError);
    await expect(solveAsync(endless, { scan: () => null } as never)).rejects.toThrow(
      /expected data as scan, got a function/,
    );
    await expect(generateAsync(grid(2, 2), {} as never)).rejects.toThrow(/^generate: expected a seed/);
    expect(TILE_RULES).toBeDefined();
  });
});
