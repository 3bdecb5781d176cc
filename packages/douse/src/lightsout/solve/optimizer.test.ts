import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { grid } from '../../board/grid.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { random } from '../../play/random.ts';
import { cases, plainSolves } from '../../testing/plain.ts';
import { anyTask } from '../../testing/tasks.ts';
import { generate } from '../game/generate.ts';
import { improve, type Optimizer, type OptimizeOptions, type Optimum } from './optimizer.ts';
import { solve } from './solve.ts';
import { solutionsOf } from './solutions.ts';

/** An optimizer that says what it is told to. */
const saying = (say: (task: Problem, options: OptimizeOptions) => Optimum): Optimizer => ({
  name: 'Oracle',
  method: 'hearsay',
  optimize: async (task, options) => say(task, options),
});
const task = generate(grid(8, 8, { rule: 'king' }), { levels: 2, seed: random('improve') });
/** Told to compare one solution only, it gives up. */
const unknown = solve(task, { fewest: true, compare: 1 });
const fewest = solve(task, { fewest: true });
if (unknown.kind !== 'unknown' || unknown.best === null) throw new Error('expected an unknown answer');
if (fewest.kind !== 'solved') throw new Error('expected a solved board');

describe('improve', () => {
  it('leaves answers that are known, and those without a solution, as they are', async () => {
    const impossible = solve(problem(grid(5, 5), { start: [1, ...new Uint8Array(24)] }));
    const nothing = { kind: 'unknown', reason: 'the time limit was reached', best: null, bound: 0 } as const;
    for (const answer of [fewest, impossible, nothing]) {
      expect(await improve(task, answer)).toEqual({ answer, claim: null, complaint: null });
    }
  });

  it('finds a better solution and a proved bound by itself', async () => {
    let seen = 0;
    for (const source of cases('improve', 60)) {
      const any = anyTask(source, 3);
      const exact = solve(any, { fewest: true });
      const limited = solve(any, { fewest: true, compare: 1 });
      if (exact.kind !== 'solved' || limited.kind !== 'unknown') continue;
      seen++;
      const { answer, claim } = await improve(any, limited);
      expect(claim).toBeNull();
      if (answer.kind === 'solved') {
        expect(answer.total).toBe(exact.total);
        expect(plainSolves(any, answer.presses)).toBe(true);
        if (answer.solutions > 5000n) continue;
        const all = Array.from(solutionsOf(any, answer), (presses) => presses.join());
        expect(BigInt(new Set(all).size)).toBe(answer.solutions);
        expect(BigInt(all.length)).toBe(answer.solutions);
      } else if (answer.kind === 'unknown') {
        expect(plainSolves(any, answer.best!.presses)).toBe(true);
        expect(answer.best!.total).toBeGreaterThanOrEqual(exact.total);
        expect(answer.bound).toBeLessThanOrEqual(exact.total);
      }
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('is solved where the bound meets the best, with that proof', async () => {
    const start = new Uint8Array(64);
    for (const cell of [0, 1, 2, 8, 9, 10, 16, 17, 18]) start[cell] = 1;
    const one = problem(task.board, { start });
    const { answer } = await improve(one, solve(one, { fewest: true, compare: 1 }));
    expect(answer).toMatchObject({ kind: 'solved', total: 1, fewest: { kind: 'bound' }, solutions: 32768n });
  });

  it('is solved where the bound that was known already meets a better solution', async () => {
    const { answer } = await improve(task, { ...unknown, bound: fewest.total });
    expect(answer).toMatchObject({ kind: 'solved', total: fewest.total, fewest: { kind: 'bound', work: 0 } });
  });

  it('asks no optimizer when there is no time left', async () => {
    const optimizer = saying(() => {
      throw new Error('asked');
    });
    // Stopped between the kernel and the search.
    let asked = 0;
    const signal = {
      get aborted() {
        return ++asked > 1000;
      },
    };
    const { answer, complaint } = await improve(task, unknown, { optimizer, signal });
    expect([answer.kind, complaint]).toEqual(['unknown', null]);
  });

  it('keeps presses stored as bits that way', async () => {
    const bits = BitMatrix.from(
      Array.from({ length: 10 }, (_, r) => Array.from({ length: 10 }, (_, c) => (r ^ c) & 1)),
    );
    const wrapped = problem(grid(10, 10, { wrap: 'torus' }), { start: bits });
    const { answer } = await improve(wrapped, solve(wrapped, { fewest: true, compare: 1 }));
    expect(answer.kind === 'unknown' ? answer.best?.presses : (answer as { presses: unknown }).presses).toBeInstanceOf(
      BitMatrix,
    );
  });

  it('gives the optimizer a solution, and says truly which buttons are settled', async () => {
    for (const source of cases('settled', 30)) {
      const any = anyTask(source, 3);
      const limited = solve(any, { fewest: true, compare: 1 });
      if (limited.kind !== 'unknown') continue;
      const full = solve(any);
      if (full.kind !== 'solved' || full.solutions > 5000n) continue;
      await improve(any, limited, {
        optimizer: saying((_, { incumbent, settled }) => {
          expect(plainSolves(any, incumbent)).toBe(true);
          const all = [...solutionsOf(any, full)];
          settled.forEach((isSettled, b) =>
            expect(Boolean(isSettled)).toBe(all.every((presses) => presses.at(b) === incumbent[b])),
          );
          return { presses: null, bound: 0, nodes: 0 };
        }),
      });
    }
  });

  it('passes an optimizer’s bound on as a claim, never as a proof', async () => {
    const presses = Array.from(fewest.presses as Uint8Array);
    const optimizer = saying(() => ({ presses, bound: fewest.total, nodes: 7 }));
    const { answer, claim, complaint } = await improve(task, unknown, { optimizer });
    expect(answer).toMatchObject({ kind: 'unknown', best: { total: fewest.total } });
    expect((answer as { bound: number }).bound).toBeLessThan(fewest.total);
    expect(claim).toEqual({ optimizer: 'Oracle', method: 'hearsay', bound: fewest.total, fewest: true, nodes: 7 });
    expect(complaint).toBeNull();
    // A bound that is too high but below the best cannot be told from a true one: it stays a claim.
    const less = saying(() => ({ presses: null, bound: fewest.total - 1, nodes: 7 }));
    expect((await improve(task, unknown, { optimizer: less })).claim).toMatchObject({ fewest: false });
  });

  it('catches an optimizer that lies', async () => {
    const right = Array.from(fewest.presses as Uint8Array);
    const lies: [Optimum, RegExp][] = [
      [{ presses: right.map((times, b) => (b === 0 ? 1 - times : times)), bound: 0, nodes: 0 }, /do not solve/],
      [{ presses: new Uint32Array(64), bound: 0, nodes: 0 }, /do not solve/],
      [{ presses: right.slice(1), bound: 0, nodes: 0 }, /do not solve/],
      [{ presses: right.map((times) => times + 2), bound: 0, nodes: 0 }, /do not solve/],
      [{ presses: right.map((times) => times - 2), bound: 0, nodes: 0 }, /do not solve/],
      [{ presses: right.map((times) => times + 1e-7), bound: 0, nodes: 0 }, /do not solve/],
      [{ presses: right.map(() => NaN), bound: 0, nodes: 0 }, /do not solve/],
      [{ presses: right, bound: fewest.total + 1, nodes: 0 }, /says that no solution has fewer than/],
      [{ presses: null, bound: Infinity, nodes: 0 }, /says that no solution has fewer than Infinity/],
      [{ presses: null, bound: NaN, nodes: 0 }, /says that no solution has fewer than NaN/],
    ];
    for (const [lie, words] of lies) {
      const { answer, claim, complaint } = await improve(task, unknown, { optimizer: saying(() => lie) });
      expect(claim).toBeNull();
      expect(complaint).toMatch(words);
      expect(answer.kind).toBe('unknown');
      if (answer.kind === 'unknown') expect(plainSolves(task, answer.best!.presses)).toBe(true);
    }
  });

  it('survives an optimizer that fails', async () => {
    const optimizer: Optimizer = { name: 'Oracle', method: '', optimize: () => Promise.reject(new Error('no memory')) };
    const { answer, claim, complaint } = await improve(task, unknown, { optimizer });
    expect([answer.kind, claim, complaint]).toEqual(['unknown', null, 'Oracle failed: no memory']);
  });
});
