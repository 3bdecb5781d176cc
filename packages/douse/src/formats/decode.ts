import { err, ok, type Result } from '../play/result.ts';
import { errorAt, type FormatError, formatError } from './error.ts';
import { withPlainLineEnds } from './layout/lines.ts';
import { MAX_TEXT } from './text.ts';

/**
 * The text of a file: UTF-8, or UTF-16 with a byte order mark, line ends as `\n`; or why it is none.
 * @param what  what was expected, for the message
 */
export function decode(bytes: Uint8Array, what = 'a board as text, PBM, PGM or JSON'): Result<string, FormatError> {
  if (bytes.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} bytes of text`, `${bytes.length}`));
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  try {
    // Not every engine knows big-endian text: its bytes are swapped.
    const text =
      wide === 'utf-16be'
        ? new TextDecoder('utf-16le', { fatal: true }).decode(swapped(bytes))
        : new TextDecoder(wide ?? 'utf-8', { fatal: true }).decode(bytes);
    const nul = text.indexOf('\0');
    return nul < 0 ? ok(withPlainLineEnds(text)) : err(errorAt(text, nul, what, 'a binary file'));
  } catch {
    return err(formatError(1, 1, what, 'a binary file'));
  }
}

function swapped(bytes: Uint8Array): Uint8Array {
  const result = new Uint8Array(bytes.length & ~1);
  for (let i = 0; i < result.length; i += 2) {
    result[i] = bytes[i + 1]!;
    result[i + 1] = bytes[i]!;
  }
  return result;
}
