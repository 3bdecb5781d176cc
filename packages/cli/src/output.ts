import { closeSync, existsSync, openSync, realpathSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { EXIT, Failure, systemFailure } from './failure.ts';

/**
 * Writes a file so that it is whole or not there: into a temporary file beside it, renamed at the end. Ctrl-C in between removes the
 * temporary file. `-` is standard output; a link is followed; a device or a pipe is written to as it is.
 */
export async function writeWhole(
  path: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  try {
    if (path === '-') return await writeTo(1, chunks);
    const target = existsSync(path) ? realpathSync(path) : path;
    if (existsSync(target) && !statSync(target).isFile()) {
      const file = openSync(target, 'w');
      try {
        return await writeTo(file, chunks);
      } finally {
        closeSync(file);
      }
    }
    await replaceFile(target, chunks);
  } catch (error) {
    throw systemFailure(path, error, 'write');
  }
}

async function replaceFile(path: string, chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): Promise<void> {
  const temporary = `${path}.${process.pid}.tmp`;
  const discard = (): void => rmSync(temporary, { force: true });
  const interrupt = (): void => {
    discard();
    process.exit(EXIT.interrupted);
  };
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const file = openSync(temporary, 'w');
    try {
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
    // Signals are heard only between turns of the event loop.
    await new Promise(setImmediate);
  }
}

/** The way `--json` and `--format` ask an answer to be written. @param unasked  what the format is when it was not given */
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

/** One JSON object on one line; big integers become decimal strings, typed arrays plain ones. */
export const sayJson = (value: object): void =>
  say(
    JSON.stringify(value, (_, entry: unknown) => {
      if (typeof entry === 'bigint') return String(entry);
      return ArrayBuffer.isView(entry) ? [...(entry as Uint8Array)] : entry;
    }),
  );
