import { cellsLeft, type Tiles, type TileRules } from 'douse/board';
import { groups, remove } from 'douse/samegame';

/** How one board became another by a single move, or by taking one back. */
export interface Travel {
  /** `from[cell]` is the cell of the earlier picture from which the tile at `cell` came, −1 if it was not there. */
  readonly from: Int32Array;
  /** Cells of the earlier picture whose tiles are gone. */
  readonly gone: readonly number[];
  /** True if a group was removed, false if one came back. */
  readonly forward: boolean;
}

/**
 * Finds out of two states where every tile went; null if no single move lies between them. Cost: O(cells · groups that
 * have the right size).
 */
export function travelBetween(before: Tiles, after: Tiles, rules: TileRules): Travel | null {
  const removed = cellsLeft(before) - cellsLeft(after);
  if (removed > 0) {
    const move = moveBetween(before, after, rules, removed);
    return move && { from: move.from, gone: move.removed, forward: true };
  }
  const move = removed < 0 ? moveBetween(after, before, rules, -removed) : null;
  if (move === null) return null;
  const from = new Int32Array(after.cells.length).fill(-1);
  move.from.forEach((earlier, cell) => {
    if (earlier >= 0) from[earlier] = cell;
  });
  return { from, gone: [], forward: false };
}

/** The move that turns one board into another by removing this many cells. */
function moveBetween(before: Tiles, after: Tiles, rules: TileRules, removed: number) {
  for (const group of groups(before, rules)) {
    if (group.length !== removed) continue;
    const move = remove(before, rules, group[0]!)!;
    if (move.board.cells.every((symbol, cell) => symbol === after.cells[cell])) return move;
  }
  return null;
}
