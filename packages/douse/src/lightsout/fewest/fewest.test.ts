import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import facts from '../../../test-data/facts.json' with { type: 'json' };
import { withoutKernels } from '../../algebra/kernels/wasm.ts';
import { BitMatrix } from '../../algebra/bitmatrix.ts';
import { WRAPS } from '../../board/board.ts';
import { graphBoard } from '../../board/graph.ts';
import { grid } from '../../board/grid.ts';
import { problem, type Problem } from '../../board/problem.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { problemSymmetries } from '../../board/symmetry.ts';
import { random } from '../../play/random.ts';
import { fewestPresses } from './fewest.ts';
import { independentParts } from './parts.ts';
import { elementOf } from './scan.ts';
import { lightestBySearch } from './search.ts';
import { lightestBySplit } from './pairs.ts';
import { splitBy } from './split.ts';
import { splitSymmetries } from './symmetry.ts';
import { generate } from '../game/generate.ts';
import { coset } from '../methods/kernel.ts';
import { chooseMethod } from '../methods/methods.ts';
import { solve } from '../solve/solve.ts';

const sum = (presses: ArrayLike<number>): number => Array.from(presses).reduce((total, a) => total + a, 0);
const allOn = (n: number) => problem(grid(n, n), { target: new Uint8Array(n * n).fill(1) });

/** One solution and the quiet patterns. */
function solutionsOf(task: Problem) {
  const chosen = chooseMethod(task, 'auto');
  if (typeof chosen === 'string') throw new Error(chosen);
  const { presses, kernel } = chosen[1].solve(task);
  return { presses: presses!, kernel };
}

/** A signal that says stop from its `looks`-th look on. */
function stopAt(looks: number) {
  let seen = 0;
  return {
    get aborted() {
      return seen++ >= looks;
    },
  };
}

describe('a search that is stopped at any moment', () => {
  it.each([
    ['one scan', allOn(4), 4],
    ['one scan of 64 solutions', allOn(11), 55],
    ['a split', allOn(19), 141],
    ['three levels', problem(grid(5, 5), { levels: 3, target: new Uint8Array(25).fill(1) }), null],
  ] as const)('%s has a valid best and a valid bound, or the proof', (_, task, known) => {
    const whole = solve(task, { fewest: true });
    if (whole.kind !== 'solved') throw new Error('expected a board that can be solved');
    if (known !== null) expect(whole.total).toBe(known);
    let unknown = 0;
    for (let looks = 0; looks < 40; looks++) {
      const answer = solve(task, { fewest: true, signal: stopAt(looks) });
      if (answer.kind === 'solved') expect(answer.total, `${looks} looks`).toBe(whole.total);
      if (answer.kind !== 'unknown') continue;
      unknown++;
      expect(answer.bound).toBeLessThanOrEqual(whole.total);
      if (answer.best !== null) expect(answer.best.total).toBeGreaterThanOrEqual(whole.total);
      if (answer.best !== null) expect(answer.best.total).toBe(sum(answer.best.presses as Uint8Array));
    }
    expect(unknown).toBeGreaterThan(0);
  });
});

/** Every lightest element of presses + kernel, by going through all. */
function lightestOf({ presses, kernel }: ReturnType<typeof solutionsOf>, levels: number) {
  let total = Infinity;
  let lightest: string[] = [];
  for (const other of coset(presses, kernel, levels)) {
    const weight = sum(other);
    if (weight < total) [total, lightest] = [weight, []];
    if (weight === total) lightest.push(other.join());
  }
  return { total, lightest: lightest.toSorted() };
}

const boards = fc
  .record({
    rows: fc.integer({ min: 1, max: 7 }),
    columns: fc.integer({ min: 1, max: 7 }),
    rule: fc.constantFrom(...RULE_NAMES),
    wrap: fc.constantFrom(...WRAPS),
    levels: fc.integer({ min: 2, max: 12 }),
    seed: fc.string(),
    holes: fc.double({ min: 0, max: 0.3, noNaN: true }),
  })
  .map(({ rows, columns, rule, wrap, levels, seed, holes }) => {
    const source = random(seed);
    const missing = Uint8Array.from({ length: rows * columns }, () => (source.below(1000) < holes * 1000 ? 1 : 0));
    const board = grid(rows, columns, { rule, wrap, holes: missing.includes(0) ? missing : null });
    return generate(board, { levels, seed: source });
  });

describe('fewest presses', () => {
  it('are those of going through all solutions, on every rule, wrap, shape and number of levels', () => {
    fc.assert(
      fc.property(boards, (task) => {
        const found = solutionsOf(task);
        const size = found.kernel.orders.reduce((product, order) => product * order, 1);
        fc.pre(size <= 20_000);
        const { total, lightest } = lightestOf(found, task.levels);
        const result = fewestPresses(task.board, task.levels, found.presses, found.kernel, { all: 100_000 });
        expect([result.total, result.bound, result.complete]).toEqual([total, total, true]);
        expect(result.presses.map((presses) => presses.join()).toSorted()).toEqual(lightest);
        const one = fewestPresses(task.board, task.levels, found.presses, found.kernel);
        expect([one.total, sum(one.presses[0]!), one.presses.length]).toEqual([total, total, 1]);
        const few = fewestPresses(task.board, task.levels, found.presses, found.kernel, { all: 2 });
        expect(few.presses.length).toBe(Math.min(2, lightest.length));
        expect(few.complete).toBe(lightest.length <= 2);
      }),
      { numRuns: 150 },
    );
  });

  it('are right on every solvable board of up to nine cells', () => {
    for (let rows = 1; rows <= 3; rows++) {
      for (let columns = rows; columns <= 9 / rows; columns++) {
        for (const rule of RULE_NAMES) {
          for (const wrap of WRAPS) {
            const board = grid(rows, columns, { rule, wrap });
            // Fewest presses that lead to each board, by going through all sets of presses.
            const moves = Array.from({ length: board.buttons }, (_, button) => {
              const alone = new Uint8Array(board.buttons);
              alone[button] = 1;
              return effectOf(board, alone);
            });
            const fewest = new Map<number, number>();
            for (let set = 0; set < 2 ** board.buttons; set++) {
              let lights = 0;
              let presses = 0;
              for (let b = 0; b < board.buttons; b++) {
                if (((set >>> b) & 1) === 0) continue;
                lights ^= moves[b]!;
                presses++;
              }
              fewest.set(lights, Math.min(presses, fewest.get(lights) ?? Infinity));
            }
            for (let lights = 0; lights < 2 ** board.buttons; lights += board.buttons > 6 ? 7 : 1) {
              const start = Uint8Array.from({ length: board.buttons }, (_, i) => (lights >>> i) & 1);
              const answer = solve(problem(board, { start }), { fewest: true });
              const total = answer.kind === 'solved' && answer.fewest !== null ? answer.total : undefined;
              expect(total, `${rows} × ${columns} ${rule} ${wrap} ${lights}`).toBe(fewest.get(lights));
            }
          }
        }
      }
    }
  });

  it('OEIS A075464: n × n all on, n = 1 … 30, and beyond', () => {
    const { values } = facts.fewestPressesAllOn;
    const found = values.map((_, i) => solve(allOn(i + 1), { fewest: true }));
    expect(found.map((answer) => (answer.kind === 'solved' && answer.fewest !== null ? answer.total : null))).toEqual(
      values,
    );
    for (const [n, total] of [
      [39, 561],
      [61, 1629],
      [65, 1867],
    ] as const)
      expect(solve(allOn(n), { fewest: true })).toMatchObject({ kind: 'solved', total, fewest: { kind: 'split' } });
  });

  it('are the same for boards of bits', () => {
    const target = new BitMatrix(39, 39);
    for (let i = 0; i < target.length; i++) target.set(Math.floor(i / 39), i % 39, 1);
    const packed = solve(problem(grid(39, 39), { start: target }), { fewest: true });
    expect(packed).toMatchObject({ kind: 'solved', solutions: 2n ** 32n, total: 561 });
  });

  it('are proved by the structure of other boards too', () => {
    for (const [rows, columns, rule, wrap, kind] of [
      [30, 30, 'plus', 'torus', 'split'],
      [23, 24, 'plus', 'cylinder', 'split'],
      [14, 14, 'king', 'none', 'exhaustive'],
      [20, 20, 'ring', 'none', 'exhaustive'],
    ] as const) {
      const board = grid(rows, columns, { rule, wrap });
      const answer = solve(generate(board, { seed: random('structure') }), { fewest: true });
      expect(answer, `${rows} × ${columns} ${rule} ${wrap}`).toMatchObject({ kind: 'solved', fewest: { kind } });
    }
  });

  it('are the same without WebAssembly', () => {
    for (const board of [grid(16, 16), grid(39, 39), grid(30, 30, { wrap: 'torus' }), grid(14, 14, { rule: 'king' })]) {
      const task = generate(board, { seed: random('plain') });
      const [fast, plain] = [solve(task, { fewest: true }), withoutKernels(() => solve(task, { fewest: true }))];
      if (fast.kind !== 'solved' || plain.kind !== 'solved') throw new Error('expected solutions');
      expect([plain.total, plain.fewest]).toEqual([fast.total, fast.fewest]);
    }
  });

  it('of two graphs side by side are the sums of both', () => {
    // Two cycles of six: each has a kernel of dimension 2.
    const ring = (from: number) => Array.from({ length: 6 }, (_, i) => [from + i, from + ((i + 1) % 6)] as const);
    const board = graphBoard({ names: Array.from({ length: 12 }, (_, i) => `${i}`), edges: [...ring(0), ...ring(6)] });
    const { presses, kernel } = solutionsOf(generate(board, { seed: random('two') }));
    expect(independentParts(presses, kernel.generators).length).toBe(2);
  });

  it('come with the best found and a bound when the search is stopped', () => {
    for (const after of [0, 1, 5, 40, 100]) {
      let ticks = 0;
      const signal = {
        get aborted() {
          return ++ticks > after;
        },
      };
      const { presses, kernel } = solutionsOf(allOn(39));
      const found = fewestPresses(grid(39, 39), 2, presses, kernel, { signal });
      expect(found.bound).toBeLessThanOrEqual(561);
      expect(found.total).toBeGreaterThanOrEqual(561);
      expect(sum(found.presses[0]!)).toBe(found.total);
      if (found.proof === null)
        expect(found.reason).toMatch(/before a solution of fewer than \d+ presses was ruled out/);
    }
  });

  it('come with true bounds and solutions wherever a scan is stopped', () => {
    // Two parts that share no button; the best is to press nothing.
    const kernel = { generators: [Uint32Array.of(1, 1, 0, 0, 0), Uint32Array.of(0, 0, 1, 1, 1)], orders: [2, 2] };
    for (let after = 0; after < 6; after++) {
      let ticks = 0;
      const signal = {
        get aborted() {
          return ++ticks > after;
        },
      };
      const found = fewestPresses(grid(1, 5), 2, Uint32Array.of(1, 1, 1, 1, 1), kernel, { signal });
      expect(found.bound, `stopped after ${after}`).toBe(0);
      expect(sum(found.presses[0]!)).toBe(found.total);
      expect([0, 2, 3, 5]).toContain(found.total);
      expect(found.proof === null).toBe(found.total > 0);
    }
  });

  it('have no bound above the truth with more patterns than a number has bits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 50, max: 90 }), fc.string(), (dimension, seed) => {
        const source = random(seed);
        // A random code with a column that joins all rows, and a start that is one of its words: 0 is the fewest.
        const columns = 2 * dimension;
        const generators = Array.from({ length: dimension }, (_, row) =>
          Uint32Array.from({ length: columns }, (__, column) =>
            Number(column <= dimension ? column === row || column === dimension : source.below(8) === 0),
          ),
        );
        const start = new Uint32Array(columns);
        for (const row of generators) if (source.below(2) === 0) row.forEach((bit, column) => (start[column]! ^= bit));
        const kernel = { generators, orders: generators.map(() => 2) };
        const found = fewestPresses(grid(1, columns), 2, start, kernel, { compare: 2 ** 20 });
        expect(found.bound).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('list as many as were asked for where parts have many', () => {
    // Three parts of three cells, each with three words of one press.
    const generators = [0, 3, 6].flatMap((at) =>
      [0, 1].map((first) =>
        Uint32Array.from({ length: 9 }, (_, b) => Number(b === at + first || b === at + first + 1)),
      ),
    );
    const kernel = { generators, orders: generators.map(() => 2) };
    const start = Uint32Array.of(1, 0, 0, 1, 0, 0, 1, 0, 0);
    for (const all of [1, 2, 3, 5, 26, 27, 28]) {
      const { presses, complete } = fewestPresses(grid(1, 9), 2, start, kernel, { all });
      expect(new Set(presses.map((own) => own.join())).size).toBe(Math.min(27, all));
      expect(presses.length).toBe(Math.min(27, all));
      expect(complete).toBe(all >= 27);
    }
  });

  it('stay unknown, with a bound, where there is too much to compare', () => {
    const board = grid(15, 15, { wrap: 'torus' });
    const task = generate(board, { levels: 3, seed: random('torus') });
    const answer = solve(task, { fewest: true, compare: 1000 });
    expect(answer).toMatchObject({ kind: 'unknown', reason: expect.stringMatching(/more than the 1000/) });
    const king = generate(grid(30, 30, { rule: 'king', wrap: 'torus' }), { seed: random('king') });
    const open = solve(king, { fewest: true });
    if (open.kind !== 'unknown') throw new Error('expected to be too much');
    expect(open.best!.total).toBeGreaterThanOrEqual(open.bound);
  });
});

describe('the split in four classes', () => {
  it('agrees with a scan wherever the colours split', () => {
    const source = random('split');
    let splits = 0;
    for (const [rows, columns, rule, wrap] of [
      [4, 4, 'plus', 'none'],
      [5, 5, 'plus', 'none'],
      [4, 9, 'plus', 'none'],
      [9, 9, 'plus', 'none'],
      [11, 5, 'plus', 'none'],
      [16, 16, 'plus', 'none'],
      [6, 6, 'plus', 'torus'],
      [12, 6, 'plus', 'cylinder'],
      [5, 6, 'plus', 'torus'],
    ] as const) {
      for (let round = 0; round < 4; round++) {
        const task = generate(grid(rows, columns, { rule, wrap }), { seed: source });
        const found = solutionsOf(task);
        const expected = lightestOf(found, 2);
        const parts = independentParts(found.presses, found.kernel.generators);
        const inParts = new Set(parts.flatMap(({ cells }) => [...cells]));
        const fixed = sum(found.presses.filter((_, cell) => !inParts.has(cell)));
        const results = parts.map((part) => {
          const split = splitBy(part, (cell) => (Math.floor(cell / columns) + cell) % 2 === 0);
          if (split === null) return null;
          splits++;
          const [all, listed] = [10_000, 1 + source.below(30)];
          const [one, every] = [lightestBySplit(part, split), lightestBySplit(part, split, { all })];
          const short = lightestBySplit(part, split, { all, listed });
          expect([short.total, short.lightest.length]).toEqual([every.total, every.lightest.length]);
          return [one, every] as const;
        });
        if (results.includes(null)) continue;
        for (const which of [0, 1] as const) {
          const total = results.reduce((all, result) => all + result![which].total, fixed);
          const bound = results.reduce((all, result) => all + result![which].bound, fixed);
          expect([total, bound], `${rows} × ${columns} ${wrap}`).toEqual([expected.total, expected.total]);
        }
        const count = results.reduce((product, result) => product * result![1].lightest.length, 1);
        expect(count).toBe(expected.lightest.length);
      }
    }
    expect(splits).toBeGreaterThan(20);
  });
});

describe('the symmetries of a split', () => {
  const sizes = [4, 5, 9, 11, 14, 16, 17, 19, 23];
  const task = (n: number, kind: 'all on' | 'ring'): Problem => {
    const border = (i: number): boolean => i === 0 || i === n - 1;
    const start = Uint8Array.from({ length: n * n }, (_, cell) =>
      Number(kind === 'all on' || border(Math.floor(cell / n)) || border(cell % n)),
    );
    return problem(grid(n, n), { start });
  };

  it('change nothing in what is found', () => {
    let spared = 0;
    for (const kind of ['all on', 'ring'] as const) {
      for (const n of sizes) {
        const asked = task(n, kind);
        const chosen = chooseMethod(asked, 'auto');
        if (typeof chosen === 'string') throw new Error(chosen);
        const { presses, kernel } = chosen[1].solve(asked);
        if (presses === null) continue;
        for (const part of independentParts(presses, kernel.generators)) {
          const split = splitBy(part, (cell) => (Math.floor(cell / n) + (cell % n)) % 2 === 0);
          if (split === null) continue;
          const symmetries = () => problemSymmetries(asked);
          for (const all of [undefined, 100_000]) {
            const [plain, spare] = [
              lightestBySplit(part, split, { all }),
              lightestBySplit(part, split, { all, symmetries }),
            ];
            expect([spare.total, spare.bound, spare.complete]).toEqual([plain.total, plain.total, plain.complete]);
            if (all !== undefined) {
              const names = (found: typeof plain) => found.lightest.map((element) => element.join('')).toSorted();
              expect(names(spare)).toEqual(names(plain));
            }
            if (spare.pairs < plain.pairs) spared++;
            // Lists that end too soon are made longer.
            for (const listed of [1, 5, 40]) {
              const { total, lightest } = lightestBySplit(part, split, { all, symmetries, listed });
              expect([total, lightest.length]).toEqual([plain.total, plain.lightest.length]);
            }
          }
        }
      }
    }
    expect(spared).toBeGreaterThan(10);
  });

  it('take an element to the one whose cells have moved', () => {
    const asked = task(23, 'all on');
    const { presses, kernel } = solutionsOf(asked);
    const part = independentParts(presses, kernel.generators)[0]!;
    const split = splitBy(part, (cell) => cell % 2 === 0)!;
    const found = splitSymmetries(part, split, problemSymmetries(asked));
    expect(found.length).toBe(7);
    for (const { columns, classes, numbers } of found) {
      split.classes.forEach((own, x) => {
        const other = split.classes[classes[x]!]!;
        for (let number = 0; number < 2 ** own.rows.length; number += 13) {
          const [element, image] = [elementOf(own, number), elementOf(other, numbers[x]!(number))];
          for (const column of own.columns) expect(image[columns[column]!]).toBe(element[column]);
        }
      });
    }
  });

  it('are only those that keep the coset', () => {
    const asked = generate(grid(9, 9), { seed: random('no symmetry') });
    const { presses, kernel } = solutionsOf(asked);
    const part = independentParts(presses, kernel.generators)[0]!;
    const split = splitBy(part, (cell) => cell % 2 === 0)!;
    expect(splitSymmetries(part, split, problemSymmetries(task(9, 'all on')))).toEqual([]);
  });
});

describe('the search with many levels', () => {
  it('gives bounds that hold when it is stopped', () => {
    const task = generate(grid(9, 9), { levels: 8, seed: random('stopped') });
    const { presses, kernel } = solutionsOf(task);
    const proved = lightestBySearch(presses, kernel, 8, undefined);
    expect(proved.bound).toBe(proved.total);
    const stopped = lightestBySearch(presses, kernel, 8, undefined, { signal: { aborted: true } });
    expect(stopped.bound).toBeLessThanOrEqual(proved.total);
    expect(stopped.total).toBeGreaterThanOrEqual(proved.total);
  });
});

/** The lights that presses change, as bits. */
function effectOf(board: ReturnType<typeof grid>, presses: Uint8Array): number {
  const { columns, rows } = board;
  let lights = 0;
  presses.forEach((press, button) => {
    if (press === 0) return;
    for (const light of plainMoves(board, button, rows, columns)) lights ^= 2 ** light;
  });
  return lights;
}

/** Cells that a press changes, each once, by the words of the rules. */
function plainMoves(board: ReturnType<typeof grid>, button: number, rows: number, columns: number): Set<number> {
  const [r, c] = [Math.floor(button / columns), button % columns];
  const { name } = board.rule;
  const offsets: Record<string, readonly (readonly [number, number])[]> = {
    plus: [
      [0, 0],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ],
    ring: [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ],
    x: [
      [0, 0],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ],
    king: [
      [0, 0],
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ],
    knight: [
      [0, 0],
      [1, 2],
      [1, -2],
      [-1, 2],
      [-1, -2],
      [2, 1],
      [2, -1],
      [-2, 1],
      [-2, -1],
    ],
  };
  const result = new Set<number>();
  if (name === 'row-column') {
    for (let i = 0; i < columns; i++) result.add(r * columns + i);
    for (let i = 0; i < rows; i++) result.add(i * columns + c);
    return result;
  }
  for (const [dr, dc] of offsets[name]!) {
    let [row, column] = [r + dr, c + dc];
    if (board.wrap === 'torus') row = (row + 4 * rows) % rows;
    if (board.wrap !== 'none') column = (column + 4 * columns) % columns;
    if (row >= 0 && row < rows && column >= 0 && column < columns) result.add(row * columns + column);
  }
  return result;
}
