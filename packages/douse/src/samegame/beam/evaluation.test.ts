import { describe, expect, it } from 'vitest';
import { TILE_RULES, type Tiles } from '../../board/tiles.ts';
import { random } from '../../play/random.ts';
import { FEATURES, measurer, POINTS, weightsAt } from './evaluation.ts';
import { planesOf } from './kernel.ts';
import { plainPlanes, symbolsOf } from './planes.ts';
import { remove, settle } from '../rules/rules.ts';

function randomBoard(rows: number, columns: number, symbols: number, seed: string): Tiles {
  const { below } = random(seed);
  return { rows, columns, cells: Uint8Array.from({ length: rows * columns }, () => 1 + below(symbols)) };
}

/** Components (see Planes) and single cells of a symbol, cell by cell. */
function shape({ rows, columns, cells }: Tiles, symbol: number): [number, number] {
  const has = (r: number, c: number): number =>
    Number(r >= 0 && c >= 0 && r < rows && c < columns && cells[r * columns + c] === symbol);
  let [components, singles] = [0, 0];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) {
      if (has(r, c) === 0) continue;
      const [right, down] = [has(r, c + 1), has(r + 1, c)];
      components += 1 - right - down + right * down * has(r + 1, c + 1);
      singles += Number(right + down + has(r - 1, c) + has(r, c - 1) === 0);
    }
  return [components, singles];
}

/** The features of a board as their list says, cell by cell. */
function slowFeatures(board: Tiles, names: number[], kept: number, points: number): number[] {
  const { rows, columns, cells } = board;
  const t = names[kept]!;
  const only = (keep: number[]): Tiles =>
    settle({ ...board, cells: cells.map((s) => (keep.includes(s) ? s : 0)) }, TILE_RULES).board;
  const count = (symbol: number): number => cells.filter((s) => s === symbol).length;
  const compact = (k: number): number => 1 / (1 + 0.3 * Math.max(0, k - 1));
  const columnsOf = (symbol: number): number[] =>
    Array.from({ length: columns }, (_, c) => {
      let n = 0;
      for (let r = 0; r < rows; r++) if (cells[r * columns + c] === symbol) n++;
      return n;
    });
  const heights = Array.from({ length: columns }, (_, c) => rows - columnsOf(0)[c]!);
  const filled = heights.filter((h) => h > 0).length;
  const bottom = cells.subarray((rows - 1) * columns).filter((s) => s === t).length;
  const n = count(t);
  const [k, s] = shape(board, t);
  const others = names.filter((name) => name !== t && count(name) > 0);
  others.sort((a, b) => count(b) - count(a) || a - b);
  const features = [
    n > 2 ? (n - 2) ** 2 : 0,
    k,
    s,
    Number(n === 1),
    n,
    n * n * compact(k),
    columnsOf(t).filter((c) => c > 0).length,
    Number(k > 1),
    filled,
    filled - bottom,
    points,
    Number(others.length === 0),
    heights.reduce((sum, h, c) => sum + Math.abs(h - (heights[c + 1] ?? 0)), 0),
  ];
  const ranks = Array.from({ length: 4 }, () => Array.from({ length: 20 }, () => 0));
  others.forEach((other, i) => {
    const m = count(other);
    const [own, single] = shape(board, other);
    const [k2, s2] = i < 4 ? shape(only([t, ...others.slice(0, i + 1)]), other) : [own, single];
    const [k3, s3] = i > 0 && i < 4 ? shape(only([t, other]), other) : [own, single];
    const runs = columnsOf(other)
      .map((c) => (c === 0 ? ' ' : c === 1 ? '1' : '2'))
      .join('')
      .split(' ');
    const all = runs.filter((run) => run !== '').length;
    const lonely = runs.filter((run) => run === '1').length;
    [
      m,
      m * m * 0.1,
      own,
      single,
      Number(m === 1),
      m * m * compact(own),
      k2,
      s2,
      m * m * compact(k2),
      Number(s2 > 0),
      i > 0 ? k3 : 0,
      i > 0 ? s3 : 0,
      (m * m) / Math.max(1, k2),
      all,
      lonely,
      Number(lonely > 0),
      Number(k2 === 1),
      Number(single > 0),
      (m * m) / all,
      m * m * compact(k3),
    ].forEach((feature, f) => (ranks[Math.min(i, 3)]![f]! += feature));
  });
  return [...features, ...ranks.flat()];
}

describe('evaluation of a beam', () => {
  it.each([
    [15, 15, 5],
    [9, 12, 3],
    [16, 7, 8],
    [4, 5, 1],
    [20, 4, 4],
  ])('features of %i × %i with %i symbols are those counted cell by cell', (rows, columns, symbols) => {
    const board = randomBoard(rows, columns, symbols, `${rows}`);
    const names = symbolsOf(board);
    const { below } = random('moves');
    for (const make of [planesOf, plainPlanes]) {
      const { planes, start } = make(board, TILE_RULES);
      const state = start.slice();
      const measurers = names.map((_, kept) => measurer(planes, names.length, kept));
      let tiles = board;
      for (let kept = 0; ; kept = (kept + 1) % names.length) {
        const { next, look, measure } = measurers[kept]!;
        planes.load(state, 0);
        next();
        const count = planes.groups();
        if (count === 0) break;
        // Several moves of the same board, as the measures of one serve for others.
        let after = tiles;
        const looked = kept === 0 || count < 5;
        for (let i = 0; i < Math.min(count, 3); i++) {
          const index = below(count);
          const move = planes.moves[index]!;
          after = remove(tiles, TILE_RULES, (rows - 1 - (move & 0xffff)) * columns + (move >>> 16))!.board;
          planes.make(index);
          if (!looked) continue;
          look(planes.symbols[index]!);
          const fast = [...measure(17)];
          slowFeatures(after, names, kept, 17).forEach((feature, f) => {
            expect(fast[f], `feature ${f}`).toBeCloseTo(feature, 9);
          });
        }
        tiles = after;
        planes.save(state, 0);
      }
    }
  });

  it('weights are linear between the knots and constant beyond', () => {
    const weights = new Float64Array(3 * FEATURES);
    weights.set([1, 3, 4], 0);
    [1, 3, 4].forEach((weight, knot) => (weights[knot * FEATURES + POINTS] = weight));
    const evaluation = { knots: [10, 20, 40], weights };
    const at = (left: number): number => weightsAt(evaluation, left)[POINTS]!;
    expect([0, 10, 15, 20, 30, 40, 99].map(at)).toEqual([1, 1, 2, 3, 3.5, 4, 4]);
    expect(weightsAt({ knots: [10], weights: weights.slice(0, FEATURES) }, 25)[POINTS]).toBe(1);
  });
});
