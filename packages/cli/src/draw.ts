import { asArray, type Board, type Levels } from 'douse/board';
import { mayColour, terminal } from './colour.ts';

/** True if what goes to standard output may be coloured. */
export const coloured = (): boolean => mayColour(terminal(process.stdout));

const paint = (code: string, text: string): string => (coloured() ? `\x1b[${code}m${text}\x1b[0m` : text);
export const bold = (text: string): string => paint('1', text);
export const lit = (text: string): string => paint('1;96', text);
export const faint = (text: string): string => paint('2', text);

/** Numbers of a board's cells as rows of text with blanks between: 0 is a dot, a hole a blank. */
export function drawCells(board: Board, levels: Levels): string {
  const values = asArray(levels);
  if (board.kind !== 'grid') {
    return board.buttonNames.map((name, i) => `${name}: ${values[i]}`).join('\n');
  }
  const widest = String(maximum(values)).length;
  const rows: string[] = [];
  for (let r = 0, next = 0; r < board.rows; r++) {
    const row: string[] = [];
    for (let c = 0; c < board.columns; c++) {
      const hole = board.holes !== null && board.holes[r * board.columns + c] === 1;
      const value = hole ? 0 : values[next++]!;
      const text = (hole ? ' ' : value === 0 ? '·' : String(value)).padStart(widest);
      row.push(hole ? text : value === 0 ? faint(text) : lit(text));
    }
    rows.push(row.join(' ').trimEnd());
  }
  return rows.join('\n');
}

/** The same for lights, which a wiring names differently. */
export const drawLights = (board: Board, values: Levels): string =>
  board.kind === 'grid'
    ? drawCells(board, values)
    : board.lightNames.map((name, i) => `${name}: ${asArray(values)[i]}`).join('\n');

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
