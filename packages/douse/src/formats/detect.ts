import type { Problem } from '../board/problem.ts';
import { err, type Result } from '../play/result.ts';
import { type FormatError, formatError } from './error.ts';
import { parseJson } from './json.ts';
import { isNetpbm, parseNetpbm } from './netpbm.ts';
import type { BoardOptions } from './options.ts';
import { MAX_TEXT, parseText } from './text.ts';

/** Formats a board can be read in; `auto` looks at the content. */
export const FORMATS = ['auto', 'text', 'pbm', 'json'] as const;
export type FormatName = (typeof FORMATS)[number];

/** The format of a file's content, told by its first bytes. */
export function detectFormat(bytes: Uint8Array): Exclude<FormatName, 'auto'> {
  if (isNetpbm(bytes)) return 'pbm';
  const first = bytes.find((byte) => byte > 32 && byte !== 0xef && byte !== 0xbb && byte !== 0xbf);
  return first === 0x7b ? 'json' : 'text';
}

/** Parses a board in any format. */
export function parseBoard(
  bytes: Uint8Array,
  format: FormatName = 'auto',
  options: BoardOptions = {},
): Result<Problem, FormatError> {
  const actual = format === 'auto' ? detectFormat(bytes) : format;
  if (actual === 'pbm') return parseNetpbm(bytes, options);
  if (bytes.length > MAX_TEXT) return err(formatError(1, 1, `at most ${MAX_TEXT} bytes of text`, `${bytes.length}`));
  if (bytes.length === 0) return err(formatError(1, 1, 'a board', 'an empty file'));
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return err(formatError(1, 1, 'a board as text, PBM, PGM or JSON', 'a binary file'));
  }
  const nul = text.indexOf('\0');
  if (nul >= 0)
    return err(
      formatError(
        text.slice(0, nul).split('\n').length,
        nul - text.lastIndexOf('\n', nul),
        'a board as text, PBM, PGM or JSON',
        'a binary file',
      ),
    );
  return actual === 'json' ? parseJson(text, options) : parseText(text, options);
}
