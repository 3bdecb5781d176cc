import { asArray, type Levels, type Problem } from '../board/problem.ts';

/** Numbers for each cell of a grid (levels or presses) as rows of text. */
export function makeCells(
  board: Extract<Problem['board'], { kind: 'grid' }>,
  values: Levels,
  levels: number,
  separator = '\n',
): string {
  const rows: string[] = [];
  const numbers = asArray(values);
  for (let r = 0, next = 0; r < board.rows; r++) {
    const row: string[] = [];
    for (let c = 0; c < board.columns; c++) {
      const hole = board.holes !== null && board.holes[r * board.columns + c] === 1;
      row.push(hole ? '~' : symbolOf(numbers[next++]!, levels));
    }
    rows.push(row.join(levels > 36 ? ' ' : ''));
  }
  return rows.join(separator);
}

const symbolOf = (level: number, levels: number): string => {
  if (level === 0) return '.';
  if (levels === 2) return '#';
  return levels > 36 ? String(level) : level.toString(36);
};
