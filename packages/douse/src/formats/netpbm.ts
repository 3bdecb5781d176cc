import { BitMatrix, type Bits } from '../algebra/bitmatrix.ts';
import { grid, MAX_SIDE } from '../board/grid.ts';
import { ruleNeeds } from '../board/rule.ts';
import { asArray, type Levels, makeLevels, MAX_LEVELS, type Problem, problem } from '../board/problem.ts';
import { err, ok, type Result } from '../play/result.ts';
import { type FormatError, formatError, quote } from './error.ts';
import type { BoardOptions } from './options.ts';

/** A Netpbm header: the format, the image's size, its greatest grey, and where the pixels start. */
export interface NetpbmHeader {
  readonly magic: 'P1' | 'P2' | 'P4' | 'P5';
  readonly columns: number;
  readonly rows: number;
  readonly maximum: number;
  readonly offset: number;
}

/** True if the bytes begin as a PBM or PGM image does. */
export const isNetpbm = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && [0x31, 0x32, 0x34, 0x35].includes(bytes[1]!) && isBlank(bytes[2]!);

const isBlank = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13);

/** Parses the header of a PBM (P1, P4) or PGM (P2, P5) image; comments from `#` to the end of the line are skipped. */
export function parseHeader(bytes: Uint8Array): Result<NetpbmHeader, FormatError> {
  if (!isNetpbm(bytes)) {
    return err(
      formatError(1, 1, 'a PBM or PGM image (P1, P2, P4 or P5)', quote(String.fromCharCode(...bytes.subarray(0, 2)))),
    );
  }
  const magic = String.fromCharCode(bytes[0]!, bytes[1]!) as NetpbmHeader['magic'];
  const reader = new Numbers(bytes, 2);
  const names =
    magic === 'P1' || magic === 'P4' ? ['a width', 'a height'] : ['a width', 'a height', 'a greatest grey value'];
  const values: number[] = [];
  for (const name of names) {
    const most = name === 'a greatest grey value' ? MAX_LEVELS - 1 : MAX_SIDE;
    const value = reader.next(most);
    if (value === null || value < (values.length < 2 ? 0 : 1)) return err(reader.error(`${name} up to ${most}`));
    values.push(value);
  }
  if (values[0] === 0 || values[1] === 0)
    return err(formatError(1, 1, 'an image of at least 1 × 1', `${values[0]} × ${values[1]}`));
  return ok({ magic, columns: values[0]!, rows: values[1]!, maximum: values[2] ?? 1, offset: reader.position + 1 });
}

/** Parses a PBM or PGM image as the start of a problem: 1 is on, a grey value is a level. */
export function parseNetpbm(
  bytes: Uint8Array,
  { levels, rule, wrap }: BoardOptions = {},
): Result<Problem, FormatError> {
  const parsed = parseHeader(bytes);
  if (!parsed.ok) return parsed;
  const { magic, columns, rows, maximum, offset } = parsed.value;
  const q = levels ?? Math.max(2, maximum + 1);
  const needs = rule === undefined ? null : ruleNeeds(rule, rows, columns);
  if (needs !== null) return err(formatError(1, 1, needs, `${rows} × ${columns}`));
  const board = grid(rows, columns, { ...(rule && { rule }), ...(wrap && { wrap }) });
  if (magic === 'P4') {
    const bits = packed(bytes.subarray(offset), rows, columns);
    return bits.ok ? ok(problem(board, { levels: q, start: q === 2 ? bits.value : unpack(bits.value) })) : bits;
  }
  if (rows * columns > bytes.length) return err(cutShort(rows * columns, bytes.length - offset));
  const start = makeLevels(rows * columns, q);
  const reader = new Numbers(bytes, offset - 1);
  const size = maximum > 255 ? 2 : 1;
  if (magic === 'P5' && bytes.length - offset < start.length * size) {
    return err(cutShort(start.length * size, bytes.length - offset));
  }
  for (let i = 0; i < start.length; i++) {
    const at = offset + i * size;
    const level =
      magic === 'P5'
        ? size === 1
          ? bytes[at]!
          : bytes[at]! * 256 + bytes[at + 1]!
        : magic === 'P1'
          ? reader.digit()
          : reader.next(maximum);
    if (level === null) return err(reader.error(`pixel ${i + 1} of ${start.length}, from 0 to ${maximum}`));
    if (level >= q) {
      return err(
        formatError(
          1,
          1,
          `levels from 0 to ${q - 1}`,
          `${level} in row ${Math.floor(i / columns) + 1}, column ${(i % columns) + 1}`,
        ),
      );
    }
    start[i] = level;
  }
  return ok(problem(board, { levels: q, start }));
}

const cutShort = (expected: number, got: number): FormatError =>
  formatError(1, 1, `${expected} bytes of pixels`, `${Math.max(0, got)} (the file is cut short)`);

function packed(bytes: Uint8Array, rows: number, columns: number): Result<BitMatrix, FormatError> {
  const width = Math.ceil(columns / 8);
  if (bytes.length < rows * width) return err(cutShort(rows * width, bytes.length));
  const matrix = new BitMatrix(rows, columns);
  for (let r = 0; r < rows; r++) unpackRow(bytes, r * width, matrix.words, r * matrix.stride, columns);
  return ok(matrix);
}

/** Reverses the bits in each byte of a word: Netpbm's first pixel is a byte's highest bit, ours the lowest. */
const reverseBytes = (word: number): number => {
  word = ((word >>> 1) & 0x55555555) | ((word & 0x55555555) << 1);
  word = ((word >>> 2) & 0x33333333) | ((word & 0x33333333) << 2);
  return ((word >>> 4) & 0x0f0f0f0f) | ((word & 0x0f0f0f0f) << 4);
};

/** Reads one P4 row of `columns` pixels into the words of one bit row. */
export function unpackRow(bytes: Uint8Array, from: number, words: Uint32Array, to: number, columns: number): void {
  const full = columns >>> 5;
  for (let w = 0, at = from; w < full; w++, at += 4) {
    const word = bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24);
    words[to + w] = reverseBytes(word);
  }
  const spare = columns & 31;
  if (spare === 0) return;
  let word = 0;
  for (let i = 0; i < Math.ceil(spare / 8); i++) word |= bytes[from + 4 * full + i]! << (8 * i);
  words[to + full] = reverseBytes(word) & ((1 << spare) - 1);
}

const unpack = (bits: BitMatrix): Uint8Array => Uint8Array.from({ length: bits.length }, (_, i) => bits.at(i));

/** A binary PBM image (P4) of a bit matrix, 1 = on. */
export function makePbm(bits: Bits): Uint8Array {
  const header = pbmHeader(bits.rows, bits.columns);
  const width = Math.ceil(bits.columns / 8);
  const bytes = new Uint8Array(header.length + width * bits.rows);
  bytes.set(header);
  for (let r = 0; r < bits.rows; r++)
    packRow(bits.words, r * bits.stride, bytes, header.length + r * width, bits.columns);
  return bytes;
}

/** Writes the words of one bit row as one P4 row of `columns` pixels. */
export function packRow(words: Uint32Array, from: number, bytes: Uint8Array, to: number, columns: number): void {
  const width = Math.ceil(columns / 8);
  const full = width >>> 2;
  let at = to;
  for (let w = from; w < from + full; w++, at += 4) {
    const word = reverseBytes(words[w]!);
    bytes[at] = word;
    bytes[at + 1] = word >>> 8;
    bytes[at + 2] = word >>> 16;
    bytes[at + 3] = word >>> 24;
  }
  for (let i = 0, word = width & 3 ? reverseBytes(words[from + full]!) : 0; i < (width & 3); i++)
    bytes[at + i] = word >>> (8 * i);
}

/** The header of a P4 image. */
export const pbmHeader = (rows: number, columns: number): Uint8Array =>
  new TextEncoder().encode(`P4\n${columns} ${rows}\n`);

/** A binary PGM image (P5) of levels 0 … q−1 on a rectangle, row-major. */
export function makePgm(values: Levels, rows: number, columns: number, levels: number): Uint8Array {
  const header = new TextEncoder().encode(`P5\n${columns} ${rows}\n${levels - 1}\n`);
  const size = levels > 256 ? 2 : 1;
  const numbers = asArray(values);
  const bytes = new Uint8Array(header.length + rows * columns * size);
  bytes.set(header);
  for (let i = 0, at = header.length; i < rows * columns; i++, at += size) {
    if (size === 2) bytes[at] = numbers[i]! >>> 8;
    bytes[at + size - 1] = numbers[i]! & 255;
  }
  return bytes;
}

/** Decimal numbers between blanks and comments, as in the headers of Netpbm images. */
export class Numbers {
  private failed = 0;
  constructor(
    private readonly bytes: Uint8Array,
    public position: number,
  ) {}

  private skip(): void {
    const { bytes } = this;
    while (this.position < bytes.length) {
      if (bytes[this.position] === 0x23)
        while (this.position < bytes.length && bytes[this.position] !== 10) this.position++;
      else if (isBlank(bytes[this.position]!)) this.position++;
      else return;
    }
  }

  /** The next number, or null if there is none or it is beyond `most`. */
  next(most: number): number | null {
    this.skip();
    this.failed = this.position;
    let value = 0;
    let digits = 0;
    for (; this.position < this.bytes.length; this.position++, digits++) {
      const digit = this.bytes[this.position]! - 48;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      if (value > most) return null;
    }
    return digits === 0 ? null : value;
  }

  /** The next single 0 or 1, as in P1, where blanks between pixels may be missing. */
  digit(): number | null {
    this.skip();
    this.failed = this.position;
    const digit = this.bytes[this.position]! - 48;
    this.position++;
    return digit === 0 || digit === 1 ? digit : null;
  }

  /** What stood where the last reading failed. */
  error(expected: string): FormatError {
    let line = 1;
    let column = 1;
    for (let i = 0; i < this.failed; i++) {
      column++;
      if (this.bytes[i] === 10) {
        line++;
        column = 1;
      }
    }
    const word = this.bytes.subarray(this.failed, this.failed + 12);
    return formatError(
      line,
      column,
      expected,
      word.length === 0 ? 'the end of the file (it is cut short)' : quote(String.fromCharCode(...word).split(/\s/)[0]!),
    );
  }
}
