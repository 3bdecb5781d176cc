import { type Bits, isBits } from '../algebra/bitmatrix.ts';
import { checkBits, checkLevels, type Levels, type Problem, problem } from './problem.ts';
import { isLevelArray, numbersOf, readBoard, recordOf } from './read.ts';

/** Levels from data that were cloned, stored or parsed from JSON; only bits are checked for their form. */
export function readLevels(value: unknown, what: string): Levels | ArrayLike<number> {
  if (!isBits(value)) return numbersOf(value, what);
  const { rows, columns, words } = value;
  if (Object.prototype.toString.call(words) === '[object Uint32Array]') return value;
  const read: Bits = {
    kind: 'bits',
    rows,
    columns,
    stride: Math.ceil(columns / 32),
    words: Uint32Array.from(numbersOf(words, `words of ${what}`)),
  };
  return read;
}

/**
 * A problem from data that were cloned, stored or parsed from JSON, checked. A value that is valid already is returned
 * unchanged.
 * @throws {TypeError} if it cannot be read
 * @throws {RangeError} if a number in it is out of range
 * Cost: O(lights), on wirings O(number of effects).
 */
export function readProblem(value: unknown): Problem {
  const given = recordOf(value, 'a problem', 'make one with problem()') as unknown as Problem;
  const board = readBoard(given.board);
  const { levels, start, target } = given;
  const moduli = given.moduli ?? null;
  if (board === given.board && isWhole(given)) return given;
  return problem(board, {
    levels: moduli === null ? levels : numbersOf(moduli, 'moduli'),
    start: readLevels(start, 'start'),
    ...(target !== null && target !== undefined && { target: readLevels(target, 'target') }),
    ...(given.care !== undefined && given.care !== null && { care: numbersOf(given.care, 'care') }),
  });
}

/** True if the data can be used as they are. @throws {RangeError} if a level is out of range */
function isWhole(given: Problem): boolean {
  const { board, levels, moduli, start, target, care } = given;
  if (!Number.isInteger(levels) || levels < 2 || moduli !== null || target === undefined) return false;
  if (care !== undefined && (!isLevelArray(care) || care.length !== board.lights)) return false;
  return [start, target].every((lights, i) => {
    if (lights === null) return i === 1;
    const what = i === 0 ? 'start' : 'target';
    if (isBits(lights) && isLevelArray(lights.words)) checkBits(lights, given, what);
    else if (isLevelArray(lights)) checkLevels(lights, given, what);
    else return false;
    return true;
  });
}
