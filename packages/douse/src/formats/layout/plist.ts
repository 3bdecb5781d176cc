import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError } from '../error.ts';
import { MAX_BOARDS } from './layouts.ts';
import { stringRows } from './literal.ts';
import { type Layout, type Sheet, SIGNS } from './sheet.ts';

/** True if a text is a property list in XML. */
export const isPlist = (text: string): boolean =>
  /^\s*<(?:\?xml|!DOCTYPE plist|plist)\b/.test(text) && text.includes('<plist');

/** The boards in a property list: each `<string>` is one, with `|`, `/` or line ends between its rows. */
export function findPlist(text: string): Result<Layout, FormatError> {
  const sheets: Sheet[] = [];
  for (const match of text.matchAll(/<string>([^<]*)<\/string>/g)) {
    const from = match.index + '<string>'.length;
    const rows = stringRows(text, { from, to: from + match[1]!.length });
    if (rows.length === 0) return err(errorAt(text, match.index, 'a board in <string>', 'nothing'));
    sheets.push({ rows, header: null });
    if (sheets.length > MAX_BOARDS) return err(errorAt(text, match.index, `at most ${MAX_BOARDS} boards`, 'more'));
  }
  if (sheets.length === 0) return err(errorAt(text, 0, 'boards in <string>', 'none'));
  const says = `${sheets.length} strings of a property list`;
  return ok({ format: 'plist', style: SIGNS, sheets, says, ask: '--format plist' });
}
