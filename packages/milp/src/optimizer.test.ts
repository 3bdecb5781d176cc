import { cube, graphBoard, grid, problem, type Problem, RULE_NAMES, wiring } from 'douse/board';
import { generate, solve, solves } from 'douse/lightsout';
import { random, type Random } from 'douse/play';
import { describe, expect, it } from 'vitest';
import { fewestModel, highsRuntime, MAX_MODEL_EFFECTS, runModel } from './index.ts';

/** A solvable board of any kind with two to five levels, or lights of different numbers of levels. */
function anySolvable(source: Random): Problem {
  const kind = source.below(5);
  if (kind === 0) {
    const n = 2 + source.below(8);
    const edges: [number, number][] = [];
    for (let a = 0; a < n; a++) for (let b = 0; b < a; b++) if (source.below(3) === 0) edges.push([a, b]);
    return generate(graphBoard({ names: Array.from({ length: n }, (_, i) => `v${i}`), edges }), {
      levels: 2 + source.below(4),
      seed: source,
    });
  }
  if (kind === 1) {
    // More buttons than lights, weights, and lights of 2, 3, 4 or 6 levels: built from presses.
    const [buttons, lights] = [2 + source.below(5), 1 + source.below(4)];
    const board = wiring(
      Array.from({ length: lights }, (_, l) => `l${l}`),
      Array.from({ length: buttons }, (_, b) => ({
        name: `b${b}`,
        moves: new Map(Array.from({ length: lights }, (_, l) => [l, source.below(6)] as const)),
      })),
    );
    const levels = Array.from({ length: lights }, () => [2, 3, 4, 6][source.below(4)]!);
    const start = new Uint32Array(lights);
    for (let b = 0; b < buttons; b++) {
      const times = source.below(6);
      const { effects } = board;
      for (let i = effects.start[b]!; i < effects.start[b + 1]!; i++) {
        start[effects.light[i]!] =
          (start[effects.light[i]!]! + times * effects.weight[i]!) % levels[effects.light[i]!]!;
      }
    }
    const back = start.map((level, light) => (levels[light]! - level) % levels[light]!);
    return problem(board, { levels, start: back });
  }
  if (kind === 2) return generate(cube(1), { levels: 2 + source.below(4), seed: source });
  const board = grid(1 + source.below(4), 1 + source.below(4), {
    rule: RULE_NAMES[source.below(RULE_NAMES.length)]!,
    wrap: (['none', 'cylinder', 'torus'] as const)[source.below(3)]!,
  });
  return generate(board, { levels: 2 + source.below(4), seed: source });
}

describe('HiGHS', () => {
  it('agrees with comparing all solutions, from any solution on', async () => {
    const runtime = await highsRuntime();
    let many = 0;
    for (let i = 0; i < 40; i++) {
      const task = anySolvable(random(`agree ${i}`));
      const any = solve(task);
      const best = solve(task, { fewest: true });
      if (any.kind !== 'solved' || best.kind !== 'solved') throw new Error(`board ${i} is not solved`);
      const incumbent = Uint32Array.from(any.presses as Uint8Array);
      const model = fewestModel(task, incumbent, new Uint8Array(task.board.buttons));
      const { presses, bound } = runModel(runtime, model);
      expect([i, bound]).toEqual([i, best.total]);
      expect(solves(task, Uint8Array.from(presses!))).toBe(true);
      many += Number(any.solutions > 1n);
    }
    expect(many).toBeGreaterThan(14);
  });

  it('keeps settled buttons where they are', async () => {
    const task = generate(grid(5, 5), { levels: 2, seed: random('settled') });
    const any = solve(task);
    if (any.kind !== 'solved') throw new Error('expected a solved board');
    const incumbent = Uint32Array.from(any.presses as Uint8Array);
    const model = fewestModel(task, incumbent, new Uint8Array(25).fill(1));
    expect(runModel(await highsRuntime(), model).presses).toEqual(incumbent);
  });

  it('says that there is no solution where the incumbent is none', async () => {
    const task = problem(grid(3, 3), { start: [1, 0, 0, 0, 0, 0, 0, 0, 0] });
    const model = fewestModel(task, new Uint32Array(9), new Uint8Array(9).fill(1));
    expect(runModel(await highsRuntime(), model)).toMatchObject({ presses: null, bound: Infinity });
  });

  it('refuses a board that is too large in one sentence', () => {
    const task = problem(grid(100, 100, { rule: 'row-column' }));
    const settled = new Uint8Array(10_000);
    expect(() => fewestModel(task, new Uint32Array(10_000), settled)).toThrow(RangeError);
    expect(() => fewestModel(task, new Uint32Array(10_000), settled)).toThrow(`at most ${MAX_MODEL_EFFECTS} effects`);
  });
});
