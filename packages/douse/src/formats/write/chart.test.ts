import { describe, expect, it } from 'vitest';
import { solveLinear } from '../../algebra/linear.ts';
import type { GridBoard } from '../../board/board.ts';
import { grid } from '../../board/grid.ts';
import { graphBoard } from '../../board/graph.ts';
import { RULE_NAMES } from '../../board/rule.ts';
import { chaseChart } from '../../lightsout/explain/chart.ts';
import { random } from '../../play/random.ts';
import { expectLatex } from '../../testing/latex.ts';
import { plainEffects, times } from '../../testing/plain.ts';
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
      const chart = chaseChart(board, { levels: q });
      const written = Object.fromEntries(CHART_FORMATS.map((format) => [format, makeChart(board, q, chart, format)]));
      const { phases: _, ...kept } = chart;
      expect(JSON.parse(written['json']!)).toEqual({ levels: q, ...kept, solvable: String(chart.solvable) });
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
      const text = written['text']!.split('\n\n').at(-1)!.split('\n').slice(1);
      expect(text.map((line) => line.split(/ {3,}/).map(read))).toEqual(csv);
    }
  });

  it('says what is left where, and what can be solved', () => {
    const text = (i: number): string =>
      makeChart(boards[i]![0], boards[i]![1], chaseChart(boards[i]![0], { levels: boards[i]![1] }), 'text');
    expect(text(0)).toMatch(
      /^Of 32 ways to be left over, 8 can be solved, none included\. Chase, look up what is left, press, chase again\.\n\nTo chase, go through rows 1 to 4, from top to bottom: put out each light with the button just below it\.\n\nleft in the last row +press in the first row\n/,
    );
    expect(text(3)).toMatch(/left in the last column +press in the first column\n/);
    expect(text(4)).toMatch(/left at \d,\d.* +press at 1,1 /);
    expect(text(6)).toMatch(
      /^Whatever is left over can be solved\. Rows may be added together, modulo 2: these generate all others\./,
    );
    expect(text(7)).toMatch(/^Chasing alone puts every light out: nothing is ever left over\./);
    expect(text(9)).toContain('  a_b with c\n\nleft at 50% c   press a_b 50%');
  });
});

/** A person with the printed chart: reads the words, knows a board of cells and what a press does, and nothing else. */
function follow(board: GridBoard, text: string, q: number, start: readonly number[]): number[] {
  const { rows, columns } = board;
  const effects = plainEffects(board);
  const lights = [...start];
  const press = (button: number, n = 1): void => {
    effects.forEach((row, light) => (lights[light] = (lights[light]! + n * row[button]!) % q));
  };
  const putOut = (r: number, c: number, button: number): void => {
    for (let n = 0; n < q && lights[r * columns + c] !== 0; n++) press(button);
  };
  const wrapped = (r: number, c: number): number => ((r + rows) % rows) * columns + ((c + columns) % columns);
  const both = (range: string): [number, number] => {
    const [first, last] = range.match(/\d+/g)!.map((n) => Number(n) - 1);
    return [first!, last ?? first!];
  };
  const chase = (): void => {
    const straight =
      /go through (row|column)(s? \d+(?: to \d+)?).*: put out each light with the button just (below|to the right)/.exec(
        text,
      );
    if (straight !== null) {
      const [first, last] = both(straight[2]!);
      const down = straight[1] === 'row';
      expect(straight[3]).toBe(down ? 'below' : 'to the right');
      for (let line = first; line <= last; line++)
        for (let at = 0; at < (down ? columns : rows); at++)
          if (down) putOut(line, at, wrapped(line + 1, at));
          else putOut(at, line, wrapped(at, line + 1));
    } else if (!text.includes('nothing to chase')) {
      const byRows = text.includes('row by row from left to right');
      expect(byRows || text.includes('column by column downwards')).toBe(true);
      for (const [, words, where] of text.matchAll(/^ {2}(.*): (.*)$/gm)) {
        const [top, bottom] = both(/rows? \d+(?: to \d+)?/.exec(words!)![0]);
        const [left, right] = both(/columns? \d+(?: to \d+)?/.exec(words!)![0]);
        const by = (one: string, other: string): number =>
          Number(new RegExp(`(\\d+) ${one}`).exec(where!)?.[1] ?? 0) -
          Number(new RegExp(`(\\d+) ${other}`).exec(where!)?.[1] ?? 0);
        const one = (r: number, c: number): void =>
          putOut(r, c, wrapped(r + by('down', 'up'), c + by('right', 'left')));
        if (byRows) for (let r = top; r <= bottom; r++) for (let c = left; c <= right; c++) one(r, c);
        else for (let c = left; c <= right; c++) for (let r = top; r <= bottom; r++) one(r, c);
      }
    }
  };
  const table = text.split('\n\n').at(-1)!.split('\n');
  const cellsOf = (title: string): number[] => {
    if (title.endsWith('last row')) return Array.from({ length: columns }, (_, c) => (rows - 1) * columns + c);
    if (title.endsWith('first row')) return Array.from({ length: columns }, (_, c) => c);
    if (title.endsWith('last column')) return Array.from({ length: rows }, (_, r) => (r + 1) * columns - 1);
    if (title.endsWith('first column')) return Array.from({ length: rows }, (_, r) => r * columns);
    return [...title.matchAll(/(\d+),(\d+)/g)].map(([, r, c]) => (Number(r) - 1) * columns + Number(c) - 1);
  };
  const [residue, free] = table[0]!.split(/ {3,}/).map(cellsOf) as [number[], number[]];
  const levels = (cells: string): number[] =>
    [...cells].map((cell) => (cell === '.' ? 0 : cell === '#' ? 1 : Number(cell)));
  const known = table.slice(1).map((line) => line.split(/ {3,}/).map(levels) as [number[], number[]]);
  chase();
  const left = residue.map((light) => lights[light]!);
  if (left.every((level) => level === 0)) return lights;
  let pressed = known.find(([own]) => own.join() === left.join())?.[1];
  if (pressed === undefined && text.includes('Rows may be added')) {
    const { solution } = solveLinear({
      rows: residue.length,
      columns: known.length,
      modulus: q,
      right: left,
      entries: (entry) => known.forEach(([own], c) => own.forEach((level, r) => level !== 0 && entry(r, c, level))),
    });
    pressed = free.map((_, i) => known.reduce((sum, [, own], k) => (sum + own[i]! * solution![k]!) % q, 0));
  }
  expect(pressed, left.join()).toBeDefined();
  free.forEach((button, i) => press(button, pressed![i]));
  chase();
  return lights;
}

describe('the printed chart, followed to the letter', () => {
  const expectDark = (board: GridBoard, q: number, rounds: number, name: string): void => {
    const text = makeChart(board, q, chaseChart(board, { levels: q }), 'text');
    const source = random(`follow ${name}`);
    const effects = plainEffects(board);
    for (let round = 0; round < rounds; round++) {
      const presses = Array.from({ length: board.buttons }, () => source.below(q));
      const start = times(effects, presses, q).map((level) => (q - level) % q);
      expect(follow(board, text, q, start).some(Boolean), `${name}: ${start}\n${text}`).toBe(false);
    }
  };

  it('puts out every board that presses made: the plus rule, 1 … 6 × 1 … 6, 2 to 6 levels, every wrap', () => {
    for (const wrap of ['none', 'cylinder', 'torus'] as const)
      for (let rows = 1; rows <= 6; rows++)
        for (let columns = 1; columns <= 6; columns++)
          for (let q = 2; q <= 6; q++)
            if (wrap === 'none' || rows * columns <= 20 || q < 4)
              expectDark(grid(rows, columns, { wrap }), q, 2, `${rows} × ${columns} ${wrap} mod ${q}`);
  }, 60_000);

  it('and the other rules', () => {
    for (const rule of RULE_NAMES)
      for (const [rows, columns] of [
        [1, 4],
        [2, 5],
        [4, 3],
        [3, 4],
        [5, 5],
      ] as const)
        for (let q = 2; q <= (rows * columns > 12 ? 2 : 4); q++)
          for (const wrap of ['none', 'torus'] as const)
            expectDark(grid(rows, columns, { rule, wrap }), q, 3, `${rule} ${rows} × ${columns} ${wrap} mod ${q}`);
  });
});
