import { grid, MAX_SIDE } from '../board/grid.ts';
import { ruleNeeds } from '../board/rule.ts';
import { asArray, type Levels, type Problem, problem } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { type FormatError, formatError, quote } from './error.ts';
import { type BoardOptions, parseOption } from './options.ts';
import { makeRule } from './pattern.ts';

/** Most characters and most cells a text board may have. */
export const MAX_TEXT = 64 * 1024 * 1024;
export const MAX_TEXT_CELLS = 25_000_000;

/** A row of the text: where it stands, and its cells; −1 is a hole. */
interface Row {
  readonly line: number;
  readonly column: number;
  readonly levels: number[];
}

/**
 * Parses a text board: one line a row, `|` or `/` also end a row; `0 . -` off, `1 … 9` levels, `# * @` level 1,
 * `~` a hole, letters by the number of levels; `;` starts a comment line; a first line `douse 1 levels=3 …` fixes options.
 */
export function parseText(text: string, options: BoardOptions = {}): Result<Problem, FormatError> {
  if (text.length > MAX_TEXT) {
    return err(formatError(1, 1, `at most ${MAX_TEXT} characters`, `${text.length}`));
  }
  const read = readRows(text, options);
  if (!read.ok) return read;
  const { rows, settings } = read.value;
  if (rows.length === 0) return err(formatError(1, 1, 'a board, one line a row', 'no cells'));
  const columns = rows[0]!.levels.length;
  for (const row of rows) {
    if (row.levels.length !== columns) {
      return err(formatError(row.line, row.column, `${columns} cells, as in the first row`, `${row.levels.length}`));
    }
  }
  if (rows.length > MAX_SIDE || columns > MAX_SIDE) {
    return err(formatError(1, 1, `at most ${MAX_SIDE} rows and columns`, `${rows.length} × ${columns}`));
  }
  const all = rows.flatMap(({ levels }) => levels);
  const { levels = 2, rule, wrap } = settings;
  if (all.every((level) => level < 0)) return err(formatError(1, 1, 'at least one cell', 'only holes'));
  const needs = rule === undefined ? null : ruleNeeds(rule, rows.length, columns);
  if (needs !== null) return err(formatError(1, 1, needs, `${rows.length} × ${columns}`));
  const board = grid(rows.length, columns, {
    ...(rule && { rule }),
    ...(wrap && { wrap }),
    holes: all.map((level) => (level < 0 ? 1 : 0)),
  });
  return ok(problem(board, { levels, start: all.filter((level) => level >= 0) }));
}

function readRows(text: string, options: BoardOptions): Result<{ rows: Row[]; settings: BoardOptions }, FormatError> {
  let settings = options;
  let headed = false;
  const rows: Row[] = [];
  let count = 0;
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  for (const [index, content] of lines.entries()) {
    const line = index + 1;
    if (content.trim() === '' || content.startsWith(';')) continue;
    if (content.startsWith('douse') && rows.length === 0 && !headed) {
      const header = parseHeader(content, line, options);
      if (!header.ok) return header;
      settings = { ...header.value, ...options };
      headed = true;
      continue;
    }
    let column = 1;
    for (const part of content.split(/[|/]/)) {
      if (part.trim() !== '') {
        const levels = parseRow(part, line, column, settings.levels ?? 2);
        if (!levels.ok) return levels;
        count += levels.value.length;
        if (count > MAX_TEXT_CELLS) return err(formatError(line, column, `at most ${MAX_TEXT_CELLS} cells`, 'more'));
        rows.push({ line, column, levels: levels.value });
      }
      column += part.length + 1;
    }
  }
  return ok({ rows, settings });
}

function parseHeader(content: string, line: number, given: BoardOptions): Result<BoardOptions, FormatError> {
  const words = [...content.matchAll(/\S+/g)];
  const version = words[1];
  if (words[0]![0] !== 'douse' || version?.[0] !== '1') {
    return err(formatError(line, (version?.index ?? 0) + 1, "a first line starting 'douse 1'", quote(content)));
  }
  let settings: BoardOptions = {};
  for (const word of words.slice(2)) {
    const [key, ...value] = word[0].split('=');
    const option = parseOption(key!, value.join('='));
    // A rule that only the caller knows may stand here under its name.
    if (!option.ok && key === 'rule' && given.rule !== undefined) continue;
    if (!option.ok) return err(formatError(line, word.index + 1, option.error.expected, option.error.got));
    settings = { ...settings, ...option.value };
  }
  return ok(settings);
}

function parseRow(part: string, line: number, column: number, q: number): Result<number[], FormatError> {
  const levels: number[] = [];
  const range = `a level from 0 to ${q - 1}`;
  const cells = q > 36 ? part.matchAll(/\S+/g) : part.matchAll(/\S/gu);
  for (const cell of cells) {
    const symbol = cell[0];
    const level = q > 36 && /^\d{1,6}$/.test(symbol) ? Number(symbol) : levelOf(symbol, q);
    if (level === undefined)
      return err(formatError(line, column + cell.index, `${range}, or ~ for a hole`, quote(symbol)));
    if (level >= q) {
      const cure = q <= 36 && level < 36 ? ` (or more levels: levels=${level + 1})` : '';
      return err(formatError(line, column + cell.index, range + cure, quote(symbol)));
    }
    levels.push(level);
  }
  return ok(levels);
}

/** The level a character stands for, −1 for a hole, undefined if none. */
function levelOf(symbol: string, q: number): number | undefined {
  if (symbol.length !== 1) return undefined;
  if ('.-'.includes(symbol)) return 0;
  if ('#*@'.includes(symbol)) return 1;
  if (symbol === '~') return -1;
  if (symbol >= '0' && symbol <= '9') return Number(symbol);
  if (q <= 10) return symbol === 'x' || symbol === 'X' ? 1 : undefined;
  if (symbol >= 'a' && symbol <= 'z') return symbol.charCodeAt(0) - 87;
  return undefined;
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

/** Numbers for each cell of a grid (levels or presses) as rows of text. */
export function makeCells(
  board: Extract<Problem['board'], { kind: 'grid' }>,
  values: Levels,
  levels: number,
  separator = '\n',
): string {
  const rows: string[] = [];
  const numbers = asArray(values);
  for (let r = 0, next = 0; r < board.rows; r++) {
    const row: string[] = [];
    for (let c = 0; c < board.columns; c++) {
      const hole = board.holes !== null && board.holes[r * board.columns + c] === 1;
      row.push(hole ? '~' : symbolOf(numbers[next++]!, levels));
    }
    rows.push(row.join(levels > 36 ? ' ' : ''));
  }
  return rows.join(separator);
}

const symbolOf = (level: number, levels: number): string => {
  if (level === 0) return '.';
  if (levels === 2) return '#';
  return levels > 36 ? String(level) : level.toString(36);
};
