import { BitMatrix } from '../../algebra/bitmatrix.ts';
import type { Board, GridBoard } from '../../board/board.ts';
import { type Random, type Seed, seeded } from '../../play/random.ts';
import { replay } from '../check/replay.ts';
import { isPlainPlus } from '../../board/grid.ts';
import { type Levels, makeLevels, problem, type Problem } from '../../board/problem.ts';

/** Whole boards with two levels and the plus rule are made as bits from this many cells on. */
export const PACKED_CELLS = 2 ** 20;

/** True if `generate` makes this board as bits. */
export const isPacked = (board: Board, levels: number | ArrayLike<number>): board is GridBoard =>
  levels === 2 && isPlainPlus(board) && board.wrap === 'none' && board.buttons >= PACKED_CELLS;

/** What `generate` takes besides the board: a seed, and by default two levels. */
export interface GenerateOptions {
  /** Equal seeds give equal boards. */
  readonly seed: Seed;
  /** Number of levels of every light (2 by default), or one number for each light. */
  readonly levels?: number | ArrayLike<number>;
}

/**
 * A solvable start, drawn uniformly from all of them: every button is pressed a random number of times on the dark
 * board. Large boards of the plus rule with two levels come as bits.
 * @throws {RangeError} if a level count is out of range, {TypeError} if there is no seed
 * Cost: O(number of effects).
 */
export function generate(board: Board, { seed, levels = 2 }: GenerateOptions): Problem {
  const random = seeded(seed, 'generate');
  if (isPacked(board, levels)) {
    const start = new BitMatrix(board.rows, board.columns);
    let at = 0;
    for (const row of generateRows(board.rows, board.columns, random)) {
      start.words.set(row, at);
      at += start.stride;
    }
    return problem(board, { start });
  }
  const off = problem(board, { levels });
  return problem(board, { levels, start: replay(off, randomPresses(board, random, off.levels)) as ArrayLike<number> });
}

function randomPresses(board: Board, random: Random, levels: number): Levels {
  const presses = makeLevels(board.buttons, levels);
  for (let i = 0; i < presses.length; i++) presses[i] = random.below(levels);
  return presses;
}

/**
 * The rows of a random solvable board with two levels and the plus rule, one after the other, in the memory of four
 * rows. A yielded array is valid until the next one; copy what you keep.
 */
export function* generateRows(rows: number, columns: number, random: Random): Generator<Uint32Array, void> {
  const stride = Math.ceil(columns / 32);
  const mask = columns & 31 ? (1 << (columns & 31)) - 1 : -1;
  let [above, own, below, lights] = Array.from({ length: 4 }, () => new Uint32Array(stride)) as [
    Uint32Array,
    Uint32Array,
    Uint32Array,
    Uint32Array,
  ];
  const draw = (row: Uint32Array): void => {
    for (let w = 0; w < stride; w++) row[w] = random.bits();
    if (stride > 0) row[stride - 1]! &= mask;
  };
  if (rows > 0) draw(own);
  for (let r = 0; r < rows; r++) {
    if (r + 1 < rows) draw(below);
    else below.fill(0);
    for (let w = 0; w < stride; w++) {
      const word = own[w]!;
      const left = w > 0 ? own[w - 1]! >>> 31 : 0;
      const right = w + 1 < stride ? own[w + 1]! << 31 : 0;
      lights[w] = word ^ (word << 1) ^ left ^ (word >>> 1) ^ right ^ above[w]! ^ below[w]!;
    }
    if (stride > 0) lights[stride - 1]! &= mask;
    yield lights;
    [above, own, below] = [own, below, above];
  }
}
