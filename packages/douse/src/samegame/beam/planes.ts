import { random } from '../../play/random.ts';
import { popcount } from '../../algebra/bitmatrix.ts';
import type { TileRules, Tiles } from '../../board/tiles.ts';

/**
 * Boards as bit planes, one plane a symbol, for searches that examine very many boards. A *board* is `words` 32-bit
 * words, whose layout is the implementation's own. A *move* is `column · 65536 + row`, rows counted from the bottom,
 * and names the first cell of a group, by column, then row.
 *
 * One board is current; `groups` lists its groups, `make` plays one of them, and the board after that move can be
 * measured and saved.
 */
export interface Planes {
  readonly words: number;
  /** Cells of the whole grid. */
  readonly cells: number;
  /** Of the groups found last: how many cells, the move, the symbol. */
  readonly sizes: Int32Array;
  readonly moves: Int32Array;
  readonly symbols: Int32Array;
  /**
   * Of the board after a move: two hashes, columns that are not empty (`make`); columns and bottom cells with one
   * symbol, and the sum of the steps between the heights of neighbouring columns (`count`).
   */
  readonly info: Int32Array;
  /**
   * For each symbol of the board after a move, five numbers (`count`): cells; `components`; cells without a neighbour
   * of their symbol; runs of neighbouring columns that hold it; columns that are such a run by themselves and hold only
   * one cell of it.
   */
  readonly counts: Int32Array;
  load(boards: Int32Array, at: number): void;
  /** Finds the current board's groups; how many. */
  groups(): number;
  /** Plays group `index`. */
  make(index: number): void;
  /**
   * The group with that move, among the groups of its symbol, which are found again. @throws {RangeError} if it is not
   * the first cell of one
   */
  groupOf(move: number): number;
  count(symbol: number): void;
  /**
   * Components and single cells of a symbol, into info[6] and info[7], when all symbols but those in the set of bits
   * `keep` are deleted from the board after a move, and everything has fallen. At most MAX_KEPT symbols.
   *
   * *Components* is n − adjacent pairs + 2 × 2 squares: the number of groups less the number of holes in them (Euler's
   * number).
   */
  reduced(keep: number, symbol: number): void;
  /** Copies the board after a move. */
  save(boards: Int32Array, at: number): void;
}

/** Most symbols that `reduced` can tell apart. */
export const MAX_KEPT = 31;

/** The symbols of a board, ascending: plane i holds `symbols[i]`. */
export function symbolsOf({ cells }: Tiles): number[] {
  return [...new Set(cells)].filter((symbol) => symbol !== 0).sort((a, b) => a - b);
}

/** Odd factors of a hash, `stride` words for each symbol. */
export function hashFactors(name: 'a' | 'b', words: number): Int32Array {
  const { bits } = random(`samegame beam ${name}`);
  return Int32Array.from({ length: words }, () => bits() | 1);
}

/**
 * Planes by plain loops, for boards of any size.
 *
 * A column is `span` = ⌊rows / 32⌋ + 1 words, bit 0 of its first word at the bottom, so that its topmost bit is always
 * zero: shifting a whole plane by one bit never carries a cell into another column. An empty column stands before and
 * after each plane.
 */
export function plainPlanes(board: Tiles, { smallest, closing }: TileRules): { planes: Planes; start: Int32Array } {
  const { rows, columns, cells } = board;
  const names = symbolsOf(board);
  const span = (rows >>> 5) + 1;
  const stride = (columns + 2) * span;
  const words = names.length * stride;
  const hashStride = Math.max(16, columns * span);
  const factorsA = hashFactors('a', names.length * hashStride);
  const factorsB = hashFactors('b', names.length * hashStride);
  const current = new Int32Array(words);
  const child = new Int32Array(words);
  const most = Math.ceil(cells.length / Math.max(1, smallest));
  const sizes = new Int32Array(most);
  const moves = new Int32Array(most);
  const symbols = new Int32Array(most);
  /** First word of a group, in its plane, and its words in `masks`. */
  const firsts = new Int32Array(most);
  const ends = new Int32Array(most + 1);
  let masks = new Int32Array(1024);
  const rest = new Int32Array(stride);
  const region = new Int32Array(stride);
  const plane = new Int32Array(stride + 1);
  const info = new Int32Array(8);
  const counts = new Int32Array(5 * names.length);

  const start = new Int32Array(words);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    const row = rows - 1 - Math.floor(cell / columns);
    const at = ((cell % columns) + 1) * span + (row >>> 5);
    start[names.indexOf(cells[cell]!) * stride + at]! |= 1 << (row & 31);
  }

  /** Fills `region` with the group of a cell; the first and the end of its words. Stays filled until it is emptied. */
  function grow(base: number, word: number, bit: number): [number, number] {
    let low = word;
    let high = word;
    region[word] = bit;
    for (let grew = true; grew;) {
      grew = false;
      const from = Math.max(span, low - span);
      const to = Math.min(stride - span - 1, high + span);
      for (let at = from; at <= to; at++) {
        const old = region[at]!;
        const next =
          (old |
            (old << 1) |
            (old >>> 1) |
            (region[at - 1]! >>> 31) |
            (region[at + 1]! << 31) |
            region[at - span]! |
            region[at + span]!) &
          current[base + at]!;
        if (next === old) continue;
        region[at] = next;
        grew = true;
        if (at < low) low = at;
        if (at > high) high = at;
      }
    }
    return [low, high + 1];
  }

  function findGroups(first: number, end: number): number {
    let found = 0;
    for (let symbol = first; symbol < end; symbol++) {
      const base = symbol * stride;
      for (let at = span; at < stride - span; at++) {
        const p = current[base + at]!;
        rest[at] = p;
        if (smallest <= 1 || p === 0) continue;
        const i = base + at;
        rest[at] =
          p &
          ((p << 1) |
            (p >>> 1) |
            (current[i - 1]! >>> 31) |
            (current[i + 1]! << 31) |
            current[i - span]! |
            current[i + span]!);
      }
      for (let word = span; word < stride - span; word++) {
        while (rest[word] !== 0) {
          const bit = rest[word]! & -rest[word]!;
          const [low, high] = grow(base, word, bit);
          let size = 0;
          let to = ends[found]!;
          if (to + high - low > masks.length) {
            const longer = new Int32Array(2 * (to + high - low));
            longer.set(masks);
            masks = longer;
          }
          for (let at = low; at < high; at++) {
            const group = region[at]!;
            size += popcount(group);
            rest[at]! &= ~group;
            masks[to++] = group;
            region[at] = 0;
          }
          if (size < smallest) continue;
          sizes[found] = size;
          moves[found] = ((Math.floor(word / span) - 1) << 16) | ((word % span) * 32 + 31 - Math.clz32(bit));
          symbols[found] = symbol;
          firsts[found] = low;
          ends[++found] = to;
        }
      }
    }
    return found;
  }

  /** Takes one bit out of a column of every plane of the child; the bits above fall. */
  function drop(column: number, word: number, bit: number): void {
    const below = bit - 1;
    const end = column + span;
    for (let base = 0; base < words; base += stride) {
      let at = base + word;
      const low = child[at]!;
      child[at] = (low & below) | ((low >>> 1) & ~below);
      for (at++; at < base + end; at++) {
        child[at - 1]! |= child[at]! << 31;
        child[at] = child[at]! >>> 1;
      }
    }
  }

  /** Moves the columns of the child that are not empty together; returns their number. */
  function close(): number {
    let to = span;
    let kept = 0;
    for (let column = span; column < stride - span; column += span) {
      let all = 0;
      for (let base = column; base < words; base += stride) for (let j = 0; j < span; j++) all |= child[base + j]!;
      if (all === 0) continue;
      kept++;
      if (!closing) continue;
      if (to !== column)
        for (let base = 0; base < words; base += stride)
          for (let j = 0; j < span; j++) {
            child[base + to + j] = child[base + column + j]!;
            child[base + column + j] = 0;
          }
      to += span;
    }
    return kept;
  }

  /** Components and singles of a plane with its borders, into two numbers. */
  function shape(of: Int32Array, base: number, into: Int32Array, to: number): void {
    let components = 0;
    let singles = 0;
    for (let i = base + span; i < base + stride - span; i++) {
      const p = of[i]!;
      if (p === 0) continue;
      const above = (p >>> 1) | (of[i + 1]! << 31);
      const right = of[i + span]!;
      const end = p & ~(above | right);
      // Cells with nothing above and on the right, less cells with both but not the one between them.
      components += popcount(end);
      const corner = p & above & right;
      if (corner !== 0) components -= popcount(corner & ~((right >>> 1) | (of[i + span + 1]! << 31)));
      if (end !== 0) singles += popcount(end & ~((p << 1) | (of[i - 1]! >>> 31) | of[i - span]!));
    }
    into[to] = components;
    into[to + 1] = singles;
  }

  const planes: Planes = {
    words,
    cells: cells.length,
    sizes,
    moves,
    symbols,
    info,
    counts,
    load(boards, at) {
      for (let i = 0; i < words; i++) current[i] = boards[at + i]!;
    },
    groups: () => findGroups(0, names.length),
    make(index) {
      child.set(current);
      const first = firsts[index]!;
      const from = ends[index]!;
      for (let word = first + ends[index + 1]! - from - 1; word >= first; word--) {
        for (let group = masks[from + word - first]!; group !== 0;) {
          const bit = 1 << (31 - Math.clz32(group));
          drop(word - (word % span), word, bit);
          group ^= bit;
        }
      }
      info[2] = close();
      let a = 0;
      let b = 0;
      for (let symbol = 0; symbol < names.length; symbol++) {
        for (let i = 0; i < columns * span; i++) {
          const p = child[symbol * stride + span + i]!;
          a = (a + Math.imul(p, factorsA[symbol * hashStride + i]!)) | 0;
          b = (b + Math.imul(p, factorsB[symbol * hashStride + i]!)) | 0;
        }
      }
      info[0] = a;
      info[1] = b;
    },
    groupOf(move) {
      const word = ((move >>> 16) + 1) * span + ((move & 0xffff) >>> 5);
      for (let symbol = 0; symbol < names.length; symbol++) {
        if (((current[symbol * stride + word]! >>> (move & 31)) & 1) === 0) continue;
        const found = findGroups(symbol, symbol + 1);
        for (let i = 0; i < found; i++) if (moves[i] === move) return i;
      }
      throw new RangeError(`groupOf: expected the first cell of a group, got move ${move}`);
    },
    count(symbol) {
      for (let i = 0; i < names.length; i++) {
        let cellsOf = 0;
        let runs = 0;
        let lonely = 0;
        // Cells of the symbol in the columns before: the last, and the one before that.
        let last = 0;
        let before = 0;
        for (let column = span; column < stride; column += span) {
          let n = 0;
          if (column < stride - span) for (let j = 0; j < span; j++) n += popcount(child[i * stride + column + j]!);
          cellsOf += n;
          if (n > 0 && last === 0) runs++;
          if (n === 0 && last === 1 && before === 0) lonely++;
          before = last;
          last = n;
        }
        counts[5 * i] = cellsOf;
        shape(child, i * stride, counts, 5 * i + 1);
        counts[5 * i + 3] = runs;
        counts[5 * i + 4] = lonely;
      }
      let held = 0;
      let bottom = 0;
      let steps = 0;
      let height = 0;
      for (let column = span; column < stride - span; column += span) {
        let own = 0;
        let all = 0;
        for (let j = 0; j < span; j++) {
          own += popcount(child[symbol * stride + column + j]!);
          for (let base = column + j; base < words; base += stride) all += popcount(child[base]!);
        }
        if (own !== 0) held++;
        bottom += child[symbol * stride + column]! & 1;
        if (column > span) steps += Math.abs(all - height);
        height = all;
      }
      steps += height;
      info[3] = held;
      info[4] = bottom;
      info[5] = steps;
    },
    reduced(keep, symbol) {
      plane.fill(0);
      let to = span;
      for (let column = span; column < stride - span; column += span) {
        let height = 0;
        for (let j = 0; j < span; j++) {
          let mask = 0;
          for (let i = 0; i < names.length; i++) if ((keep >>> i) & 1) mask |= child[i * stride + column + j]!;
          for (let left = child[symbol * stride + column + j]!; left !== 0; left &= left - 1) {
            const row = height + popcount(mask & ((left & -left) - 1));
            plane[to + (row >>> 5)]! |= 1 << (row & 31);
          }
          height += popcount(mask);
        }
        if (height > 0 || !closing) to += span;
      }
      shape(plane, 0, info, 6);
    },
    save(boards, at) {
      for (let i = 0; i < words; i++) boards[at + i] = child[i]!;
    },
  };
  return { planes, start };
}
