import { cellsLeft, symbolCounts, type TileRules, type Tiles } from '../../board/tiles.ts';

/** The rules as a player sees them: plain, one board at a time. Searches have their own packed representations. */

/**
 * The cells of the group that a cell belongs to, ascending; empty for an empty cell or one that does not exist. Cost:
 * O(cells).
 */
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
export function groupPoints({ score }: TileRules, size: number): number {
  switch (score.kind) {
    case 'square':
      return (size - score.less) ** 2;
    case 'product':
      return (size * (size - 1)) / score.divisor;
    case 'table':
      return score.points[Math.min(size, score.points.length) - 1]!;
  }
}

/**
 * For every number of cells of one symbol, from 0 to `most`, the most points that they can earn: as one group where two
 * groups never earn more than one of all their cells, else by the best way to part them.
 * Cost: O(most) for squares and products with groups of two or more, else O(most²).
 */
export function worths(rules: TileRules, most: number): Float64Array {
  const worth = new Float64Array(most + 1);
  // (a + b − l)² ≥ (a − l)² + (b − l)² if 2ab ≥ l², and (a + b)(a + b − 1) ≥ a(a − 1) + b(b − 1).
  const joined = rules.score.kind === 'product' || (rules.score.kind === 'square' && rules.smallest >= 2);
  const points = Float64Array.from(worth, (_, n) => (n < rules.smallest ? 0 : groupPoints(rules, n)));
  for (let n = 1; n <= most; n++) {
    worth[n] = Math.max(points[n]!, worth[n - 1]!);
    if (!joined) for (let a = rules.smallest; a < n; a++) worth[n] = Math.max(worth[n]!, points[a]! + worth[n - a]!);
  }
  return worth;
}

/** What `count` cells of one symbol cost if they are left at the end and leftovers cost anything. */
export const leftPoints = (rules: TileRules, count: number): number =>
  count === 0 || (rules.score.kind === 'square' && count < rules.score.less) ? 0 : groupPoints(rules, count);

/**
 * What the end of the game adds to the points of the groups, `earned`: the bonus and the factor for an empty board, the
 * cost of what is left for any other.
 */
export function endPoints(board: Tiles, rules: TileRules, earned: number): number {
  if (cellsLeft(board) === 0) return rules.bonus + (rules.factor - 1) * earned;
  if (rules.leftover === 'none') return 0;
  let loss = 0;
  for (const count of symbolCounts(board).subarray(1)) loss += leftPoints(rules, count);
  return -loss;
}

/** `from[cell]` is the previous place of what now stands at `cell`, −1 for none. */
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
