import { cellsLeft, symbolCounts, type TileRules, type Tiles } from '../../board/tiles.ts';

/** The rules as a player sees them: plain, one board at a time. Searches have packed ways of their own. */

/** The cells of the group that a cell belongs to, ascending; empty for an empty cell or one that does not exist. Cost: O(cells). */
export function groupAt(board: Tiles, cell: number): number[] {
  return (board.cells[cell] ?? 0) === 0 ? [] : collect(board, cell, new Uint8Array(board.cells.length));
}

/** Every group that may be removed, by its first cell in reading order. Cost: O(cells). */
export function groups(board: Tiles, { smallest }: TileRules): number[][] {
  const seen = new Uint8Array(board.cells.length);
  const found: number[][] = [];
  for (let cell = 0; cell < seen.length; cell++) {
    if (seen[cell] === 1 || board.cells[cell] === 0) continue;
    const group = collect(board, cell, seen);
    if (group.length >= smallest) found.push(group);
  }
  return found;
}

/** The group of a cell that is not empty, ascending; marks its cells as seen. */
function collect({ columns, cells }: Tiles, cell: number, seen: Uint8Array): number[] {
  const symbol = cells[cell]!;
  const group = [cell];
  seen[cell] = 1;
  const visit = (neighbour: number): void => {
    if (cells[neighbour] !== symbol || seen[neighbour] === 1) return;
    seen[neighbour] = 1;
    group.push(neighbour);
  };
  for (let next = 0; next < group.length; next++) {
    const at = group[next]!;
    const column = at % columns;
    visit(at - columns);
    visit(at + columns);
    if (column > 0) visit(at - 1);
    if (column < columns - 1) visit(at + 1);
  }
  return group.length === 1 ? group : group.sort((a, b) => a - b);
}

/** Points of removing a group of `size` cells. */
export const groupPoints = ({ less }: TileRules, size: number): number => (size - less) ** 2;

/** Points (or a loss) for the board as the game ends. */
export function endPoints(board: Tiles, { bonus, leftover, less }: TileRules): number {
  if (cellsLeft(board) === 0) return bonus;
  if (leftover === 'none') return 0;
  let loss = 0;
  for (const count of symbolCounts(board).subarray(1)) loss += Math.max(0, count - less) ** 2;
  return -loss;
}

/** Where everything went: `from[cell]` is the cell of the board before that stands at `cell` now, −1 for none. */
export interface Removal {
  readonly board: Tiles;
  readonly removed: readonly number[];
  readonly from: Int32Array;
  /** Points of the group alone, without what the end of the game adds. */
  readonly points: number;
}

/** Removes the group at a cell; null if there is none that is large enough. */
export function remove(board: Tiles, rules: TileRules, cell: number): Removal | null {
  const removed = Number.isInteger(cell) ? groupAt(board, cell) : [];
  if (removed.length < Math.max(1, rules.smallest)) return null;
  const cells = board.cells.slice();
  for (const member of removed) cells[member] = 0;
  const settled = settle({ ...board, cells }, rules);
  return { ...settled, removed, points: groupPoints(rules, removed.length) };
}

/** Lets everything fall and, if the rules say so, empty columns close up to the left. */
export function settle(
  { rows, columns, cells }: Tiles,
  { closing }: TileRules,
): { readonly board: Tiles; readonly from: Int32Array } {
  const next = new Uint8Array(cells.length);
  const from = new Int32Array(cells.length).fill(-1);
  for (let column = 0, to = 0; column < columns; column++) {
    let row = rows - 1;
    for (let r = rows - 1; r >= 0; r--) {
      const cell = r * columns + column;
      if (cells[cell] === 0) continue;
      next[row * columns + to] = cells[cell]!;
      from[row-- * columns + to] = cell;
    }
    if (!closing || row < rows - 1) to++;
  }
  return { board: { rows, columns, cells: next }, from };
}

/** True if no group may be removed. */
export const isStuck = (board: Tiles, rules: TileRules): boolean => groups(board, rules).length === 0;
