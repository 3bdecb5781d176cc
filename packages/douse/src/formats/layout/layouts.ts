import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, formatError } from '../error.ts';
import { MAX_SIDE } from '../../board/grid.ts';
import { meant } from '../near.ts';
import { findJudged } from './judge.ts';
import { findLines, type Game, isBlankCode, type Lines, MAX_LINES } from './lines.ts';
import { findArrays, isLiteral, mayHoldWords } from './literal.ts';
import { type CellStyle, eachCell, type Layout, type Sheet, SIGNS } from './sheet.ts';

/** Most boards of one text. */
export const MAX_BOARDS = 10_000;

/** Ways to find boards in a text, the likeliest first, and what is wrong with one that nearly fits. */
export interface Layouts {
  readonly found: readonly Layout[];
  readonly broken: FormatError | null;
}

/** What `--format` may ask of these ways; `text` is any but arrays. */
export type Wanted = 'auto' | 'text' | 'rows' | 'lines' | 'table' | 'array' | 'json';

/** Beyond this many levels there are no signs: cells are numbers between blanks. */
const MAX_SIGN_LEVELS = 36;
const BLANKS: CellStyle = { kind: 'pieces', separator: ' ' };

/** How boards are told apart where nothing else does it. */
const OWN_LINES = "a first line 'douse 1' for each board";

const fits = (wanted: Wanted, format: Layout['format']): boolean =>
  wanted === 'auto' || wanted === format || (wanted === 'text' && (format === 'rows' || format === 'lines'));

/**
 * Every way in which a text can be boards of rows of cells: where the boards part, and what a cell is. What the cells
 * mean is left to the readers of cells. Cost: linear in the text for each way, and there are at most eight.
 */
export function findLayouts(
  text: string,
  game: Game,
  wanted: Wanted = 'auto',
  levels = 2,
): Result<Layouts, FormatError> {
  if (wanted !== 'text' && wanted !== 'rows' && wanted !== 'lines' && isLiteral(text)) {
    const arrays = findArrays(text);
    if (!arrays.ok) return arrays;
    const words = mayHoldWords(text) ? findArrays(text, 0, text.length, { words: true }) : null;
    return ok({ found: words?.ok === true ? [arrays.value, words.value] : [arrays.value], broken: null });
  }
  const lines = findLines(text, game);
  if (!lines.ok) return lines;
  const headed = findHeaders(text, lines.value);
  if (!headed.ok) return headed;
  if (headed.value.length > 0) return fromHeaders(text, lines.value, headed.value, levels);
  const found: Layout[] = [];
  let broken: FormatError | null = null;
  const signs = levels > MAX_SIGN_LEVELS ? BLANKS : SIGNS;
  for (const style of wanted === 'rows' || wanted === 'lines' ? [signs] : stylesOf(text, lines.value, signs)) {
    const ways = plainWays(text, lines.value, style);
    if (!ways.ok) return ways;
    for (const way of ways.value.found) if (fits(wanted, way.format)) found.push(way);
    broken ??= ways.value.broken;
  }
  return ok({ found, broken: wanted === 'auto' || wanted === 'text' ? broken : null });
}

/**
 * A text as one board, a row a line, `|` and `/` ending rows too: the rows of an id, of a file written by Douse.
 * A first line `douse 1 …` may stand before it.
 */
export function findRows(text: string, game: Game, levels = 2): Result<Layout, FormatError> {
  const lines = findLines(text, game);
  if (!lines.ok) return lines;
  const headed = findHeaders(text, lines.value);
  if (!headed.ok) return headed;
  if (headed.value.length > 0) {
    const found = fromHeaders(text, lines.value, headed.value, levels);
    if (!found.ok) return found;
    const [first] = found.value.found;
    const second = first!.sheets[1]?.header?.[0];
    return second === undefined ? ok(first!) : err(errorAt(text, second, 'one board', 'a second first line'));
  }
  const style = levels > MAX_SIGN_LEVELS ? BLANKS : SIGNS;
  const rows = rowsOf(text, lines.value.spans, style);
  if (!rows.ok) return rows;
  return ok({ format: 'rows', style, sheets: [{ rows: rows.value, header: null }], says: 'one board', ask: '' });
}

/** Lines that begin with `douse`, by number; a word near it is refused with it. */
function findHeaders(text: string, { spans }: Lines): Result<number[], FormatError> {
  const headers: number[] = [];
  for (let line = 0; 2 * line < spans.length; line++) {
    const from = spans[2 * line]!;
    // d, D: what else begins so is no header, and costs nothing.
    if ((text.charCodeAt(from) | 32) !== 100) continue;
    const word = /^[A-Za-z]+/.exec(text.slice(from, from + 12))?.[0] ?? '';
    const next = text[from + word.length] ?? '\n';
    if (word === 'douse' && /\s/.test(next)) headers.push(line);
    else if (word.length > 3 && /\s/.test(next) && meant(word, ['douse']).startsWith('did'))
      return err(errorAt(text, from, "a first line starting 'douse 1'", `'${word}'`, 'did you mean douse?'));
    if (headers.length > MAX_BOARDS) return err(formatError(1, 1, `at most ${MAX_BOARDS} boards`, 'more'));
  }
  return ok(headers);
}

/**
 * Boards that each have a first line of their own; or, with one such line, one board, or several separated by blank
 * lines.
 */
function fromHeaders(
  text: string,
  lines: Lines,
  headers: readonly number[],
  levels: number,
): Result<Layouts, FormatError> {
  const { spans, apart } = lines;
  if (headers[0] !== 0)
    return err(
      errorAt(text, spans[2 * headers[0]!]!, "the line 'douse 1' before the rows of its board", 'rows before it'),
    );
  const found: Layout[] = [];
  const below = (from: number, to: number): Lines => ({
    spans: spans.slice(2 * from, 2 * to),
    apart: apart.slice(from, to),
  });
  const headerOf = (line: number): [number, number] => [spans[2 * line]!, spans[2 * line + 1]!];
  const isHeader = new Set(headers);
  const cells = { spans: spans.filter((_, i) => !isHeader.has(i >> 1)), apart: [] };
  const styles = cells.spans.length > 0 ? stylesOf(text, cells, SIGNS, true) : [SIGNS];
  /** Numbers between blanks, where a first line asks for more levels than there are signs. */
  const styleOf = (line: number, style: CellStyle): CellStyle => {
    const words = text.slice(spans[2 * line]!, Math.min(spans[2 * line + 1]!, spans[2 * line]! + 100_000));
    const own = Number(/\slevels=(\d{1,6})(?!\S)/.exec(words)?.[1] ?? 2);
    return Math.max(own, levels) > MAX_SIGN_LEVELS && style.kind === 'signs' ? BLANKS : style;
  };
  for (const style of styles) {
    const sheets: Sheet[] = [];
    for (const [i, header] of headers.entries()) {
      const part = below(header + 1, headers[i + 1] ?? apart.length);
      const own = styleOf(header, style);
      const rows = rowsOf(text, part.spans, own);
      if (!rows.ok) return rows;
      sheets.push({ rows: rows.value, header: headerOf(header), style: own });
    }
    const says = sheets.length === 1 ? 'one board' : `${sheets.length} boards, each with a first line`;
    found.push({ format: formatOf(style), style, sheets, says, ask: '--format text' });
    if (headers.length > 1) continue;
    const own = styleOf(0, style);
    const groups = groupsOf(text, below(1, apart.length), own);
    if (!groups.ok) return groups;
    if (groups.value.length > 1)
      found.push({
        format: formatOf(style),
        style: own,
        sheets: groups.value.map((rows) => ({ rows, header: headerOf(0) })),
        says: `${groups.value.length} boards separated by blank lines`,
        ask: `give each board its own first line 'douse 1'`,
      });
  }
  return ok({ found, broken: null });
}

const formatOf = (style: CellStyle): Layout['format'] => (style.kind === 'signs' ? 'text' : 'table');

/** The ways in which lines without headers can be boards, for one style of cells. */
function plainWays(text: string, lines: Lines, style: CellStyle): Result<Layouts, FormatError> {
  const found: Layout[] = [];
  let failed: FormatError | null = null;
  const rowsIn = (from: number, to: number): number[] => {
    const rows = rowsOf(text, [from, to], style);
    if (rows.ok) return rows.value;
    failed = rows.error;
    return [];
  };
  const format = formatOf(style);
  const judged = findJudged(text, lines, style, rowsIn);
  // Two kinds of row ends are odd: cells may stand between bars, too.
  const ends = style.kind === 'signs' && text.includes('|') && text.includes('/');
  const remark = ends ? { remark: '| and / both end rows' } : {};
  const way = (sheets: Sheet[], says: string, asked: Layout['format'], ask: string): void =>
    void found.push({ format: asked, style, sheets, says, ask, ...remark });
  for (const [i, { sheets, says, remark: own }] of judged.found.entries()) {
    way(sheets, says, format, i === 0 ? `--format ${format}` : OWN_LINES);
    if (own !== null) found.push({ ...found.pop()!, remark: own });
  }

  const { spans, apart } = lines;
  const count = apart.length;
  // One board a line: several lines, of which each, or at least one, has several rows.
  const each: number[][] = [];
  const last = count > 1 ? Math.min(count, MAX_BOARDS + 1) : 0;
  for (let line = 0; line < last; line++) each.push(rowsIn(spans[2 * line]!, spans[2 * line + 1]!));
  const several = each.filter((rows) => rows.length > 2).length;
  if (several > 0 && each.length > MAX_BOARDS) return err(formatError(1, 1, `at most ${MAX_BOARDS} boards`, 'more'));
  const byLine = (): void =>
    way(
      each.map((rows) => ({ rows, header: null })),
      `${count} boards, one a line`,
      style.kind === 'signs' ? 'lines' : format,
      style.kind === 'signs' ? '--format lines' : OWN_LINES,
    );
  if (several > 0 && several === count) byLine();
  const all = rowsOf(text, spans, style);
  if (!all.ok) return all;
  const one = (says: string): void =>
    way(
      [{ rows: all.value, header: null }],
      says,
      style.kind === 'signs' ? 'rows' : format,
      `--format ${style.kind === 'signs' ? 'rows' : format}`,
    );
  const groups = groupsOf(text, lines, style);
  if (!groups.ok) return groups;
  if (groups.value.length < 2) one(style === BLANKS ? 'one board of numbers or words' : 'one board');
  else {
    const parted = (): void =>
      way(
        groups.value.map((rows) => ({ rows, header: null })),
        `${groups.value.length} boards separated by blank lines`,
        format,
        OWN_LINES,
      );
    // Blank lines between all lines are more likely spacing than a board in each line.
    if (groups.value.length === count && groups.value.every((rows) => rows.length === 2)) {
      one('one board, a blank line between its rows');
      parted();
    } else {
      parted();
      one('one board');
    }
  }
  if (several > 0 && several < count) byLine();
  if (failed !== null) return err(failed);
  return ok({ found, broken: judged.broken });
}

/** The rows of the lines between blank lines, group by group. */
function groupsOf(text: string, { spans, apart }: Lines, style: CellStyle): Result<number[][], FormatError> {
  const groups: number[][] = [];
  for (let from = 0; from < apart.length;) {
    let to = from + 1;
    while (to < apart.length && !apart[to]) to++;
    const rows = rowsOf(text, spans.slice(2 * from, 2 * to), style);
    if (!rows.ok) return rows;
    if (rows.value.length > 0) groups.push(rows.value);
    if (groups.length > MAX_BOARDS) return err(formatError(1, 1, `at most ${MAX_BOARDS} boards`, 'more'));
    from = to;
  }
  return ok(groups);
}

/** The rows of some lines: `|` and `/` end a row too, unless cells are separated by signs. */
function rowsOf(text: string, spans: readonly number[], style: CellStyle): Result<number[], FormatError> {
  const rows: number[] = [];
  for (let i = 0; i < spans.length; i += 2) {
    const [from, to] = [spans[i]!, spans[i + 1]!];
    if (style.kind === 'pieces' && style.separator !== ' ') {
      if (style.separator === '|') {
        const inside = insidePipes(text, from, to);
        if (!isRule(text, from, to)) rows.push(...inside);
      } else rows.push(from, to);
      continue;
    }
    let start = from;
    for (let at = from; at <= to; at++) {
      if (at < to && text[at] !== '|' && text[at] !== '/') continue;
      let blank = start;
      while (blank < at && isBlankCode(text.charCodeAt(blank))) blank++;
      if (blank < at) rows.push(blank, at);
      start = at + 1;
      if (rows.length > 2 * MAX_SIDE && rows.length > spans.length)
        return err(errorAt(text, at, `at most ${MAX_SIDE} rows and columns`, 'more'));
    }
    if (rows.length > 2 * MAX_LINES) return err(errorAt(text, from, `at most ${MAX_LINES} rows`, 'more'));
  }
  return ok(rows);
}

/** The line under the heading of a Markdown table, or a heading without words. */
const isRule = (text: string, from: number, to: number): boolean => {
  const line = text.slice(from, Math.min(to, from + 2000));
  return /^[|\s]+$/.test(line) || (/^[|\s:-]+$/.test(line) && line.includes('---'));
};

function insidePipes(text: string, from: number, to: number): [from: number, to: number] {
  return [text[from] === '|' ? from + 1 : from, text[to - 1] === '|' && to - 1 > from ? to - 1 : to];
}

/** A size, or a number of boards. */
const SIZE_LINE = /^\d{1,6}(?:\s+\d{1,6})?$/;

const WORD = /^(?:true|false|on|off|yes|no|lit|dark)$/i;

/** What cells can be, told by the signs between them; the likeliest first. */
function stylesOf(text: string, { spans }: Lines, signs: CellStyle, headed = false): CellStyle[] {
  const count = spans.length / 2;
  let [commas, semicolons, piped, inner, tables] = [false, false, 0, 0, 0];
  // Blank-separated tokens: all numbers or words, and some longer than one sign?
  let [numbers, words, said, long, pairs] = [true, true, false, false, 0];
  // A size or a number of boards in the first line is no row.
  const counted = !headed && count > 1 && SIZE_LINE.test(text.slice(spans[0], Math.min(spans[1]!, spans[0]! + 20)));
  let sizes = 0;
  for (let i = 0; i < spans.length; i += 2) {
    const [from, to] = [spans[i]!, spans[i + 1]!];
    const line = text.slice(from, to);
    commas ||= line.includes(',');
    semicolons ||= line.includes(';');
    if (counted && SIZE_LINE.test(line)) sizes++;
    if (line.includes('|')) {
      const pieces = line.slice(...insidePipes(line, 0, line.length)).split('|', 4096);
      if (line.startsWith('|') && line.endsWith('|') && line.length > 1) piped++;
      if (pieces.length > 1) inner++;
      const barred = pieces.length > 1 || (line.startsWith('|') && line.endsWith('|'));
      if (isRule(text, from, to) || (barred && pieces.every((piece) => isOneCell(piece.trim())))) tables++;
    }
    if (!numbers && !words) continue;
    const sizeLike = counted && SIZE_LINE.test(line);
    let tokens = 0;
    eachCell(text, from, to, { kind: 'pieces', separator: ' ' }, (start, end) => {
      tokens++;
      if (end - start > 1) long = true;
      const token = text.slice(start, Math.min(end, start + 24));
      // Row ends may stand between numbers without blanks.
      const parts = token.split(/[|/]/).filter((part) => part !== '');
      numbers &&= parts.every((part) => /^-?(?:0|[1-9]\d{0,5})(?:\.0*)?$/.test(part));
      const spoken = parts.length > 0 && parts.every((part) => WORD.test(part));
      words &&= sizeLike || spoken;
      said ||= spoken;
      // The beginning of a long line tells its kind; what its cells are is found out later, one by one.
      return (numbers || words) && tokens < 10_000;
    });
    if (tokens > 1) pairs++;
  }
  const rows = count - sizes;
  const table: CellStyle = { kind: 'pieces', separator: '|' };
  if (piped > 0 && piped === rows && (tables === rows || inner === 0)) return [tables === rows ? table : signs];
  // Without bars at both ends, bars may also end rows.
  if (tables > 0 && tables === rows) return rows > 1 ? [table, signs, BLANKS] : [signs, table, BLANKS];
  if (commas) return [{ kind: 'pieces', separator: ',' }];
  if (semicolons) return [{ kind: 'pieces', separator: ';' }];
  if ((numbers || (words && said)) && long && (pairs > 0 || said)) {
    // A size in the first line may be the only number of two digits.
    return signs === BLANKS ? [signs] : headed || pairs >= count - 1 ? [BLANKS, signs] : [signs, BLANKS];
  }
  return [signs];
}

/** One sign, a number, or a word for on or off. */
const isOneCell = (piece: string): boolean =>
  [...piece.replaceAll('\uFE0F', '')].length <= 1 || /^-?(?:0|[1-9]\d{0,5})(?:\.0*)?$/.test(piece) || WORD.test(piece);
