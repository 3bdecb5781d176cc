import { cellsLeft, type TileRules, type Tiles } from '../../board/tiles.ts';
import type { Random } from '../../play/random.ts';
import { groups, remove } from '../rules/rules.ts';

/** A board that can be emptied, with moves that do it. */
export interface GeneratedTiles {
  readonly board: Tiles;
  readonly moves: readonly number[];
}

/** Times the board is begun again. */
const MAX_STARTS = 20;
/** Times groups are taken out of a board that cannot be filled. */
const MAX_MENDS = 300;
/** Groups taken out at a time, beside the last two, and places then tried for one group. */
const MAX_TAKEN = 40;
const MAX_MEND_TRIES = 2000;
/** Places tried for one group. */
const MAX_TRIES = 200;
/** Past the highest column, so that column and height make one number. */
const MAX_SIDE = 2 ** 20;
/** Boards drawn where that fails, which happens with two colours, and cells that their games may touch in all. */
const MAX_DRAWN = 2000;
const MAX_TOUCHED = 2_000_000;

/**
 * A full board that can be emptied: built from the empty board by moves played backwards. Each step pushes a group of a
 * random shape, mostly small, in between what is there, so that it touches no cell of its symbol; taking the groups out
 * again in the opposite order is a solution. If that fails, random boards are tried until a random game empties one;
 * then a board is built that may take groups out again where it is stuck; a plain pattern is the last resort. Equal
 * random numbers give equal boards.
 * @throws {RangeError} if the board has fewer cells than a group needs
 */
export function generateTiles(
  rows: number,
  columns: number,
  colours: number,
  rules: TileRules,
  random: Random,
): GeneratedTiles {
  if (rows * columns < rules.smallest)
    throw new RangeError(`generateTiles: expected at least ${rules.smallest} cells, got ${rows * columns}`);
  if (colours > 1) {
    for (let start = 0; start < MAX_STARTS; start++) {
      const made = new Builder(rows, columns, colours, rules, random).build();
      if (made !== null) return made;
    }
  }
  return (
    draw(rows, columns, colours, rules, random) ??
    (colours > 1 ? new Builder(rows, columns, colours, rules, random).mend() : null) ??
    pattern(rows, columns, colours, rules)
  );
}

/** A board of drawn cells, with the drawn game that empties it. */
function draw(rows: number, columns: number, colours: number, rules: TileRules, random: Random): GeneratedTiles | null {
  const size = rows * columns;
  if (colours === 1) return null;
  for (let drawn = 0, touched = 0; drawn < MAX_DRAWN && touched < MAX_TOUCHED; drawn++) {
    const start: Tiles = { rows, columns, cells: Uint8Array.from({ length: size }, () => 1 + random.below(colours)) };
    const moves: number[] = [];
    let board = start;
    for (let open = groups(board, rules); open.length > 0; open = groups(board, rules)) {
      const cell = open[random.below(open.length)]![0]!;
      moves.push(cell);
      board = remove(board, rules, cell)!.board;
      touched += size;
    }
    if (cellsLeft(board) === 0) return { board: start, moves };
  }
  return null;
}

/** A column's part of a group: its cells, pushed in above `up` others. */
interface Slice {
  readonly column: number;
  readonly up: number;
  readonly count: number;
}

class Builder {
  /** Each column from the bottom up. */
  #stacks: number[][];
  readonly #moves: number[] = [];
  #room: number;
  readonly #rows: number;
  readonly #columns: number;
  readonly #colours: number;
  readonly #rules: TileRules;
  readonly #random: Random;

  constructor(rows: number, columns: number, colours: number, rules: TileRules, random: Random) {
    this.#rows = rows;
    this.#columns = columns;
    this.#colours = colours;
    this.#rules = rules;
    this.#random = random;
    this.#room = rows * columns;
    // Where columns stay, all are there from the start.
    this.#stacks = Array.from({ length: rules.closing ? 0 : columns }, () => []);
  }

  build(): GeneratedTiles | null {
    while (this.#room > 0) if (!this.#grow(MAX_TRIES)) return null;
    return { board: this.#board(this.#stacks), moves: this.#moves.toReversed() };
  }

  /** Like `build`, but where it is stuck it takes some groups out and continues. */
  mend(): GeneratedTiles | null {
    const past: { stacks: number[][]; room: number }[] = [];
    for (let failures = 0; this.#room > 0;) {
      past.push({ stacks: this.#stacks, room: this.#room });
      if (this.#grow(MAX_MEND_TRIES)) continue;
      if (++failures > MAX_MENDS) return null;
      const back = Math.max(0, past.length - 2 - this.#random.below(Math.min(past.length, MAX_TAKEN)));
      ({ stacks: this.#stacks, room: this.#room } = past[back]!);
      past.length = this.#moves.length = back;
    }
    return { board: this.#board(this.#stacks), moves: this.#moves.toReversed() };
  }

  #grow(most: number): boolean {
    for (let tries = 0; tries < most; tries++) {
      const opened = this.#opened();
      const slices = opened && this.#slices(opened);
      const size = slices?.reduce((sum, { count }) => sum + count, 0) ?? 0;
      if (!opened || !slices || size < this.#rules.smallest) continue;
      const symbol = 1 + this.#random.below(this.#colours);
      const stacks = opened.stacks.slice();
      for (const { column, up, count } of slices)
        stacks[column] = stacks[column]!.toSpliced(up, 0, ...Array.from({ length: count }, () => symbol));
      const { column, up } = slices[0]!;
      if (!this.#fillable(stacks) || !isGroup(stacks, column, up, size)) continue;
      const cell = (this.#rows - 1 - up) * this.#columns + column;
      this.#stacks = stacks;
      this.#moves.push(cell);
      this.#room -= size;
      return true;
    }
    return false;
  }

  /** The columns, perhaps with new ones beside each other that the group must fill. */
  #opened(): { stacks: number[][]; from: number; count: number } | null {
    const { below } = this.#random;
    const stacks = this.#stacks.slice();
    const closed = this.#rules.closing ? this.#columns - stacks.length : 0;
    if (closed === 0 || (stacks.length > 0 && below(3) > 0))
      return stacks.length === 0 ? null : { stacks, from: 0, count: 0 };
    const from = below(stacks.length + 1);
    const count = Math.min(closed, Math.ceil(this.#rules.smallest / this.#rows) + (below(4) === 0 ? 1 : 0));
    stacks.splice(from, 0, ...Array.from({ length: count }, () => []));
    return { stacks, from, count };
  }

  /**
   * A random shape: slices in the new columns, or in one column, and perhaps more beside them, each meeting the one
   * before.
   */
  #slices({ stacks, from, count }: { stacks: number[][]; from: number; count: number }): Slice[] | null {
    const { below } = this.#random;
    const roomOf = (column: number): number => this.#rows - (stacks[column]?.length ?? this.#rows);
    const first = count > 0 ? from : below(stacks.length);
    if (roomOf(first) === 0) return null;
    let want = this.#rules.smallest;
    while (below(2) === 0) want++;
    const slices: Slice[] = [];
    for (let column = first; column < first + Math.max(1, count); column++) {
      const more = 1 + below(Math.max(1, Math.min(want, roomOf(column))));
      slices.push({ column, up: below(stacks[column]!.length + 1), count: more });
      want -= more;
    }
    const ends = [slices[0]!, slices.at(-1)!] as [Slice, Slice];
    for (let tries = 0; want > 0 && tries < 8; tries++) {
      const side = below(2) as 0 | 1;
      const end = ends[side];
      const column = end.column + (side === 0 ? -1 : 1);
      if (roomOf(column) === 0) continue;
      const more = 1 + below(Math.min(want, roomOf(column)));
      // The slices overlap: from `more − 1` below the end's lowest cell to its highest one.
      const lowest = Math.max(0, end.up - more + 1);
      const highest = Math.min(stacks[column]!.length, end.up + end.count - 1);
      if (lowest > highest) continue;
      ends[side] = { column, up: lowest + below(highest - lowest + 1), count: more };
      slices.push(ends[side]);
      want -= more;
    }
    return want > 0 ? null : slices;
  }

  /** Can what is still empty be filled by groups? Each stretch of columns with room needs enough of it. */
  #fillable(stacks: readonly (readonly number[])[]): boolean {
    if (stacks.length < this.#columns) return true;
    let stretch = 0;
    for (let c = 0; c <= stacks.length; c++) {
      const room = this.#rows - (stacks[c]?.length ?? this.#rows);
      if (room > 0) stretch += room;
      else if (stretch > 0 && stretch < this.#rules.smallest) return false;
      else stretch = 0;
    }
    return true;
  }

  #board(stacks: readonly (readonly number[])[]): Tiles {
    const [rows, columns] = [this.#rows, this.#columns];
    const cells = new Uint8Array(rows * columns);
    for (const [c, stack] of stacks.entries())
      for (const [up, symbol] of stack.entries()) cells[(rows - 1 - up) * columns + c] = symbol;
    return { rows, columns, cells };
  }
}

/** True if the group of a cell has exactly this many cells. Stops as soon as there are more. */
function isGroup(stacks: readonly (readonly number[])[], column: number, up: number, size: number): boolean {
  const symbol = stacks[column]![up]!;
  const seen = new Set<number>();
  const open: [column: number, up: number][] = [[column, up]];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    const [c, u] = place;
    const name = c * MAX_SIDE + u;
    if (stacks[c]?.[u] !== symbol || seen.has(name)) continue;
    seen.add(name);
    if (seen.size > size) return false;
    open.push([c - 1, u], [c + 1, u], [c, u - 1], [c, u + 1]);
  }
  return seen.size === size;
}

/** Whole columns, or stretches of a low board, in turn: the last resort. */
function pattern(rows: number, columns: number, colours: number, { smallest }: TileRules): GeneratedTiles {
  const wide = Math.ceil(smallest / rows);
  const bands = Math.max(1, Math.floor(columns / wide));
  const band = (column: number): number => Math.min(bands - 1, Math.floor(column / wide));
  const cells = Uint8Array.from({ length: rows * columns }, (_, cell) => 1 + (band(cell % columns) % colours));
  // From the right, so that what is left keeps its place.
  const moves = colours === 1 ? [0] : Array.from({ length: bands }, (_, i) => (bands - 1 - i) * wide);
  return { board: { rows, columns, cells }, moves: moves.map((column) => (rows - 1) * columns + column) };
}
