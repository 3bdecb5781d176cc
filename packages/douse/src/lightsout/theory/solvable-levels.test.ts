import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cube } from '../../board/cube.ts';
import type { Board } from '../../board/board.ts';
import { graphBoard } from '../../board/graph.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { solve } from '../solve/solve.ts';
import { type SolvableLevels, solvableLevels } from './solvable-levels.ts';

const allows = (rule: SolvableLevels, q: number): boolean =>
  rule.kind === 'divisors' ? rule.of % BigInt(q) === 0n : rule.powers.every((power) => BigInt(q) % power !== 0n);

const side = fc.integer({ min: 1, max: 5 });
const boards: fc.Arbitrary<Board> = fc.oneof(
  fc
    .tuple(
      side,
      side,
      fc.constantFrom('plus' as const, 'king' as const, 'ring' as const, 'x' as const),
      fc.constantFrom('none' as const, 'cylinder' as const, 'torus' as const),
    )
    .map(([rows, columns, rule, wrap]) => grid(rows, columns, { rule, wrap })),
  fc.integer({ min: 2, max: 9 }).chain((n) =>
    fc.array(fc.tuple(fc.nat(n - 1), fc.nat(n - 1)), { maxLength: 3 * n }).map((pairs) => {
      const edges = new Map(pairs.filter(([a, b]) => a < b).map(([a, b]) => [`${a} ${b}`, [a, b] as const]));
      return graphBoard({ names: Array.from({ length: n }, (_, i) => String(i)), edges: [...edges.values()] });
    }),
  ),
  // Any weights, lights and buttons not as many.
  fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).chain(([lights, buttons]) =>
    fc
      .array(fc.array(fc.integer({ min: 0, max: 12 }), { minLength: lights, maxLength: lights }), {
        minLength: buttons,
        maxLength: buttons,
      })
      .map((weights) =>
        wiring(
          Array.from({ length: lights }, (_, i) => `l${i}`),
          weights.map((row, b) => ({
            name: `b${b}`,
            moves: new Map([...row.entries()].filter(([, weight]) => weight > 0)),
          })),
        ),
      ),
  ),
  fc.constant(cube(1)),
);

test('as solving says, for every number of levels from 2 to 40', () => {
  const tasks = boards.chain((board) =>
    fc.record({
      board: fc.constant(board),
      start: fc.array(fc.nat(12), { minLength: board.lights, maxLength: board.lights }),
      target: fc.option(fc.array(fc.nat(12), { minLength: board.lights, maxLength: board.lights })),
      scale: fc.constantFrom(1, 2, 3),
    }),
  );
  fc.assert(
    fc.property(tasks, ({ board, start, target, scale }) => {
      const [from, to] = [start, target].map((levels) => levels?.map((level) => (level * scale) % 37) ?? null);
      const rule = solvableLevels(problem(board, { levels: 37, start: from!, target: to! }));
      for (let q = 2; q <= 40; q++) {
        // A level as it stands, or gone round: modulo q it is the same.
        const [at, wanted] = [from, to].map((levels) => levels?.map((level) => level % q) ?? null);
        const answer = solve(problem(board, { levels: q, start: at!, target: wanted! }));
        expect([q, allows(rule, q)]).toEqual([q, answer.kind === 'solved']);
      }
    }),
    { numRuns: 60 },
  );
});

test('the classic board', () => {
  // Its invariants are 22 ones, 33, 0 and 0.
  const allOn = problem(grid(5, 5), { start: new Uint8Array(25).fill(1) });
  expect(solvableLevels(allOn)).toEqual({ kind: 'unless', powers: [11n], beyond: false });
  const corner = problem(grid(5, 5), { start: Uint8Array.from({ length: 25 }, (_, i) => Number(i === 0)) });
  expect(solvableLevels(corner)).toEqual({ kind: 'divisors', of: 1n });
  // A dark board can be solved whatever q is.
  expect(solvableLevels(problem(grid(5, 5)))).toEqual({ kind: 'unless', powers: [], beyond: false });
});

test('a regular board: q must not share certain primes', () => {
  // 2 × 2: every button moves all lights but one, so the determinant is −3.
  const one = problem(grid(2, 2), { start: [1, 0, 0, 0] });
  expect(solvableLevels(one)).toEqual({ kind: 'unless', powers: [3n], beyond: false });
  const three = problem(grid(2, 2), { levels: 4, start: [3, 0, 0, 0] });
  expect(solvableLevels(three)).toEqual({ kind: 'unless', powers: [], beyond: false });
});

test('what it does not take', () => {
  expect(() => solvableLevels(problem(grid(1, 2), { levels: [2, 3] }))).toThrow(RangeError);
  expect(() => solvableLevels(problem(grid(40, 40)))).toThrow(RangeError);
});
