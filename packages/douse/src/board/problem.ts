import { BitMatrix } from '../algebra/bitmatrix.ts';
import { lcm } from '../algebra/integers.ts';
import type { Board } from './board.ts';

/** Most levels a light may have; with lights of different numbers, their common multiple is bounded by MAX_COMMON. */
export const MAX_LEVELS = 65_536;
export const MAX_COMMON = 2 ** 26;

/**
 * A level for each light, or a number of presses for each button. A BitMatrix of the board's shape stands for
 * a whole grid with two levels, one bit a cell; every other board uses one array entry each.
 */
export type Levels = Uint8Array | Uint16Array | Uint32Array | BitMatrix;

/** One puzzle: press the buttons of `board` so that the lights go from `start` to `target`. */
export interface Problem {
  readonly board: Board;
  /** q: a light at level l goes to (l + weight) mod q. With `moduli`, their least common multiple. */
  readonly levels: number;
  /** Each light's own number of levels, or null when all have `levels`. */
  readonly moduli: Uint32Array | null;
  readonly start: Levels;
  /** Null: every light off. */
  readonly target: Levels | null;
  /** One entry a light, 0 where any level will do in the end; left out where every light matters. */
  readonly care?: Uint8Array;
}

export interface ProblemOptions {
  /** Number of levels of every light (2 by default), or one number for each light. */
  readonly levels?: number | ArrayLike<number>;
  /** Defaults to all off. */
  readonly start?: ArrayLike<number> | BitMatrix;
  readonly target?: ArrayLike<number> | BitMatrix | null;
  /** One entry a light, 0 for a light that may end at any level; by default every light matters. */
  readonly care?: ArrayLike<number> | null;
}

/**
 * A checked problem.
 * @throws {RangeError} if a level count or a level is out of range or a length does not fit the board
 */
export function problem(board: Board, { levels = 2, start, target = null, care = null }: ProblemOptions = {}): Problem {
  const { common, moduli } = countLevels(board, levels);
  const check = (given: ArrayLike<number> | BitMatrix, what: string): Levels => {
    if (given instanceof BitMatrix) {
      const whole = board.kind === 'grid' && board.holes === null && moduli === null && common === 2;
      if (!whole || given.rows !== board.rows || given.columns !== board.columns) {
        throw new RangeError(`problem: a bit matrix as ${what} needs a whole grid of its shape with two levels`);
      }
      return given;
    }
    if (given.length !== board.lights) {
      throw new RangeError(`problem: expected ${board.lights} lights in ${what}, got ${given.length}`);
    }
    const result = makeLevels(board.lights, common);
    for (let i = 0; i < given.length; i++) {
      const level = given[i]!;
      const q = moduli === null ? common : moduli[i]!;
      if (!Number.isInteger(level) || level < 0 || level >= q) {
        throw new RangeError(`problem: expected levels from 0 to ${q - 1} in ${what}, got ${level} at light ${i}`);
      }
      result[i] = level;
    }
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
export function makeLevels(length: number, q: number): Uint8Array | Uint16Array | Uint32Array {
  if (q <= 0x100) return new Uint8Array(length);
  return q <= 0x10000 ? new Uint16Array(length) : new Uint32Array(length);
}

/** The same numbers as an array that hot loops can index: the array itself, or a copy of a matrix's bits. */
export function asArray(levels: Levels): Uint8Array | Uint16Array | Uint32Array {
  if (!(levels instanceof BitMatrix)) return levels;
  const result = new Uint8Array(levels.length);
  let i = 0;
  for (let r = 0; r < levels.rows; r++) for (let c = 0; c < levels.columns; c++) result[i++] = levels.get(r, c);
  return result;
}

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
