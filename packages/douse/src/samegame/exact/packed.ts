import type { TileRules, Tiles } from '../../board/tiles.ts';

/**
 * Boards packed for searching: column after column, in each column from the bottom up, `bits` bits a cell, as many
 * whole cells to a 32-bit word as fit; a column starts a new word. Cells above a column's top are zero, so equal boards
 * are equal words.
 *
 *     word of a column, 3 bits a cell, 10 cells a word:   00 | cell 9 | … | cell 1 | cell 0 (bottom)
 */
export interface Packing {
  readonly rows: number;
  readonly columns: number;
  /** Symbols are numbered 1 … symbols without gaps. */
  readonly symbols: number;
  readonly bits: number;
  readonly cellsPerWord: number;
  readonly wordsPerColumn: number;
  /** Words of a board. */
  readonly words: number;
}

export function packing({ rows, columns }: Tiles, symbols: number): Packing {
  const bits = Math.max(1, 32 - Math.clz32(symbols));
  const cellsPerWord = Math.floor(32 / bits);
  const wordsPerColumn = Math.max(1, Math.ceil(rows / cellsPerWord));
  return { rows, columns, symbols, bits, cellsPerWord, wordsPerColumn, words: wordsPerColumn * columns };
}

/**
 * A settled board packed, its symbols renumbered without gaps in order of their number: `symbols[i]` is packed as i +
 * 1.
 */
export function packTiles(board: Tiles): { packing: Packing; start: Uint32Array; symbols: number[] } {
  const numbers = new Uint8Array(256);
  const present = [...new Set(board.cells)].filter((symbol) => symbol !== 0).sort((a, b) => a - b);
  for (const [i, symbol] of present.entries()) numbers[symbol] = i + 1;
  const layout = packing(board, present.length);
  const start = new Uint32Array(layout.words);
  for (let c = 0; c < board.columns; c++) {
    for (let up = 0; up < board.rows; up++) {
      const symbol = numbers[board.cells[(board.rows - 1 - up) * board.columns + c]!]!;
      start[c * layout.wordsPerColumn + Math.floor(up / layout.cellsPerWord)]! |=
        symbol << ((up % layout.cellsPerWord) * layout.bits);
    }
  }
  return { packing: layout, start, symbols: present };
}

/**
 * Takes one packed board at a time apart into its groups, and makes the boards that moves lead to.
 *
 * The grid it works on is column-major, from the bottom up, `stride = rows + 1` places a column, with an empty column
 * on either side and an empty place on top of each column, so that no neighbour needs a test for the edge.
 */
export class Expander {
  readonly packing: Packing;
  readonly stride: number;
  readonly grid: Uint8Array;
  /** Cells of each symbol. */
  readonly counts: Uint32Array;
  /**
   * All groups, also those too small to be removed: their symbols, and their places from `groupFrom[i]` to `groupFrom[i
   * + 1]`.
   */
  groups = 0;
  readonly groupSymbol: Uint8Array;
  readonly groupFrom: Int32Array;
  readonly places: Int32Array;
  /** The board that `remove` made. */
  readonly next: Uint32Array;

  readonly #seen: Uint8Array;
  readonly #touched: Uint8Array;
  readonly #closing: boolean;
  /** The board that was loaded, for copying columns that do not change. */
  #source: Uint32Array = new Uint32Array(0);
  #at = 0;

  constructor(layout: Packing, { closing }: TileRules) {
    const { rows, columns, symbols, words } = layout;
    this.packing = layout;
    this.stride = rows + 1;
    const size = (columns + 2) * this.stride + 1;
    this.grid = new Uint8Array(size);
    this.#seen = new Uint8Array(size);
    this.#touched = new Uint8Array(columns);
    this.counts = new Uint32Array(symbols + 1);
    this.groupSymbol = new Uint8Array(rows * columns);
    this.groupFrom = new Int32Array(rows * columns + 1);
    this.places = new Int32Array(rows * columns);
    this.next = new Uint32Array(words);
    this.#closing = closing;
  }

  /** Unpacks a board and finds its groups, in order of columns. Cost: O(cells). */
  load(source: Uint32Array, at: number): void {
    const { columns, bits, wordsPerColumn, cellsPerWord } = this.packing;
    const { stride, grid, counts, places, groupFrom, groupSymbol } = this;
    const seen = this.#seen;
    const mask = (1 << bits) - 1;
    this.#source = source;
    this.#at = at;
    grid.fill(0);
    seen.fill(0);
    counts.fill(0);
    for (let c = 0, word = at; c < columns; c++) {
      const bottom = (c + 1) * stride;
      for (let w = 0; w < wordsPerColumn; w++, word++) {
        let value = source[word]!;
        for (let place = bottom + w * cellsPerWord; value !== 0; place++) {
          const symbol = value & mask;
          grid[place] = symbol;
          counts[symbol]!++;
          value >>>= bits;
        }
      }
    }
    let count = 0;
    let filled = 0;
    for (let first = stride; first < (columns + 1) * stride; first++) {
      const symbol = grid[first]!;
      if (symbol === 0 || seen[first] !== 0) continue;
      groupFrom[count] = filled;
      groupSymbol[count++] = symbol;
      places[filled++] = first;
      seen[first] = 1;
      for (let next = groupFrom[count - 1]!; next < filled; next++) {
        const place = places[next]!;
        if (grid[place + 1] === symbol && seen[place + 1] === 0) {
          seen[place + 1] = 1;
          places[filled++] = place + 1;
        }
        if (grid[place - 1] === symbol && seen[place - 1] === 0) {
          seen[place - 1] = 1;
          places[filled++] = place - 1;
        }
        if (grid[place + stride] === symbol && seen[place + stride] === 0) {
          seen[place + stride] = 1;
          places[filled++] = place + stride;
        }
        if (grid[place - stride] === symbol && seen[place - stride] === 0) {
          seen[place - stride] = 1;
          places[filled++] = place - stride;
        }
      }
    }
    groupFrom[count] = filled;
    this.groups = count;
  }

  /**
   * In a packed board, are all cells of some symbol one group? Examines one group a symbol only; what `load` found is
   * overwritten.
   */
  anyWhole(source: Uint32Array): boolean {
    const { columns, symbols, bits, wordsPerColumn, cellsPerWord } = this.packing;
    const { stride, grid, counts, places, groupFrom: firsts } = this;
    const mask = (1 << bits) - 1;
    grid.fill(0);
    counts.fill(0);
    for (let c = 0, word = 0; c < columns; c++) {
      const bottom = (c + 1) * stride;
      for (let w = 0; w < wordsPerColumn; w++, word++) {
        let value = source[word]!;
        for (let place = bottom + w * cellsPerWord; value !== 0; place++) {
          const symbol = value & mask;
          grid[place] = symbol;
          counts[symbol]!++;
          firsts[symbol] = place;
          value >>>= bits;
        }
      }
    }
    for (let symbol = 1; symbol <= symbols; symbol++) {
      if (counts[symbol] === 0) continue;
      // Visited cells are removed from the grid: no other symbol needs them.
      let filled = 1;
      places[0] = firsts[symbol]!;
      grid[places[0]!] = 0;
      for (let next = 0; next < filled; next++) {
        const place = places[next]!;
        if (grid[place + 1] === symbol) {
          grid[place + 1] = 0;
          places[filled++] = place + 1;
        }
        if (grid[place - 1] === symbol) {
          grid[place - 1] = 0;
          places[filled++] = place - 1;
        }
        if (grid[place + stride] === symbol) {
          grid[place + stride] = 0;
          places[filled++] = place + stride;
        }
        if (grid[place - stride] === symbol) {
          grid[place - stride] = 0;
          places[filled++] = place - stride;
        }
      }
      if (filled === counts[symbol]) return true;
    }
    return false;
  }

  size(group: number): number {
    return this.groupFrom[group + 1]! - this.groupFrom[group]!;
  }

  /** The group as a move: one of its cells, row-major. */
  move(group: number): number {
    const place = this.places[this.groupFrom[group]!]!;
    const column = Math.floor(place / this.stride) - 1;
    return (this.packing.rows - 1 - (place % this.stride)) * this.packing.columns + column;
  }

  /** Packs the board after removing a group into `next`. */
  remove(group: number): void {
    const { columns, rows, bits, wordsPerColumn, cellsPerWord } = this.packing;
    const { stride, grid, places, groupFrom, next } = this;
    const touched = this.#touched;
    const symbol = this.groupSymbol[group]!;
    touched.fill(0);
    for (let i = groupFrom[group]!; i < groupFrom[group + 1]!; i++) {
      const place = places[i]!;
      touched[Math.floor(place / stride) - 1] = 1;
      grid[place] = 0;
    }
    let to = 0;
    for (let c = 0; c < columns; c++) {
      const from = this.#at + c * wordsPerColumn;
      if (touched[c] === 0) {
        if (this.#closing && this.#source[from] === 0) continue;
        for (let w = 0; w < wordsPerColumn; w++) next[to++] = this.#source[from + w]!;
        continue;
      }
      const first = to;
      let word = 0;
      let filled = 0;
      for (let place = (c + 1) * stride, end = place + rows; place < end; place++) {
        const value = grid[place]!;
        if (value === 0) continue;
        word |= value << (filled * bits);
        if (++filled === cellsPerWord) {
          next[to++] = word;
          word = filled = 0;
        }
      }
      if (word !== 0) next[to++] = word;
      // A column that lost all its cells closes.
      if (to === first && this.#closing) continue;
      while (to < first + wordsPerColumn) next[to++] = 0;
    }
    next.fill(0, to);
    for (let i = groupFrom[group]!; i < groupFrom[group + 1]!; i++) grid[places[i]!] = symbol;
  }
}
