import { type FormatError, readTileBoards, TILE_SYMBOLS, type TileFormatName } from 'douse/formats';
import { MAX_ID, ok, parseId, type Result } from 'douse/play';
import { sameRules } from 'douse/samegame';
import type { Found } from '../game/found.ts';
import { idOfTiles } from './drawing.ts';
import { isSameId } from './id.ts';

/** SameGame boards from outside as ids that can be played. */

/** An id with a seed, or params alone, as it is written: its board is dealt when it is played. */
function seedId(bytes: Uint8Array): string | null {
  const word = bytes.length <= MAX_ID ? new TextDecoder().decode(bytes).trim() : '';
  if (!isSameId(word) || !/^[^\s:]+$/.test(word)) return null;
  const [params = '', seed] = word.split('#');
  return sameRules.parseParams(params).ok && seed !== '' ? word : null;
}

/** The ids of the SameGame boards in a file; those that are too large to be played are only counted. */
export function readSame(bytes: Uint8Array, format: TileFormatName = 'auto'): Result<Found, FormatError> {
  const seeded = format === 'auto' ? seedId(bytes) : null;
  if (seeded !== null) return ok({ ids: [seeded], refused: 0, format: 'id', says: null });
  const read = readTileBoards(bytes, format, {
    ofId(id) {
      const named = parseId(sameRules, id);
      return named.ok ? ok({ board: named.value.start, symbols: TILE_SYMBOLS, rules: named.value.params }) : named;
    },
  });
  if (!read.ok) return read;
  const { boards, says } = read.value;
  const ids = boards
    .map(({ board, rules }) =>
      idOfTiles(
        board,
        rules,
        board.cells.reduce((most, symbol) => Math.max(most, symbol), 1),
      ),
    )
    .filter((id) => id !== null);
  return ok({ ids, refused: boards.length - ids.length, format: read.value.format, says });
}
