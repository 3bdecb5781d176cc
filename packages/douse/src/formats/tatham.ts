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
 * Parses a Flip id: a rectangle where its matrix is that of a rule, otherwise a wiring with lights named `row column`.
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
  for (const rule of RULE_NAMES) {
    const board = grid(rows, columns, { rule });
    const { start, light } = effects(board);
    const equal = moved.every((own, i) => {
      const ruled = [...light.subarray(start[i], start[i + 1])].sort((a, b) => a - b);
      return ruled.length === own.length && ruled.every((j, k) => j === own[k]);
    });
    if (equal) return problem(board, { levels, start: lit });
  }
  const names = Array.from({ length: squares }, (_, i) => `${Math.floor(i / columns)} ${i % columns}`);
  const buttons = names.map((name, i) => ({ name, moves: new Map(moved[i]!.map((j) => [j, 1])) }));
  return problem(wiring(names, buttons), { levels, start: lit });
}

function bits(hex: string, length: number): number[] | null {
  if (hex.length !== Math.ceil(length / 4)) return null;
  return Array.from({ length }, (_, i) => (parseInt(hex[i >>> 2]!, 16) >>> (3 - (i & 3))) & 1);
}

/** The Flip id of a whole grid with two levels. @throws {TypeError} for other boards */
export function makeFlipId({ board, levels, start }: Problem): string {
  if (board.kind !== 'grid' || board.holes !== null || levels !== 2)
    throw new TypeError('makeFlipId: expected a whole grid with two levels');
  const squares = board.buttons;
  const matrix = new Uint8Array(squares * squares);
  const { start: from, light, weight } = effects(board);
  for (let b = 0; b < squares; b++)
    for (let i = from[b]!; i < from[b + 1]!; i++) matrix[b * squares + light[i]!] = weight[i]! & 1;
  const hex = (values: { readonly length: number; at(i: number): number | undefined }): string =>
    Array.from({ length: Math.ceil(values.length / 4) }, (_, i) =>
      [0, 1, 2, 3].reduce((digit, k) => digit * 2 + (values.at(4 * i + k) ?? 0), 0).toString(16),
    ).join('');
  return `${board.columns}x${board.rows}:${hex(matrix)},${hex(asArray(start))}`;
}
