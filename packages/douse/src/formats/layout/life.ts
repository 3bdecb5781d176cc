import { MAX_SIDE } from '../../board/grid.ts';
import { asArray, type Problem } from '../../board/problem.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, quote } from '../error.ts';

/** Most cells of a pattern. */
const MAX_CELLS = 25_000_000;

/** A pattern of Conway's Life as rows of `.` and `#`. */
export type LifeText = { readonly rows: string; readonly width: number; readonly height: number };

/** True if a text begins as a Life pattern: `!` comments of `.cells` files, or the line `x = …` of RLE files. */
export const isLife = (text: string): boolean =>
  /^\s*!/.test(text) || /^\s*(?:#[^\n]*\n\s*)*x\s*=\s*\d+\s*,\s*y\s*=/.test(text.slice(0, 100_000));

/**
 * Parses a Life pattern as a board, living cells lit: plaintext (`.cells`: `!` comments, `.` and `O` or `*`) or run
 * length encoded (`x = 3, y = 3` and `bob$2bo$3o!`). Short rows are filled up with dark cells.
 */
export function parseLife(text: string): Result<LifeText, FormatError> {
  return /^\s*!/.test(text) ? parsePlain(text) : parseRle(text);
}

function parsePlain(text: string): Result<LifeText, FormatError> {
  const rows: string[] = [];
  let width = 0;
  for (let at = 0; at < text.length;) {
    const found = text.indexOf('\n', at);
    const end = found < 0 ? text.length : found;
    const line = text.slice(at, end).trim();
    if (!line.startsWith('!')) {
      const bad = line.search(/[^.O*]/);
      if (bad >= 0) return err(errorAt(text, at + bad, "'.' or 'O'", quote(line[bad]!)));
      rows.push(line.replace(/[O*]/g, '#'));
      width = Math.max(width, line.length);
      if (width > MAX_SIDE || rows.length > MAX_SIDE || width * rows.length > MAX_CELLS)
        return err(errorAt(text, at, `a pattern of at most ${MAX_SIDE} rows and columns`, 'more'));
    }
    at = end + 1;
  }
  while (rows.at(-1) === '') rows.pop();
  if (width === 0) return err(errorAt(text, 0, 'a pattern of living cells', 'none'));
  return ok({ rows: rows.map((row) => row.padEnd(width, '.')).join('\n'), width, height: rows.length });
}

function parseRle(text: string): Result<LifeText, FormatError> {
  const head = /x\s*=\s*(\d{1,9})\s*,\s*y\s*=\s*(\d{1,9})[^\n]*(?:\n|$)/.exec(text.slice(0, 200_000));
  if (head === null) return err(errorAt(text, 0, "a line 'x = 3, y = 3'", quote(text.trim())));
  const [width, height] = [Number(head[1]), Number(head[2])];
  const fail = (at: number, expected: string, got: string): Result<never, FormatError> =>
    err(errorAt(text, at, expected, got));
  if (width < 1 || height < 1 || width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_CELLS)
    return fail(head.index, `from 1 to ${MAX_SIDE} rows and columns`, `${width} × ${height}`);
  const rows: string[] = [];
  let row = '';
  let run = '';
  for (let at = head.index + head[0].length; at < text.length; at++) {
    const sign = text[at]!;
    if (/\s/.test(sign)) continue;
    if (sign >= '0' && sign <= '9') {
      run += sign;
      if (run.length > 6) return fail(at, `a run of at most ${MAX_SIDE}`, quote(run));
      continue;
    }
    const times = run === '' ? 1 : Number(run);
    run = '';
    if (sign === '!') break;
    if (sign === '$') {
      rows.push(row);
      if (rows.length + times - 1 > height) return fail(at, `${height} rows, as y says`, 'more');
      for (let i = 1; i < times; i++) rows.push('');
      row = '';
    } else {
      // b and . are dead; every other letter is a living cell of some state.
      if (!/[.a-zA-Z]/.test(sign)) return fail(at, 'b, o, $ or !', quote(sign));
      if (row.length + times > width) return fail(at, `${width} cells a row, as x says`, 'more');
      row += (sign === 'b' || sign === '.' ? '.' : '#').repeat(times);
    }
  }
  rows.push(row);
  if (rows.length > height && row === '') rows.pop();
  if (rows.length > height) return fail(head.index, `${height} rows, as y says`, `${rows.length}`);
  while (rows.length < height) rows.push('');
  return ok({ rows: rows.map((cells) => cells.padEnd(width, '.')).join('\n'), width, height });
}

/** Longest line of a run length encoded pattern, as other programs write it. */
const MAX_LINE = 70;

/**
 * A whole grid with two levels as a run length encoded pattern, lights that are on as living cells.
 * @throws {TypeError} for other boards
 */
export function makeLife({ board, levels, start }: Problem): string {
  if (board.kind !== 'grid' || board.holes !== null || levels !== 2)
    throw new TypeError('makeLife: expected a whole grid with two levels');
  const { rows, columns } = board;
  const cells = asArray(start);
  const lines = [`x = ${columns}, y = ${rows}`];
  let line = '';
  const put = (times: number, sign: string): void => {
    const run = times === 1 ? sign : `${times}${sign}`;
    if (line.length + run.length > MAX_LINE) {
      lines.push(line);
      line = '';
    }
    line += run;
  };
  // Row ends are written before the next living cell: dark rows and dark ends of rows need none.
  let ends = 0;
  for (let r = 0; r < rows; r++, ends++) {
    let dark = 0;
    for (let c = 0; c < columns;) {
      const lit = cells[r * columns + c] === 1;
      const from = c;
      while (c < columns && (cells[r * columns + c] === 1) === lit) c++;
      if (!lit) dark = c - from;
      else {
        if (ends > 0) put(ends, '$');
        if (dark > 0) put(dark, 'b');
        put(c - from, 'o');
        ends = dark = 0;
      }
    }
  }
  put(1, '!');
  lines.push(line);
  return lines.join('\n');
}
