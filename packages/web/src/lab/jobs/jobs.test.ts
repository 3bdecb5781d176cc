import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { cube, grid, graphBoard, problem } from 'douse/board';
import { parseDesign } from '../design/text.ts';
import type { Design } from '../design/design.ts';
import { analyse, replay, solves } from 'douse/lightsout';
import { countOf, quotientOf } from './count.ts';
import type { JobWatch } from './job.ts';
import { entryAt, pooled } from '../parts/matrix-source.ts';
import { matrices, type MatrixData } from './matrices.ts';
import { explain } from './explain.ts';
import { LimitError } from './limit.ts';
import { split } from './partition.ts';
import { overview, type Overview } from './overview.ts';
import { quiet } from './quiet.ts';
import { sizes } from './sizes.ts';
import { solutions } from './solutions.ts';

const watch: JobWatch<never> = { tell: () => {} };
const designOf = (text: string): Design => {
  const parsed = parseDesign(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};

test('counts: exact while somebody can read them, then powers', () => {
  expect(countOf(8n, 2)).toEqual({ kind: 'exact', value: 8n });
  expect(countOf(2n ** 100n, 2)).toEqual({ kind: 'power', base: 2, exponent: 100 });
  expect(quotientOf(2, 25, 4n)).toEqual({ kind: 'exact', value: 2n ** 23n });
  expect(quotientOf(2, 40_000, 1n)).toEqual({ kind: 'power', base: 2, exponent: 40_000 });
  expect(quotientOf(2, 40_000, 4n)).toEqual({ kind: 'power', base: 2, exponent: 39_998 });
  expect(quotientOf(6, 400, 4n)).toEqual({ kind: 'quotient', base: 6, exponent: 400, by: 4n });
});

test('the overview of the classic board: parts come one by one, the last is the answer', () => {
  const parts: Overview[] = [];
  const found = overview(designOf('5x5:=1'), null, { tell: (part) => parts.push(part) });
  expect(found.verdict).toMatchObject({
    kind: 'impossible',
    about: { marked: 12, step: 2, missing: 1, hasTarget: false },
  });
  expect(found.facts).toMatchObject({
    rank: 23,
    nullity: 2,
    kernel: countOf(4n, 2),
    solvable: countOf(2n ** 23n, 2),
    oneIn: countOf(4n, 2),
  });
  expect(found.smith).toEqual([
    { value: '1', times: 22 },
    { value: '33', times: 1 },
    { value: '0', times: 2 },
  ]);
  expect(found.others.map(({ q }) => q)).toEqual(Array.from({ length: 29 }, (_, i) => i + 2));
  expect(parts[0]).toMatchObject({ facts: null, others: [], smith: null });
  expect(parts.at(-1)!.others).toHaveLength(29);
  expect(found.solvableFor).toEqual({ kind: 'divisors', of: 1n });
});

test('the sentence on all numbers of levels agrees with those that were tried', () => {
  for (const text of [
    '5x5:=1111111111111111111111111',
    '4x6-q5:=123401234012340123401234',
    '2x2-holes.3.1-wires.0.1_0.1.2_1.2:=111;p=dw28o0jq3sjq',
  ]) {
    const { others, solvableFor } = overview(designOf(text), null, watch);
    if (solvableFor?.kind !== 'unless') throw new Error(text);
    for (const { q, fits, solvable } of others)
      if (fits) expect([q, solvable]).toEqual([q, solvableFor.powers.every((power) => BigInt(q) % power !== 0n)]);
  }
});

test('mixed levels have no other numbers of levels, and levels that are too few are told apart', () => {
  expect(overview(designOf('2x2-mod.2.3.2.3:=101'), null, watch).others).toEqual([]);
  const { others } = overview(designOf('2x2-q5:=4'), null, watch);
  expect(others.filter(({ fits }) => !fits).map(({ q }) => q)).toEqual([2, 3, 4]);
});

test('quiet patterns of 5 × 5: three, in two classes under eight symmetries', () => {
  const found = quiet(designOf('5x5'), null, watch);
  expect(found).toMatchObject({ size: countOf(4n, 2), generators: 2, symmetries: 8, complete: true });
  expect(found.classes.map(({ size, total, order }) => [size, total, order])).toEqual([
    [2, 12, 2],
    [1, 16, 2],
  ]);
});

test('every pattern shown is quiet, classes add up to all of them, on any board', () => {
  const boards = fc.oneof(
    fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })).map(([m, n]) => grid(m, n)),
    fc.constantFrom(
      grid(4, 4, { wrap: 'torus' }),
      grid(3, 5, { rule: 'king' }),
      cube(2),
      graphBoard({ names: ['a', 'b', 'c'], edges: [[0, 1]] }),
    ),
  );
  fc.assert(
    fc.property(boards, fc.integer({ min: 2, max: 6 }), (board, levels) => {
      const task = problem(board, { levels });
      const found = quiet({ problem: task, spots: null }, null, watch);
      for (const { pattern, order } of found.classes) {
        expect([...(replay(task, pattern) as Uint8Array)].some(Boolean)).toBe(false);
        expect(levels % order).toBe(0);
      }
      const all = found.classes.reduce((sum, { size }) => sum + size, 1);
      if (found.complete) expect(found.size).toEqual({ kind: 'exact', value: BigInt(all) });
    }),
    { numRuns: 40 },
  );
});

test('too many quiet patterns: generators in their place', () => {
  const found = quiet(designOf('9x9-king-torus'), null, watch);
  expect(found.complete).toBe(false);
  expect(found.classes).toHaveLength(Math.min(64, found.generators));
});

test('solutions: all of them, few presses first, each a solution, each once', () => {
  const design = designOf('5x5:=1111111111111111111111111');
  const found = solutions(design, { count: 24 }, watch);
  if (found.kind !== 'solved') throw new Error(found.kind);
  expect(found).toMatchObject({ solutions: countOf(4n, 2), sorted: true, more: false, fewest: 'exhaustive' });
  expect(found.list.map(({ total }) => total)).toEqual([15, 15, 15, 15]);
  expect(new Set(found.list.map(({ presses }) => presses.join(''))).size).toBe(4);
  for (const { presses } of found.list) expect(solves(design.problem, presses)).toBe(true);
  expect(solutions(design, { count: 3 }, watch)).toMatchObject({ more: true });
});

test('solutions: too many to sort, none, one', () => {
  const many = solutions(designOf('19x19'), { count: 3 }, watch);
  expect(many).toMatchObject({ kind: 'solved', sorted: false, more: true });
  expect(many.kind === 'solved' && many.list.map(({ total }) => total > 0)).toEqual([false, true, true]);
  expect(solutions(designOf('5x5:=1'), { count: 3 }, watch).kind).toBe('impossible');
  expect(solutions(designOf('3x3:=1'), { count: 3 }, watch)).toMatchObject({ fewest: 'unique', more: false });
});

const numbers = (matrix: MatrixData): number[][] =>
  Array.from({ length: matrix.rows }, (_, r) =>
    Array.from({ length: matrix.columns }, (_, c) => entryAt(matrix, r, c)),
  );

test('matrices: P · A = E, multiplied out again, for fields and rings, small and by bits', () => {
  for (const text of ['5x5', '3x4-q6', '4x4-q4-torus', '23x23', 'cube2-q3', '2x2-mod.2.3.2.3']) {
    const found = matrices(designOf(text), null, { tell: () => {} });
    const [a, e, p] = [found.a, found.reduced!.e, found.reduced!.p].map(numbers) as [
      number[][],
      number[][],
      number[][],
    ];
    expect(found.reduced!.holds).toBe(true);
    for (const i of [0, 1, a.length - 1]) {
      const row = a[0]!.map((_, c) => p[i]!.reduce((sum, times, l) => sum + times * a[l]![c]!, 0) % found.levels);
      expect(row).toEqual(e[i]);
    }
  }
});

test('matrices of large boards: sparse, without a reduced form', () => {
  const found = matrices(designOf('70x70'), null, { tell: () => {} });
  expect(found.a.kind).toBe('sparse');
  expect(found.reduced).toBeNull();
  expect([entryAt(found.a, 0, 0), entryAt(found.a, 70, 0), entryAt(found.a, 2, 0)]).toEqual([1, 1, 0]);
});

test('boards too large for a view: told as limits that words can name', () => {
  const limitOf = (run: () => unknown): unknown => {
    try {
      return run();
    } catch (error) {
      return error instanceof LimitError ? error.limit : error;
    }
  };
  expect(limitOf(() => explain(designOf('21x20'), { way: 'elimination' }))).toEqual({ name: 'elimination', most: 400 });
  expect(explain(designOf('21x20:!1'), { way: 'chase' }).length).toBeGreaterThan(2);
  expect(limitOf(() => split(designOf('51x50'), { kind: 'even' }))).toEqual({ name: 'partition', most: 2500 });
});

test('pooled tiles show every entry at every size', () => {
  fc.assert(
    fc.property(fc.constantFrom('9x11', '70x70'), fc.constantFrom(1, 2, 4, 8), (text, pool) => {
      const { a } = matrices(designOf(text), null, { tell: () => {} });
      const side = 16;
      const tile = pooled(a, 0, 0, side, pool);
      for (let r = 0; r < side; r++)
        for (let c = 0; c < side; c++) {
          let most = r * pool < a.rows && c * pool < a.columns ? 0 : -1;
          for (let i = r * pool; i < Math.min((r + 1) * pool, a.rows); i++)
            for (let j = c * pool; j < Math.min((c + 1) * pool, a.columns); j++)
              most = Math.max(most, entryAt(a, i, j));
          expect(tile[r * side + c]).toBe(most);
        }
    }),
    { numRuns: 8 },
  );
});

test('sizes: the map of open rectangles, its squares, its rows', () => {
  const found = sizes(designOf('1x1'), { most: 24, levels: 2, wrap: 'none' }, { tell: () => {} });
  expect(found.notes!.invertible).toEqual([1, 2, 3, 6, 7, 8, 10, 12, 13, 15, 18, 20, 21, 22]);
  expect(found.notes!.doubling).toBe(11);
  expect(found.notes!.records.slice(0, 3)).toEqual([
    { side: 4, value: 4 },
    { side: 9, value: 8 },
    { side: 19, value: 16 },
  ]);
  expect(found.notes!.periods.slice(0, 3)).toEqual([
    { rows: 1, period: 3 },
    { rows: 2, period: 4 },
    { rows: 3, period: 6 },
  ]);
});

test('sizes: every entry of a map is its board’s, with a seam and with composite levels too', () => {
  for (const [levels, wrap] of [
    [2, 'cylinder'],
    [3, 'torus'],
    [4, 'none'],
    [6, 'torus'],
  ] as const) {
    const most = 5;
    const { values, notes } = sizes(designOf('1x1'), { most, levels, wrap }, { tell: () => {} });
    for (let m = 1; m <= most; m++) {
      for (let n = 1; n <= most; n++) {
        const analysis = analyse(grid(m, n, { wrap }), { levels, smith: false });
        if ('reason' in analysis) throw new Error(analysis.reason);
        const generators = [2, 3].map((p) => analysis.orders.filter((order) => order % p === 0).length);
        expect([m, n, levels, values[(m - 1) * most + n - 1]]).toEqual([m, n, levels, Math.max(...generators)]);
      }
    }
    expect(notes!.doubling).toBeNull();
  }
});
