import { isRuleName, type Offset, type Rule } from '../board/rule.ts';
import { err, ok, type Result } from '../play/result.ts';
import { type FormatError, formatError, quote } from './error.ts';

/** Most rows and columns of a pattern. */
export const MAX_PATTERN = 99;

/**
 * Parses a rule drawn as a small picture: `.` or `0` not moved, `#` moved by one level, `1 … 9` moved by that many; `@`
 * is the pressed cell, moved by one. Without `@` the middle of the picture is the pressed cell. `/` or `|` may end a
 * row; lines starting with `;` are comments.
 */
export function parsePattern(text: string, name: string): Result<Rule, FormatError> {
  const rows: { cells: { symbol: string; at: number }[]; line: number }[] = [];
  let width = 0;
  for (const [i, content] of text.split(/\r\n|\n|\r/).entries()) {
    if (content.startsWith(';') || content.trim() === '') continue;
    let column = 1;
    for (const part of content.split(/[|/]/)) {
      const from = column;
      const cells = Array.from(part.matchAll(/\S/gu), ({ 0: symbol, index }) => ({ symbol, at: from + index }));
      if (cells.length > 0) rows.push({ cells, line: i + 1 });
      width = Math.max(width, cells.length);
      column += part.length + 1;
    }
  }
  if (rows.length === 0) return err(formatError(1, 1, 'a pattern, one line a row', 'nothing'));
  if (rows.length > MAX_PATTERN || width > MAX_PATTERN) {
    return err(formatError(1, 1, `a pattern of at most ${MAX_PATTERN} × ${MAX_PATTERN}`, `${rows.length} × ${width}`));
  }
  let centre: { row: number; column: number } | null = null;
  const marks: Offset[] = [];
  for (const [row, { cells, line }] of rows.entries()) {
    for (const [column, { symbol, at }] of cells.entries()) {
      if (symbol === '@') {
        if (centre !== null) return err(formatError(line, at, 'one @ (the pressed cell)', 'a second one'));
        centre = { row, column };
      }
      const weight = '#@'.includes(symbol) ? 1 : symbol === '.' ? 0 : /^\d$/.test(symbol) ? Number(symbol) : -1;
      if (weight < 0) return err(formatError(line, at, '. # @ or a digit', quote(symbol)));
      if (weight > 0) marks.push({ row, column, weight });
    }
  }
  if (centre === null && (rows.length % 2 === 0 || width % 2 === 0)) {
    return err(
      formatError(1, 1, '@ for the pressed cell, or an odd number of rows and columns', `${rows.length} × ${width}`),
    );
  }
  const middle = centre ?? { row: (rows.length - 1) / 2, column: (width - 1) / 2 };
  if (marks.length === 0) return err(formatError(1, 1, 'at least one light that moves', 'none'));
  const offsets = marks.map(({ row, column, weight }) => ({
    row: row - middle.row,
    column: column - middle.column,
    weight,
  }));
  return ok({ kind: 'pattern', name, offsets });
}

/** A rule as `rule=` or `--rule` takes it: its name, or its pattern on one line if it has no name that is built in. */
export function makeRule(rule: Rule): string {
  if (rule.kind !== 'pattern' || isRuleName(rule.name)) return rule.name;
  const { offsets } = rule;
  if (offsets.some(({ weight }) => weight > 9)) return rule.name;
  const own = offsets.find(({ row, column }) => row === 0 && column === 0)?.weight ?? 0;
  // With @ for the pressed cell, or else with that cell in the middle of the picture.
  const span = (values: readonly number[]): [number, number] => {
    const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
    const side = Math.max(1, most, -least);
    return own === 1 ? [least, most] : [-side, side];
  };
  const [top, bottom] = span(offsets.map(({ row }) => row));
  const [left, right] = span(offsets.map(({ column }) => column));
  const rows: string[] = [];
  for (let row = top; row <= bottom; row++) {
    let line = '';
    for (let column = left; column <= right; column++) {
      const weight = offsets.find((offset) => offset.row === row && offset.column === column)?.weight ?? 0;
      const pressed = row === 0 && column === 0 && own === 1;
      line += pressed ? '@' : weight === 0 ? '.' : weight === 1 ? '#' : String(weight);
    }
    rows.push(line);
  }
  return rows.join('/');
}
