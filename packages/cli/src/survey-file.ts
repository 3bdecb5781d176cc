import { appendFileSync, closeSync, existsSync, openSync, readSync, statSync, truncateSync } from 'node:fs';
import { parseRow, type Row, type Survey } from '@douse/survey';
import { quote } from 'douse/formats';
import { Failure, systemFailure } from './failure.ts';

/**
 * The rows that an earlier run left in the file, which is made if there is none. Half a line at its end, from a run that was cut off, is removed; a file of another survey
 * is refused. A device or a pipe has no earlier rows.
 * @param take  gets each row
 */
export function resume(path: string, survey: Survey, take: (row: Row) => void): number {
  let rows = 0;
  let whole = 0;
  try {
    if (!existsSync(path)) {
      appendRows(path, []);
      return 0;
    }
    if (!statSync(path).isFile()) return 0;
    for (const { text, end } of linesOf(path)) {
      take(rowOf(path, rows, survey, text));
      rows++;
      whole = end;
    }
    if (whole < statSync(path).size) truncateSync(path, whole);
  } catch (error) {
    throw error instanceof Failure ? error : systemFailure(path, error);
  }
  return rows;
}

function rowOf(path: string, index: number, survey: Survey, text: string): Row {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Reported below: nothing fits no row.
  }
  const row = index < survey.count ? parseRow(survey, index, value) : null;
  if (row !== null) return row;
  const expected = index < survey.count ? `a row that begins ${beginning(survey.place(index))}` : 'no more rows';
  throw new Failure(
    `${path}:${index + 1}:1: expected ${expected}, got ${quote(text)}`,
    'this file is of another survey; choose another -o FILE',
  );
}

const beginning = (place: Row): string => JSON.stringify(place).slice(0, -1);

/** Bytes read at once, and the longest line. */
const CHUNK = 1 << 20;
const MAX_LINE = 1 << 24;

/** The whole lines of a file, and where each ends. */
function* linesOf(path: string): Generator<{ text: string; end: number }> {
  const file = openSync(path, 'r');
  try {
    const decoder = new TextDecoder();
    let rest = new Uint8Array(0);
    for (let position = 0; ;) {
      const chunk = new Uint8Array(CHUNK);
      const got = readSync(file, chunk, 0, CHUNK, position);
      if (got === 0) return;
      const bytes = new Uint8Array(rest.length + got);
      bytes.set(rest);
      bytes.set(chunk.subarray(0, got), rest.length);
      const start = position - rest.length;
      position += got;
      let at = 0;
      for (let end = bytes.indexOf(10); end >= 0; end = bytes.indexOf(10, at)) {
        yield { text: decoder.decode(bytes.subarray(at, end)), end: start + end + 1 };
        at = end + 1;
      }
      rest = bytes.slice(at);
      if (rest.length > MAX_LINE)
        throw new Failure(`${path}: expected lines of at most ${MAX_LINE} bytes, got more`, 'choose another -o FILE');
    }
  } finally {
    closeSync(file);
  }
}

/** Appends whole lines; returns when the system has them. */
export function appendRows(path: string, rows: readonly Row[]): void {
  try {
    appendFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  } catch (error) {
    throw systemFailure(path, error, 'write');
  }
}
