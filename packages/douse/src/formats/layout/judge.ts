import { type FormatError, errorAt } from '../error.ts';
import type { Lines } from './lines.ts';
import { type CellStyle, type Sheet, widthOf } from './sheet.ts';

/** Readings of a size or a count in the first line, the likeliest first; and why none fits, where it surely is one. */
export interface Judged {
  /** `remark`: what the reader takes for granted, where the text would have allowed another reading. */
  readonly found: readonly { readonly sheets: Sheet[]; readonly says: string; readonly remark: string | null }[];
  readonly broken: FormatError | null;
}

/**
 * Boards as judges of programming contests give them: a size line `R C` or `n` before the rows, a count of boards
 * first, or both; a last line `0` or `0 0` ends them.
 * @param rowsIn  the rows of one line (row ends inside a line are followed)
 */
export function findJudged(
  text: string,
  { spans, apart }: Lines,
  style: CellStyle,
  rowsIn: (from: number, to: number) => readonly number[],
): Judged {
  const count = apart.length;
  const numbers = (line: number): number[] | null => {
    const words = text.slice(spans[2 * line]!, Math.min(spans[2 * line + 1]!, spans[2 * line]! + 40)).split(/\s+/);
    return words.length <= 2 && words.every((word) => /^(?:0|[1-9]\d{0,5})$/.test(word)) ? words.map(Number) : null;
  };
  const first = numbers(0);
  if (first === null || count < 2) return { found: [], broken: null };
  const rowsOf = (line: number): readonly number[] => rowsIn(spans[2 * line]!, spans[2 * line + 1]!);
  /** Cells of a line that is one row; of others −1. */
  const width = (line: number): number => {
    const rows = rowsOf(line);
    return rows.length === 2 ? widthOf(text, rows[0]!, rows[1]!, style) : -1;
  };
  const sheet = (from: number, to: number): Sheet => ({
    rows: Array.from({ length: to - from }, (_, i) => rowsOf(from + i)).flat(),
    header: null,
  });
  const plural = (boards: number): string => `${boards} board${boards === 1 ? '' : 's'}`;

  const spaced = apart.every((blank, line) => blank || line === 0);
  /** True if a blank line parts these rows, which one board has only where blank lines are everywhere. */
  const parted = (from: number, to: number): boolean => !spaced && apart.slice(from + 1, to).some(Boolean);

  /** Boards with their sizes from a line on, to the end; null if they do not fit. */
  const sized = (from: number, most: number): Sheet[] | null => {
    const sheets: Sheet[] = [];
    for (let at = from; at < count;) {
      const size = numbers(at);
      if (size === null) return null;
      if (size.every((side) => side === 0)) return at === count - 1 && sheets.length > 0 ? sheets : null;
      const [rows, columns] = [size[0]!, size[1]];
      if (sheets.length >= most || rows < 1 || at + rows >= count || parted(at + 1, at + 1 + rows)) return null;
      for (let r = at + 1; r <= at + rows; r++)
        if (width(r) < 0 || width(r) !== (columns ?? width(at + 1))) return null;
      // `n` alone is a square, or the number of rows of the only board.
      if (columns === undefined && width(at + 1) !== rows && (from > 0 || rows !== count - 1)) return null;
      sheets.push(sheet(at + 1, at + 1 + rows));
      at += rows + 1;
    }
    return sheets.length > 0 ? sheets : null;
  };
  const found: { sheets: Sheet[]; says: string; remark: string | null }[] = [];
  /** With a doubt, the remark is what is said, and the doubt. */
  const take = (sheets: Sheet[], how: string, doubt: string | null = null): void => {
    const says = `${plural(sheets.length)}, ${how}`;
    found.push({ sheets, says, remark: doubt === null ? null : says + doubt });
  };

  const alone = sized(0, Infinity);
  // One number before a row of another length may be a row of its own; and 1 before one cell may be another row.
  const isCell = ({ rows }: Sheet): boolean => rows.length === 2 && widthOf(text, rows[0]!, rows[1]!, style) === 1;
  if (alone?.length === 1) {
    const odd = first.length === 1 && width(1) !== first[0];
    take(alone, 'its size in the first line', odd ? '' : null);
  } else if (alone !== null) {
    const odd = first.length === 1 && alone.some(isCell);
    take(alone, 'each with its size first', odd ? '; a 1 before one cell may have been meant as a row' : null);
  }
  if (first.length === 1 && first[0]! > 0 && first[0]! < count) {
    const total = first[0]!;
    const counted = sized(1, total);
    if (counted?.length === total) take(counted, 'their number first, then each with its size');
    const groups: number[] = [1];
    for (let line = 2; line < count; line++) if (apart[line]) groups.push(line);
    if (groups.length === total && total > 1)
      take(
        groups.map((from, i) => sheet(from, groups[i + 1] ?? count)),
        'their number in the first line',
      );
    if (count - 1 === total) {
      const split = Array.from({ length: total }, (_, i) => rowsOf(i + 1));
      if (split.every((rows) => rows.length > 2))
        take(
          split.map((rows) => ({ rows, header: null })),
          'their number in the first line, then one a line',
          // Rows of one sign each may be the cells of one row.
          split.every((rows) => rows.every((at, i) => i % 2 === 0 || rows[i - 1] === at - 1)) ? '' : null,
        );
    }
    const even = (count - 1) % total === 0 && groups.length === 1 && width(1) > 0;
    if (even && Array.from({ length: count - 2 }, (_, i) => width(i + 2)).every((cells) => cells === width(1))) {
      const rows = (count - 1) / total;
      take(
        Array.from({ length: total }, (_, i) => sheet(1 + i * rows, 1 + (i + 1) * rows)),
        'their number in the first line',
        // Nothing says that all boards have the same height, or that one number alone is no row of a cell.
        total > 1 ? ', equally high' : '',
      );
    }
  }
  if (found.length > 0) return { found, broken: null };
  // Certainly not a row: its number of cells differs from the line below, and its numbers are not one-sign cells.
  const [rows, columns] = first;
  const wide = width(1);
  if (width(0) === wide || wide < 2) return { found, broken: null };
  const expected =
    columns === undefined
      ? `${rows} rows, or ${rows} boards, as the first line says`
      : `${rows} rows of ${columns} cells, as the first line says`;
  const got = `${count - 1} row${count === 2 ? '' : 's'}, the first of ${wide} cell${wide === 1 ? '' : 's'}`;
  return { found, broken: errorAt(text, spans[0]!, expected, got, 'mend the first line, or take it away') };
}
