import type { Board, GridBoard } from '../../board/board.ts';
import { cellAt, placeOf } from '../../board/grid.ts';
import { isBits } from '../../algebra/bitmatrix.ts';
import { asArray, type LevelArray, type Levels, makeLevels, type Problem } from '../../board/problem.ts';
import { isLevelArray, kindOfValue, numbersOf } from '../../board/read.ts';
import { readProblem } from '../../board/read-problem.ts';
import type { Offset } from '../../board/rule.ts';

/** The rules of the game, read cell by cell: what a press changes, and what many change. */

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

/** `replay` for a problem that has been read. */
export function replayed({ board, levels, moduli, start }: Problem, presses: Levels | ArrayLike<number>): LevelArray {
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
export const isWholePattern = (board: Board): board is PatternBoard =>
  board.kind === 'grid' && board.wrap === 'none' && board.holes === null && board.rule.kind === 'pattern';

/** Adds the presses to the lights of a whole rectangle: one pass over the cells for each light that a press moves. */
export function replayWhole(
  { rows, columns }: GridBoard,
  offsets: readonly Offset[],
  pressed: ArrayLike<number>,
  lights: Uint8Array | Uint16Array | Uint32Array,
  q: number,
): void {
  const isFirst = ({ row, column }: Offset, i: number): boolean =>
    offsets.findIndex((other) => other.row === row && other.column === column) === i;
  const whole = q <= 2 ** 30;
  const times = whole ? new Int32Array(pressed.length) : new Uint32Array(pressed.length);
  for (let i = 0; i < times.length; i++) times[i] = pressed[i]! < q ? pressed[i]! : pressed[i]! % q;
  for (const { row, column, weight } of offsets.filter(isFirst)) {
    const by = weight % q;
    const shift = row * columns + column;
    const [left, right] = [Math.max(0, -column), Math.min(columns, columns - column)];
    for (let r = Math.max(0, -row); r < Math.min(rows, rows - row); r++) {
      const [from, to] = [r * columns + left, r * columns + right];
      if (by !== 1 || !whole) {
        for (let i = from; i < to; i++) lights[i + shift] = (lights[i + shift]! + times[i]! * by) % q;
        continue;
      }
      for (let i = from; i < to; i++) {
        // A level and a residue are below 2q: q is taken off, and put back where that was too much.
        const sum = (lights[i + shift]! | 0) + (times[i]! | 0) - q;
        lights[i + shift] = sum + (q & (sum >> 31));
      }
    }
  }
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
