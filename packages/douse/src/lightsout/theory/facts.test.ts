import { describe, expect, it } from 'vitest';
import { popcount } from '../../algebra/bitmatrix.ts';
import { grid } from '../../board/grid.ts';
import { problem } from '../../board/problem.ts';
import { allOn, drawn, squareNullity } from '../../testing/boards.ts';
import { facts, lightsCases, printedCases, publicCases } from '../../testing/oracles.ts';
import { cases, plainProves, plainSolves } from '../../testing/plain.ts';
import { parseJson } from '../../formats/boards/json.ts';
import { quietPatterns } from './quiet.ts';
import { solve } from '../solve/solve.ts';
import { solutionsOf } from '../solve/solutions.ts';

/** Known answers from outside: published sequences, printed examples, boards solved by exhaustive search. */

const known = facts();

describe('160 boards solved by exhaustive search', () => {
  lightsCases().forEach((given, i) => {
    const { rows, columns, levels, rule, wrap, solvable, solutions, fewestPresses } = given;
    it(`${i + 1}: ${rows}x${columns} ${rule} ${wrap}, ${levels} levels`, () => {
      const task = drawn(given);
      const answer = solve(task);
      expect(answer.kind).toBe(solvable ? 'solved' : 'impossible');
      if (answer.kind === 'impossible') expect(plainProves(task, answer.certificate)).toBe(true);
      if (answer.kind !== 'solved') return;
      expect(answer.solutions).toBe(BigInt(solutions!));
      expect(plainSolves(task, answer.presses)).toBe(true);
      const fewest = solve(task, { fewest: true, compare: 200_000 });
      if (answer.solutions > 200_000n) {
        expect(fewest.kind).toBe('unknown');
        return;
      }
      expect(fewest.kind).toBe('solved');
      // Three cases leave the fewest presses open.
      if (fewestPresses !== null) expect(fewest).toMatchObject({ total: fewestPresses });
      if (fewest.kind === 'solved') {
        expect(fewest.fewest).toMatchObject(
          answer.solutions === 1n ? { kind: 'unique' } : { kind: 'exhaustive', solutions: answer.solutions },
        );
        expect(plainSolves(task, fewest.presses)).toBe(true);
      }
    });
  });
});

describe('examples that texts print', () => {
  for (const given of printedCases()) {
    it(given.from, () => {
      for (const n of given.invertible ?? []) expect(squareNullity(n), `${n}`).toBe(0);
      for (const n of given.singular ?? []) expect(squareNullity(n), `${n}`).toBeGreaterThan(0);
      if (given.invertible !== undefined) return;
      const task = given.board === undefined ? allOn(5) : drawn(given);
      const answer = solve(task, { fewest: true });
      expect(answer.kind).toBe(given.solvable === false ? 'impossible' : 'solved');
      if (answer.kind === 'solved') {
        expect(plainSolves(task, answer.presses)).toBe(true);
        if (given.fewestPresses !== undefined) expect(answer.total).toBe(given.fewestPresses);
        if (given.solutions !== undefined) expect(answer.solutions).toBe(BigInt(given.solutions));
        if (given.presses !== undefined) {
          const all = Array.from(solutionsOf(task, answer), (presses) => presses.join());
          expect(all).toContain(given.presses.join());
        }
      }
      const quiet = quietPatterns(task.board, { levels: given.levels });
      if (given.rank !== undefined) expect(task.board.buttons - quiet.orders.length).toBe(given.rank);
      const patterns = [...quiet].map((pattern) => [...(pattern as Uint8Array)].join());
      for (const pattern of given.quiet ?? []) expect(patterns).toContain(pattern.join());
    });
  }
});

describe('boards that people posted', () => {
  const posted = publicCases().filter((given) => given.board !== undefined || given.wiring !== undefined);
  it('are all here', () => expect(posted.length).toBe(11));
  for (const given of posted) {
    it(given.source, () => {
      const read = given.wiring === undefined ? null : parseJson(JSON.stringify(given.wiring));
      if (read !== null && !read.ok) throw new Error(read.error.expected);
      const task = read === null ? drawn(given) : read.value;
      const wanted = given.solvable as { off: boolean; on: boolean } | boolean | undefined;
      const ends = typeof wanted === 'object' ? wanted : { off: wanted !== false };
      for (const [end, solvable] of Object.entries(ends)) {
        const aim = { ...task, target: end === 'on' ? new Uint8Array(task.board.lights).fill(1) : null };
        const answer = solve(aim, { fewest: true });
        expect(answer.kind).toBe(solvable ? 'solved' : 'impossible');
        if (answer.kind === 'impossible') expect(plainProves(aim, answer.certificate)).toBe(true);
        if (answer.kind !== 'solved') continue;
        expect(plainSolves(aim, answer.presses)).toBe(true);
        if (typeof given.fewestPresses === 'number') expect(answer.total).toBe(given.fewestPresses);
        if (given.solutions !== undefined) expect(answer.solutions).toBe(BigInt(given.solutions));
        if (given.presses !== undefined) expect([...(answer.presses as Uint8Array)]).toEqual(given.presses);
        // The four cubes: determinant −3, a unit, so every start has exactly one solution.
        if (task.levels === 4 && given.wiring !== undefined) expect(answer.solutions).toBe(1n);
      }
    });
  }

  it('Project Euler 331: row and column, 5 and 10', () => {
    const given = publicCases().find(({ source }) => source.startsWith('Project Euler 331'))!;
    for (const [size, fewest] of Object.entries(given.fewestPresses as Record<string, number>)) {
      const n = Number(size);
      const start = Array.from({ length: n * n }, (_, i) => {
        const distance = Math.hypot(Math.floor(i / n), i % n);
        return Number(n - 1 <= distance && distance < n);
      });
      expect(solve(problem(grid(n, n, { rule: 'row-column' }), { start }), { fewest: true })).toMatchObject({
        total: fewest,
      });
    }
  });
});

describe('published sequences', () => {
  it('OEIS A159257: nullity mod 2 of n × n', () => {
    for (let n = 1; n <= 40; n++) expect(squareNullity(n), `n = ${n}`).toBe(known.nullityMod2Square.values[n - 1]);
  });

  it('OEIS A165738: nullity mod 2 of the n × n torus', () => {
    for (let n = 3; n <= 30; n++)
      expect(squareNullity(n, 2, 'torus'), `n = ${n}`).toBe(known.nullityMod2Torus.values[n - 3]);
  });

  it('nullity mod 3 and mod 5 of n × n', () => {
    for (let n = 1; n <= 14; n++) {
      expect(squareNullity(n, 3), `n = ${n} mod 3`).toBe(known.nullityMod3Square.values[n - 1]);
      expect(squareNullity(n, 5), `n = ${n} mod 5`).toBe(known.nullityMod5Square.values[n - 1]);
    }
  });

  it('kernel sizes mod q follow from the Smith invariants', () => {
    const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
    for (let q = 2; q <= 12; q++) {
      known.smithInvariantsNotOne.values.slice(0, 8).forEach((invariants, i) => {
        const size = invariants.reduce((product, s) => product * BigInt(gcd(s, q)), 1n);
        expect(quietPatterns(grid(i + 2, i + 2), { levels: q }).size, `n = ${i + 2} mod ${q}`).toBe(size);
      });
    }
  });

  it('OEIS A075464: fewest presses for n × n all on', () => {
    for (let n = 1; n <= 18; n++) {
      expect(solve(allOn(n), { fewest: true }), `n = ${n}`).toMatchObject({
        total: known.fewestPressesAllOn.values[n - 1],
      });
    }
  });

  it('5 × 5: solvable boards by fewest presses, over all 2²⁵ press vectors', () => {
    const asWord = (pattern: ArrayLike<number>): number =>
      Array.from(pattern).reduce((word, bit, i) => word | (bit << i), 0);
    const [a, b, c] = [...quietPatterns(grid(5, 5))].map((pattern) => asWord(pattern as Uint8Array)) as [
      number,
      number,
      number,
    ];
    expect(a ^ b).toBe(c);
    const counts = Array.from({ length: known.histogram5x5.values.length }, () => 0);
    for (let x = 0; x < 2 ** 25; x++)
      counts[Math.min(popcount(x), popcount(x ^ a), popcount(x ^ b), popcount(x ^ c))]!++;
    expect(counts.map((count) => count / 4)).toEqual(known.histogram5x5.values);
  });

  it('the hardest 4 × 4 and 3 × 5 boards, and the hardest on the 3 × 3 torus', () => {
    for (const [name, rows, columns, wrap] of [
      ['4x4', 4, 4, 'none'],
      ['3x5', 3, 5, 'none'],
      ['torus 3x3', 3, 3, 'torus'],
    ] as const) {
      const board = grid(rows, columns, { wrap });
      const asWord = (pattern: ArrayLike<number>): number =>
        Array.from(pattern).reduce((word, bit, i) => word | (bit << i), 0);
      const quiet = [0, ...[...quietPatterns(board)].map((pattern) => asWord(pattern as Uint8Array))];
      let hardest = 0;
      for (let x = 0; x < 2 ** (rows * columns); x++)
        hardest = Math.max(hardest, Math.min(...quiet.map((k) => popcount(x ^ k))));
      expect(hardest).toBe(known.hardestBoardPresses.values[name]);
    }
  });

  it('every board all on can be put out, whatever cells are missing (Sutner 1989)', () => {
    for (const random of cases('all-on', 60)) {
      const [rows, columns] = [1 + random.below(8), 1 + random.below(8)];
      const board = grid(rows, columns, {
        holes: Array.from({ length: rows * columns }, () => Number(random.below(4) === 0)),
        wrap: (['none', 'cylinder', 'torus'] as const)[random.below(3)]!,
      });
      const task = problem(board, { start: new Uint8Array(board.lights).fill(1) });
      const answer = solve(task);
      expect(answer.kind === 'solved' && plainSolves(task, answer.presses)).toBe(true);
    }
  });
});
