import { err, ok, type Result } from '../../play/result.ts';
import { type FormatError, formatError, further } from '../error.ts';
import { isBlankCode } from './lines.ts';
import type { Layouts } from './layouts.ts';
import type { Layout } from './sheet.ts';

/** Boards in the likeliest of several layouts, and in words where another one would have given others. */
export interface Chosen<Board> {
  readonly layout: Layout;
  readonly boards: Board[];
  readonly says: string | null;
}

/**
 * Takes the first layout whose cells can be read. Where a later one can be read too and gives other boards, `says`
 * names the reading taken and how to ask for the other.
 */
export function chooseLayout<Board>(
  text: string,
  { found, broken }: Layouts,
  read: (layout: Layout) => Result<{ boards: Board[]; says: string | null }, FormatError>,
  equal: (a: Board, b: Board) => boolean,
): Result<Chosen<Board>, FormatError> {
  let failed: FormatError | null = null;
  let taken: (Chosen<Board> & { own: string | null }) | null = null;
  let other: Layout | null = null;
  for (const layout of found) {
    const boards = read(layout);
    if (!boards.ok) {
      failed = failed === null ? boards.error : further(failed, boards.error);
      continue;
    }
    if (taken === null) taken = { layout, boards: boards.value.boards, says: null, own: boards.value.says };
    else if (!sameAll(taken.boards, boards.value.boards, equal)) {
      other = layout;
      break;
    }
  }
  if (taken === null) return err(broken ?? failed ?? formatError(1, 1, 'a board, one line a row', 'another text'));
  const choice = other === null ? null : `${taken.layout.says}; ${askFor(other)}`;
  const says = [choice, taken.layout.remark ?? null, unevenBlanks(text, taken.layout), taken.own]
    .filter((part) => part !== null)
    .join('; ');
  return ok({ layout: taken.layout, boards: taken.boards, says: says === '' ? null : says });
}

const askFor = ({ ask, says }: Layout): string => `${ask} ${ask.startsWith('--') ? 'reads' : 'makes it'} ${says}`;

const sameAll = <Board>(a: readonly Board[], b: readonly Board[], equal: (a: Board, b: Board) => boolean): boolean =>
  a.length === b.length && a.every((board, i) => equal(board, b[i]!));

/**
 * Blanks between signs are left out. Where rows have them in different places, they may have been meant as cells, or a
 * row as a heading; and signs in groups as rows.
 */
function unevenBlanks(text: string, { sheets, style }: Layout): string | null {
  for (const { rows, style: own } of sheets) {
    if ((own ?? style).kind !== 'signs') continue;
    let [usual, margin] = [-1, -1];
    for (let r = 0; r < rows.length; r += 2) {
      const [from, to] = [rows[r]!, rows[r + 1]!];
      let [signs, gaps, blank] = [0, 0, false];
      for (let i = from; i < to; i++) {
        const code = text.charCodeAt(i);
        // The second half of a sign, and how it is drawn.
        if ((code >= 0xdc00 && code < 0xe000) || code === 0xfe0f) continue;
        const now = isBlankCode(code);
        if (!now && blank && signs > 0) gaps++;
        if (!now) signs++;
        blank = now;
      }
      let start = from;
      while (start > 0 && isMargin(text.charCodeAt(start - 1))) start--;
      const opens = start === 0 || text[start - 1] === '\n' || text[start - 1] === '\r';
      if (opens && margin >= 0 && from - start !== margin) return BLANKS_LEFT_OUT;
      if (opens) margin = from - start;
      if (signs < 2) continue;
      if (gaps > 0 && gaps < signs - 1) return BLANKS_LEFT_OUT;
      if (usual >= 0 && usual !== Math.sign(gaps)) return BLANKS_LEFT_OUT;
      usual = Math.sign(gaps);
    }
  }
  return null;
}

const isMargin = (code: number): boolean => code === 32 || code === 9 || code === 0xa0 || code === 0x3000;

const BLANKS_LEFT_OUT = 'blanks, which are uneven here, left out; . makes a dark or empty cell, | ends a row';
