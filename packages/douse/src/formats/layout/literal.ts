import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, quote } from '../error.ts';
import { isBlankCode, MAX_LINES } from './lines.ts';
import type { Layout, Sheet } from './sheet.ts';

/** Deepest nesting of brackets: boards, rows, cells, and an outer pair. */
const MAX_DEPTH = 8;

/** A bracket, or a string in quotes. */
interface Node {
  readonly kind: 'list' | 'string';
  /** Its inside. */
  readonly from: number;
  to: number;
  /** Brackets and strings directly inside. */
  readonly items: Node[];
  /** Are there cells directly inside, outside of strings and brackets? */
  cells: boolean;
  semicolons: boolean;
  commas: boolean;
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/**
 * A name and `=`, or the name of a function, before the first bracket: `const board =`, `board: list =`, `np.array(`.
 */
const BEFORE =
  /^\s*(?:(?:[\w.<>*:&]+\s+)*[\w.]+(?:\s*(?:\[\d*\])+)?\s*(?::[^=\n]{0,40})?=\s*)?(?:[A-Za-z_][\w.]*\s*\()?/;

/** True if a text begins as an array literal does, after a name or not. */
export function isLiteral(text: string): boolean {
  const start = BEFORE.exec(text.slice(0, 400))![0].length;
  return '[({'.includes(text[start] ?? ' ');
}

/**
 * Boards written as arrays in any language: nested brackets of any kind with numbers, words or strings in them, as
 * JSON, Python, NumPy, C and MATLAB write and print them. One level of brackets is one row (with `;` or line ends
 * between them, several), two are a board, three are several boards. A string is a row, or a board where it holds row
 * ends (`|`, `/` or `\n`).
 * @param words  is each string in an array of arrays one cell, as in `[["red", "blue"]]`?
 */
export function findArrays(
  text: string,
  from = 0,
  to = text.length,
  { words = false }: { readonly words?: boolean } = {},
): Result<Layout, FormatError> {
  const tree = readTree(text, from + BEFORE.exec(text.slice(from, Math.min(to, from + 400)))![0].length, to);
  if (!tree.ok) return tree;
  const sheets: Sheet[] = [];
  for (const top of tree.value) {
    const found = boardsOf(text, top, 0, words);
    if (!found.ok) return found;
    for (const sheet of found.value) sheets.push(sheet);
  }
  // A row an array, as programs print them line by line.
  const lined = sheets.length > 1 && sheets.every(({ rows }) => rows.length === 2);
  if (lined) sheets.splice(0, sheets.length, { rows: sheets.flatMap(({ rows }) => rows), header: null });
  const strings = tree.value.some((top) => holdsRows(top, words));
  const json = isJson(text.slice(from, Math.min(to, from + 2000)));
  return ok({
    format: json ? 'json' : 'array',
    style: strings ? { kind: 'signs' } : { kind: 'pieces', separator: ', ' },
    sheets,
    says: (sheets.length === 1 ? 'an array' : `${sheets.length} arrays`) + (words ? ', each string a cell' : ''),
    ask: words ? `"board": before it, in braces` : `--format ${json ? 'json' : 'array'}`,
    ...(lined && { remark: 'one board, an array a row; an outer pair of brackets for each makes them boards' }),
  });
}

/** True if strings of several signs stand in arrays of arrays: each is a row, or else a cell. */
export const mayHoldWords = (text: string): boolean => /[[({]\s*[[({]\s*["'](?!.["'])/.test(text.slice(0, 10_000));

/** Only what JSON has: square brackets, no name before them, no single quotes. */
const isJson = (text: string): boolean => /^\s*\[/.test(text) && !/['({;]|\b(?:True|False|None)\b/.test(text);

/** True if strings in this node are whole rows, and no single cells. */
const holdsRows = (node: Node, words: boolean, depth = 0): boolean =>
  node.items.some((item) =>
    item.kind === 'string' ? item.to - item.from > 1 && !(words && depth > 0) : holdsRows(item, words, depth + 1),
  );

function readTree(text: string, from: number, to: number): Result<Node[], FormatError> {
  const node = (kind: Node['kind'], start: number): Node => ({
    kind,
    from: start,
    to: start,
    items: [],
    cells: false,
    semicolons: false,
    commas: false,
  });
  const tops: Node[] = [];
  const open: { node: Node; closes: string }[] = [];
  let count = 0;
  let comma = false;
  const fail = (at: number, expected: string, got: string, cure?: string): Result<never, FormatError> =>
    err(errorAt(text, at, expected, got, cure));
  for (let i = from; i < to; i++) {
    const sign = text[i]!;
    const inside = open.at(-1)?.node;
    if (isBlankCode(text.charCodeAt(i))) continue;
    if (sign === ',') {
      if (comma && inside !== undefined) return fail(i, 'a value between two commas', "','");
      comma = true;
      if (inside !== undefined) inside.commas = true;
      continue;
    }
    const wasComma = comma;
    comma = false;
    if (CLOSING[sign] !== undefined) {
      if (inside === undefined && tops.length > 0 && !wasComma && sign === '(') return fail(i, 'an array', quote(sign));
      if (open.length >= MAX_DEPTH) return fail(i, `at most ${MAX_DEPTH} brackets one in the other`, 'more');
      open.push({ node: node('list', i + 1), closes: CLOSING[sign]! });
    } else if (sign === ']' || sign === ')' || sign === '}') {
      const last = open.pop();
      // The bracket that closes the call before the array: `array([…])`.
      if (last === undefined) {
        if (sign === ')' && tops.length > 0) continue;
        return fail(i, 'an array', quote(sign));
      }
      if (last.closes !== sign) return fail(i, `'${last.closes}'`, quote(sign));
      last.node.to = i;
      (open.at(-1)?.node.items ?? tops).push(last.node);
      if (++count > MAX_LINES) return fail(i, `at most ${MAX_LINES} rows`, 'more');
    } else if (sign === '"' || sign === "'") {
      const end = text.indexOf(sign, i + 1);
      if (inside === undefined || end < 0 || end >= to)
        return fail(i, 'an array of rows', quote(text.slice(i, i + 12)));
      const string = node('string', i + 1);
      string.to = end;
      inside.items.push(string);
      if (++count > MAX_LINES) return fail(i, `at most ${MAX_LINES} strings`, 'more');
      i = end;
    } else if (sign === ';') {
      if (inside !== undefined) inside.semicolons = true;
    } else if (inside === undefined) {
      // Behind the array: `, dtype=int8)` or the end of a statement.
      const rest = /^(?:dtype\s*=\s*[\w.'"<]+\s*|shape\s*=\s*\([\d, ]*\)\s*)/.exec(text.slice(i, Math.min(to, i + 60)));
      if (rest === null || tops.length === 0)
        return fail(i, tops.length === 0 ? 'an array' : 'the end of the array', quote(text.slice(i, i + 12)));
      i += rest[0].length - 1;
    } else inside.cells = true;
  }
  if (open.length > 0) return fail(to, `'${open.at(-1)!.closes}'`, 'the end of the text');
  return tops.length > 0 ? ok(tops) : fail(from, 'an array', 'nothing');
}

/** The boards in a top bracket. */
function boardsOf(text: string, node: Node, depth: number, words: boolean): Result<Sheet[], FormatError> {
  const fail = (expected: string, got: string): Result<never, FormatError> =>
    err(errorAt(text, node.from - 1, expected, got));
  if (node.kind === 'string') return fail('brackets round strings', 'a string');
  if (node.cells && node.items.some(({ kind }) => kind === 'list'))
    return fail('rows of cells, or cells, in one bracket', 'both');
  if (node.items.length === 0 || node.cells) {
    if (!node.cells) return fail('at least one cell', 'an empty array');
    return ok([{ rows: plainRows(text, node), header: null }]);
  }
  const strings = node.items.filter(({ kind }) => kind === 'string');
  if (strings.length > 0) {
    if (strings.length < node.items.length) return fail('strings or arrays in one bracket', 'both');
    return ok(fromStrings(text, node));
  }
  // An outer pair of brackets round a board of its own.
  if (
    node.items.every(
      (item) =>
        item.cells || item.items.every((inner) => inner.kind === 'string' && (words || inner.to - inner.from <= 1)),
    )
  ) {
    const rows: number[] = [];
    for (const item of node.items) {
      if (item.semicolons || (!item.cells && item.items.length === 0))
        return err(errorAt(text, item.from - 1, 'rows of cells', item.semicolons ? "';' in a row" : 'an empty array'));
      rows.push(item.from, item.to);
    }
    return ok([{ rows, header: null }]);
  }
  if (depth >= 2) return fail('boards of rows of cells', 'brackets too deep');
  const sheets: Sheet[] = [];
  for (const item of node.items) {
    const found = boardsOf(text, item, depth + 1, words);
    if (!found.ok) return found;
    sheets.push(...found.value);
  }
  return ok(sheets);
}

/** The rows in one bracket of cells: separated by `;`, or by line ends where there are no commas. */
function plainRows(text: string, { from, to, semicolons, commas }: Node): number[] {
  const ends = semicolons ? /[;]/g : commas ? /$^/g : /\n/g;
  const rows: number[] = [];
  let start = from;
  for (const match of [...text.slice(from, to).matchAll(ends), { index: to - from }]) {
    const end = from + match.index;
    if (text.slice(start, end).trim() !== '') rows.push(start, end);
    start = end + 1;
  }
  return rows;
}

/** Strings as rows of one board, as cells of one row, or as boards where they hold row ends. */
function fromStrings(text: string, { items, from, to }: Node): Sheet[] {
  if (items.every((item) => item.to - item.from <= 1)) return [{ rows: [from, to], header: null }];
  const split = items.map((item) => stringRows(text, item));
  if (split.some((rows) => rows.length > 2)) return split.map((rows) => ({ rows, header: null }));
  return [{ rows: split.flat(), header: null }];
}

/** Rows of a board in one string. */
export function stringRows(text: string, { from, to }: { readonly from: number; readonly to: number }): number[] {
  const rows: number[] = [];
  let start = from;
  for (let i = from; i <= to; i++) {
    const escaped = text[i] === '\\' && text[i + 1] === 'n' && i + 1 < to;
    if (i < to && text[i] !== '|' && text[i] !== '/' && text[i] !== '\n' && !escaped) continue;
    if (text.slice(start, i).trim() !== '') rows.push(start, i);
    start = i + (escaped ? 2 : 1);
    if (escaped) i++;
  }
  return rows;
}
