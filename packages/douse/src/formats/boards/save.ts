import { type Problem } from '../../board/problem.ts';
import { type TileRules, type Tiles, TILE_RULES } from '../../board/tiles.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, formatError, quote } from '../error.ts';
import type { BoardOptions } from '../options.ts';
import { flipProblem, readFlip } from '../tatham.ts';
import { parseTileRule } from './tiles.ts';

/**
 * Saved games of Simon Tatham's Portable Puzzle Collection: lines `KEY     :LENGTH:VALUE`. DESC is the board,
 * CPARAMS (or PARAMS) its size, the lines MOVE, SOLVE and RESTART the game, STATEPOS how many of its positions are
 * behind the player, the first one counted.
 */

/** True if a text begins as a saved game does. */
export const isSave = (text: string): boolean => /^\s*SAVEFILE\s*:/.test(text);

/** Most moves of a saved game. */
const MAX_MOVES = 100_000;

interface Save {
  readonly fields: ReadonlyMap<string, { readonly value: string; readonly at: number }>;
  readonly moves: readonly { readonly kind: string; readonly value: string; readonly at: number }[];
  /** How many of the moves lead to the position that was saved. */
  readonly played: number;
}

function parseSave(text: string): Result<Save, FormatError> {
  const fields = new Map<string, { value: string; at: number }>();
  const moves: { kind: string; value: string; at: number }[] = [];
  for (let at = 0; at < text.length;) {
    const head = /^\s*([A-Z]{1,8})\s*:(\d{1,8}):/.exec(text.slice(at, at + 40));
    if (head === null) {
      if (text.slice(at, at + 1000).trim() === '' && text.slice(at).trim() === '') break;
      return err(errorAt(text, at, "a line 'KEY :LENGTH:VALUE'", quote(text.slice(at, at + 24).trim())));
    }
    const from = at + head[0].length;
    const length = Number(head[2]);
    const value = text.slice(from, from + length);
    const after = text[from + length];
    if (value.length < length || (after !== undefined && after !== '\n'))
      return err(errorAt(text, from, `${length} characters`, `${text.slice(from).split('\n', 1)[0]!.length}`));
    const key = head[1]!;
    if (['MOVE', 'SOLVE', 'RESTART'].includes(key)) moves.push({ kind: key, value, at: from });
    else fields.set(key, { value, at: from });
    if (moves.length > MAX_MOVES) return err(errorAt(text, at, `at most ${MAX_MOVES} moves`, 'more'));
    at = from + length + 1;
  }
  const position = fields.get('STATEPOS');
  const played = position === undefined ? moves.length : Number(position.value) - 1;
  if (!(Number.isInteger(played) && played >= 0 && played <= moves.length))
    return err(
      errorAt(text, position?.at ?? 0, `a position from 1 to ${moves.length + 1}`, quote(position?.value ?? '')),
    );
  return ok({ fields, moves, played });
}

/** The game, size and board of a save, or why it is none of that game. */
function openSave(
  text: string,
  game: string,
  other: string,
): Result<{ save: Save; params: string; desc: string; at: number }, FormatError> {
  const parsed = parseSave(text);
  if (!parsed.ok) return parsed;
  const { fields } = parsed.value;
  const name = fields.get('GAME');
  if (name?.value !== game)
    return err(errorAt(text, name?.at ?? 0, `a game of ${game}`, quote(name?.value ?? 'no game'), other));
  const [params, desc] = [fields.get('CPARAMS') ?? fields.get('PARAMS'), fields.get('PRIVDESC') ?? fields.get('DESC')];
  if (params === undefined || desc === undefined)
    return err(formatError(1, 1, 'the lines PARAMS and DESC', params === undefined ? 'no PARAMS' : 'no DESC'));
  return ok({ save: parsed.value, params: params.value, desc: desc.value, at: desc.at });
}

/** An id of a game as a saved game that nobody has played yet. */
export function makeSave(game: 'Flip' | 'Same Game', id: string): string {
  const [params, desc] = id.split(':') as [string, string];
  const lines = {
    SAVEFILE: "Simon Tatham's Portable Puzzle Collection",
    VERSION: '1',
    GAME: game,
    PARAMS: params,
    CPARAMS: params,
    DESC: desc,
    NSTATES: '1',
    STATEPOS: '1',
  };
  return Object.entries(lines)
    .map(([key, value]) => `${key.padEnd(8)}:${value.length}:${value}`)
    .join('\n');
}

/** How a position was taken from a save, for people. */
const positionText = ({ played, moves }: Save): string | null =>
  moves.length === 0 ? null : `the position after ${played} of ${moves.length} moves`;

/** Parses a saved game of Flip: the lights as they stand after the moves that were played. */
export function parseFlipSave(
  text: string,
  { levels = 2 }: BoardOptions = {},
): Result<{ problem: Problem; says: string | null }, FormatError> {
  const opened = openSave(text, 'Flip', "a game of Same Game is read by 'douse samegame'");
  if (!opened.ok) return opened;
  const { save, params, desc, at } = opened.value;
  const id = `${params.replace(/[cr]$/, '')}:${desc}`;
  const read = readFlip(id);
  if (!read.ok) return err(errorAt(text, at, read.error.expected, read.error.got));
  let { columns, rows, matrix, lit } = read.value;
  const squares = rows * columns;
  for (const move of save.moves.slice(0, save.played)) {
    if (move.kind === 'RESTART') {
      const again = readFlip(`${params.replace(/[cr]$/, '')}:${move.value}`);
      if (!again.ok) return err(errorAt(text, move.at, again.error.expected, again.error.got));
      ({ columns, rows, matrix, lit } = again.value);
      continue;
    }
    // `S` only shows which squares to press.
    if (move.value.startsWith('S')) continue;
    const place = /^M(\d{1,4}),(\d{1,4})$/.exec(move.value);
    const [x, y] = [Number(place?.[1]), Number(place?.[2])];
    if (place === null || x >= columns || y >= rows)
      return err(errorAt(text, move.at, `a move such as M2,1 on ${columns} × ${rows} squares`, quote(move.value)));
    const square = y * columns + x;
    lit = lit.map((on, j) => on ^ matrix[square * squares + j]!);
  }
  return ok({ problem: flipProblem({ columns, rows, matrix, lit, levels }), says: positionText(save) });
}

/**
 * Size, colours and score of Same Game: `5x5c3s2`, width first; a group of n earns (n − s)² points, and nothing an
 * empty board.
 */
const SAME_PARAMS = /^(\d{1,3})x(\d{1,3})(?:c(\d{1,2}))?(?:s([012]))?r?$/;
const SAME_ID = /^\s*(\d{1,3}x\d{1,3}c\d{1,2}(?:s[012])?r?):(\d{1,3}(?:,\d{1,3})*)\s*$/;

/** True if a text looks like an id of Tatham's Same Game. */
export const isSameGameId = (text: string): boolean =>
  text.length < 100_000 && /^\s*\d{1,3}x\d{1,3}c\d{1,2}(?:s\d)?r?:\d+\s*(?:,|$)/.test(text);

/** The rules of Tatham's Same Game: nothing for an empty board. */
export const TATHAM_RULES: TileRules = { ...TILE_RULES, bonus: 0 };

/** Fewest and most colours that Tatham's Same Game plays with, and its most cells here. */
const SAME_COLOURS = [3, 9] as const;
const MAX_SAME = 10_000;

/**
 * A board as an id of Tatham's Same Game, its colours as they are numbered. Of the rules an id holds whether a group of
 * n earns (n − 1)² or (n − 2)² points: `TATHAM_RULES` and that score are what it is read with.
 * @throws {RangeError} if there are more than 9 colours or 10 000 cells, or sides beyond 999
 */
export function makeSameGameId({ rows, columns, cells }: Tiles, { score }: TileRules = TILE_RULES): string {
  const colours = cells.reduce((most, cell) => Math.max(most, cell), SAME_COLOURS[0]);
  if (colours > SAME_COLOURS[1] || rows * columns > MAX_SAME || rows > 999 || columns > 999)
    throw new RangeError(
      `makeSameGameId: expected at most ${SAME_COLOURS[1]} colours and ${MAX_SAME} cells, got ${colours} and ` +
        `${rows} × ${columns}`,
    );
  const less = score.kind === 'square' && score.less === 1 ? 1 : 2;
  return `${columns}x${rows}c${colours}s${less}:${cells.join(',')}`;
}

interface SamePosition {
  readonly board: Tiles;
  readonly rules: TileRules;
  readonly says: string | null;
}

/** Parses an id of Tatham's Same Game, `3x2c3s2:1,1,2,2,3,3`; 0 is an empty cell. */
export function parseSameGameId(text: string): Result<SamePosition, FormatError> {
  const match = SAME_ID.exec(text);
  if (match === null) return err(formatError(1, 1, 'a Same Game id such as 3x2c3s2:1,1,2,2,3,3', quote(text.trim())));
  const read = samePosition(match[1]!, match[2]!);
  return read.ok
    ? ok({ ...read.value, says: null })
    : err(errorAt(text, text.indexOf(':') + 1, read.error.expected, read.error.got));
}

function samePosition(
  params: string,
  desc: string,
): Result<{ board: Tiles; rules: TileRules }, { expected: string; got: string }> {
  const match = SAME_PARAMS.exec(params);
  if (match === null) return err({ expected: 'a size such as 15x10c3s2', got: quote(params) });
  const [columns, rows, colours] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 3)];
  const cells = desc.split(',').map((word) => (/^\d{1,3}$/.test(word) ? Number(word) : NaN));
  if (columns < 1 || rows < 1 || columns * rows > MAX_SAME)
    return err({ expected: `from 1 to ${MAX_SAME} cells`, got: `${columns * rows}` });
  if (cells.length !== rows * columns) return err({ expected: `${rows * columns} numbers`, got: `${cells.length}` });
  const odd = cells.find((cell) => !(cell >= 0 && cell <= colours));
  if (odd !== undefined) return err({ expected: `colours from 0 to ${colours}`, got: `${odd}` });
  const less = parseTileRule('less', match[4] ?? '2');
  const rules = { ...TATHAM_RULES, ...(less.ok && less.value) };
  return ok({ board: { rows, columns, cells: Uint8Array.from(cells) }, rules });
}

/** Parses a saved game of Same Game: the tiles as they stand after the moves that were played. */
export function parseSameGameSave(text: string): Result<SamePosition, FormatError> {
  const opened = openSave(text, 'Same Game', "a game of Flip is read by 'douse solve'");
  if (!opened.ok) return opened;
  const { save, params, desc, at } = opened.value;
  const read = samePosition(params, desc);
  if (!read.ok) return err(errorAt(text, at, read.error.expected, read.error.got));
  let { board } = read.value;
  for (const move of save.moves.slice(0, save.played)) {
    const fail = (expected: string): Result<never, FormatError> =>
      err(errorAt(text, move.at, expected, quote(move.value)));
    if (move.kind === 'RESTART') {
      const again = samePosition(params, move.value);
      if (!again.ok) return fail(again.error.expected);
      board = again.value.board;
      continue;
    }
    if (!/^M\d{1,5}(?:,\d{1,5})*$/.test(move.value)) return fail('a move such as M0,1,5');
    const cells = move.value.slice(1).split(',').map(Number);
    if (cells.some((cell) => cell >= board.cells.length)) return fail(`cells from 0 to ${board.cells.length - 1}`);
    board = without(board, cells);
  }
  return ok({ board, rules: read.value.rules, says: positionText(save) });
}

/** A board without some of its tiles: what is above falls, and columns close up to the left. */
function without({ rows, columns, cells }: Tiles, gone: readonly number[]): Tiles {
  const left = cells.slice();
  for (const cell of gone) left[cell] = 0;
  const settled = new Uint8Array(cells.length);
  let to = 0;
  for (let c = 0; c < columns; c++) {
    const column: number[] = [];
    for (let r = rows - 1; r >= 0; r--) if (left[r * columns + c] !== 0) column.push(left[r * columns + c]!);
    if (column.length === 0) continue;
    column.forEach((tile, height) => (settled[(rows - 1 - height) * columns + to] = tile));
    to++;
  }
  return { rows, columns, cells: settled };
}
