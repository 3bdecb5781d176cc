import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { parseRow, type Row, Sample, type Survey } from '@douse/survey';
import { quote } from 'douse/formats';
import { Failure, systemFailure } from './failure.ts';
import { lockFile } from './file-lock.ts';

/** About one row of a file in this many is computed again, as long as there is time. */
const SAMPLED = 20;

/**
 * The file of a survey: a JSON line a row, in order. Rows that are done before their turn wait in `FILE.ahead`, so that
 * nothing is lost whenever the program ends. A device or a pipe only takes rows.
 */
export class SurveyFile {
  /** Rows that the file holds. */
  rows = 0;
  /** Rows further on that are known already. */
  readonly ahead: Map<number, Row> = new Map();
  readonly #path: string;
  /** The path without links. */
  readonly #real: string;
  readonly #isFile: boolean;
  readonly #release: () => void = () => {};
  #size = 0;

  /**
   * Opens the file, or makes it, and reads what earlier runs left in it. The beginning of the next row, cut off in an
   * earlier run, is removed; a file that holds anything else is refused and left as it is.
   * @param take  gets each row of the file
   */
  constructor(path: string, survey: Survey, take: (row: Row) => void) {
    this.#path = this.#real = path;
    this.#isFile = !existsSync(path) || statSync(path).isFile();
    if (!this.#isFile) return;
    try {
      if (!existsSync(path)) appendFileSync(path, '');
      // Two names of one file have one lock.
      this.#real = realpathSync(path);
      this.#release = lockFile(this.#real, path);
      try {
        this.#read(survey, take);
        this.#readAhead(survey);
      } catch (error) {
        this.#release();
        throw error;
      }
    } catch (error) {
      throw error instanceof Failure ? error : systemFailure(path, error);
    }
  }

  #read(survey: Survey, take: (row: Row) => void): void {
    const path = this.#path;
    const sample = new Sample(survey);
    let tail = '';
    for (const { text, end } of linesOf(path)) {
      if (end === null) {
        tail = text;
        continue;
      }
      const row = rowOf(path, this.rows, survey, text);
      const wrong = Math.random() * SAMPLED < 1 ? sample.check(this.rows, [row]) : null;
      if (wrong !== null) throw new Failure(`${path}:${this.rows + 1}:1: ${wrong}`, OTHER);
      take(row);
      this.rows++;
      this.#size = end;
    }
    if (tail === '') return;
    if (isCut(survey, this.rows, tail)) return truncateSync(path, this.#size);
    // A whole row that only lacks the end of its line.
    take(rowOf(path, this.rows, survey, tail));
    this.rows++;
    this.#size = statSync(path).size;
    this.#write(path, '\n');
  }

  get #aheadPath(): string {
    return `${this.#real}.ahead`;
  }

  #readAhead(survey: Survey): void {
    const path = this.#aheadPath;
    if (!existsSync(path)) return;
    let line = 0;
    for (const { text, end } of linesOf(path)) {
      line++;
      const [, number, json] = /^(\d{1,15}) (.*)$/s.exec(text) ?? [];
      const index = Number(number);
      // What was cut off begins like a line of this file, or it is not ours.
      if (end === null && (/^\d{1,15} ?$/.test(text) || (json !== undefined && isCut(survey, index, json)))) continue;
      if (json === undefined || index >= survey.count)
        throw new Failure(`${path}:${line}:1: expected a row of ${quote(this.#path)}, got ${quote(text)}`, OTHER);
      this.ahead.set(index, rowOf(path, index, survey, json, line));
    }
    this.#forgetAhead();
    // Rewritten without lines that are no longer needed or were cut off.
    if (this.ahead.size === 0) return rmSync(path);
    writeFileSync(`${path}.tmp`, [...this.ahead].map(([index, row]) => aheadLine(index, row)).join(''));
    renameSync(`${path}.tmp`, path);
  }

  /** Appends rows whose turn has come; returns when the system has them. */
  append(rows: readonly Row[]): void {
    this.#write(this.#path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    this.rows += rows.length;
    if (this.ahead.size === 0) return;
    this.#forgetAhead();
    if (this.ahead.size === 0) rmSync(this.#aheadPath, { force: true });
  }

  /** Keeps rows whose turn has not come. */
  keepAhead(first: number, rows: readonly Row[]): void {
    if (!this.#isFile) return;
    this.#write(this.#aheadPath, rows.map((row, i) => aheadLine(first + i, row)).join(''));
    for (const [i, row] of rows.entries()) this.ahead.set(first + i, row);
  }

  #forgetAhead(): void {
    for (const index of this.ahead.keys()) if (index < this.rows) this.ahead.delete(index);
  }

  /** Appends to a file, all or nothing. */
  #write(path: string, text: string): void {
    const size = this.#isFile && existsSync(path) ? statSync(path).size : 0;
    try {
      appendFileSync(path, text);
    } catch (error) {
      if (this.#isFile && existsSync(path)) truncateSync(path, size);
      if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
        throw new Failure(
          `${path}: expected room to write, got a full disk`,
          'free some space; all rows so far are there, and the same command goes on',
        );
      throw systemFailure(path, error, 'write');
    }
  }

  /** Releases the file. */
  close(): void {
    this.#release();
  }
}

const aheadLine = (index: number, row: Row): string => `${index} ${JSON.stringify(row)}\n`;

const OTHER = 'this file is of another survey, or was changed; choose another -o FILE';

function rowOf(path: string, index: number, survey: Survey, text: string, line = index + 1): Row {
  const bad = (what: string): Failure => new Failure(`${path}:${line}:1: ${what}`, OTHER);
  if (index >= survey.count) throw bad(`expected no more rows, got ${quote(text)}`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw bad(`expected a row that begins ${beginning(survey.place(index))}, got ${quote(text)}`);
  }
  const row = parseRow(survey, index, value);
  if (row.ok) return row.value;
  throw bad(row.error);
}

const beginning = (place: Row): string => JSON.stringify(place).slice(0, -1);

/** True if a text is the beginning of row `index`, and not all of it: cut off while it was written. */
function isCut(survey: Survey, index: number, text: string): boolean {
  if (index >= survey.count) return false;
  const start = beginning(survey.place(index));
  if (start.startsWith(text)) return true;
  if (!text.startsWith(start)) return false;
  let rest = text.slice(start.length);
  for (const name of Object.keys(survey.fields)) {
    const key = `,${JSON.stringify(name)}:`;
    if (key.startsWith(rest)) return true;
    if (!rest.startsWith(key)) return false;
    rest = rest.slice(key.length);
    const value = /^(?:"(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|true|false|null)/.exec(rest)?.[0];
    // The last value may go on.
    if (value === undefined) return /^(?:"(?:[^"\\]|\\.)*\\?|-|t|tr|tru|f|fa|fal|fals|n|nu|nul|)$/.test(rest);
    rest = rest.slice(value.length);
  }
  return rest === '';
}

/** Bytes read at once, and the longest line. */
const CHUNK = 1 << 20;
const MAX_LINE = 1 << 24;

/** The lines of a file, and where each ends; null for what has no line end. */
function* linesOf(path: string): Generator<{ text: string; end: number | null }> {
  const file = openSync(path, 'r');
  try {
    const decoder = new TextDecoder();
    let rest = new Uint8Array(0);
    for (let position = 0; ;) {
      const chunk = new Uint8Array(CHUNK);
      const got = readSync(file, chunk, 0, CHUNK, position);
      if (got === 0) {
        if (rest.length > 0) yield { text: decoder.decode(rest), end: null };
        return;
      }
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
