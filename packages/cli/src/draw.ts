import { asArray, type Board, grid, type GridBoard, type Levels } from 'douse/board';
import { mayColour, terminal } from './colour.ts';

/** True if what goes to standard output may be coloured. */
export const coloured = (): boolean => mayColour(terminal(process.stdout));

const paint = (code: string, text: string): string => (coloured() ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = (text: string): string => paint('1', text);
export const lit = (text: string): string => paint('1;96', text);
export const faint = (text: string): string => paint('2', text);

/** Numbers of a board's cells as rows of text, which can be read again: 0 is a dot, a hole is ~. */
export function drawCells(board: Board, levels: Levels): string {
  return board.kind === 'grid' ? drawGrid(board, asArray(levels)) : drawNamed(board.buttonNames, asArray(levels));
}

/** The same for lights, which a wiring names differently. */
export const drawLights = (board: Board, values: Levels): string =>
  board.kind === 'grid' ? drawCells(board, values) : drawNamed(board.lightNames, asArray(values));

function drawGrid({ rows, columns, holes }: GridBoard, values: ArrayLike<number>): string {
  const widest = String(maximum(values)).length;
  let next = 0;
  const row = (r: number): string =>
    Array.from({ length: columns }, (_, c) => {
      const hole = holes !== null && holes[r * columns + c] === 1;
      const value = hole ? 0 : values[next++]!;
      const text = (hole ? '~' : value === 0 ? '·' : String(value)).padStart(widest);
      return value === 0 ? faint(text) : lit(text);
    }).join(' ');
  return Array.from({ length: rows }, (_, r) => row(r)).join('\n');
}

/** A line a name; where the names are the places `row column` of a rectangle, as those of Flip, the rectangle. */
function drawNamed(names: readonly string[], values: ArrayLike<number>): string {
  const columns = names.findIndex((name) => name === '1 0');
  const width = columns < 0 ? names.length : columns;
  const isPlace = (name: string, i: number): boolean => name === `${Math.floor(i / width)} ${i % width}`;
  if (names.length > 1 && names.length % width === 0 && names.every(isPlace))
    return drawGrid(grid(names.length / width, width), values);
  return names.map((name, i) => `${name}: ${values[i]}`).join('\n');
}

function maximum(values: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, values[i]!);
  return most;
}

/** `3 boards: 2 solved, 1 impossible`; zero counts are left out. */
export function sumsText(what: string, sums: Readonly<Record<string, number>>): string {
  const counted = Object.entries(sums).filter(([, count]) => count > 0);
  const all = counted.reduce((sum, [, count]) => sum + count, 0);
  return `${plural(all, what)}: ${counted.map(([name, count]) => `${count} ${name}`).join(', ')}`;
}

export const plural = (count: number | bigint, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 || count === 1n ? one : many}`;
