import { instances, type WasmMemory } from '../../algebra/kernels/wasm.ts';
import type { TileRules, Tiles } from '../../board/tiles.ts';
import { KERNEL } from './kernel-binary.ts';
import { hashFactors, plainPlanes, type Planes, symbolsOf } from './planes.ts';

/** What kernel.wat exports. */
interface Kernel {
  readonly memory: WasmMemory;
  prepare(): void;
  groups(symbol: number, symbols: number, smallest: number): number;
  make(symbols: number, group: number, closing: number): void;
  count(symbols: number, symbol: number): void;
  reduced(symbols: number, keep: number, symbol: number, closing: number): void;
}

/** Largest board of the kernel. */
const SIDE = 16;
const MAX_SYMBOLS = 16;

/** A new instance, with a memory of its own. */
const instance = instances<Kernel>(KERNEL);

/** Planes of a board by the fastest means there are: the kernel, or plain loops, which find the same. */
export function planesOf(board: Tiles, rules: TileRules): { planes: Planes; start: Int32Array } {
  return kernelPlanes(board, rules) ?? plainPlanes(board, rules);
}

/** Planes by the kernel; null if the board is too large for it or it cannot run. */
export function kernelPlanes(
  board: Tiles,
  { smallest, closing }: TileRules,
): { planes: Planes; start: Int32Array } | null {
  const { rows, columns, cells } = board;
  const names = symbolsOf(board);
  if (rows > SIDE || columns > SIDE || names.length > MAX_SYMBOLS || smallest < 1) return null;
  const kernel = instance();
  if (kernel === null) return null;
  kernel.prepare();
  const { buffer } = kernel.memory;
  const count = names.length;
  const words = 8 * count;
  const view = (at: number, length: number): Int32Array => new Int32Array(buffer, at, length);
  view(4160, names.length * SIDE).set(hashFactors('a', names.length * SIDE));
  view(5184, names.length * SIDE).set(hashFactors('b', names.length * SIDE));
  const current = view(6400, words);
  const child = view(6912, words);
  const moves = view(17_408, 256);
  const close = Number(closing);
  const start = new Int32Array(words);
  const columnsOf = new Uint16Array(start.buffer);
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue;
    columnsOf[names.indexOf(cells[cell]!) * SIDE + (cell % columns)]! |= 1 << (rows - 1 - Math.floor(cell / columns));
  }
  const bits = new Uint16Array(buffer, 6400, 2 * words);
  const planes: Planes = {
    words,
    cells: cells.length,
    sizes: view(16_384, 256),
    moves,
    symbols: view(18_432, 256),
    info: view(7680, 8),
    counts: view(7808, 5 * names.length),
    load(boards, at) {
      for (let i = 0; i < words; i++) current[i] = boards[at + i]!;
    },
    groups: () => kernel.groups(0, count, smallest),
    make: (index) => kernel.make(count, index, close),
    groupOf(move) {
      for (let symbol = 0; symbol < names.length; symbol++) {
        if (((bits[symbol * SIDE + (move >>> 16)]! >>> (move & 0xffff)) & 1) === 0) continue;
        const found = kernel.groups(symbol, symbol + 1, smallest);
        for (let i = 0; i < found; i++) if (moves[i] === move) return i;
      }
      throw new RangeError(`groupOf: expected the first cell of a group, got move ${move}`);
    },
    count: (symbol) => kernel.count(count, symbol),
    reduced: (keep, symbol) => kernel.reduced(count, keep, symbol, close),
    save(boards, at) {
      for (let i = 0; i < words; i++) boards[at + i] = child[i]!;
    },
  };
  return { planes, start };
}
