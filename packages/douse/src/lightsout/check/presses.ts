import { BitMatrix, isBits, popcount } from '../../algebra/bitmatrix.ts';
import type { GridBoard } from '../../board/board.ts';
import { asArray, type Levels, lengthOf, makeLevels, type Problem } from '../../board/problem.ts';
import { isLevelArray } from '../../board/read.ts';
import { readLevels, readProblem } from '../../board/read-problem.ts';
import type { Offset } from '../../board/rule.ts';
import type { Certificate } from '../claims/answer.ts';
import { forEachMove, isWholePattern, replayed, replayWhole } from './replay.ts';

/**
 * The checkers of presses and of certificates. They know the rules of the game and nothing of how answers are found:
 * presses are replayed one button after the other, certificates are added up button by button.
 */

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
  const changes: Changes = {
    words: asInt32(presses.words),
    rows,
    columns,
    stride,
    ...(board.rule.kind === 'lines' ? linesOf(presses) : reachOf(board, back)),
  };
  const wanted = sumOf(start, target);
  // A row of zeros is read again and again.
  const step = wanted === null ? 0 : stride;
  const sum = wanted ?? new Int32Array(stride);
  for (let r = nextDiffering(changes, 0, sum, step); r < rows; r = nextDiffering(changes, r + 1, sum, step)) {
    for (let w = 0; w < stride; w++) {
      const differing = (wordOf(changes, r, w) ^ sum[r * step + w]!) & (w + 1 < stride ? -1 : lastMask(columns));
      if (differing !== 0 && !found(r, w, differing)) return;
    }
  }
}

/** start + target, word by word, or null for zeros. */
function sumOf(start: BitMatrix | null, target: BitMatrix | null): Int32Array | null {
  if (start === null || target === null)
    return start === null && target === null ? null : asInt32((start ?? target)!.words);
  return asInt32(start.words).map((word, i) => word ^ target.words[i]!);
}

/** The bits of the last word of a row that are columns. */
const lastMask = (columns: number): number => (columns & 31 ? (1 << (columns & 31)) - 1 : -1);

/** The same words, signed: a sum of unsigned ones is a double in V8, which made the check three times slower. */
const asInt32 = (words: Uint32Array): Int32Array => new Int32Array(words.buffer, words.byteOffset, words.length);

/** Presses of two levels as bits, and what they change. */
interface Changes {
  readonly words: Int32Array;
  readonly rows: number;
  readonly columns: number;
  readonly stride: number;
  /** Which of the nine cells around a light change it, as masks of −1 or 0, the row above first. */
  readonly masks: Int32Array;
  /** True where the rows form a ring, and where the columns do. */
  readonly down: boolean;
  readonly across: boolean;
  /** The row-column rule: the sum of all rows of presses, and for each row −1 if it has an odd number of presses. */
  readonly lines: { readonly sum: Int32Array; readonly odd: Int32Array } | null;
}

type Reach = Pick<Changes, 'masks' | 'down' | 'across' | 'lines'>;

function reachOf({ rows, columns, wrap, rule }: GridBoard, back: boolean): Reach {
  const [across, down] = [wrap !== 'none', wrap === 'torus'];
  const offsets = rule.kind === 'pattern' ? rule.offsets : [];
  // Each cell once, also where a wrap reaches it twice: by the first offset.
  const place = ({ row, column }: Offset): string =>
    `${down ? (row + rows) % rows : row},${across ? (column + columns) % columns : column}`;
  const masks = new Int32Array(9);
  offsets.forEach((offset, i) => {
    if (offset.weight % 2 === 0 || offsets.findIndex((other) => place(other) === place(offset)) !== i) return;
    // The light r, c is changed by a press at r − row, c − column.
    const sign = back ? 1 : -1;
    masks[4 + 3 * sign * offset.row + sign * offset.column] = -1;
  });
  return { masks, down, across, lines: null };
}

function linesOf({ rows, stride, words }: BitMatrix): Reach {
  const sum = new Int32Array(stride);
  const odd = new Int32Array(rows);
  for (let r = 0; r < rows; r++) {
    let own = 0;
    for (let w = 0; w < stride; w++) {
      sum[w]! ^= words[r * stride + w]!;
      own ^= words[r * stride + w]!;
    }
    odd[r] = -(popcount(own) & 1);
  }
  return { masks: new Int32Array(9), down: false, across: false, lines: { sum, odd } };
}

/** What the presses change in word w of row r. Bits beyond the last column mean nothing. */
function wordOf({ words, rows, columns, stride, masks, down, across, lines }: Changes, r: number, w: number): number {
  const last = (columns - 1) & 31;
  if (lines !== null) return lines.sum[w]! ^ lines.odd[r]! ^ words[r * stride + w]!;
  let result = 0;
  for (let i = 0; i < 3; i++) {
    const there = r + i - 1;
    if (!down && (there < 0 || there >= rows)) continue;
    const row = ((there + rows) % rows) * stride;
    const word = words[row + w]!;
    const before = w > 0 ? words[row + w - 1]! >>> 31 : across ? (words[row + stride - 1]! >>> last) & 1 : 0;
    const after = w + 1 < stride ? words[row + w + 1]! << 31 : across ? (words[row]! & 1) << last : 0;
    result ^= masks[3 * i]! & ((word << 1) | before);
    result ^= masks[3 * i + 1]! & word;
    result ^= masks[3 * i + 2]! & ((word >>> 1) | after);
  }
  return result;
}

/**
 * The first row from `from` on in which what the presses change is not a row of `sum`, or the number of rows: the same
 * as `wordOf` for every word, in one pass over three rows of presses at a time. For lines, the next row.
 */
function nextDiffering(
  { words, rows, columns, stride, masks, down, across, lines }: Changes,
  from: number,
  sum: Int32Array,
  step: number,
): number {
  if (lines !== null) return from;
  const last = (columns - 1) & 31;
  const end = stride - 1;
  const left = masks[3]!;
  const own = masks[4]!;
  const right = masks[5]!;
  for (let r = from; r < rows; r++) {
    // A row that is not there is read as the row itself, with masks of 0.
    const isUp = r > 0 || down ? -1 : 0;
    const isDown = r + 1 < rows || down ? -1 : 0;
    const middle = r * stride;
    const above = isUp === 0 ? middle : ((r + rows - 1) % rows) * stride;
    const below = isDown === 0 ? middle : ((r + 1) % rows) * stride;
    const upLeft = masks[0]! & isUp;
    const up = masks[1]! & isUp;
    const upRight = masks[2]! & isUp;
    const downLeft = masks[6]! & isDown;
    const downOwn = masks[7]! & isDown;
    const downRight = masks[8]! & isDown;
    let u = words[above]!;
    let m = words[middle]!;
    let d = words[below]!;
    // What a word of presses sends to the lights at its right, and to those at its left.
    let toRight = (u & upLeft) ^ (m & left) ^ (d & downLeft);
    let toLeft = (u & upRight) ^ (m & right) ^ (d & downRight);
    const around = (words[above + end]! & upLeft) ^ (words[middle + end]! & left) ^ (words[below + end]! & downLeft);
    const closing = across ? (toLeft & 1) << last : 0;
    let entering = across ? (around >>> last) & 1 : 0;
    let differing = 0;
    for (let w = 0; w < end; w++) {
      const straight = (u & up) ^ (m & own) ^ (d & downOwn) ^ sum[r * step + w]!;
      const aside = (toRight << 1) ^ entering ^ (toLeft >>> 1);
      entering = toRight >>> 31;
      u = words[above + w + 1]!;
      m = words[middle + w + 1]!;
      d = words[below + w + 1]!;
      toRight = (u & upLeft) ^ (m & left) ^ (d & downLeft);
      toLeft = (u & upRight) ^ (m & right) ^ (d & downRight);
      differing |= straight ^ aside ^ (toLeft << 31);
    }
    const straight = (u & up) ^ (m & own) ^ (d & downOwn) ^ sum[r * step + end]!;
    differing |= (straight ^ (toRight << 1) ^ entering ^ (toLeft >>> 1) ^ closing) & lastMask(columns);
    if (differing !== 0) return r;
  }
  return rows;
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

/** The sum of all presses. @throws {TypeError} if they cannot be read */
export function totalPresses(presses: Levels | ArrayLike<number>): number {
  const read = readLevels(presses, 'presses');
  if (isBits(read)) return BitMatrix.of(read).count();
  let total = 0;
  for (let b = 0; b < read.length; b++) total += read[b]!;
  return total;
}
