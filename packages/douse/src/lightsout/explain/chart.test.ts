import { describe, expect, it } from 'vitest';
import type { Board } from '../../board/board.ts';
import { graphBoard } from '../../board/graph.ts';
import { grid } from '../../board/grid.ts';
import { wiring } from '../../board/wiring.ts';
import { random, type Random } from '../../play/random.ts';
import { cases, plainMatrix, type Rows, times, vectors } from '../../testing/plain.ts';
import { anyGraph, anyGrid } from '../../testing/tasks.ts';
import { problem } from '../../board/problem.ts';
import { analyse } from '../theory/analyse.ts';
import { chaseChart, MAX_CHART } from './chart.ts';
import type { ChaseChart } from '../../formats/write/chase-chart.ts';

/**
 * A chase as people do it: a light all of whose buttons but one are settled is put out with the last one, as long as
 * there is such a light. Only lights outside the residue are looked at. Changes `presses`, where −1 is not settled,
 * and returns the lights.
 */
function chaseByHand(
  a: Rows,
  start: readonly number[],
  { free, residue }: ChaseChart,
  press: readonly number[],
  q: number,
): number[] {
  const presses: number[] = Array.from({ length: a[0]?.length ?? 0 }, () => -1);
  free.forEach((b, i) => (presses[b] = press[i]!));
  const waiting = new Set(a.map((_, light) => light).filter((light) => !residue.includes(light)));
  for (let moved = true; moved;) {
    moved = false;
    for (const light of waiting) {
      const open = presses.flatMap((p, b) => (p < 0 && a[light]![b]! % q !== 0 ? [b] : []));
      if (open.length > 1) continue;
      waiting.delete(light);
      moved = true;
      if (open.length === 0) continue;
      const level = presses.reduce((sum, p, b) => (p < 0 ? sum : (sum + p * a[light]![b]!) % q), start[light]!);
      for (let p = 0; p < q; p++) if ((level + p * a[light]![open[0]!]!) % q === 0) presses[open[0]!] = p;
    }
  }
  expect(waiting.size).toBe(0);
  expect(presses.every((p) => p >= 0)).toBe(true);
  return times(a, presses, q).map((change, light) => (start[light]! + change) % q);
}

/**
 * Random starts are chased, what is left is looked up, the free buttons are pressed, and the second chase must end in
 * the dark.
 */
function expectChartWorks(board: Board, q: number, source: Random): ChaseChart {
  const chart = chaseChart(board, { levels: q });
  const a = plainMatrix(problem(board, { levels: q }));
  const none = chart.free.map(() => 0);
  for (const row of [...chart.rows, { left: chart.residue.map(() => 0), press: none }]) {
    // The residue alone lit, and a start whose first chase leaves just that behind.
    const start: number[] = Array.from({ length: board.lights }, () => 0);
    chart.residue.forEach((light, i) => (start[light] = row.left[i]!));
    expect(chaseByHand(a, start, chart, row.press, q).some(Boolean), JSON.stringify(row)).toBe(false);
    const presses = Array.from({ length: board.buttons }, () => source.below(q));
    const other = times(a, presses, q).map((change) => (q - change) % q);
    const left = chaseByHand(a, other, chart, none, q);
    const found = chart.rows.find((candidate) => chart.residue.every((light, i) => left[light] === candidate.left[i]));
    if (left.every((level) => level === 0)) continue;
    if (!chart.complete) continue;
    expect(found, `nothing for ${left}`).toBeDefined();
    expect(chaseByHand(a, other, chart, found!.press, q).some(Boolean)).toBe(false);
  }
  return chart;
}

/** Residues that some free presses put out, from trying all of them: their number, and for each the fewest presses. */
function byTrying(board: Board, q: number, chart: ChaseChart): Map<string, number> {
  const a = plainMatrix(problem(board, { levels: q }));
  const dark: number[] = Array.from({ length: board.lights }, () => 0);
  const fewest = new Map<string, number>();
  for (const press of vectors(chart.free.length, q)) {
    const lights = chaseByHand(a, dark, chart, press, q);
    const left = chart.residue.map((light) => (q - lights[light]!) % q).join();
    const total = press.reduce((sum, p) => sum + p, 0);
    fewest.set(left, Math.min(fewest.get(left) ?? Infinity, total));
  }
  return fewest;
}

describe('chaseChart', () => {
  it('of rectangles reads the last row and presses the first', () => {
    for (let q = 2; q <= 6; q++) {
      const source = random(`chart-${q}`);
      for (const [rows, columns] of [
        [2, 2],
        [3, 3],
        [4, 4],
        [5, 3],
        [6, 2],
        [4, 3],
      ] as const) {
        const board = grid(rows, columns);
        const chart = expectChartWorks(board, q, source);
        expect(chart.free).toEqual(Array.from({ length: columns }, (_, c) => c));
        expect(chart.residue).toEqual(Array.from({ length: columns }, (_, c) => (rows - 1) * columns + c));
      }
    }
  });

  it('of wide rectangles asks for no more than their height', () => {
    for (const [rows, columns] of [
      [1, 6],
      [2, 5],
      [3, 7],
    ] as const) {
      expect(chaseChart(grid(rows, columns), { levels: 3 }).free.length).toBeLessThanOrEqual(rows);
    }
  });

  it('works for lines, wide boards, holes, every rule and wrap', () => {
    const source = random('shapes');
    for (let q = 2; q <= 6; q++) {
      for (let n = 1; n <= 7; n++) {
        expectChartWorks(grid(1, n), q, source);
        expectChartWorks(grid(n, 1), q, source);
      }
      expectChartWorks(grid(2, 9), q, source);
      expectChartWorks(grid(3, 4, { rule: 'king' }), q, source);
      expectChartWorks(grid(3, 3, { holes: [0, 0, 0, 0, 1, 0, 0, 0, 0] }), q, source);
      expectChartWorks(grid(3, 4, { wrap: 'cylinder' }), q, source);
    }
    for (const own of cases('chart-any', 60)) expectChartWorks(anyGrid(own, 3), 2 + own.below(5), own);
    for (const own of cases('chart-graph', 40)) expectChartWorks(graphBoard(anyGraph(own, 6)), 2 + own.below(5), own);
  });

  it('lists every residue that can be solved once, in order, with the fewest free presses', () => {
    for (let q = 2; q <= 6; q++) {
      for (const board of [
        grid(3, 3),
        grid(5, 2),
        grid(2, 3),
        grid(4, 3, { rule: 'x' }),
        grid(1, 5),
        grid(3, 3, { wrap: 'cylinder' }),
      ]) {
        const chart = chaseChart(board, { levels: q });
        if (q ** chart.free.length > 1024) continue;
        const known = byTrying(board, q, chart);
        expect(chart.complete).toBe(true);
        expect(chart.solvable).toBe(BigInt(known.size));
        const zero = chart.residue.map(() => 0).join();
        const lefts = chart.rows.map(({ left }) => left.join());
        expect(new Set(lefts)).toEqual(new Set([...known.keys()].filter((left) => left !== zero)));
        expect(lefts.length).toBe(known.size - 1);
        for (const { left, press } of chart.rows)
          expect(
            press.reduce((sum, p) => sum + p, 0),
            `${left}`,
          ).toBe(known.get(left.join()));
        const sorted = [...chart.rows].sort((x, y) => {
          const i = x.left.findIndex((level, k) => level !== y.left[k]);
          return x.left[i]! - y.left[i]!;
        });
        expect(chart.rows).toEqual(sorted);
      }
    }
  });

  it('of the classic 5 × 5 board is the table people learn', () => {
    const { rows, solvable, complete } = chaseChart(grid(5, 5));
    expect([solvable, complete]).toEqual([8n, true]);
    expect(
      Object.fromEntries(rows.map(({ left, press }) => [left.join(''), press.reduce((sum, p) => sum + p, 0)])),
    ).toEqual({
      '00111': 1,
      '01010': 2,
      '01101': 1,
      '10001': 2,
      '10110': 1,
      '11011': 1,
      '11100': 1,
    });
  });

  it('gives generators where there are too many residues', () => {
    for (const [columns, q] of [
      [12, 2],
      [7, 3],
      [3, 11],
    ] as const) {
      const board = grid(columns, columns);
      const chart = expectChartWorks(board, q, random('generators'));
      expect(chart.complete).toBe(false);
      expect(chart.rows.length).toBeLessThanOrEqual(columns);
      const analysis = analyse(board, { levels: q });
      if ('reason' in analysis) throw new Error(analysis.reason);
      expect(chart.solvable).toBe(BigInt(q) ** BigInt(columns) / analysis.kernel);
      expect(chart.solvable).toBeGreaterThan(BigInt(MAX_CHART));
    }
  });

  it('of boards without buttons or without lights', () => {
    const empty = { by: 'rows', chase: [], phases: [], free: [], residue: [], rows: [], complete: true, solvable: 1n };
    expect(chaseChart(grid(0, 0))).toEqual(empty);
    const idle = chaseChart(wiring(['lamp'], []));
    expect(idle).toMatchObject({ free: [], residue: [0], rows: [], solvable: 1n });
    const deaf = chaseChart(wiring([], [{ name: 'b', moves: new Map() }]), { levels: 4 });
    expect(deaf).toMatchObject({ free: [0], residue: [], rows: [], solvable: 1n });
  });
});
