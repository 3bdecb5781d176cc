import {
  closeSync,
  fchmodSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { EXIT, Failure, systemFailure } from './failure.ts';
import { reading } from './reading.ts';

/**
 * Writes a file whole or not at all: into a temporary file beside it, renamed at the end. Ctrl-C in between removes the
 * temporary file. A file that is replaced keeps its mode, a link is followed even where its target does not exist yet,
 * a device or a pipe is written to as it is, and `-` is standard output.
 */
export async function writeWhole(
  path: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  let kept = true;
  try {
    if (path === '-') return await writeTo(1, chunks);
    const target = followLinks(path);
    const old = statSync(target, { throwIfNoEntry: false });
    if (old !== undefined && !old.isFile()) {
      const file = openSync(target, 'w');
      try {
        return await writeTo(file, chunks);
      } finally {
        closeSync(file);
      }
    }
    kept = false;
    await replaceFile(target, old, chunks);
  } catch (error) {
    const failure = systemFailure(path, error, 'write');
    // Only a temporary file can be removed; what a pipe or a device has received, it keeps.
    if (!kept && (error as NodeJS.ErrnoException).code === 'ENOSPC') failure.message += '; nothing was left behind';
    throw failure;
  }
}

/** Most links in a row, as in Linux. */
const MAX_LINKS = 40;

/** Where a path leads: through links one by one, since the last may point at a file that is still to be made. */
function followLinks(path: string): string {
  let at = resolve(path);
  for (let links = 0; lstatSync(at, { throwIfNoEntry: false })?.isSymbolicLink() === true; links++) {
    if (links >= MAX_LINKS) return realpathSync(path);
    at = resolve(realpathSync(dirname(at)), readlinkSync(at));
  }
  return at;
}

async function replaceFile(
  path: string,
  old: Stats | undefined,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const temporary = join(dirname(path), `${basename(path)}.${process.pid}.tmp`);
  const discard = (): void => rmSync(temporary, { force: true });
  const interrupt = (): void => {
    discard();
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const file = openSync(temporary, 'w');
    try {
      if (old !== undefined) fchmodSync(file, old.mode & 0o7777);
      await writeTo(file, chunks);
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    discard();
    throw error;
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

async function writeTo(file: number, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of chunks) {
    for (let written = 0; written < chunk.length;) written += writeSync(file, chunk, written);
    // Signals are handled only between turns of the event loop.
    await new Promise(setImmediate);
  }
}

/**
 * The way `--json` and `--format` ask an answer to be written. @param unasked  what the format is when it was not given
 */
export function writtenAs(
  { json, format }: { readonly json?: boolean; readonly format?: string },
  unasked = 'text',
): string {
  if (json !== true) return format === undefined || format === unasked ? 'text' : format;
  if (format !== undefined && format !== unasked && format !== 'json')
    throw new Failure(`--format ${format}: expected no --json with it, got one`, 'ask for one of them');
  return 'json';
}

/** An answer, to standard output. */
export const say = (text: string): void => void process.stdout.write(`${text}\n`);
/** A remark, to standard error. */
export const remark = (text: string): void => void process.stderr.write(`${text}\n`);

/** JSON text on one line; big integers become decimal strings, typed arrays plain ones. */
export const jsonText = (value: object): string =>
  JSON.stringify(value, (_, entry: unknown) => {
    if (typeof entry === 'bigint') return String(entry);
    return ArrayBuffer.isView(entry) ? [...(entry as Uint8Array)] : entry;
  });

/** One JSON object on one line; at its end, what was read. */
export const sayJson = (value: object): void => say(jsonText(withReading(value)));

/** An answer with the format and the number of the boards that were read, if any were. */
export const withReading = (value: object): object => {
  const read = reading();
  return read === null ? value : { ...value, read };
};

/** The text of a JSON object with a list behind its other fields, piece by piece; at its end, what was read. */
export function* withList(head: object, field: string, items: Iterable<unknown>): Generator<string> {
  let before = `${jsonText(head).slice(0, -1)},"${field}":[`;
  for (const item of items) {
    yield before + JSON.stringify(item);
    before = ',';
  }
  const read = reading();
  yield `${before === ',' ? '' : before}]${read === null ? '' : `,"read":${jsonText(read)}`}}\n`;
}

/** Characters gathered before they are written, and milliseconds after which they are written anyway. */
const GATHERED = 64 * 1024;
const PATIENCE = 100;

/**
 * Writes pieces to standard output as they are made: the first at once, the others gathered. Holds no more than one
 * gathering in memory, waits for a slow reader, and gives the event loop its turn, so that a reader who leaves ends the
 * program.
 */
export async function stream(pieces: Iterable<string>): Promise<void> {
  let [gathered, last] = ['', -Infinity];
  for (const piece of pieces) {
    gathered += piece;
    if (gathered.length < GATHERED && performance.now() - last < PATIENCE) continue;
    await flush(gathered);
    [gathered, last] = ['', performance.now()];
  }
  await flush(gathered);
}

async function flush(text: string): Promise<void> {
  const more = process.stdout.write(text);
  if (more) await new Promise(setImmediate);
  else await new Promise((heard) => process.stdout.once('drain', heard));
}
