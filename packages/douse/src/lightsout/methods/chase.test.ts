import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { wiring } from '../../board/wiring.ts';
import { cases, plainMatrix, plainProves, plainSolves, times } from '../../testing/plain.ts';
import { certificate } from './certificate.ts';
import { chase } from './chase.ts';
import { planOf } from './chase-plan.ts';
import { eliminate } from './eliminate.ts';
import { kernelSize } from './kernel.ts';

/** Chasing and elimination must tell the same of a problem, whatever presses each of them finds. */
function expectAgreement(task: Problem): void {
  expect(chase.refuses(task)).toBeNull();
  const [found, plain] = [chase.solve(task), eliminate.solve(task)];
  expect(found.presses === null).toBe(plain.presses === null);
  expect(kernelSize(found.kernel)).toBe(kernelSize(plain.kernel));
  if (found.presses === null) expect(plainProves(task, certificate(task, found.obstruction!))).toBe(true);
  else {
    expect(found.obstruction).toBeNull();
    expect(found.presses.every((presses) => presses < task.levels)).toBe(true);
    expect(plainSolves(task, found.presses)).toBe(true);
  }
  const off = problem(task.board, { levels: task.moduli ?? task.levels });
  expect(found.kernel.generators.length).toBe(found.kernel.orders.length);
  for (const generator of found.kernel.generators) {
    expect(generator.some(Boolean)).toBe(true);
    expect(plainSolves(off, generator)).toBe(true);
  }
}

describe('chasing', () => {
  it('agrees with elimination on every rule, wrap and number of levels, with holes and without', () => {
    for (const random of cases('chase', 220)) {
      const q = [2, 2, 2, 3, 4, 5, 6, 8, 9, 12, 36, 65_536][random.below(12)]!;
      const [rows, columns] = [1 + random.below(7), 1 + random.below(7)];
      const board = grid(rows, columns, {
        rule: RULE_NAMES[random.below(6)]!,
        wrap: (['none', 'cylinder', 'torus'] as const)[random.below(3)]!,
        holes: random.below(2) ? Array.from({ length: rows * columns }, () => Number(random.below(5) === 0)) : null,
      });
      const level = (): number => random.below(q);
      const solvable = random.below(2) === 0;
      const off = problem(board, { levels: q });
      const start = solvable
        ? times(plainMatrix(off), Array.from({ length: board.buttons }, level), q)
        : Array.from({ length: board.lights }, level);
      expectAgreement(problem(board, { levels: q, start }));
    }
  });

  it('agrees with elimination on wirings whose weights are no units, and with levels of their own', () => {
    for (const random of cases('chase-wiring', 200)) {
      const lights = random.below(6);
      const board = wiring(
        Array.from({ length: lights }, (_, i) => `L${i}`),
        Array.from({ length: random.below(7) }, (_, b) => ({
          name: `B${b}`,
          moves: new Map(Array.from({ length: lights }, (_, light) => [light, random.below(2) * random.below(40)])),
        })),
      );
      const counts = Array.from({ length: lights }, () => [2, 3, 4, 6, 12][random.below(5)]!);
      const levels = lights > 0 && random.below(2) ? counts : 12;
      const q = (i: number): number => (typeof levels === 'number' ? levels : levels[i]!);
      expectAgreement(problem(board, { levels, start: counts.map((_, i) => random.below(q(i))) }));
    }
  });

  it('agrees with elimination on rectangles whose lights have levels of their own', () => {
    for (const random of cases('chase-mixed', 300)) {
      const [rows, columns] = [1 + random.below(3), 1 + random.below(6)];
      const wrap = (['none', 'cylinder', 'torus'] as const)[random.below(3)]!;
      const board = grid(rows, columns, { rule: random.below(2) === 0 ? 'plus' : RULE_NAMES[random.below(6)]!, wrap });
      const own = [2, 3, 4, 5, 6, 8, 12];
      const levels = Array.from({ length: board.lights }, () => own[random.below(own.length)]!);
      expectAgreement(problem(board, { levels, start: levels.map((q) => random.below(q)) }));
    }
  });

  it('carries more than one batch of 32 chases, with two levels', () => {
    for (const random of cases('chase-wide', 30)) {
      const n = 36 + random.below(50);
      const names = Array.from({ length: n }, (_, i) => `L${i}`);
      // Dense random buttons: next to nothing can be chased, so almost every button is free.
      const moves = (): Map<number, number> =>
        new Map(names.flatMap((_, light) => (random.below(2) ? [[light, 1]] : [])));
      const board = wiring(
        names,
        Array.from({ length: n }, (_, b) => ({ name: `B${b}`, moves: moves() })),
      );
      const task = problem(board, { start: Array.from({ length: n }, () => random.below(2)) });
      expect(planOf(task).free.length).toBeGreaterThan(n - 16);
      expectAgreement(task);
    }
  });

  it('leaves one row or column of unknowns under the plus rule, the shorter one', () => {
    for (const [rows, columns] of [
      [5, 5],
      [3, 9],
      [9, 3],
      [1, 7],
      [7, 1],
    ] as const) {
      for (const levels of [2, 3, 4, 6]) {
        expect(
          planOf(problem(grid(rows, columns), { levels })).free.length,
          `${rows} × ${columns}`,
        ).toBeLessThanOrEqual(Math.min(rows, columns));
      }
    }
  });

  it('decides each button once and uses each light once', () => {
    for (const random of cases('plan', 60)) {
      const board = grid(1 + random.below(6), 1 + random.below(6), {
        rule: RULE_NAMES[random.below(6)]!,
        wrap: 'torus',
      });
      const plan = planOf(problem(board, { levels: 4 }));
      const buttons = [...plan.button, ...plan.free];
      const lights = [...plan.light, ...plan.residue];
      expect([buttons.length, new Set(buttons).size]).toEqual([board.buttons, board.buttons]);
      expect([lights.length, new Set(lights).size]).toEqual([board.lights, board.lights]);
    }
  });
});

it('chases eight free buttons at a time like one, with weights', () => {
  const far = [
    [-2, -1, 1],
    [-1, 2, 1],
    [0, 0, 2],
    [1, -2, 1],
    [2, 1, 1],
    [2, -1, 5],
  ];
  const offsets = far.map(([row, column, weight]) => ({ row: row!, column: column!, weight: weight! }));
  for (const levels of [3, 4, 5, 6, 9, 65_521]) {
    const board = grid(7, 9, { rule: { kind: 'pattern', name: 'far', offsets }, wrap: 'torus' });
    expect(planOf(problem(board, { levels })).free.length).toBeGreaterThan(8);
    expectAgreement(problem(board, { levels, start: Array.from({ length: 63 }, (_, i) => (i * i * 7 + i) % levels) }));
  }
});

it('refuses what would take hours before it begins, and takes the same rule on a small board', () => {
  const large = problem(grid(2300, 2300, { rule: 'knight' }), { levels: 3 });
  expect(chase.refuses(large)).toMatch(/^chasing takes about \d+ billion steps, more than 5 billion$/);
  expect(chase.refuses(problem(grid(50, 50, { rule: 'knight' }), { levels: 3 }))).toBeNull();
});
