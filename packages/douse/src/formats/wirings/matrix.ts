import { MAX_EFFECTS } from '../../board/grid.ts';
import { type Problem, problem } from '../../board/problem.ts';
import { wiring } from '../../board/wiring.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type FormatError, formatError } from '../error.ts';
import type { Cells } from '../cells/lights.ts';

/** What the rows of a wiring's matrix are. */
export const MATRIX_ROWS = ['buttons', 'lights'] as const;
/** What the rows of a matrix stand for: buttons or lights. */
export type MatrixRows = (typeof MATRIX_ROWS)[number];

/**
 * A matrix of numbers as a wiring, all lights off: row i, column j says by how many levels button i moves light j,
 * or, with `rows` lights, button j moves light i. Buttons and lights are called 1, 2, ….
 * Without `rows` the matrix must be symmetric, so that both readings agree.
 */
export function matrixWiring(
  { rows, columns, levels, settings }: Cells,
  of?: MatrixRows,
): Result<Problem, FormatError> {
  const { levels: q = 2, rule, wrap } = settings;
  if (rule !== undefined || wrap !== undefined)
    return err(formatError(1, 1, 'no rule and no wrap with a matrix', 'one', 'leave it out'));
  if (levels.some((level) => level < 0)) return err(formatError(1, 1, 'a matrix of numbers', 'a hole'));
  if (rows * columns > MAX_EFFECTS) return err(formatError(1, 1, `at most ${MAX_EFFECTS} entries`, 'more'));
  const symmetric =
    rows === columns && levels.every((level, i) => level === levels[(i % columns) * columns + Math.floor(i / columns)]);
  if (of === undefined && !symmetric)
    return err(
      formatError(
        1,
        1,
        'to know what the rows of the matrix are',
        'no word of it',
        'add --matrix-of buttons, or --matrix-of lights',
      ),
    );
  const [buttons, lights] = of === 'lights' ? [columns, rows] : [rows, columns];
  const entry = (button: number, light: number): number =>
    of === 'lights' ? levels[light * columns + button]! : levels[button * columns + light]!;
  const names = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));
  const board = wiring(
    names(lights),
    names(buttons).map((name, b) => {
      const moves = new Map<number, number>();
      for (let light = 0; light < lights; light++) if (entry(b, light) > 0) moves.set(light, entry(b, light));
      return { name, moves };
    }),
  );
  return ok(problem(board, { levels: q }));
}

/** Most cells of a board with switches for rows and columns. */
export const MAX_SWITCHED = 1_000_000;

/**
 * A board whose buttons are its rows and its columns, as in the switching game of Gale and Berlekamp: each moves all
 * lights of its line. Buttons are called `row 1`, …, `column 1`, …, lights `row,column`.
 */
export function lineSwitches({ rows, columns, levels, settings }: Cells): Result<Problem, FormatError> {
  const { levels: q = 2, rule, wrap } = settings;
  if (rule !== undefined || wrap !== undefined)
    return err(formatError(1, 1, 'no rule and no wrap with switches for rows and columns', 'one', 'leave it out'));
  if (levels.some((level) => level < 0)) return err(formatError(1, 1, 'a rectangle without holes', 'a hole'));
  if (rows * columns > MAX_SWITCHED)
    return err(formatError(1, 1, `at most ${MAX_SWITCHED} cells`, `${rows * columns}`));
  const names = Array.from({ length: rows * columns }, (_, i) => `${Math.floor(i / columns) + 1},${(i % columns) + 1}`);
  const line = (name: string, count: number, cell: (i: number) => number) => ({
    name,
    moves: new Map(Array.from({ length: count }, (_, i) => [cell(i), 1])),
  });
  const board = wiring(names, [
    ...Array.from({ length: rows }, (_, r) => line(`row ${r + 1}`, columns, (c) => r * columns + c)),
    ...Array.from({ length: columns }, (_, c) => line(`column ${c + 1}`, rows, (r) => r * columns + c)),
  ]);
  return ok(problem(board, { levels: q, start: levels }));
}
