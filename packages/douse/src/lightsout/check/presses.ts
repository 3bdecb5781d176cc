import { BitMatrix, isBits, popcount } from '../../algebra/bitmatrix.ts';
import type { Board, GridBoard } from '../../board/board.ts';
import type { Offset } from '../../board/rule.ts';
import { cellAt, placeOf } from '../../board/grid.ts';
import { asArray, type LevelArray, type Levels, lengthOf, makeLevels, type Problem } from '../../board/problem.ts';
import { isLevelArray, kindOfValue, numbersOf } from '../../board/read.ts';
import { readLevels, readProblem } from '../../board/read-problem.ts';
import type { Certificate } from '../claims/answer.ts';

/**
 * The checkers. They know the rules of the game and nothing of how answers are found: presses are replayed one
 * button after the other, certificates are added up button by button.
 */

/** Most presses of one button. */
const MAX_PRESSES = 2 ** 32 - 1;

/**
 * Presses as an array.
 * @throws {TypeError} if they are no list of numbers and no bits
 * @throws {RangeError} unless there is a whole number from 0 to MAX_PRESSES for each button
 */
function pressesOf(board: Board, presses: Levels | ArrayLike<number>): LevelArray {
  if (isBits(presses)) return sameLength(board, asArray(presses));
  if (isLevelArray(presses)) return sameLength(board, presses);
  const list = numbersOf(presses, 'presses');
  for (let button = 0; button < list.length; button++) {
    const times = list[button]!;
    if (!Number.isInteger(times) || times < 0 || times > MAX_PRESSES) {
      const got = `${typeof times === 'number' ? times : kindOfValue(times)} for button ${button}`;
      throw new RangeError(`replay: expected whole numbers of presses from 0 to ${MAX_PRESSES}, got ${got}`);
    }
  }
  return sameLength(board, Uint32Array.from(list));
}

function sameLength(board: Board, presses: LevelArray): LevelArray {
  if (presses.length !== board.buttons)
    throw new RangeError(`replay: expected ${board.buttons} buttons, got ${presses.length}`);
  return presses;
}

/**
 * The lights after pressing button `b` `presses[b]` times, for every b.
 * @throws {RangeError} unless there is a whole number of presses from 0 for each button
 * @throws {TypeError} if the problem or the presses cannot be read
 * Cost: O(number of effects).
 */
export function replay(problem: Problem, presses: Levels | ArrayLike<number>): LevelArray {
  return replayed(readProblem(problem), presses);
}

function replayed({ board, levels, moduli, start }: Problem, presses: Levels | ArrayLike<number>): LevelArray {
  const lights = makeLevels(board.lights, levels);
  lights.set(asArray(start));
  const pressed = pressesOf(board, presses);
  if (moduli === null && isWholePattern(board)) {
    replayWhole(board, board.rule.offsets, pressed, lights, levels);
    return lights;
  }
  for (let button = 0; button < board.buttons; button++) {
    const times = pressed[button]!;
    if (times === 0) continue;
    forEachMove(board, button, (light, weight) => {
      const q = moduli === null ? levels : moduli[light]!;
      lights[light] = (lights[light]! + (times % q) * (weight % q)) % q;
    });
  }
  return lights;
}

type PatternBoard = GridBoard & { readonly rule: Extract<GridBoard['rule'], { kind: 'pattern' }> };

/** True for a rectangle without holes or wraps under a rule of offsets. */
const isWholePattern = (board: Board): board is PatternBoard =>
  board.kind === 'grid' && board.wrap === 'none' && board.holes === null && board.rule.kind === 'pattern';

/** The same on a whole rectangle: one pass over the cells for each light that a press moves. */
function replayWhole(
  { rows, columns }: GridBoard,
  offsets: readonly Offset[],
  pressed: ArrayLike<number>,
  lights: Uint8Array | Uint16Array | Uint32Array,
  q: number,
): void {
  const isFirst = ({ row, column }: Offset, i: number): boolean =>
    offsets.findIndex((other) => other.row === row && other.column === column) === i;
  for (const { row, column, weight } of offsets.filter(isFirst)) {
    const by = weight % q;
    const shift = row * columns + column;
    const [left, right] = [Math.max(0, -column), Math.min(columns, columns - column)];
    for (let r = Math.max(0, -row); r < Math.min(rows, rows - row); r++) {
      for (let i = r * columns + left; i < r * columns + right; i++) {
        const times = pressed[i]!;
        if (times !== 0) lights[i + shift] = (lights[i + shift]! + (times % q) * by) % q;
      }
    }
  }
}

/**
 * The lights that matter and are wrong after `presses`, ascending, at most `most` of them; none if the presses solve
 * the problem. Whole boards of bits are checked a word at a time where the rule reaches one cell far, or rows and
 * columns.
 * @throws {RangeError} unless there is a whole number of presses from 0 for each button
 * @throws {TypeError} if the problem or the presses cannot be read
 */
export function wrongLights(given: Problem, presses: Levels | ArrayLike<number>, most = Infinity): number[] {
  const problem = readProblem(given);
  const wrong: number[] = [];
  const bits = allBits(problem, presses);
  if (bits !== null) {
    differences(bits, bits.start, bits.target, (row, word, differing) => {
      for (let rest = differing; rest !== 0 && wrong.length < most; rest &= rest - 1) {
        wrong.push(row * bits.start.columns + 32 * word + 31 - Math.clz32(rest & -rest));
      }
      return wrong.length < most;
    });
    return wrong;
  }
  const lights = replayed(problem, presses);
  const wanted = problem.target === null ? null : asArray(problem.target);
  for (let i = 0; i < lights.length && wrong.length < most; i++) {
    if (problem.care?.[i] !== 0 && lights[i] !== (wanted === null ? 0 : wanted[i])) wrong.push(i);
  }
  return wrong;
}

/** True if `presses` solve the problem. Throws as `wrongLights` does. */
export const solves = (problem: Problem, presses: Levels | ArrayLike<number>): boolean =>
  wrongLights(problem, presses, 1).length === 0;

interface AllBits {
  readonly presses: BitMatrix;
  readonly start: BitMatrix;
  readonly target: BitMatrix | null;
  readonly board: GridBoard;
}

/** Presses and lights as bits, where the whole problem is: a whole board with the plus rule and two levels. */
function allBits({ board, start, target, care }: Problem, presses: unknown): AllBits | null {
  if (care !== undefined) return null;
  if (!isBits(presses) || !isBits(start) || board.kind !== 'grid' || !isBitRule(board)) return null;
  if (target !== null && !isBits(target)) return null;
  if (presses.rows !== start.rows || presses.columns !== start.columns) {
    throw new RangeError(
      `replay: expected ${board.rows} × ${board.columns} buttons, got ${presses.rows} × ${presses.columns}`,
    );
  }
  const own = BitMatrix.of(presses);
  if (!own.hasCleanEdge())
    throw new RangeError(`replay: expected bits only in the ${own.columns} columns of the presses, got some beyond`);
  return {
    presses: own,
    start: BitMatrix.of(start),
    target: target === null ? null : BitMatrix.of(target),
    board,
  };
}

/** True if presses on this whole board can be added up a word at a time: offsets of one cell, or rows and columns. */
const isBitRule = ({ rule, holes }: GridBoard): boolean =>
  holes === null &&
  (rule.kind === 'lines' ||
    (rule.kind === 'pattern' && rule.offsets.every(({ row, column }) => Math.abs(row) <= 1 && Math.abs(column) <= 1)));

/**
 * Calls `found` for every word of lights in which what the presses change differs from start + target, until it
 * returns false. With `back`, what is added up is how many of the marked lights each button moves.
 */
function differences(
  { presses, board }: Pick<AllBits, 'presses' | 'board'>,
  start: BitMatrix | null,
  target: BitMatrix | null,
  found: (row: number, word: number, differing: number) => boolean,
  back = false,
): void {
  const { rows, columns, stride } = presses;
  const mask = columns & 31 ? (1 << (columns & 31)) - 1 : -1;
  const changes = board.rule.kind === 'lines' ? lineChanges(presses) : patternChanges(board, presses, back);
  for (let r = 0; r < rows; r++) {
    const changed = changes(r);
    for (let w = 0; w < stride; w++) {
      const i = r * stride + w;
      const differing =
        (changed[w]! & (w + 1 < stride ? -1 : mask)) ^
        (start === null ? 0 : start.words[i]!) ^
        (target === null ? 0 : target.words[i]!);
      if (differing !== 0 && !found(r, w, differing)) return;
    }
  }
}

/**
 * Makes row r of what the presses change, two levels, in an array that is reused. Bits beyond the last column mean
 * nothing.
 */
function patternChanges(board: GridBoard, presses: BitMatrix, back: boolean): (r: number) => Int32Array {
  const { rows, columns, stride, words } = presses;
  const [across, down] = [board.wrap !== 'none', board.wrap === 'torus'];
  const offsets = board.rule.kind === 'pattern' ? board.rule.offsets : [];
  // Each cell once, also where a wrap reaches it twice: by the first offset.
  const place = ({ row, column }: Offset): string =>
    `${down ? (row + rows) % rows : row},${across ? (column + columns) % columns : column}`;
  const odd = offsets.filter(
    (offset, i) => offset.weight % 2 === 1 && offsets.findIndex((other) => place(other) === place(offset)) === i,
  );
  // The light r, c is changed by a press at r − row, c − column.
  const sign = back ? -1 : 1;
  const by = (row: number, column: number): number =>
    odd.some((offset) => offset.row === sign * row && offset.column === sign * column) ? -1 : 0;
  const last = (columns - 1) & 31;
  const result = new Int32Array(stride);
  const add = (from: number, fromRight: number, own: number, fromLeft: number): void => {
    if (fromRight === 0 && own === 0 && fromLeft === 0) return;
    const row = (down ? (from + rows) % rows : from) * stride;
    if (row < 0 || row >= words.length) return;
    let low = across ? (words[row + stride - 1]! >>> last) & 1 : 0;
    const closing = across ? (words[row]! & 1) << last : 0;
    for (let w = 0; w < stride; w++) {
      const word = words[row + w]!;
      const high = w + 1 < stride ? words[row + w + 1]! << 31 : closing;
      result[w]! ^= (word & own) ^ (((word << 1) | low) & fromLeft) ^ (((word >>> 1) | high) & fromRight);
      low = word >>> 31;
    }
  };
  const moves = [-1, 0, 1].map((row) => [row, by(row, -1), by(row, 0), by(row, 1)] as const);
  return (r) => {
    result.fill(0);
    for (const [row, fromRight, own, fromLeft] of moves) add(r - row, fromRight, own, fromLeft);
    return result;
  };
}

/** The same for the row-column rule. */
function lineChanges({ rows, stride, words }: BitMatrix): (r: number) => Int32Array {
  const sides = new Int32Array(stride);
  for (let r = 0; r < rows; r++) for (let w = 0; w < stride; w++) sides[w]! ^= words[r * stride + w]!;
  const result = new Int32Array(stride);
  return (r) => {
    let own = 0;
    for (let w = 0; w < stride; w++) own ^= words[r * stride + w]!;
    const all = -(popcount(own) & 1);
    for (let w = 0; w < stride; w++) result[w] = all ^ sides[w]! ^ words[r * stride + w]!;
    return result;
  };
}

/**
 * True if these weights prove the problem impossible: see Certificate. A light that does not matter has no weight.
 * Cost: O(number of effects).
 */
export function provesImpossible(given: Problem, certificate: Omit<Certificate, 'says'>): boolean {
  const problem = readProblem(given);
  const { levels } = certificate;
  const lights = readLevels(certificate.lights, 'the lights of a certificate') as Levels;
  const { board, moduli, care } = problem;
  if (!areWeights(lights, board.lights) || !Number.isInteger(levels) || !(levels >= 2)) return false;
  const bits = levels === 2 ? allBits(problem, lights) : null;
  if (bits !== null) {
    let quiet = true;
    differences(bits, null, null, () => (quiet = false), true);
    return (
      quiet && oddOverlap(bits.presses, bits.start) !== (bits.target !== null && oddOverlap(bits.presses, bits.target))
    );
  }
  const own = (light: number): number => moduli?.[light] ?? problem.levels;
  const [marks, start] = [asArray(lights), asArray(problem.start)];
  const target = problem.target === null ? null : asArray(problem.target);
  // All factors are below 2²⁶, so every product is an exact double.
  const marked = (light: number): number => marks[light]! % levels;
  for (let i = 0; i < board.lights; i++)
    if ((marked(i) * own(i)) % levels !== 0 || (care?.[i] === 0 && marked(i) !== 0)) return false;
  if (isWholePattern(board) && moduli === null) {
    // From a light's side, offsets point the other way.
    const back = board.rule.offsets.map(({ row, column, weight }) => ({ row: -row, column: -column, weight }));
    const sums = makeLevels(board.buttons, levels);
    replayWhole(board, back, marks, sums, levels);
    if (!sums.every((sum) => sum === 0)) return false;
  } else
    for (let button = 0; button < board.buttons; button++) {
      let sum = 0;
      forEachMove(board, button, (light, weight) => {
        sum = (sum + marked(light) * (weight % own(light))) % levels;
      });
      if (sum !== 0) return false;
    }
  let total = 0;
  for (let i = 0; i < board.lights; i++) {
    const change = ((target === null ? 0 : target[i]!) - start[i]! + own(i)) % own(i);
    total = (total + marked(i) * change) % levels;
  }
  return total !== 0;
}

/** One whole number from 0 for each light. */
function areWeights(weights: Levels, lights: number): boolean {
  if (isBits(weights)) return lengthOf(weights) === lights && BitMatrix.of(weights).hasCleanEdge();
  return weights.length === lights && (isLevelArray(weights) || Array.prototype.every.call(weights, isCount));
}

const isCount = (n: unknown): boolean => Number.isSafeInteger(n) && (n as number) >= 0;

function oddOverlap(marks: BitMatrix, lights: BitMatrix): boolean {
  let parity = 0;
  for (let i = 0; i < marks.words.length; i++) parity ^= popcount(marks.words[i]! & lights.words[i]!);
  return (parity & 1) === 1;
}

/** Calls `move` for each light that a press of `button` moves: the rules of the game, read cell by cell. */
export function forEachMove(board: Board, button: number, move: (light: number, weight: number) => void): void {
  if (board.kind !== 'grid') {
    const { start, light, weight } = board.effects;
    for (let i = start[button]!; i < start[button + 1]!; i++) move(light[i]!, weight[i]!);
    return;
  }
  const [row, column] = placeOf(board, button);
  const seen: number[] = [];
  const reach = (r: number, c: number, weight: number): void => {
    const light = cellAt(board, r, c);
    if (light < 0 || seen.includes(light)) return;
    seen.push(light);
    move(light, weight);
  };
  if (board.rule.kind === 'table') {
    for (const cell of board.rule.moves[row * board.columns + column]!) {
      reach(Math.floor(cell / board.columns), cell % board.columns, 1);
    }
  } else if (board.rule.kind === 'pattern') {
    for (const offset of board.rule.offsets) reach(row + offset.row, column + offset.column, offset.weight);
  } else {
    const line = (r: number, c: number): void => {
      const light = cellAt(board, r, c);
      if (light >= 0) move(light, 1);
    };
    for (let c = 0; c < board.columns; c++) line(row, c);
    for (let r = 0; r < board.rows; r++) if (r !== row) line(r, column);
  }
}

/** The sum of all presses. @throws {TypeError} if they cannot be read */
export function totalPresses(presses: Levels | ArrayLike<number>): number {
  const read = readLevels(presses, 'presses');
  if (isBits(read)) return BitMatrix.of(read).count();
  let total = 0;
  for (let b = 0; b < read.length; b++) total += read[b]!;
  return total;
}
