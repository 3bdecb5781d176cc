import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, formatError } from '../error.ts';
import { MAX_TEXT } from './text.ts';

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark, line ends as `\n`; or why it is none.
 * @param what  what was expected, for the message
 */
export function decode(bytes: Uint8Array, what = 'a board as text, PBM, PGM or JSON'): Result<string, FormatError> {
  if (bytes.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} bytes of text`, `${bytes.length}`));
  const wide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  try {
    // Line ends are made plain before decoding: on units, without a string for each line.
    const text = wide
      ? new TextDecoder('utf-16le', { fatal: true }).decode(bytesOf(plainEnds(unitsOf(bytes))))
      : new TextDecoder('utf-8', { fatal: true }).decode(plainEnds(bytes));
    const nul = text.indexOf('\0');
    return nul < 0 ? ok(text) : err(errorAt(text, nul, what, 'a binary file'));
  } catch {
    return err(formatError(1, 1, what, 'a binary file'));
  }
}

/** The units of UTF-16 text, its first unit a byte order mark of either order. */
function unitsOf(bytes: Uint8Array): Uint16Array {
  const [low, high] = bytes[0] === 0xff ? [0, 1] : [1, 0];
  return Uint16Array.from({ length: bytes.length >> 1 }, (_, i) => bytes[2 * i + low]! | (bytes[2 * i + high]! << 8));
}

function bytesOf(units: Uint16Array): Uint8Array {
  const bytes = new Uint8Array(2 * units.length);
  units.forEach((unit, i) => {
    bytes[2 * i] = unit & 255;
    bytes[2 * i + 1] = unit >> 8;
  });
  return bytes;
}

/** Units of a text with `\n` for `\r\n` and `\r`. */
function plainEnds<Units extends Uint8Array | Uint16Array>(units: Units): Units {
  const first = units.indexOf(13);
  if (first < 0) return units;
  const plain = units.slice() as Units;
  let to = first;
  for (let i = first; i < units.length; i++) {
    const unit = units[i]!;
    if (unit !== 10 || units[i - 1] !== 13) plain[to++] = unit === 13 ? 10 : unit;
  }
  return plain.subarray(0, to) as Units;
}
