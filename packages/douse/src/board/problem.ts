import { BitMatrix, type Bits, isBits, unpackBits } from '../algebra/bitmatrix.ts';
import { lcm } from '../algebra/integers.ts';
import type { Board } from './board.ts';
import { readBoard } from './read.ts';

/** Most levels a light may have; with lights of different numbers, their common multiple is bounded by MAX_COMMON. */
export const MAX_LEVELS = 65_536;
export const MAX_COMMON = 2 ** 26;

/** A level for each light, or a number of presses for each button: to be indexed, iterated and spread. */
export type LevelArray = Uint8Array | Uint16Array | Uint32Array;

/**
 * A level for each light, or a number of presses for each button: one array entry each, or bits of the board's shape,
 * which stand for a whole grid with two levels. `asArray` makes an array of either.
 */
export type Levels = LevelArray | Bits;

/**
 * One puzzle: press the buttons of `board` so that the lights go from `start` to `target`. Plain data.
 * `Of` says how the start is stored, and with it the presses of an answer.
 */
export interface Problem<Of extends Levels = Levels> {
  readonly board: Board;
  /** q: a light at level l goes to (l + weight) mod q. With `moduli`, their least common multiple. */
  readonly levels: number;
  /** Each light's own number of levels, or null when all have `levels`. */
  readonly moduli: Uint32Array | null;
  readonly start: Of;
  /** Null if every light is to be off. */
  readonly target: Levels | null;
  /** One entry a light, 0 where any level will do in the end; left out where every light matters. */
  readonly care?: Uint8Array;
}

/** What `problem` takes besides the board: by default two levels, all lights off, and off again as the target. */
export interface ProblemOptions<Of extends ArrayLike<number> | Bits = ArrayLike<number> | Bits> {
  /** Number of levels of every light (2 by default), or one number for each light. */
  readonly levels?: number | ArrayLike<number>;
  /** Defaults to all off. */
  readonly start?: Of;
  readonly target?: ArrayLike<number> | Bits | null;
  /** One entry a light, 0 for a light that may end at any level; by default every light matters. */
  readonly care?: ArrayLike<number> | null;
}

/**
 * A checked problem.
 * @throws {RangeError} if a level count or a level is out of range or a length does not fit the board
 * @throws {TypeError} if the board, or what stands for levels, is none
 */
export function problem(board: Board, options?: ProblemOptions<ArrayLike<number>>): Problem<LevelArray>;
export function problem(board: Board, options: ProblemOptions<Bits>): Problem<Bits>;
export function problem(board: Board, options?: ProblemOptions): Problem;
export function problem(given: Board, options: ProblemOptions = {}): Problem {
  const { levels = 2, start, target = null, care = null } = options;
  const board = readBoard(given);
  const { common, moduli } = countLevels(board, levels);
  const check = (lights: ArrayLike<number> | Bits, what: string): Levels => {
    if (isBits(lights)) {
      checkBits(lights, { board, levels: common, moduli }, what);
      return lights;
    }
    checkLevels(lights, { board, levels: common, moduli }, what);
    const result = makeLevels(board.lights, common);
    result.set(lights);
    return result;
  };
  return {
    board,
    levels: common,
    moduli,
    start: start === undefined ? makeLevels(board.lights, common) : check(start, 'start'),
    target: target === null ? null : check(target, 'target'),
    ...checkCare(board, care),
  };
}

type Shape = Pick<Problem, 'board' | 'levels' | 'moduli'>;

/** @throws {RangeError} unless a problem of this shape takes these bits */
export function checkBits(bits: Bits, { board, levels, moduli }: Shape, what: string): void {
  const whole = board.kind === 'grid' && board.holes === null && moduli === null && levels === 2;
  if (!whole || bits.rows !== board.rows || bits.columns !== board.columns) {
    throw new RangeError(`problem: a bit matrix as ${what} needs a whole grid of its shape with two levels`);
  }
  if (!BitMatrix.of(bits).hasCleanEdge())
    throw new RangeError(`problem: expected bits only in the ${bits.columns} columns of ${what}, got some beyond`);
}

/** @throws {RangeError} unless there is a level in range for each light */
export function checkLevels(given: ArrayLike<number>, { board, levels, moduli }: Shape, what: string): void {
  if (typeof given !== 'object' || given === null || typeof given.length !== 'number')
    throw new TypeError(`problem: expected a list of levels as ${what}, got ${given === null ? 'null' : typeof given}`);
  if (given.length !== board.lights) {
    throw new RangeError(`problem: expected ${board.lights} lights in ${what}, got ${given.length}`);
  }
  if (moduli === null && areBelow(given, levels)) return;
  for (let i = 0; i < given.length; i++) {
    const level = given[i]!;
    const q = moduli === null ? levels : moduli[i]!;
    if (!Number.isInteger(level) || level < 0 || level >= q) {
      throw new RangeError(`problem: expected levels from 0 to ${q - 1} in ${what}, got ${level} at light ${i}`);
    }
  }
}

/** True if these surely are bytes below q: the usual case, without a branch for each. */
function areBelow(levels: ArrayLike<number>, q: number): boolean {
  if (!(levels instanceof Uint8Array)) return false;
  let above = 0;
  for (let i = 0; i < levels.length; i++) above |= q - 1 - levels[i]!;
  return above >= 0;
}

function checkCare(board: Board, care: ArrayLike<number> | null): Pick<Problem, 'care'> {
  if (care === null) return {};
  if (care.length !== board.lights) {
    throw new RangeError(`problem: expected ${board.lights} lights in care, got ${care.length}`);
  }
  const matters = Uint8Array.from(care, (entry) => (entry ? 1 : 0));
  return matters.includes(0) ? { care: matters } : {};
}

function countLevels(board: Board, levels: number | ArrayLike<number>): { common: number; moduli: Uint32Array | null } {
  const checkCount = (q: number): number => {
    if (!Number.isInteger(q) || q < 2 || q > MAX_LEVELS) {
      throw new RangeError(`problem: expected from 2 to ${MAX_LEVELS} levels, got ${q}`);
    }
    return q;
  };
  if (typeof levels === 'number') return { common: checkCount(levels), moduli: null };
  if (typeof levels !== 'object' || levels === null || typeof levels.length !== 'number')
    throw new TypeError(`problem: expected a number of levels or one for each light, got ${String(levels)}`);
  if (levels.length !== board.lights) {
    throw new RangeError(`problem: expected ${board.lights} level counts, got ${levels.length}`);
  }
  const moduli = Uint32Array.from(levels, checkCount);
  const common = moduli.reduce((all, q) => (all > MAX_COMMON ? all : lcm(all, q)), moduli[0] ?? 2);
  if (common > MAX_COMMON) {
    throw new RangeError(`problem: expected a common multiple of all level counts up to ${MAX_COMMON}, got more`);
  }
  return moduli.every((q) => q === common) ? { common, moduli: null } : { common, moduli };
}

/** A zeroed array for levels 0 … q−1: the smallest unsigned integers that hold them. */
export function makeLevels(length: number, q: number): LevelArray {
  if (q <= 0x100) return new Uint8Array(length);
  return q <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length);
}

/** The same numbers as an array that can be indexed, iterated and spread: the array itself, or a copy of the bits. */
export function asArray(levels: Levels): LevelArray {
  return isBits(levels) ? unpackBits(BitMatrix.of(levels)) : levels;
}

/** The entry of one light or button; 0 where null stands for all off. For many entries, take `asArray`. */
export function levelAt(levels: Levels | null | undefined, i: number): number {
  if (levels === null || levels === undefined) return 0;
  return isBits(levels) ? BitMatrix.of(levels).at(i) : levels[i]!;
}

/** How many lights or buttons there are. */
export const lengthOf = (levels: Levels): number => (isBits(levels) ? levels.rows * levels.columns : levels.length);

/**
 * What the presses must add to each light: (target − start) mod its levels, one entry a light; 0 for a light that does
 * not matter, whose equation does not hold.
 */
export function needed({ board, levels, moduli, start, target, care }: Problem): Uint32Array {
  const result = new Uint32Array(board.lights);
  const from = asArray(start);
  const to = target === null ? null : asArray(target);
  for (let i = 0; i < result.length; i++) {
    if (care?.[i] === 0) continue;
    const q = moduli === null ? levels : moduli[i]!;
    const change = (to === null ? 0 : to[i]!) - from[i]!;
    result[i] = change < 0 ? change + q : change;
  }
  return result;
}
