/**
 * A SameGame board: `rows × columns` cells, row-major, row 0 on top. 0 is an empty cell, 1 … 255 are symbols.
 * Never changed in place.
 */
export interface Tiles {
  readonly rows: number;
  readonly columns: number;
  readonly cells: Uint8Array;
}

/** What a SameGame move may remove and what it earns. */
export interface TileRules {
  /** Fewest cells of a group that may be removed. */
  readonly smallest: number;
  /** A group of n cells earns (n − less)² points. */
  readonly less: number;
  /** Points for an empty board at the end. */
  readonly bonus: number;
  /** What cells left at the end cost: nothing, or for each symbol what its cells would have earned as one group. */
  readonly leftover: 'none' | 'square';
  /** Do empty columns close up (to the left)? */
  readonly closing: boolean;
}

/** The ordinary game: groups of two, (n − 2)² points, 1000 for an empty board, nothing off for what is left, columns close. */
export const TILE_RULES: TileRules = { smallest: 2, less: 2, bonus: 1000, leftover: 'none', closing: true };

/** What the numbers of rules may be; with `less` beyond 2, two small groups could earn more than one of all their cells. */
export const TILE_RULE_RANGES = { smallest: [2, 99], less: [0, 2], bonus: [0, 1_000_000] } as const;

/** Most symbols of a board. */
export const MAX_SYMBOLS = 255;

/**
 * A board from rows of symbol numbers.
 * @throws {RangeError} unless all rows have the same length and every number is an integer from 0 to 255
 */
export function tiles(rows: readonly (readonly number[])[]): Tiles {
  const columns = rows[0]?.length ?? 0;
  const cells = new Uint8Array(rows.length * columns);
  for (const [r, row] of rows.entries()) {
    if (row.length !== columns) throw new RangeError(`tiles: expected ${columns} cells in row ${r}, got ${row.length}`);
    for (const [c, symbol] of row.entries()) {
      if (!Number.isInteger(symbol) || symbol < 0 || symbol > MAX_SYMBOLS)
        throw new RangeError(`tiles: expected symbols from 0 to ${MAX_SYMBOLS}, got ${symbol}`);
      cells[r * columns + c] = symbol;
    }
  }
  return { rows: rows.length, columns, cells };
}

/** How many cells are not empty. */
export function cellsLeft({ cells }: Tiles): number {
  let left = 0;
  for (const symbol of cells) if (symbol !== 0) left++;
  return left;
}

/** How many cells each symbol has; entry 0 counts the empty ones. */
export function symbolCounts({ cells }: Tiles): Uint32Array {
  const counts = new Uint32Array(MAX_SYMBOLS + 1);
  for (const symbol of cells) counts[symbol]!++;
  return counts;
}
