import { describe, expect, it } from 'vitest';
import { grid } from '../../board/grid.ts';
import { graphBoard } from '../../board/graph.ts';
import { chaseChart } from '../../lightsout/explain/chart.ts';
import { expectLatex } from '../../testing/latex.ts';
import { CHART_FORMATS, makeChart } from './chart.ts';

describe('makeChart', () => {
  const boards = [
    [grid(5, 5), 2],
    [grid(4, 3), 3],
    [grid(3, 2), 12],
    [grid(2, 6), 2],
    [grid(3, 3, { wrap: 'torus' }), 2],
    [grid(3, 3, { holes: [1, 0, 0, 0, 0, 0, 0, 0, 0] }), 4],
    [grid(12, 12), 2],
    [grid(1, 1), 2],
    [grid(0, 0), 2],
    [
      graphBoard({
        names: ['a_b', '50%', 'c'],
        edges: [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
      }),
      2,
    ],
  ] as const;

  it('says the same rows in every format', () => {
    for (const [board, q] of boards) {
      const chart = chaseChart(board, q);
      const written = Object.fromEntries(CHART_FORMATS.map((format) => [format, makeChart(board, q, chart, format)]));
      expect(JSON.parse(written['json']!)).toEqual({ levels: q, ...chart, solvable: String(chart.solvable) });
      const csv = written['csv']!.split('\n')
        .slice(1)
        .map((line) => line.split(',').map((cells) => cells.split(' ').map(Number)));
      expect(csv).toEqual(chart.rows.map(({ left, press }) => [left, press]));
      const latex = written['latex']!;
      expectLatex(latex);
      const rows = [...latex.matchAll(/^([\d\\,]+) & ([\d\\,]+) \\\\$/gm)];
      expect(rows.map((row) => row.slice(1).map((cells) => cells.split('\\,').map(Number)))).toEqual(csv);
      const read = (cells: string): number[] =>
        (q > 10 ? cells.split(' ') : [...cells]).map((cell) => (cell === '.' ? 0 : cell === '#' ? 1 : Number(cell)));
      const markdown = [...written['markdown']!.matchAll(/^\| `(.*)` \| `(.*)` \|$/gm)];
      expect(markdown.map((row) => row.slice(1).map(read))).toEqual(csv);
      const text = written['text']!.split('\n').slice(3);
      expect(text.map((line) => line.split(/ {3,}/).map(read))).toEqual(csv);
    }
  });

  it('says what is left where, and what can be solved', () => {
    const text = (i: number): string =>
      makeChart(boards[i]![0], boards[i]![1], chaseChart(boards[i]![0], boards[i]![1]), 'text');
    expect(text(0)).toMatch(
      /^Of 32 ways to be left over, 8 can be solved, none included\. Chase, look up what is left, press, chase again\.\n\nleft in the last row +press in the first row\n/,
    );
    expect(text(3)).toMatch(/left at \d,\d.* +press at 1,1 /);
    expect(text(6)).toMatch(
      /^Whatever is left over can be solved\. Rows may be added together, modulo 2: these generate all others\./,
    );
    expect(text(7)).toMatch(/^Chasing alone puts every light out: nothing is ever left over\./);
    expect(text(9)).toContain('left over');
  });
});
