import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, formatError } from '../error.ts';

/** Most lines with cells of one text, over all its boards. */
export const MAX_LINES = 1_000_000;

/** Which puzzle a text is read for: what a sign may be differs. */
export type Game = 'lights' | 'tiles';

/** The lines of a text that hold something, without blanks at their ends. */
export interface Lines {
  /** From and to of each line, one after the other. */
  readonly spans: readonly number[];
  /** For each line: does a blank line, or a code fence, stand before it? */
  readonly apart: readonly boolean[];
}

export const isBlankCode = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || code === 0xa0 || code === 0x3000 || code === 0xfeff;

/**
 * Finds the lines that hold something. Comments (`;`, `//`, `#` and `%` before words) are passed over, code fences
 * (three backticks) count as blank lines.
 */
export function findLines(text: string, game: Game): Result<Lines, FormatError> {
  const spans: number[] = [];
  const apart: boolean[] = [];
  let gap = false;
  let remarks = 0;
  for (let at = 0; at < text.length;) {
    let end = text.indexOf('\n', at);
    if (end < 0) end = text.length;
    let [from, to] = [at, end];
    at = end + 1;
    while (from < to && isBlankCode(text.charCodeAt(from))) from++;
    while (to > from && isBlankCode(text.charCodeAt(to - 1))) to--;
    if (from === to || text.startsWith('```', from)) gap = true;
    else if (isComment(text, from, to, game)) {
      // Looking for words costs more than skipping a line.
      if (text[from] !== ';' && ++remarks > MAX_LINES)
        return err(errorAt(text, from, `at most ${MAX_LINES} lines of remarks`, 'more', 'begin remarks with ;'));
    } else {
      spans.push(from, to);
      apart.push(gap && apart.length > 0);
      gap = false;
      if (apart.length > MAX_LINES) return err(errorAt(text, from, `at most ${MAX_LINES} lines with cells`, 'more'));
    }
  }
  return spans.length > 0 ? ok({ spans, apart }) : err(formatError(1, 1, 'a board, one line a row', 'no cells'));
}

/** A comment line: `;` and `//` always, `#` and `%` where words follow, because `# # .` is a row of lights. */
function isComment(text: string, from: number, to: number, game: Game): boolean {
  switch (text[from]) {
    case ';':
      return true;
    case '/':
      return text[from + 1] === '/';
    case '%':
      return game === 'lights' || holdsWords(text, from, to);
    case '#':
      return holdsWords(text, from, to);
    default:
      return false;
  }
}

/** Marks, a blank, and somewhere a word of two letters or more that is no row such as `xx`. */
function holdsWords(text: string, from: number, to: number): boolean {
  const line = text.slice(from, Math.min(to, from + 200));
  return /^[#%]+\s/.test(line) && (line.match(/\p{L}{2,}/gu) ?? []).some((word) => !/^[xX]+$/.test(word));
}

/** Line ends of every system as `\n`; lines and columns stay what they are. */
export const withPlainLineEnds = (text: string): string => (text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
