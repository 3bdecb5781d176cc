import { describe, expect, it } from 'vitest';
import { deadline } from '../../algebra/watch.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { analyse } from '../theory/analyse.ts';
import { hardest } from '../hardest/hardest.ts';
import { limitReason } from '../methods/limits.ts';
import { solve } from './solve.ts';

/** Boards that no method takes for their size. */
const LARGE = [
  [grid(3000, 3000, { rule: 'knight' }), 2],
  [grid(3000, 3000, { rule: 'knight' }), 6],
  [grid(2000, 2000, { rule: 'knight' }), 3],
  [grid(1500, 1500, { wrap: 'torus' }), 4],
] as const;

describe('limits are answers', () => {
  it.each(LARGE)('of size', (board, levels) => {
    const reason = expect.stringMatching(/beyond a limit \(.*\); fewer cells or levels may do$/) as string;
    const task = problem(board, { levels });
    expect(solve(task)).toEqual({ kind: 'unknown', reason, best: null, bound: 0 });
    expect(solve(task, { fewest: true })).toMatchObject({ kind: 'unknown' });
    expect(analyse(board, { levels })).toEqual({ kind: 'unknown', reason });
    if (levels === 2) expect(hardest(board)).toEqual({ kind: 'unknown', reason });
  });

  it('of memory, in words that say so', () => {
    for (const make of [() => new Uint32Array(-1), () => new ArrayBuffer(2 ** 60)]) {
      let reason = '';
      try {
        make();
      } catch (error) {
        reason = limitReason(error as RangeError);
      }
      expect(reason).toBe('the board is beyond a limit (it does not fit in memory); fewer cells or levels may do');
    }
  });

  it('of time only where one was set', () => {
    const task = problem(grid(9, 9), { levels: 4, start: Array.from({ length: 81 }, (_, i) => i % 4) });
    for (const [signal, reason] of [
      [deadline(0), 'the time limit was reached'],
      [AbortSignal.abort(), 'the search was stopped'],
    ] as const) {
      expect(solve(task, { signal })).toEqual({ kind: 'unknown', reason, best: null, bound: 0 });
      expect(analyse(task.board, { levels: 4, signal })).toEqual({ kind: 'unknown', reason });
      expect(hardest(grid(9, 9), { signal })).toMatchObject({ kind: 'unknown', reason });
    }
    expect(JSON.stringify(solve(task, { fewest: true, compare: 2 }))).not.toMatch(/time limit/);
  });

  it('but a method asked for by name says why it does not take the board', () => {
    expect(() => solve(problem(grid(4, 4, { rule: 'knight' })), { method: 'lattice' })).toThrow(/^method lattice: /);
  });
});

it('says why the Smith invariants are left out, and only then', () => {
  expect(analyse(grid(32, 32))).toMatchObject({ smithLeftOut: null });
  expect(analyse(grid(32, 32, { rule: 'king' }))).toMatchObject({
    smith: null,
    smithLeftOut: expect.stringContaining('1048576 entries'),
  });
  expect(analyse(grid(3, 3))).toMatchObject({ smithLeftOut: null });
  expect(analyse(grid(3, 3), { smith: false })).toMatchObject({ smith: null, smithLeftOut: null });
});
