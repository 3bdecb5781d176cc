import { type WiringBoard, WRAPS } from '../board/board.ts';
import { wiring } from '../board/wiring.ts';
import { effects, grid } from '../board/grid.ts';
import { RULE_NAMES } from '../board/rule.ts';
import { asArray, type Problem, problem } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { type FormatError, formatError, quote } from './error.ts';
import type { BoardOptions } from './options.ts';

/**
 * Game ids of Flip in Simon Tatham's Portable Puzzle Collection: `3x3c:MATRIX,GRID`, width x height, both parts
 * hexadecimal with the first bit highest. Bit i·wh + j of the matrix says that a press of square i flips square j; a
 * one in the grid is a square still to flip.
 */
const ID = /^\s*(\d{1,3})x(\d{1,3})[cr]?:([0-9a-fA-F]+),([0-9a-fA-F]+)\s*$/;

/** True if the text looks like a Flip id. */
export const isFlipId = (text: string): boolean => text.length < 1_000_000 && ID.test(text);

/** Largest square count of a Flip id. */
export const MAX_FLIP = 1000;

/**
 * A game of Flip: `matrix[i · squares + j]` is 1 if a press of square i flips square j; `lit` are the squares to flip.
 */
export interface Flip {
  readonly columns: number;
  readonly rows: number;
  readonly matrix: readonly number[];
  readonly lit: readonly number[];
}

/**
 * Parses a Flip id: a rectangle where its matrix is that of a rule and a wrap, otherwise a wiring with lights named
 * `row column`.
 */
export function parseFlipId(text: string, { levels = 2 }: BoardOptions = {}): Result<Problem, FormatError> {
  const flip = readFlip(text);
  return flip.ok ? ok(flipProblem({ ...flip.value, levels })) : flip;
}

/** The size, matrix and lights of a Flip id. */
export function readFlip(text: string): Result<Flip, FormatError> {
  const match = ID.exec(text);
  if (match === null) return err(formatError(1, 1, 'a Flip id such as 3x3c:HEX,HEX', quote(text.trim())));
  const [columns, rows] = [Number(match[1]), Number(match[2])];
  const squares = columns * rows;
  if (squares < 1 || squares > MAX_FLIP) return err(formatError(1, 1, `from 1 to ${MAX_FLIP} squares`, `${squares}`));
  const matrix = bits(match[3]!, squares * squares);
  const lit = bits(match[4]!, squares);
  if (matrix !== null && lit !== null) return ok({ columns, rows, matrix, lit });
  const [expected, got] =
    matrix === null ? [Math.ceil(squares ** 2 / 4), match[3]!.length] : [Math.ceil(squares / 4), match[4]!.length];
  return err(formatError(1, text.indexOf(matrix === null ? ':' : ',') + 2, `${expected} hexadecimal digits`, `${got}`));
}

/** A game of Flip as a problem. */
export function flipProblem({ columns, rows, matrix, lit, levels }: Flip & { readonly levels: number }): Problem {
  const squares = rows * columns;
  const moved = Array.from({ length: squares }, (_, i) =>
    Array.from({ length: squares }, (_, j) => j).filter((j) => matrix[i * squares + j] === 1),
  );
  for (const wrap of WRAPS)
    for (const rule of RULE_NAMES) {
      const board = grid(rows, columns, { rule, wrap });
      const { start, light } = effects(board);
      const equal = moved.every((own, i) => {
        const ruled = [...light.subarray(start[i], start[i + 1])].sort((a, b) => a - b);
        return ruled.length === own.length && ruled.every((j, k) => j === own[k]);
      });
      if (equal) return problem(board, { levels, start: lit });
    }
  const names = Array.from({ length: squares }, (_, i) => placeName(i, columns));
  const buttons = names.map((name, i) => ({ name, moves: new Map(moved[i]!.map((j) => [j, 1])) }));
  return problem(wiring(names, buttons), { levels, start: lit });
}

function bits(hex: string, length: number): number[] | null {
  if (hex.length !== Math.ceil(length / 4)) return null;
  return Array.from({ length }, (_, i) => (parseInt(hex[i >>> 2]!, 16) >>> (3 - (i & 3))) & 1);
}

/**
 * The Flip id of a whole grid with two levels, or of a wiring whose lights and buttons are the places `row column` of a
 * rectangle, as in games with a matrix of their own.
 * @throws {TypeError} for other boards
 */
export function makeFlipId(task: Problem): string {
  const { rows, columns, matrix, lit } = flipOf(task);
  return `${columns}x${rows}:${hexOf(matrix)},${hexOf(lit)}`;
}

/** A problem as a game of Flip. @throws {TypeError} if it is none */
function flipOf({ board, levels, start }: Problem): Flip {
  const shape = board.kind === 'grid' ? (board.holes === null ? board : null) : rectangleOf(board);
  if (shape === null || levels !== 2)
    throw new TypeError('makeFlipId: expected a whole grid, or places of one, with two levels');
  const squares = board.buttons;
  const matrix = Array.from({ length: squares * squares }, () => 0);
  const { start: from, light, weight } = effects(board);
  for (let b = 0; b < squares; b++)
    for (let i = from[b]!; i < from[b + 1]!; i++) matrix[b * squares + light[i]!] = weight[i]! & 1;
  return { rows: shape.rows, columns: shape.columns, matrix, lit: Array.from(asArray(start)) };
}

/** The rectangle that lights and buttons of these names `row column` fill in order; null if there is none. */
function rectangleOf({ lightNames, buttonNames }: WiringBoard): { rows: number; columns: number } | null {
  const end = lightNames.indexOf('1 0');
  const columns = end < 0 ? lightNames.length : end;
  const rows = lightNames.length / columns;
  const fills = (names: readonly string[]): boolean =>
    names.length === lightNames.length && names.every((name, i) => name === placeName(i, columns));
  return Number.isInteger(rows) && fills(lightNames) && fills(buttonNames) ? { rows, columns } : null;
}

const placeName = (square: number, columns: number): string => `${Math.floor(square / columns)} ${square % columns}`;

/** Bits as hexadecimal digits, the first bit highest. */
function hexOf(values: readonly number[]): string {
  let hex = '';
  for (let i = 0; i < values.length; i += 4) {
    let digit = 0;
    for (let k = i; k < i + 4; k++) digit = digit * 2 + (k < values.length ? values[k]! : 0);
    hex += digit.toString(16);
  }
  return hex;
}
