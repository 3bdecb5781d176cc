import { appendFileSync, closeSync, existsSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { quote } from 'douse/formats';
import { Failure, systemFailure } from '../failure.ts';

/** A row that a survey's file must have next: in words, and the fields that it must have. */
export interface ExpectedRow {
  readonly what: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * Number of rows an earlier run left in the file; half a line at its end, from a run that was cut off, is removed.
 * @param next  the rows that are expected, in order; null when there are no more
 */
export function resume(path: string, next: () => ExpectedRow | null): number {
  if (!existsSync(path)) {
    append(path, '');
    return 0;
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw systemFailure(path, error);
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  let line = 0;
  for (const content of whole.split('\n').slice(0, -1)) {
    line++;
    const expected = next();
    let row: Record<string, unknown> = {};
    try {
      row = JSON.parse(content) as Record<string, unknown>;
    } catch {
      // Reported below: an empty row fits nothing.
    }
    const fits =
      expected !== null && Object.entries(expected.row).every(([key, value]) => Object.is(row?.[key], value));
    if (!fits) {
      throw new Failure(
        `${path}:${line}:1: expected ${expected?.what ?? 'no more rows'}, got ${quote(content)}`,
        'this file is of another survey; choose another -o FILE',
      );
    }
  }
  if (whole.length < text.length) truncateSync(path, new TextEncoder().encode(whole).length);
  return line;
}

export function append(path: string, text: string): void {
  try {
    const file = openSync(path, 'a');
    appendFileSync(file, text);
    closeSync(file);
  } catch (error) {
    throw systemFailure(path, error);
  }
}
