import { TILE_RULES, type TileRules } from '../../board/tiles.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { MAX_BGF_SIDE, makeBgf } from './bgf.ts';
import type { Misfit, Written } from './make-boards.ts';
import { makeSameGameId, makeSave, TATHAM_RULES } from './save.ts';
import { readTileBoards } from './tile-boards.ts';
import { makeTileRules, TILE_SYMBOLS, type TileText } from './tiles.ts';

/** Formats in which SameGame boards are written. `readTileBoards` reads each back, `save` as `tatham`. */
export const WRITTEN_TILE_FORMATS = ['text', 'table', 'json', 'id', 'tatham', 'save', 'bgf'] as const;
/** One of WRITTEN_TILE_FORMATS. */
export type WrittenTileFormat = (typeof WRITTEN_TILE_FORMATS)[number];

/** What makes an id of a board; without it none are written. */
export interface MakeTileOptions {
  readonly toId?: (board: TileText) => Result<string, string>;
}

/**
 * Boards as a file of one format, or why they do not fit it. Text, tables and JSON keep the signs of the tiles where
 * the file is read as the same boards with them; otherwise, and in all other formats, tiles are 1 … 9, a … z, A … Z.
 * What a format does not hold of the rules, `says` tells. Cost: linear in the boards, which are read once again.
 */
export function makeTileBoards(
  boards: readonly TileText[],
  format: WrittenTileFormat,
  options: MakeTileOptions = {},
): Result<Written, Misfit> {
  const [first] = boards;
  const misfit = (expected: string, got: string, cure: string): Result<never, Misfit> => err({ expected, got, cure });
  if (first === undefined) return misfit('a board', 'none', 'give one');
  const written = (bytes: Uint8Array, says: string | null = null): Result<Written, Misfit> => ok({ bytes, says });
  switch (format) {
    case 'text':
    case 'table':
    case 'json': {
      const named = boards.map(({ board, rules }) => ({ board, rules, symbols: numberedSymbols(board.cells) }));
      for (const [tiles, headed] of [
        [boards, false],
        [boards, true],
        [named, true],
      ] as const) {
        const bytes = bytesOf(
          tiles.map((board) => MAKERS[format](board, headed)).join(format === 'json' ? '\n' : '\n\n'),
        );
        if (readsAs(bytes, boards))
          return written(bytes, tiles === named ? 'tiles are numbers and letters here, as they are numbered' : null);
      }
      return misfit('boards that are read back from this format', 'others', 'write json');
    }
    case 'id': {
      const ids: string[] = [];
      for (const board of boards) {
        const id = options.toId?.(board) ?? err('expected a program that knows ids, got none');
        if (!id.ok) {
          const [expected, got] = id.error.replace(/^expected /, '').split(', got ');
          return misfit(expected!, got ?? 'another', 'write text or json');
        }
        ids.push(id.value);
      }
      return written(bytesOf(ids.join('\n')));
    }
    case 'bgf': {
      const large = boards.find(({ board: { rows, columns } }) => Math.max(rows, columns) > MAX_BGF_SIDE);
      if (large !== undefined)
        return misfit(
          `sides up to ${MAX_BGF_SIDE}`,
          `${large.board.rows} × ${large.board.columns}`,
          'write text, table or json',
        );
      const files = boards.map(({ board, rules }) => makeBgf(board, rules));
      const bytes = new Uint8Array(files.reduce((sum, file) => sum + file.length, 0));
      let at = 0;
      for (const file of files) {
        bytes.set(file, at);
        at += file.length;
      }
      return written(
        bytes,
        lost(boards, ({ smallest }) => ({ ...TILE_RULES, smallest })),
      );
    }
    case 'tatham':
    case 'save': {
      if (boards.length > 1) return misfit('one board in this format', `${boards.length}`, 'write text, table or json');
      let id: string;
      try {
        id = makeSameGameId(first.board, first.rules);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        const [expected, got] = error.message.replace(/^.*?expected /, '').split(', got ');
        return misfit(expected!, got!, 'write text, table or json');
      }
      const says = lost(boards, ({ score }) => ({
        ...TATHAM_RULES,
        ...(score.kind === 'square' && score.less === 1 && { score }),
      }));
      return written(bytesOf(format === 'save' ? makeSave('Same Game', id) : id), says);
    }
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(`${text}\n`);

/** Symbols for as many tiles as there are numbers in the cells. */
function numberedSymbols(cells: Uint8Array): string[] {
  const most = cells.reduce((high, cell) => Math.max(high, cell), 0);
  return Array.from({ length: most + 1 }, (_, tile) => TILE_SYMBOLS[tile] ?? String(tile));
}

/** One board as rows of signs, of cells with commas between them, or as an object; `headed` asks for a first line. */
const MAKERS: Readonly<Record<'text' | 'table' | 'json', (board: TileText, headed: boolean) => string>> = {
  text: ({ board, symbols, rules }, headed) =>
    headOf(rules, headed) +
    rowsOf(board, symbols)
      .map((row) => row.join(''))
      .join('\n'),
  // A column alone has commas, too.
  table: ({ board, symbols, rules }, headed) =>
    headOf(rules, headed) +
    rowsOf(board, symbols)
      .map((row) => row.join(',') + (row.length === 1 ? ',' : ''))
      .join('\n'),
  json({ board, symbols, rules }) {
    const rows = rowsOf(board, symbols);
    // A column of strings of one sign would be a row of cells.
    const short = board.columns > 1 && rows.every((row) => row.every((symbol) => symbol.length === 1));
    const words = makeTileRules(rules).map((word) => word.split('=') as [string, string]);
    return JSON.stringify({
      board: short ? rows.map((row) => row.join('')) : rows,
      ...Object.fromEntries(words.map(([key, value]) => [key, /^\d+$/.test(value) ? Number(value) : value])),
    });
  },
};

/** The first line, where rules ask for one, or the caller does. */
function headOf(rules: TileRules, always: boolean): string {
  const words = makeTileRules(rules);
  return always || words.length > 0 ? `${['douse 1', ...words].join(' ')}\n` : '';
}

const rowsOf = ({ rows, columns, cells }: TileText['board'], symbols: readonly string[]): string[][] =>
  Array.from({ length: rows }, (_, r) =>
    Array.from(cells.subarray(r * columns, (r + 1) * columns), (tile) => symbols[tile] ?? String(tile)),
  );

/** True if a file is read, without help, as boards of the same pattern of tiles with the same rules. */
function readsAs(bytes: Uint8Array, boards: readonly TileText[]): boolean {
  const read = readTileBoards(bytes);
  return (
    read.ok &&
    read.value.boards.length === boards.length &&
    read.value.boards.every(({ board, rules }, i) => {
      const own = boards[i]!;
      return (
        board.rows === own.board.rows &&
        board.columns === own.board.columns &&
        makeTileRules(rules).join(' ') === makeTileRules(own.rules).join(' ') &&
        samePattern(board.cells, own.board.cells)
      );
    })
  );
}

/** Equal cells but for the numbers of the tiles; 0 is an empty cell in both. */
function samePattern(a: Uint8Array, b: Uint8Array): boolean {
  const [there, back] = [new Map([[0, 0]]), new Map([[0, 0]])];
  return a.every((tile, i) => {
    const other = b[i]!;
    if (!there.has(tile)) there.set(tile, other);
    if (!back.has(other)) back.set(other, tile);
    return there.get(tile) === other && back.get(other) === tile;
  });
}

/** What of the rules a format does not keep, as the options that bring it back. */
function lost(boards: readonly TileText[], kept: (rules: TileRules) => TileRules): string | null {
  const words = new Set(boards.flatMap(({ rules }) => makeTileRules(rules, kept(rules))));
  const options = [...words].map((word) => `--${word.replace('=', ' ')}`);
  return options.length === 0 ? null : `read it with ${options.join(' ')}`;
}
