import { MAX_SYMBOLS, TILE_RULES, type TileRules, type Tiles } from '../../board/tiles.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, quote } from '../error.ts';
import { eachCell, type Layout, type Sheet } from '../layout/sheet.ts';

/** Most cells of one board. */
export const MAX_TILES = 10_000;
/** Most cells of all boards of one text. */
const MAX_ALL_TILES = 5_000_000;

/** A board with the symbols it was written in. */
export interface TileText {
  readonly board: Tiles;
  /** The sign, number or word of each symbol; entry 0 is the empty cell's `.`. */
  readonly symbols: readonly string[];
  readonly rules: TileRules;
}

/** How the cells of a text become tiles. */
export interface TileOptions {
  readonly given: Partial<TileRules>;
  /** The rules of a first line `douse 1 …`. */
  readonly header: (text: string, from: number, to: number) => Result<Partial<TileRules>, FormatError>;
  /** Is any sign a tile? Else marks of other formats and words are refused. */
  readonly anySign: boolean;
}

/** Signs that other formats are made of. */
const MARKS = new Set('[]{}()<>,;:"\'`\\=');

/** The boards of one layout. Symbols are numbered from 1 in the order in which each board has them. */
export function readTiles(
  text: string,
  { sheets, style }: Pick<Layout, 'sheets' | 'style'>,
  options: TileOptions,
): Result<TileText[], FormatError> {
  const boards: TileText[] = [];
  let total = 0;
  for (const sheet of sheets) {
    const board = readTileSheet(text, sheet, sheet.style ?? style, options);
    if (!board.ok) return board;
    boards.push(board.value);
    total += board.value.board.cells.length;
    if (total > MAX_ALL_TILES) return err(errorAt(text, sheet.rows[0]!, `at most ${MAX_ALL_TILES} cells`, 'more'));
  }
  return ok(boards);
}

function readTileSheet(
  text: string,
  { rows, header }: Sheet,
  style: Layout['style'],
  { given, header: headerOf, anySign }: TileOptions,
): Result<TileText, FormatError> {
  let rules: TileRules = { ...TILE_RULES, ...given };
  if (header !== null) {
    const own = headerOf(text, ...header);
    if (!own.ok) return own;
    rules = { ...rules, ...own.value, ...given };
  }
  if (rows.length === 0) return err(errorAt(text, header?.[0] ?? 0, 'a board, one line a row', 'no cells'));
  const numbers = new Map<string, number>([['.', 0]]);
  const cells: number[] = [];
  let columns = -1;
  let failed: FormatError | null = null;
  const fail = (at: number, expected: string, got: string, cure?: string): false => {
    failed = errorAt(text, at, expected, got, cure);
    return false;
  };
  for (let r = 0; r < rows.length; r += 2) {
    const [from, to] = [rows[r]!, rows[r + 1]!];
    const before = cells.length;
    eachCell(text, from, to, style, (start, end) => {
      if (end - start > 40) return fail(start, 'a symbol of at most 40 characters', quote(text.slice(start, end)));
      const sign = symbolOf(text.slice(start, end), style);
      if (/[\p{C}\p{M}]/u.test(sign)) return fail(start, 'printable symbols', quote(sign));
      if (!anySign && (MARKS.has(sign) || (style.kind === 'pieces' && !isPiece(sign))))
        return fail(start, 'tiles', `the mark ${quote(sign)}`, '--format rows takes every sign for a tile');
      if (!numbers.has(sign)) numbers.set(sign, numbers.size);
      if (numbers.size > MAX_SYMBOLS + 1) return fail(start, `at most ${MAX_SYMBOLS} different symbols`, 'more');
      cells.push(numbers.get(sign)!);
      return cells.length <= MAX_TILES || fail(start, `at most ${MAX_TILES} cells`, 'more');
    });
    if (failed !== null) return err(failed);
    if (columns < 0) columns = cells.length;
    if (cells.length - before !== columns)
      return err(
        errorAt(
          text,
          from,
          `${columns} cells, as in the first row`,
          String(cells.length - before),
          'make all rows equally long, with . for empty cells',
        ),
      );
    if (!anySign && style.kind === 'signs' && r < 2000) {
      const words = text.slice(from, Math.min(to, from + 2000));
      const word = /\S\s/.test(words) ? /\p{L}{2,}/u.exec(words) : null;
      if (word !== null)
        return err(
          errorAt(
            text,
            from + word.index,
            'tiles',
            `the word ${quote(word[0])}`,
            '--format rows takes every letter for a tile',
          ),
        );
    }
  }
  const symbols = [...numbers.keys()];
  return ok({ board: { rows: rows.length / 2, columns, cells: Uint8Array.from(cells) }, symbols, rules });
}

/** One sign that ends no row, or a word or number. */
const isPiece = (sign: string): boolean =>
  [...sign.replaceAll('\uFE0F', '')].length > 1 ? /^[\p{L}\p{N}_.+-]+$/u.test(sign) : !'|/'.includes(sign);

/** A number as it is written shortest; −1, null and nothing between two separators are empty cells. */
function symbolOf(sign: string, style: Layout['style']): string {
  if (style.kind === 'signs') return sign;
  if (sign === '' || sign === '-1' || sign === 'null' || sign === 'None') return '.';
  return /^\d+\.0*$/.test(sign) ? sign.replace(/\.0*$/, '') : sign;
}

/** Text rather than a board: most letters occur once. */
export function looksLikeWords({ symbols, board: { cells } }: TileText): boolean {
  if (cells.length < 4 || !symbols.every((symbol, i) => i === 0 || /^\p{L}$/u.test(symbol))) return false;
  const counts = new Map<number, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const alone = [...counts].filter(([symbol, count]) => symbol !== 0 && count === 1).length;
  return alone > 3 && alone * 2 > symbols.length - 1;
}
