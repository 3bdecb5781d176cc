/** What a parser says of bad input: where (lines and columns from 1), what it expected and what it found. */
export interface FormatError {
  readonly line: number;
  readonly column: number;
  readonly expected: string;
  readonly got: string;
}

export const formatError = (line: number, column: number, expected: string, got: string): FormatError => ({
  line,
  column,
  expected,
  got,
});

/** `3:7: expected a level from 0 to 1, got '2'`. */
export const describeError = ({ line, column, expected, got }: FormatError): string =>
  `${line}:${column}: expected ${expected}, got ${got}`;

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
