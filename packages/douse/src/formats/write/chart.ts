import type { Board } from '../../board/board.ts';
import type { ChaseChart, ChasePhase } from './chase-chart.ts';
import { placeName } from '../../play/explanation.ts';

/** Ways a chase chart is written. */
export const CHART_FORMATS = ['text', 'markdown', 'latex', 'csv', 'json'] as const;
/** One of CHART_FORMATS. */
export type ChartFormat = (typeof CHART_FORMATS)[number];

/** A chase chart as text, Markdown, LaTeX, CSV or JSON; the text says how the chase goes. */
export function makeChart(board: Board, levels: number, chart: ChaseChart, format: ChartFormat): string {
  const show = (values: readonly number[]): string =>
    values.map((a) => (a === 0 ? '.' : levels === 2 ? '#' : String(a))).join(levels > 10 ? ' ' : '');
  const titles = titlesOf(board, chart);
  const rows = chart.rows.map(({ left, press }) => [left, press] as const);
  const chased = chaseSays(board, chart);
  const note = `${noteOf(levels, chart)}\n\n${chased}`;
  switch (format) {
    case 'json':
      return JSON.stringify({
        levels,
        by: chart.by,
        chase: chart.chase,
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

/** Most rectangles, or lights of a board that is no grid, that a chase is told in. */
const MAX_TOLD = 400;

/** How to chase, so that somebody who does no more than these words say does it right. */
export function chaseSays(board: Board, { by, chase, phases }: ChaseChart): string {
  if (chase.length === 0) return 'There is nothing to chase.';
  const only = phases.length === 1 ? phases[0]! : null;
  if (only !== null && isStraight(board, by, only)) {
    const { first, last } = by === 'rows' ? only.rows : only.columns;
    const [line, way, side] =
      by === 'rows'
        ? ['row', 'top to bottom', 'just below it']
        : ['column', 'left to right', 'just to the right of it'];
    const lines = first === last ? `${line} ${first + 1}` : `${line}s ${first + 1} to ${last + 1}, from ${way}`;
    return `To chase, go through ${lines}: put out each light with the button ${side}.`;
  }
  const lines =
    board.kind === 'grid'
      ? phases.map((phase) => phaseSays(phase, by))
      : chase.map(([light, button]) => `${board.lightNames[light]} with ${board.buttonNames[button]}`);
  const shown = lines.slice(0, MAX_TOLD);
  if (lines.length > MAX_TOLD) shown.push(`… and ${lines.length - MAX_TOLD} more; --json lists them all`);
  const within = { rows: 'row by row from left to right', columns: 'column by column downwards', lights: '' }[by];
  const order = within === '' ? 'in this order' : `in this order (each line of the list ${within})`;
  return [`To chase, put out these lights ${order}, each with the button named:`]
    .concat(shown.map((line) => `  ${line}`))
    .join('\n');
}

/** True if the lights are whole lines, each put out by the button straight on. */
function isStraight(board: Board, by: ChaseChart['by'], { rows, columns, down, right }: ChasePhase): boolean {
  if (board.kind !== 'grid' || board.holes !== null) return false;
  const across = by === 'rows' ? columns : rows;
  const length = by === 'rows' ? board.columns : board.rows;
  const [on, aside] = by === 'rows' ? [down, right] : [right, down];
  return across.first === 0 && across.last === length - 1 && on === 1 && aside === 0;
}

/** `rows 2 to 4, column 1: the button 1 up and 2 right`. */
function phaseSays({ rows, columns, down, right }: ChasePhase, by: ChaseChart['by']): string {
  const range = (line: string, { first, last }: ChasePhase['rows']): string =>
    first === last ? `${line} ${first + 1}` : `${line}s ${first + 1} to ${last + 1}`;
  const where = [range('row', rows), range('column', columns)];
  const steps = [
    ...(down === 0 ? [] : [`${Math.abs(down)} ${down > 0 ? 'down' : 'up'}`]),
    ...(right === 0 ? [] : [`${Math.abs(right)} ${right > 0 ? 'right' : 'left'}`]),
  ];
  const button = steps.length === 0 ? 'its own button' : `the button ${steps.join(' and ')}`;
  return `${(by === 'columns' ? where.toReversed() : where).join(', ')}: ${button}`;
}

function titlesOf(board: Board, { by, residue, free }: ChaseChart): [string, string] {
  if (board.kind !== 'grid') {
    const named = (cells: readonly number[], names: readonly string[]): string =>
      cells.map((cell) => names[cell]!).join(' ') || 'nothing';
    return [`left at ${named(residue, board.lightNames)}`, `press ${named(free, board.buttonNames)}`];
  }
  const [lines, length] = by === 'rows' ? [board.rows, board.columns] : [board.columns, board.rows];
  const cellOf = (line: number, at: number): number => (by === 'rows' ? line * length + at : at * lines + line);
  const is = (cells: readonly number[], line: number): boolean =>
    board.holes === null && cells.length === length && cells.every((cell, at) => cell === cellOf(line, at));
  const line = by === 'rows' ? 'row' : 'column';
  const names = (cells: readonly number[]): string =>
    cells.map((cell) => placeName(board, cell).replace('row ', '').replace(' column ', ',')).join(' ');
  return [
    is(residue, lines - 1) ? `left in the last ${line}` : `left at ${names(residue)}`,
    is(free, 0) ? `press in the first ${line}` : `press at ${names(free)}`,
  ];
}

function noteOf(levels: number, { rows, complete, solvable, residue }: ChaseChart): string {
  if (rows.length === 0 && residue.length === 0)
    return 'Chasing alone puts every light out: nothing is ever left over.';
  if (rows.length === 0)
    return 'Chasing alone puts out every board that can be solved: where a light is left over, no presses help.';
  const all = BigInt(levels) ** BigInt(residue.length);
  const solve =
    solvable === all
      ? 'Whatever is left over can be solved.'
      : `Of ${all} ways to be left over, ${solvable} can be solved, none included.`;
  return complete
    ? `${solve} Chase, look up what is left, press, chase again.`
    : `${solve} Rows may be added together, modulo ${levels}: these generate all others.`;
}
