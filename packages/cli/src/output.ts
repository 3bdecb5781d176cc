import { closeSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { EXIT, systemFailure } from './failure.ts';

/**
 * Writes a file so that it is whole or not there: into a temporary file beside it, renamed at the end.
 * Ctrl-C in between removes the temporary file.
 */
export async function writeWhole(
  path: string,
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
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
      for await (const chunk of chunks) {
        for (let written = 0; written < chunk.length;) written += writeSync(file, chunk, written);
      }
    } finally {
      closeSync(file);
    }
    renameSync(temporary, path);
  } catch (error) {
    discard();
    throw systemFailure(path, error);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
  }
}

export const writeText = (path: string, text: string): Promise<void> =>
  writeWhole(path, [new TextEncoder().encode(text)]);

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
