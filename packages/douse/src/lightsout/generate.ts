import { BitMatrix } from '../algebra/bitmatrix.ts';
import type { Watch } from '../algebra/watch.ts';
import type { Board, GridBoard } from '../board/board.ts';
import type { Random } from '../play/random.ts';
import { replay } from './check.ts';
import { isPlainPlus } from '../board/grid.ts';
import { hardest, hardestBound } from './hardest.ts';
import { solve } from './solve.ts';
import { asArray, type Levels, makeLevels, problem, type Problem } from '../board/problem.ts';

/** Whole boards with two levels and the plus rule are made as bits from this many cells on. */
export const PACKED_CELLS = 2 ** 20;

/** True if `generate` makes this board as bits. */
export const isPacked = (board: Board, levels: number | ArrayLike<number>): board is GridBoard =>
  levels === 2 && isPlainPlus(board) && board.wrap === 'none' && board.buttons >= PACKED_CELLS;

/**
 * A start that can surely be solved, uniformly among all that can: every button is pressed a random number of
 * times, starting from the target. Equal randomness gives equal boards.
 */
export function generate(board: Board, random: Random, levels: number | ArrayLike<number> = 2): Problem {
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

/** Random press vectors tried for an exact number of presses, and random boards whose solutions are thinned out to it. */
const DIRECT_TRIES = 50;
const MAX_TRIES = 2000;
/** Solutions that are compared for one try. */
const COMPARED = 2 ** 22;

/**
 * A start whose fewest presses are exactly `total`, or why there is none: random vectors of that many presses, until one is proved to be a fewest one.
 *
 * Where that is rare, presses are taken from a fewest solution of more: what is left is fewest for its own board, since a better way
 * there would make a better way here.
 * @throws {RangeError} unless `total` is a whole number from 0
 */
export function generateExact(
  board: Board,
  random: Random,
  levels: number | ArrayLike<number>,
  total: number,
): Problem | { readonly reason: string; readonly proved: boolean } {
  if (!Number.isSafeInteger(total) || total < 0)
    throw new RangeError(`generateExact: expected a whole number of presses, got ${total}`);
  const off = problem(board, { levels });
  const most = mostPresses(board, off.levels, levels);
  if (total > most) return { reason: `no board of this kind needs more than ${most} presses`, proved: true };
  const boardFor = (presses: Levels): Problem => {
    // Presses that lead from dark to the start lead back when each is pressed the opposite number of times.
    const back = asArray(presses).map((times) => (off.levels - times) % off.levels);
    return problem(board, { levels, start: replay(off, back) as ArrayLike<number> });
  };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const direct = tries < DIRECT_TRIES;
    const task = direct ? boardFor(randomTotal(board, random, off.levels, total)) : generate(board, random, levels);
    const answer = solve(task, { fewest: true, compare: COMPARED });
    if (answer.kind !== 'solved')
      return { reason: answer.kind === 'unknown' ? answer.reason : 'the board cannot be solved', proved: false };
    if (answer.total === total) return task;
    if (answer.total > total && !direct) return boardFor(thinned(answer.presses, answer.total - total, random));
  }
  const extreme = off.levels === 2 && board.buttons <= MAX_EXTREME ? hardest(board, brief()) : null;
  if (extreme !== null && !('reason' in extreme)) {
    if (extreme.bound < total)
      return { reason: `no board of this kind needs more than ${extreme.bound} presses`, proved: true };
    const answer = solve(extreme.board, { fewest: true, compare: COMPARED });
    if (answer.kind === 'solved' && answer.total >= total)
      return boardFor(thinned(answer.presses, answer.total - total, random));
  }
  return {
    reason: `none of ${MAX_TRIES} random boards needed ${total} presses or more; perhaps none does`,
    proved: false,
  };
}

/** Boards of more buttons are not asked for their hardest. */
const MAX_EXTREME = 144;
/** How often that search may look at its signal: a few seconds; the proof for 9 × 9 takes a third of them. */
const MAX_LOOKS = 300;

/** Ends the search for the hardest board before its proof takes long; the board it has found by then will do. */
function brief(): Watch {
  let looks = 0;
  return {
    signal: {
      get aborted() {
        return ++looks > MAX_LOOKS;
      },
    },
  };
}

/** No board needs more presses than this. */
function mostPresses(board: Board, common: number, levels: number | ArrayLike<number>): number {
  const all = board.buttons * (common - 1);
  if (levels !== 2) return all;
  const bound = hardestBound(board);
  return bound ?? all;
}

/** A random press vector of that many presses. */
function randomTotal(board: Board, random: Random, levels: number, total: number): Levels {
  const presses = makeLevels(board.buttons, levels);
  for (let left = total; left > 0;) {
    const button = random.below(board.buttons);
    if (presses[button] === levels - 1) continue;
    presses[button]!++;
    left--;
  }
  return presses;
}

/** Presses without `count` of them, chosen at random. */
function thinned(presses: Levels, count: number, random: Random): Levels {
  const result = asArray(presses).slice();
  for (let left = count; left > 0;) {
    const button = random.below(result.length);
    if (result[button] === 0) continue;
    result[button]!--;
    left--;
  }
  return result;
}

/**
 * The rows of a random solvable board with two levels and the plus rule, one after the other, in the memory of four rows.
 * The array that is yielded is used again: copy what you keep.
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
