import { isBlankCode } from './lines.ts';

/**
 * Where the cells of one board stand in a text: from and to of each row, one after the other; and the line
 * `douse 1 …` that fixes its options, if there is one.
 */
export interface Sheet {
  readonly rows: readonly number[];
  readonly header: readonly [from: number, to: number] | null;
  /** What a cell of this board is, where it is not what the layout says. */
  readonly style?: CellStyle;
}

/**
 * What one cell of a row is: each `sign`, blanks left out; or each `piece` between separators. The separator ' '
 * stands for blanks, as in `10 11 2`, ', ' for commas or blanks, as in array literals.
 */
export type CellStyle =
  | { readonly kind: 'signs' }
  | { readonly kind: 'pieces'; readonly separator: ',' | ';' | '\t' | '|' | ' ' | ', ' };

export const SIGNS: CellStyle = { kind: 'signs' };

/** One way to find boards in a text. */
export interface Layout {
  /** What `--format` calls it. */
  readonly format: 'text' | 'rows' | 'lines' | 'table' | 'array' | 'json' | 'plist' | 'life';
  readonly style: CellStyle;
  readonly sheets: readonly Sheet[];
  /** How the boards stand, as in `2 boards separated by blank lines`. */
  readonly says: string;
  /** How to ask for this reading where another one was taken. */
  readonly ask: string;
  /** What is always told of this reading. */
  readonly remark?: string;
}

/** Calls `visit` with from and to of every cell of a row, until it returns false. */
export function eachCell(
  text: string,
  from: number,
  to: number,
  style: CellStyle,
  visit: (from: number, to: number) => boolean | void,
): void {
  if (style.kind === 'pieces') return eachPiece(text, from, to, style.separator, visit);
  for (let i = from; i < to;) {
    const code = text.charCodeAt(i);
    const end = code >= 0xd800 && code < 0xdc00 && i + 1 < to ? i + 2 : i + 1;
    // A variation selector only says how the sign before it is drawn.
    if (!isBlankCode(code) && code !== 0xfe0f && visit(i, end) === false) return;
    i = end;
  }
}

function eachPiece(
  text: string,
  from: number,
  to: number,
  separator: string,
  visit: (from: number, to: number) => boolean | void,
): void {
  if (separator === ' ' || separator === ', ') {
    const parts = (code: number): boolean => isBlankCode(code) || (separator === ', ' && code === 44);
    for (let i = from; i < to;) {
      while (i < to && parts(text.charCodeAt(i))) i++;
      const start = i;
      const quoted = text[i] === '"' || text[i] === "'" ? text.indexOf(text[i]!, i + 1) : -1;
      if (quoted > 0 && quoted < to) i = quoted + 1;
      else while (i < to && !parts(text.charCodeAt(i))) i++;
      if (i > start && visit(...unquoted(text, start, i)) === false) return;
    }
    return;
  }
  for (let i = from; i <= to;) {
    let end = text.indexOf(separator, i);
    if (end < 0 || end > to) end = to;
    let [start, stop] = [i, end];
    while (start < stop && isBlankCode(text.charCodeAt(start))) start++;
    while (stop > start && isBlankCode(text.charCodeAt(stop - 1))) stop--;
    // A separator may also end the row.
    if (end === to && start === stop && i > from) return;
    if (visit(...unquoted(text, start, stop)) === false) return;
    i = end + 1;
  }
}

function unquoted(text: string, from: number, to: number): [from: number, to: number] {
  const first = text[from];
  return to - from >= 2 && (first === '"' || first === "'") && text[to - 1] === first ? [from + 1, to - 1] : [from, to];
}

/** How many cells a row has; `most + 1` if they are more than `most`. */
export function widthOf(text: string, from: number, to: number, style: CellStyle, most = Infinity): number {
  let width = 0;
  eachCell(text, from, to, style, () => ++width <= most);
  return width;
}
