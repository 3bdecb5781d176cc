import type { Problem } from '../../board/problem.ts';
import { makeCells } from '../cells.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type FormatError, formatError } from '../error.ts';
import { withPlainLineEnds } from '../layout/lines.ts';
import { findRows } from '../layout/layouts.ts';
import { type CellOptions, MAX_TEXT_CELLS, readLights } from '../cells/lights.ts';
import { makeRule } from '../pattern.ts';

export { makeCells, MAX_TEXT_CELLS };

/** Most characters of a text. */
export const MAX_TEXT = 64 * 1024 * 1024;

/**
 * Parses one board of text: one line a row, `|` or `/` also end a row, blank lines are nothing; `0 . -` off, `1 … 9`
 * levels, `# * @` level 1, `~` a hole, letters by the number of levels; `;` starts a comment line; a first line
 * `douse 1 levels=3 …` fixes options. Files, which may hold several boards and other signs, are read by `readBoards`.
 */
export function parseText(text: string, options: CellOptions = {}): Result<Problem, FormatError> {
  if (text.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} characters`, `${text.length}`));
  const plain = withPlainLineEnds(text);
  const layout = findRows(plain, 'lights', options.levels);
  if (!layout.ok) return layout;
  const read = readLights(plain, layout.value, options);
  return read.ok ? ok(read.value.boards[0]!) : read;
}

/**
 * A grid problem's start as text that `parseText` reads back. With `header`, the first line fixes the options;
 * otherwise the reader must know them. Rows are joined by `separator`.
 * @throws {TypeError} if the board is no grid
 */
export function makeText({ board, levels, start }: Problem, { header = true, separator = '\n' } = {}): string {
  if (board.kind !== 'grid') throw new TypeError('makeText: expected a grid; write other boards as JSON');
  const first = `douse 1 levels=${levels} rule=${makeRule(board.rule)} wrap=${board.wrap}\n`;
  return (header ? first : '') + makeCells(board, start, levels, separator);
}
