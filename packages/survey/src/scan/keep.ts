import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { quote } from 'douse/formats';
import type { Survey } from '../kinds/kind.ts';
import type { Row } from '../kinds/row.ts';
import { parseRow } from '../run/rows.ts';

/** A file of ranges cannot be used. */
export class KeepFailure extends Error {
  readonly cure: string;
  constructor(message: string, cure: string) {
    super(message);
    this.name = 'KeepFailure';
    this.cure = cure;
  }
}

/** Bytes read at once, and the longest line. */
const CHUNK = 1 << 20;
const MAX_LINE = 1 << 28;
/** How every line begins. */
const START = '{"scan":"';

/**
 * Reads the ranges of one scan from a file, which may hold those of other scans too, in any order. A line that was cut
 * off at the end is removed; a file that holds anything else is refused and left as it is.
 * @param take  gets each range of this scan, checked like one from another machine
 */
export function readRanges(path: string, survey: Survey, take: (index: number, row: Row) => void): void {
  if (!existsSync(path)) return appendFileSync(path, '');
  if (!statSync(path).isFile()) throw new KeepFailure(`${path}: expected a file, got another thing`, 'name a file');
  const { scan } = survey.place(0);
  let whole = 0;
  let number = 0;
  for (const { text, end } of linesOf(path)) {
    number++;
    const bad = (what: string): KeepFailure =>
      new KeepFailure(`${path}:${number}:1: ${what}`, 'this file holds no ranges, or was changed; choose another');
    const ours = text.startsWith(START) || START.startsWith(text);
    if (!ours) throw bad(`expected a range that begins ${START}, got ${quote(text)}`);
    if (end === null) return truncateSync(path, whole);
    whole = end;
    // Ranges of other scans are not even parsed.
    if (!text.startsWith(`${START}${String(scan)}"`)) continue;
    let row: { readonly range?: unknown } | null = null;
    try {
      row = JSON.parse(text) as { readonly range?: unknown } | null;
    } catch {
      throw bad(`expected a range as JSON, got ${quote(text)}`);
    }
    const index = Number(row?.range);
    if (!Number.isInteger(index) || index < 0 || index >= survey.count)
      throw bad(`expected a range from 0 to ${survey.count - 1}, got ${quote(String(row?.range))}`);
    const parsed = parseRow(survey, index, row);
    if (!parsed.ok) throw bad(parsed.error);
    take(index, parsed.value);
  }
}

/** Keeps a range that is done. */
export const keepRange = (path: string, row: Row): void => appendFileSync(path, `${JSON.stringify(row)}\n`);

/** The lines of a file, and where each ends; null for what has no line end. */
function* linesOf(path: string): Generator<{ text: string; end: number | null }> {
  const file = openSync(path, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK);
    let parts: Buffer[] = [];
    let length = 0;
    for (let position = 0; ;) {
      const got = readSync(file, chunk, 0, CHUNK, position);
      if (got === 0) break;
      let at = 0;
      for (let end = chunk.indexOf(10); end >= 0 && end < got; end = chunk.indexOf(10, at)) {
        parts.push(Buffer.from(chunk.subarray(at, end)));
        yield { text: Buffer.concat(parts).toString('utf8'), end: position + end + 1 };
        [parts, length, at] = [[], 0, end + 1];
      }
      parts.push(Buffer.from(chunk.subarray(at, got)));
      length += got - at;
      position += got;
      if (length > MAX_LINE)
        throw new KeepFailure(`${path}: expected lines of at most ${MAX_LINE} bytes, got more`, 'choose another file');
    }
    if (length > 0) yield { text: Buffer.concat(parts).toString('utf8'), end: null };
  } finally {
    closeSync(file);
  }
}
