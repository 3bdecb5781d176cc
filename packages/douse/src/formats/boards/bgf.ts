import { TILE_RULES, type TileRules, type Tiles } from '../../board/tiles.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { type FormatError, formatError } from '../error.ts';
import { parseTileRule } from './tiles.ts';
import { MAX_TILES } from '../cells/tiles.ts';

/** A board of a Bloc Grid File; its colours are the numbers in the file. */
export interface BgfBoard {
  readonly board: Tiles;
  readonly rules: TileRules;
}

/** Most boards of one file. */
const MAX_BGF = 10_000;

/** True if the bytes begin as a Bloc Grid File does. */
export const isBgf = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x42 && bytes[1] === 0x47 && bytes[2] === 0x46 && bytes[3] === 0x32;

/**
 * Parses Bloc Grid Files, one after the other: `BGF2`, then a byte each for width, height and the smallest group that
 * may be removed, then a byte a cell, row by row from the top, 0 for an empty one.
 */
export function parseBgf(bytes: Uint8Array): Result<BgfBoard[], FormatError> {
  const boards: BgfBoard[] = [];
  for (let at = 0; at < bytes.length;) {
    const fail = (expected: string, got: string): Result<never, FormatError> =>
      err(formatError(1, at + 1, expected, got));
    if (!isBgf(bytes.subarray(at, at + 4)))
      return fail(at === 0 ? 'a Bloc Grid File' : 'the end of the file, or another BGF2', 'other bytes');
    const [columns = 0, rows = 0, least = 0] = bytes.subarray(at + 4, at + 7);
    if (columns < 1 || rows < 1 || columns * rows > MAX_TILES)
      return fail(`from 1 to ${MAX_TILES} cells`, `${rows} × ${columns}`);
    const cells = bytes.slice(at + 7, at + 7 + rows * columns);
    if (cells.length < rows * columns) return fail(`${rows * columns} bytes of cells`, `${cells.length}`);
    const smallest = parseTileRule('smallest', String(least));
    if (!smallest.ok) return fail(smallest.error.expected, String(least));
    boards.push({ board: { rows, columns, cells }, rules: { ...TILE_RULES, ...smallest.value } });
    if (boards.length > MAX_BGF) return fail(`at most ${MAX_BGF} boards`, 'more');
    at += 7 + rows * columns;
  }
  return ok(boards);
}

/** Longest side of a Bloc Grid File. */
export const MAX_BGF_SIDE = 255;

/** A board as a Bloc Grid File. @throws {RangeError} if a side or the smallest group is beyond 255 */
export function makeBgf({ rows, columns, cells }: Tiles, { smallest }: TileRules = TILE_RULES): Uint8Array {
  if (Math.max(rows, columns, smallest) > MAX_BGF_SIDE)
    throw new RangeError(`makeBgf: expected sides up to ${MAX_BGF_SIDE}, got ${rows} × ${columns}`);
  return Uint8Array.from([0x42, 0x47, 0x46, 0x32, columns, rows, smallest, ...cells]);
}
