/**
 * What a parser says of bad input: where (lines and columns from 1), what it expected, what it found, and how to mend
 * it.
 */
export interface FormatError {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly got: string;
  /** What the reader can do about it: a clause without a full stop. */
  readonly cure?: string;
}

export const formatError = (
  line: number,
  column: number,
  expected: string,
  got: string,
  cure?: string,
): FormatError => ({ line, column, expected, got, ...(cure !== undefined && { cure }) });

/** The error at an index of a text, with its line and column. Cost: linear in what stands before it. */
export function errorAt(text: string, at: number, expected: string, got: string, cure?: string): FormatError {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < at; end = text.indexOf('\n', start)) {
    line++;
    start = end + 1;
  }
  // A byte order mark takes no column.
  const mark = start === 0 && text.startsWith('\uFEFF') ? 1 : 0;
  return formatError(line, Math.max(1, at - start + 1 - mark), expected, got, cure);
}

/** `3:7: expected a level from 0 to 1, got '2'`. */
export const describeError = ({ line, column, expected, got }: FormatError): string =>
  `${line}:${column}: expected ${expected}, got ${got}`;

/** The error further on in the text: the reading that got further is the likelier one. */
export const further = (a: FormatError, b: FormatError): FormatError =>
  b.line > a.line || (b.line === a.line && b.column > a.column) ? b : a;

/** A piece of hostile text made safe to print: quoted, cut, control characters escaped. */
export function quote(text: string): string {
  // A point has at most two units; the rest of a long text need not be looked at.
  const points = Array.from(text.slice(0, 50));
  const cut = points
    .slice(0, 24)
    .map((point) => (/[\p{C}\p{Z}]/u.test(point) && point !== ' ' ? escapePoint(point) : point));
  return `'${cut.join('')}${points.length > 24 ? '…' : ''}'`;
}

const escapePoint = (point: string): string => `\\u{${point.codePointAt(0)!.toString(16)}}`;
