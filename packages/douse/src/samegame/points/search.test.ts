import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type TileRules, SCORES, TILE_RULES, type Tiles, tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { beam } from '../beam/beam.ts';
import { kernelPlanes } from '../beam/kernel.ts';
import { plainPlanes } from '../beam/planes.ts';
import { select } from '../beam/stage.ts';
import { EVALUATIONS } from '../beam/weights.ts';
import { replayMoves } from '../check/moves.ts';
import { PointsPlan, quickGame, runPoints } from './plan.ts';
import { searchPoints } from './search.ts';
import { endPoints, groups, remove, settle } from '../rules/rules.ts';

function randomBoard(rows: number, columns: number, symbols: number, seed: string): Tiles {
  const { below } = random(seed);
  return { rows, columns, cells: Uint8Array.from({ length: rows * columns }, () => 1 + below(symbols)) };
}

/** The most points by trying everything. */
function mostPoints(board: Tiles, rules: TileRules, earned = 0, known = new Map<string, number>()): number {
  const key = `${board.cells.join()} ${earned}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  let best = earned + endPoints(board, rules, earned);
  for (const group of groups(board, rules)) {
    const { board: next, points } = remove(board, rules, group[0]!)!;
    best = Math.max(best, mostPoints(next, rules, earned + points, known));
  }
  known.set(key, best);
  return best;
}

const variants: TileRules[] = [
  TILE_RULES,
  { ...TILE_RULES, closing: false },
  { ...TILE_RULES, smallest: 3 },
  { ...TILE_RULES, smallest: 1, score: { kind: 'square', less: 0 } },
  { ...TILE_RULES, score: { kind: 'square', less: 1 }, bonus: 0, leftover: 'square' },
  { ...TILE_RULES, ...SCORES.topcoder },
  { ...TILE_RULES, score: { kind: 'table', points: [0, 5, 1, 7] }, factor: 2 },
];

describe('most points', () => {
  it('of small boards are those of trying everything', () => {
    for (let i = 0; i < 20; i++) {
      const rules = variants[i % variants.length]!;
      const { board } = settle(randomBoard(2 + (i % 3), 3 + (i % 2), 2 + (i % 3), `small ${i}`), rules);
      const best = searchPoints(board, rules, { work: 30_000 });
      expect(best, `board ${i}`).toEqual(replayMoves(board, rules, best.moves));
      expect(best.points, `board ${i}`).toBe(mostPoints(board, rules));
    }
  });

  it('are replayed and repeatable, whatever the size, the symbols and the rules', () => {
    const board = fc.record({
      rows: fc.integer({ min: 1, max: 9 }),
      columns: fc.integer({ min: 1, max: 18 }),
      symbols: fc.integer({ min: 1, max: 8 }),
      seed: fc.string(),
      rules: fc.constantFrom(...variants),
    });
    fc.assert(
      fc.property(board, ({ rows, columns, symbols, seed, rules }) => {
        const tilesOf = randomBoard(rows, columns, symbols, seed);
        const first = searchPoints(tilesOf, rules, { work: 2000, seed });
        expect(replayMoves(tilesOf, rules, first.moves)).toEqual(first);
        expect(searchPoints(tilesOf, rules, { work: 2000, seed })).toEqual(first);
      }),
      { numRuns: 8 },
    );
  });

  it.each([
    ['no cells', tiles([]), 1000],
    ['only empty cells', tiles([[0, 0]]), 1000],
    ['one cell', tiles([[3]]), 0],
    ['one group', tiles([[7, 7, 7]]), 1001],
    [
      'a floating group',
      tiles([
        [4, 4],
        [0, 0],
        [9, 9],
      ]),
      1000,
    ],
  ])('of %s', (_, board, points) => {
    expect(searchPoints(board, TILE_RULES, { work: 100 }).points).toBe(points);
  });

  it('of a board of many symbols and of one that is large are found', () => {
    const many = { rows: 6, columns: 40, cells: Uint8Array.from({ length: 240 }, (_, i) => 1 + ((i * 7) % 60)) };
    expect(searchPoints(many, TILE_RULES, { work: 3000 }).points).toBeGreaterThanOrEqual(0);
    const large = randomBoard(40, 40, 4, 'large');
    const quick = quickGame(large, TILE_RULES);
    const stopped = searchPoints(large, TILE_RULES, { signal: { aborted: true } });
    expect(stopped.moves).toEqual(quick.moves);
    expect(stopped).toEqual(replayMoves(large, TILE_RULES, quick.moves));
  });

  it('end when the signal says so, with the best so far', () => {
    const board = randomBoard(15, 15, 5, 'signal');
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 100;
      },
    };
    const { points, moves } = searchPoints(board, TILE_RULES, { signal });
    expect(replayMoves(board, TILE_RULES, moves)?.points).toBe(points);
    expect(points).toBeGreaterThan(replayMoves(board, TILE_RULES, quickGame(board, TILE_RULES).moves)!.points);
  });
});

describe('a beam', () => {
  const board = randomBoard(15, 15, 5, 'beam');
  const options = { kept: 2, width: 6, noise: 0.3, seed: 5, evaluation: EVALUATIONS.points, aim: 'points' } as const;

  it('finds the same by the kernel and by plain loops', () => {
    const kernel = kernelPlanes(board, TILE_RULES)!;
    const plain = plainPlanes(board, TILE_RULES);
    const run = beam(kernel.planes, 5, kernel.start, TILE_RULES, options);
    expect(beam(plain.planes, 5, plain.start, TILE_RULES, options)).toEqual(run);
    expect(run.whole).toBe(true);
    expect(run.points).toBeGreaterThan(500);
  });

  it('finds others with other seeds, if there is noise', () => {
    const run = { kept: 2, width: 6, noise: 0.5, seed: 1, first: [] };
    const first = runPoints(board, TILE_RULES, run);
    expect(runPoints(board, TILE_RULES, { ...run, seed: 2 }).moves).not.toEqual(first.moves);
    expect(runPoints(board, TILE_RULES, { ...run, seed: 1 })).toEqual(first);
    const { moves, points } = runPoints(board, TILE_RULES, { ...run, first: first.moves.slice(0, 9) });
    expect(moves.slice(0, 9)).toEqual(first.moves.slice(0, 9));
    expect(replayMoves(board, TILE_RULES, moves)?.points).toBe(points);
    const still = { ...run, noise: 0 };
    expect(runPoints(board, TILE_RULES, { ...still, seed: 2 })).toEqual(runPoints(board, TILE_RULES, still));
  });

  it('tells what its stages hold', () => {
    const { planes, start } = plainPlanes(board, TILE_RULES);
    const seen: number[] = [];
    beam(planes, 5, start, TILE_RULES, {
      ...options,
      onStage: (left, count, features) => {
        seen.push(left);
        const sum = (ofFeatures: Float64Array): number =>
          ofFeatures[4]! + ofFeatures[13]! + ofFeatures[33]! + ofFeatures[53]! + ofFeatures[73]!;
        expect(sum(features(count - 1))).toBe(left);
      },
    });
    expect(seen[0]).toBe(223);
    expect(seen.toSorted((a, b) => b - a)).toEqual(seen);
  });
});

describe('a plan', () => {
  const board = randomBoard(8, 8, 4, 'plan');

  it('looks at every symbol, then at fewer with wider beams, and keeps to the budget', () => {
    for (const threads of [1, 2]) {
      const plan = new PointsPlan(board, TILE_RULES, { threads });
      let left = 150_000;
      const widths: number[] = [];
      for (let runs = plan.next(left); runs.length > 0; runs = plan.next(left)) {
        const outcomes = runs.map((run) => runPoints(board, TILE_RULES, run));
        left -= outcomes.reduce((sum, { made }) => sum + made, 0) / threads;
        widths.push(runs[0]!.width);
        plan.add(runs, outcomes);
        if (widths.length === 1) expect(runs.map(({ kept }) => kept).toSorted()).toEqual([0, 1, 2, 3]);
        if (widths.length === 4) expect(new Set(runs.map(({ kept }) => kept)).size).toBe(Math.min(threads, 2));
        if (widths.length === 5) expect(runs.every(({ first }) => first.length > 0)).toBe(true);
      }
      expect(widths.length).toBeGreaterThanOrEqual(4);
      // What is left would not be worth another run; what is too much comes of runs that take more work than expected.
      expect(left).toBeGreaterThan(-40_000);
      expect(left).toBeLessThan(75_000);
    }
  });
});

it('selection finds the highest values', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9, max: 9 }), { minLength: 1 }), fc.nat(), (values, nat) => {
      const rank = 1 + (nat % values.length);
      expect(select(Float64Array.from(values), rank)).toBe(values.toSorted((a, b) => b - a)[rank - 1]);
    }),
  );
});
