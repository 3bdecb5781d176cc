import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { BitMatrix } from 'douse/algebra';
import { type NetpbmHeader, packRow, parseHeader, pbmHeader, unpackRow } from 'douse/formats';
import { Failure, systemFailure } from './failure.ts';

/** Bytes read or written at once. */
const CHUNK = 4 * 1024 * 1024;

/**
 * The pixels of a binary PBM file (P4) read in pieces, in no more memory than their bits; null if the file is no P4
 * image. Standard input, pipes and small files are left to the parser of whole files.
 */
export function readLargePbm(path: string): BitMatrix | null {
  let file: number;
  try {
    // A pipe can be read only once, and from its beginning.
    if (!statSync(path).isFile()) return null;
    file = openSync(path, 'r');
  } catch (error) {
    throw systemFailure(path, error);
  }
  try {
    const buffer = new Uint8Array(CHUNK);
    let filled = readSync(file, buffer, 0, CHUNK, 0);
    const header = filled < CHUNK || buffer[0] !== 0x50 || buffer[1] !== 0x34 ? null : parseHeader(buffer);
    if (header === null || !header.ok) return null;
    return fill(path, file, buffer, filled, header.value);
  } catch (error) {
    if (error instanceof Failure || error instanceof RangeError) throw error;
    throw systemFailure(path, error);
  } finally {
    closeSync(file);
  }
}

function fill(
  path: string,
  file: number,
  buffer: Uint8Array,
  filled: number,
  { rows, columns, offset }: NetpbmHeader,
): BitMatrix {
  const bits = new BitMatrix(rows, columns);
  const width = Math.ceil(columns / 8);
  let [at, position] = [offset, filled];
  for (let r = 0; r < rows; r++) {
    if (at + width > filled) {
      buffer.copyWithin(0, at, filled);
      filled -= at;
      at = 0;
      while (filled < width) {
        const got = readSync(file, buffer, filled, CHUNK - filled, position);
        if (got === 0) {
          const missing = `${rows * width} bytes of pixels, got ${r * width + filled} (the file is cut short)`;
          throw new Failure(`${path}:1:1: expected ${missing}`, 'write the image again');
        }
        filled += got;
        position += got;
      }
    }
    unpackRow(buffer, at, bits.words, r * bits.stride, columns);
    at += width;
  }
  return bits;
}

/** A P4 image in pieces, from its rows. */
export function* pbmChunks(rows: number, columns: number, words: Iterable<Uint32Array>): Generator<Uint8Array> {
  yield pbmHeader(rows, columns);
  const width = Math.ceil(columns / 8);
  const together = Math.max(1, Math.floor(CHUNK / Math.max(1, width)));
  let chunk = new Uint8Array(together * width);
  let filled = 0;
  for (const row of words) {
    packRow(row, 0, chunk, filled, columns);
    filled += width;
    if (filled === chunk.length) {
      yield chunk;
      filled = 0;
    }
  }
  if (filled > 0) yield chunk.subarray(0, filled);
}

/** The rows of a matrix, one after the other. */
export function* rowsOf(bits: BitMatrix): Generator<Uint32Array> {
  for (let r = 0; r < bits.rows; r++) yield bits.row(r);
}
