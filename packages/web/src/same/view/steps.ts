import type { Tiles } from 'douse/board';
import { arrowTarget } from '../../parts/arrows.ts';

/** Where the keyboard goes on a board of tiles: never to an empty cell. */

const isEmpty = ({ cells }: Tiles, cell: number): boolean => cells[cell] === 0;

/** The highest tile of a column, or −1 if it is empty. */
function topOf(board: Tiles, column: number): number {
  for (let cell = column; cell < board.cells.length; cell += board.columns) if (!isEmpty(board, cell)) return cell;
  return -1;
}

/**
 * Where a key leads from a tile; null if the key leads nowhere. Sideways beside a lower column it leads to that
 * column's highest tile, and over empty columns to the next one.
 */
export function tileStep(board: Tiles, stroke: Parameters<typeof arrowTarget>[0], from: number): number | null {
  const { rows, columns } = board;
  const to = arrowTarget(stroke, from, rows, columns);
  if (to === null || to === from || !isEmpty(board, to)) return to;
  if (stroke.key === 'ArrowUp' || stroke.key === 'ArrowDown') return from;
  // Home and End look from the outside in, a step looks on in its own direction.
  const leap = stroke.key === 'Home' || stroke.key === 'End';
  const right = (stroke.key === 'ArrowRight' || stroke.key === 'Home') === true;
  for (let column = to % columns; column >= 0 && column < columns; column += right ? 1 : -1) {
    const cell = (leap ? to - (to % columns) : from - (from % columns)) + column;
    const found = isEmpty(board, cell) ? topOf(board, column) : cell;
    if (found >= 0) return found;
  }
  return from;
}

/**
 * The tile nearest to a cell: itself, the highest of its column, or that of the nearest column; −1 on an empty board.
 */
export function nearestTile(board: Tiles, cell: number): number {
  if (!isEmpty(board, cell)) return cell;
  const own = cell % board.columns;
  for (let away = 0; away < board.columns; away++) {
    for (const column of [own - away, own + away]) {
      if (column < 0 || column >= board.columns) continue;
      // In the row, if there is a tile; otherwise the highest one.
      const beside = cell - own + column;
      const found = isEmpty(board, beside) ? topOf(board, column) : beside;
      if (found >= 0) return found;
    }
  }
  return -1;
}
