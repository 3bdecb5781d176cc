import type { Board } from '../../board/board.ts';
import type { ChaseChart } from '../../play/explanation.ts';
import { placeName } from '../../play/explanation.ts';

/** Ways a chase chart is written. */
export const CHART_FORMATS = ['text', 'markdown', 'latex', 'csv', 'json'] as const;
export type ChartFormat = (typeof CHART_FORMATS)[number];

export function makeChart(board: Board, levels: number, chart: ChaseChart, format: ChartFormat): string {
  const show = (values: readonly number[]): string =>
    values.map((a) => (a === 0 ? '.' : levels === 2 ? '#' : String(a))).join(levels > 10 ? ' ' : '');
  const titles = titlesOf(board, chart);
  const rows = chart.rows.map(({ left, press }) => [left, press] as const);
  const note = noteOf(levels, chart);
  switch (format) {
    case 'json':
      return JSON.stringify({
        levels,
        residue: chart.residue,
        free: chart.free,
        complete: chart.complete,
        solvable: String(chart.solvable),
        rows: chart.rows,
      });
    case 'csv':
      return ['left,press', ...rows.map((row) => row.map((values) => values.join(' ')).join(','))].join('\n');
    case 'markdown':
      return [
        note,
        '',
        `| ${titles.join(' | ')} |`,
        '|---|---|',
        ...rows.map(([left, press]) => `| \`${show(left)}\` | \`${show(press)}\` |`),
      ].join('\n');
    case 'latex':
      return [
        '\\begin{tabular}{cc}',
        `${titles.join(' & ')} \\\\ \\hline`,
        ...rows.map(([left, press]) => `${left.join('\\,')} & ${press.join('\\,')} \\\\`),
        '\\end{tabular}',
      ].join('\n');
    case 'text': {
      const width = Math.max(titles[0]!.length, ...rows.map(([left]) => show(left).length)) + 3;
      return [
        note,
        '',
        titles[0]!.padEnd(width) + titles[1]!,
        ...rows.map(([left, press]) => show(left).padEnd(width) + show(press)),
      ].join('\n');
    }
  }
}

function titlesOf(board: Board, { residue, free }: ChaseChart): [string, string] {
  if (board.kind !== 'grid') return ['left over', 'press first'];
  const line = (cells: readonly number[], row: number): boolean =>
    cells.length === board.columns && cells.every((cell, c) => cell === row * board.columns + c);
  const lastRow = board.holes === null && line(residue, board.rows - 1);
  const firstRow = board.holes === null && line(free, 0);
  const names = (cells: readonly number[]): string =>
    cells.map((cell) => placeName(board, cell).replace('row ', '').replace(' column ', ',')).join(' ');
  return [
    lastRow ? 'left in the last row' : `left at ${names(residue)}`,
    firstRow ? 'press in the first row' : `press at ${names(free)}`,
  ];
}

function noteOf(levels: number, { rows, complete, solvable, residue }: ChaseChart): string {
  if (rows.length === 0 && residue.length === 0)
    return 'Chasing alone puts every light out: nothing is ever left over.';
  const all = BigInt(levels) ** BigInt(residue.length);
  const solve =
    solvable === all
      ? 'Whatever is left over can be solved.'
      : `Of ${all} ways to be left over, ${solvable} can be solved, none included.`;
  return complete
    ? `${solve} Chase, look up what is left, press, chase again.`
    : `${solve} Rows may be added together, modulo ${levels}: these generate all others.`;
}
