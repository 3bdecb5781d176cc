import { describe, expect, it } from 'vitest';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { grid } from '../../board/grid.ts';
import { asArray, levelAt, type Levels, type Problem, problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { drawn, randomBoard } from '../../testing/boards.ts';
import { cases, plainMatrix, plainProves, plainSolves, vectors } from '../../testing/plain.ts';
import { provesImpossible, totalPresses } from '../check/presses.ts';
import type { MethodName } from '../claims/answer.ts';
import { explainQuiet } from '../explain/quiet.ts';
import { quietPatterns } from '../theory/quiet.ts';
import { solve } from './solve.ts';
import { solutionsOf } from './solutions.ts';

const list = (levels: Levels): number[] => Array.from(asArray(levels));

/** Solves `task` in every way and compares with all press vectors. */
function expectRight(task: Problem, all: readonly number[][]): void {
  for (const method of ['eliminate', 'chase'] as const) expectRightBy(method, task, all);
}

function expectRightBy(method: MethodName, task: Problem, all: readonly number[][]): void {
  const matrix = plainMatrix(task);
  const solving = all.filter((x) =>
    matrix.every((row, light) => {
      const q = task.moduli?.[light] ?? task.levels;
      return (
        row.reduce((sum, weight, b) => sum + weight * x[b]!, levelAt(task.start, light)) % q ===
        levelAt(task.target, light)
      );
    }),
  );
  const shown = JSON.stringify({
    method,
    matrix,
    q: [...(task.moduli ?? [task.levels])],
    start: list(task.start),
    target: task.target && list(task.target),
  });
  const answer = solve(task, { method });
  if (solving.length === 0) {
    expect(answer.kind, shown).toBe('impossible');
    if (answer.kind === 'impossible') {
      expect(plainProves(task, answer.certificate), shown).toBe(true);
      expect(provesImpossible(task, answer.certificate)).toBe(true);
      expect(answer.certificate.says.length).toBeGreaterThan(20);
    }
    return;
  }
  expect(answer.kind, shown).toBe('solved');
  if (answer.kind !== 'solved') return;
  expect(plainSolves(task, answer.presses), shown).toBe(true);
  expect(answer.solutions, shown).toBe(BigInt(solving.length));
  expect(answer.total).toBe(list(answer.presses).reduce((sum, times) => sum + times, 0));
  expect(answer.fewest).toBeNull();
  const found = Array.from(solutionsOf(task, answer), (presses) => list(presses).join());
  expect(found.length).toBe(solving.length);
  expect(new Set(found), shown).toEqual(new Set(solving.map((x) => x.join())));
  const fewest = solve(task, { method, fewest: true });
  const least = Math.min(...solving.map((x) => x.reduce((sum, times) => sum + times, 0)));
  expect(fewest, shown).toMatchObject({ kind: 'solved', total: least });
  if (fewest.kind === 'solved') {
    expect(plainSolves(task, fewest.presses)).toBe(true);
    expect([...solutionsOf(task, fewest)].length).toBe(solving.length);
    expect(fewest.fewest?.kind).toBe(solving.length === 1 ? 'unique' : 'exhaustive');
  }
}

const MOST_CELLS: Record<number, number> = { 2: 6, 3: 6, 4: 5, 5: 4, 6: 4, 7: 4, 8: 3, 9: 3, 10: 3, 11: 3, 12: 3 };

describe('solve', () => {
  for (let q = 2; q <= 12; q++) {
    it(`agrees with trying every press vector, ${q} levels`, () => {
      for (const random of cases(`solve-${q}`, 25)) {
        const board = randomBoard(random, MOST_CELLS[q]!);
        const all = [...vectors(board.buttons, q)];
        for (let k = 0; k < 4; k++) {
          const level = () => random.below(q);
          const start = Array.from({ length: board.lights }, level);
          expectRight(
            problem(board, { levels: q, start, target: k < 2 ? null : Array.from({ length: board.lights }, level) }),
            all,
          );
        }
      }
    });
  }

  it('finds the answer of every single 2 × 2 board with 4 levels: always exactly one', () => {
    for (const start of vectors(4, 4)) {
      const task = problem(grid(2, 2), { levels: 4, start });
      const answer = solve(task);
      expect(
        answer.kind === 'solved' && answer.solutions === 1n && plainSolves(task, answer.presses),
        start.join(),
      ).toBe(true);
    }
  });

  it('solves every board of 2 × 3 and 3 × 2, and tells which have none', () => {
    for (const [rows, columns, rule] of [
      [2, 3, 'plus'],
      [3, 2, 'king'],
      [2, 3, 'ring'],
      [1, 6, 'plus'],
    ] as const) {
      const all = [...vectors(rows * columns, 2)];
      for (const start of all) expectRight(problem(grid(rows, columns, { rule }), { start }), all);
    }
  });

  it('lets lights have levels of their own', () => {
    for (const random of cases('moduli', 120)) {
      const counts = [
        [2, 3],
        [2, 4],
        [4, 6],
        [3, 9],
        [2, 2],
        [2, 3, 4],
        [6, 4, 3],
        [12, 4, 6],
      ][random.below(8)]!;
      const common = counts.reduce(
        (all, q) => (all % q === 0 ? all : [2, 3, 4, 6].map((k) => all * k).find((k) => k % q === 0)!),
        1,
      );
      const buttons = random.below(common > 6 ? 4 : 5);
      const board = wiring(
        counts.map((_, i) => `L${i}`),
        Array.from({ length: buttons }, (_, b) => ({
          name: `B${b}`,
          moves: new Map(counts.map((_, light) => [light, random.below(3) === 0 ? 0 : random.below(13)])),
        })),
      );
      const task = problem(board, {
        levels: counts,
        start: counts.map((q) => random.below(q)),
        target: random.below(2) ? counts.map((q) => random.below(q)) : null,
      });
      expectRight(task, [...vectors(buttons, task.levels)]);
    }
  });

  it('answers bit matrices with bit matrices, the same as arrays', () => {
    for (const random of cases('bits', 30)) {
      const [rows, columns] = [1 + random.below(6), [1, 5, 31, 32, 33][random.below(5)]!];
      const start = Array.from({ length: rows }, () => Array.from({ length: columns }, () => random.below(2)));
      const packed = solve(problem(grid(rows, columns), { start: BitMatrix.from(start) }));
      const plain = solve(problem(grid(rows, columns), { start: start.flat() }));
      expect(packed.kind).toBe(plain.kind);
      if (packed.kind !== 'solved' || plain.kind !== 'solved') continue;
      expect(packed.presses).toBeInstanceOf(BitMatrix);
      expect(list(packed.presses)).toEqual(list(plain.presses));
      expect([packed.total, packed.solutions]).toEqual([plain.total, plain.solutions]);
    }
  });

  it('takes boards without cells, without buttons and without lights', () => {
    expect(solve(problem(grid(0, 0)), { fewest: true })).toMatchObject({ kind: 'solved', total: 0, solutions: 1n });
    expect(solve(problem(grid(0, 7), { levels: 6 }))).toMatchObject({ kind: 'solved', total: 0 });
    const noButtons = wiring(['a'], []);
    expect(solve(problem(noButtons, { levels: 6 }))).toMatchObject({ kind: 'solved', total: 0 });
    expect(solve(problem(noButtons, { levels: 6, start: [3] })).kind).toBe('impossible');
    const noLights = wiring([], [{ name: 'A', moves: new Map() }]);
    expect(solve(problem(noLights, { levels: 6 }), { fewest: true })).toMatchObject({
      kind: 'solved',
      total: 0,
      solutions: 6n,
    });
  });

  it('works with as many levels as there may be', () => {
    for (const q of [65_535, 65_536, 65_521]) {
      for (const random of cases(`levels-${q}`, 5)) {
        const start = Array.from({ length: 9 }, () => random.below(q));
        const task = problem(grid(3, 3), { levels: q, start });
        const answer = solve(task);
        // The 3 × 3 board has determinant −7, a unit modulo each of these.
        expect(answer).toMatchObject({ kind: 'solved', solutions: 1n });
        expect(answer.kind === 'solved' && plainSolves(task, answer.presses)).toBe(true);
      }
    }
  });

  it('says which limit was in the way instead of guessing', () => {
    const four = drawn({ board: ['1111', '1001', '1111', '0110'] });
    const answer = solve(four, { fewest: true, compare: 15 });
    expect(answer).toMatchObject({ kind: 'unknown', bound: 4 });
    if (answer.kind === 'unknown') {
      expect(answer.reason).toMatch(/16 solutions, more than the 15/);
      expect(plainSolves(four, answer.best!.presses)).toBe(true);
      expect(answer.best!.total).toBe(totalPresses(answer.best!.presses));
    }
    expect(solve(four, { fewest: true, compare: 16 })).toMatchObject({ kind: 'solved', total: 6 });
    expect(() => solve(four, { method: 'magic' as never })).toThrow(RangeError);
    expect(solve(four, { method: 'eliminate' })).toMatchObject({ kind: 'solved', method: 'eliminate' });
  });

  it('stops when it is told to', () => {
    const signal = { aborted: true };
    for (const levels of [2, 3, 6])
      expect(solve(problem(grid(4, 4), { levels }), { signal })).toMatchObject({ kind: 'unknown', best: null });
    const done: number[] = [];
    solve(problem(grid(9, 9), { levels: 6 }), { onProgress: (part) => done.push(part) });
    expect(done.length).toBeGreaterThan(0);
    expect(done.every((part) => part >= 0 && part <= 1)).toBe(true);
  });
});

describe('the certificate in words', () => {
  const says = (given: Parameters<typeof drawn>[0]): string => {
    const answer = solve(drawn(given));
    return answer.kind === 'impossible' ? answer.certificate.says : answer.kind;
  };
  it('speaks of odd and even with two levels', () => {
    expect(says({ board: ['10001', '00110', '01100', '10000', '00100'] })).toBe(
      'every button moves an even number of the marked lights, but an odd number of them is on',
    );
    const board = wiring(['a', 'b'], [{ name: 'A', moves: new Map([[0, 1]]) }]);
    const answer = solve(problem(board, { target: [0, 1] }));
    expect(answer).toMatchObject({ certificate: { says: 'no button moves the marked light, but it has to change' } });
  });
  it('speaks of multiples with more', () => {
    expect(says({ board: ['102'], levels: 3, rule: 'row-column' })).toMatch(
      /by a multiple of 3, but the sum has to change by [12] more/,
    );
    expect(says({ board: ['1', '1', '2', '0', '3'], levels: 4 })).toMatch(
      /by a multiple of 2, but the sum has to change by 1 more than a multiple of 2$/,
    );
  });
});

describe('wirings far wider than they are high', () => {
  // Nearly every button is free: a basis of the quiet patterns would take gigabytes.
  const board = wiring(
    ['a'],
    Array.from({ length: 30_000 }, (_, b) => ({ name: `${b}`, moves: new Map([[0, b === 0 ? 1 : 2]]) })),
  );
  it('are solved without their quiet patterns', () => {
    for (const [levels, method, solutions, total] of [
      [2, 'auto', 2n ** 29_999n, 1],
      [3, 'auto', 3n ** 29_999n, 1],
      [4, 'eliminate', 4n ** 29_999n, 2],
      [5, 'eliminate', 5n ** 29_999n, 2],
    ] as const) {
      const task = problem(board, { levels, start: [1] });
      expect(solve(task, { method })).toMatchObject({ kind: 'solved', solutions });
      // One light has few states, however many solutions there are.
      expect(solve(task, { method, fewest: true })).toMatchObject({ total, fewest: { kind: 'states' } });
      // Without them, counting proves what the method happens to find at once.
      const counted = solve(task, { method, fewest: true, compare: 1 });
      if (levels < 4) expect(counted).toMatchObject({ total, fewest: { kind: 'bound' } });
      else {
        const reason = expect.stringContaining('too large to compare');
        expect(counted).toMatchObject({ kind: 'unknown', reason });
        if (counted.kind === 'unknown') expect([1, total]).toContain(counted.bound);
      }
    }
  });
  it('have quiet patterns only as long as they fit in memory', () => {
    expect(() => quietPatterns(board)).toThrow(/^kernel: expected at most 268435456 entries, got 29999 generators/);
    expect(() => explainQuiet(problem(board))).toThrow(/^explainQuiet: expected at most 4194304 buttons/);
  });
});
