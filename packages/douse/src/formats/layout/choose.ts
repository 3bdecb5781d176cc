import { err, ok, type Result } from '../../play/result.ts';
import { type FormatError, formatError, further } from '../error.ts';
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
  const says = [choice, taken.layout.remark ?? null, taken.own].filter((part) => part !== null).join('; ');
  return ok({ layout: taken.layout, boards: taken.boards, says: says === '' ? null : says });
}

const askFor = ({ ask, says }: Layout): string => `${ask} ${ask.startsWith('--') ? 'reads' : 'makes it'} ${says}`;

const sameAll = <Board>(a: readonly Board[], b: readonly Board[], equal: (a: Board, b: Board) => boolean): boolean =>
  a.length === b.length && a.every((board, i) => equal(board, b[i]!));
