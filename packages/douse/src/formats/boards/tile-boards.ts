import { TILE_RULES, type TileRules } from '../../board/tiles.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { isBgf, parseBgf } from './bgf.ts';
import { beginning, type Reading } from './boards.ts';
import { isPpm, parseColours } from '../colours.ts';
import { decode } from './decode.ts';
import { errorAt, type FormatError, formatError, quote } from '../error.ts';
import { jsonLayout, parseJsonObjects, refuseUnknown } from './json.ts';
import { jsonSpan } from '../jsonplace.ts';
import { chooseLayout } from '../layout/choose.ts';
import { findLayouts, type Wanted } from '../layout/layouts.ts';
import { findPlist, isPlist } from '../layout/plist.ts';
import { eachCell, type Layout } from '../layout/sheet.ts';
import { meant, nearest } from '../near.ts';
import { isFlipId } from '../tatham.ts';
import { isSameGameId, isSave, parseSameGameId, parseSameGameSave } from './save.ts';
import { looksLikeWords, MAX_TILES, readTiles, type TileText } from '../cells/tiles.ts';
import { MAX_TILE_TEXT, parseTileHeader, parseTileRule, TILE_RULE_VALUES, TILE_SYMBOLS } from './tiles.ts';

/** Formats a SameGame board can be read in; `auto` looks at the content. */
export const TILE_FORMATS = [
  'auto',
  'text',
  'rows',
  'lines',
  'table',
  'array',
  'json',
  'plist',
  'pbm',
  'id',
  'tatham',
  'bgf',
] as const;
/** One of the formats of SameGame boards. */
export type TileFormatName = (typeof TILE_FORMATS)[number];

/** What helps to read a file of SameGame boards. */
export interface ReadTileOptions {
  /** Rules that win over the file's own. */
  readonly given?: Partial<TileRules>;
  /** Reads an id of Douse, such as `10x10-c4#moon`; without it files with ids are refused. */
  readonly ofId?: (id: string) => Result<TileText, string>;
}

type Read = Result<Reading<TileText>, FormatError>;

/**
 * Reads every SameGame board of a file, in the same way as `readBoards`. Any sign can be a tile, so marks of other
 * formats and words are refused unless the format is named: `rows` takes every sign.
 */
export function readTileBoards(
  bytes: Uint8Array,
  format: TileFormatName = 'auto',
  options: ReadTileOptions = {},
): Read {
  if (bytes.length === 0) return err(formatError(1, 1, 'a board', 'an empty file'));
  const { given = {} } = options;
  if (format === 'bgf' || (format === 'auto' && isBgf(bytes))) {
    const boards = parseBgf(bytes);
    if (!boards.ok) return boards;
    return ok({
      format: 'bgf',
      boards: boards.value.map(({ board, rules }) => ({ board, rules: { ...rules, ...given }, symbols: TILE_SYMBOLS })),
      says: null,
    });
  }
  if (format === 'pbm' || (format === 'auto' && isPpm(bytes))) return readPicture(bytes, given);
  const decoded = decode(bytes, 'a board as text in UTF-8');
  if (!decoded.ok) return decoded;
  const text = decoded.value;
  if (text.length > MAX_TILE_TEXT)
    return err(formatError(1, 1, `at most ${MAX_TILE_TEXT} characters`, String(text.length)));
  return readNamed(text, format === 'auto' ? formatOf(text) : format, format === 'auto', options);
}

function formatOf(text: string): TileFormatName {
  const start = beginning(text);
  if (isSave(start) || isSameGameId(start) || isFlipId(start)) return 'tatham';
  if (/^\d{1,4}x\d{1,4}-c\d\S*[:#]/.test(start)) return 'id';
  if (isPlist(start)) return 'plist';
  return /^\{\s*(?:"(?:[^"\\]|\\.)*"\s*:|\}|'\w+'\s*:|[A-Za-z_]\w*\s*:|$)/.test(start) ||
    /^\[\s*\{\s*(?:"|\}|$)/.test(start)
    ? 'json'
    : 'auto';
}

function readNamed(text: string, format: TileFormatName, free: boolean, { given = {}, ofId }: ReadTileOptions): Read {
  const cells = { given, header: parseTileHeader, anySign: !free };
  switch (format) {
    case 'tatham': {
      if (isFlipId(text)) return err(formatError(1, 1, 'an id of Same Game', 'one of Flip', "'douse solve' reads it"));
      const read = isSave(text) ? parseSameGameSave(text) : parseSameGameId(text);
      if (!read.ok) return read;
      const { board, rules, says } = read.value;
      return ok({ format, boards: [{ board, rules: { ...rules, ...given }, symbols: TILE_SYMBOLS }], says });
    }
    case 'id': {
      const boards: TileText[] = [];
      for (const [line, content] of text.split('\n', 20_000).entries()) {
        const id = content.trim();
        if (id === '' || id.startsWith(';')) continue;
        const made = ofId?.(id) ?? err('expected a board as text, got an id');
        if (!made.ok) {
          const [expected, got] = made.error.replace(/^.*?expected /, '').split(', got ');
          return err(formatError(line + 1, 1, expected!, got ?? quote(id)));
        }
        boards.push({ ...made.value, rules: { ...made.value.rules, ...given } });
      }
      return boards.length > 0
        ? ok({ format, boards, says: null })
        : err(formatError(1, 1, 'an id such as 10x10-c4#moon', 'none'));
    }
    case 'plist': {
      const layout = findPlist(text);
      if (!layout.ok) return layout;
      const boards = readTiles(text, layout.value, { ...cells, anySign: true });
      return boards.ok ? ok({ format, boards: boards.value, says: null }) : boards;
    }
    case 'json': {
      if (/^\s*\[/.test(text) && !/^\s*\[\s*(?:\{|\])/.test(text)) break;
      const boards = parseJsonObjects(text, (part, value, path) => parseTileObject(part, value, path, given));
      return boards.ok ? ok({ format, boards: boards.value, says: null }) : boards;
    }
  }
  const layouts = findLayouts(text, 'tiles', format as Wanted);
  if (!layouts.ok) return free ? err(slip(text) ?? layouts.error) : layouts;
  if (layouts.value.found.length === 0)
    return err(
      layouts.value.broken ?? formatError(1, 1, `boards in the format ${format}`, 'others', 'leave --format out'),
    );
  const chosen = chooseLayout(
    text,
    layouts.value,
    (layout) => {
      const boards = readTiles(text, layout, cells);
      return boards.ok ? ok({ boards: boards.value, says: zeroText(boards.value) ?? gapText(text, layout) }) : boards;
    },
    ({ board: a }, { board: b }) =>
      a.rows === b.rows && a.columns === b.columns && a.cells.every((cell, i) => cell === b.cells[i]),
  );
  if (!chosen.ok) return free ? err(slip(text) ?? chosen.error) : chosen;
  if (free && chosen.value.boards.every(looksLikeWords)) {
    const at = chosen.value.layout.sheets[0]!.rows[0]!;
    const cure = '--format rows takes every letter for a tile';
    return err(errorAt(text, at, 'tiles', 'letters that hardly ever come twice', cure));
  }
  const { layout, boards, says } = chosen.value;
  const own = layout.format === 'rows' || layout.format === 'lines' ? 'text' : layout.format;
  return ok({ format: format === 'auto' ? own : format, boards, says });
}

/** A remark where a cell is empty because nothing stands between two separators. */
function gapText(text: string, { sheets, style }: Layout): string | null {
  if (style.kind !== 'pieces' || style.separator === ' ' || style.separator === ', ') return null;
  let gap = false;
  for (const { rows } of sheets)
    for (let r = 0; r < rows.length; r += 2) {
      eachCell(text, rows[r]!, rows[r + 1]!, style, (from, to) => !(gap = from === to));
      if (gap) return 'nothing between two separators is an empty cell';
    }
  return null;
}

/** A remark where 0 is a tile, and where nothing stands on a 0 but other zeros: it may be meant as an empty cell. */
function zeroText(boards: readonly TileText[]): string | null {
  const mayBeEmpty = boards.every(({ board: { rows, columns, cells }, symbols }) => {
    const zero = symbols.indexOf('0');
    if (zero < 0 || symbols.some((symbol, i) => i > 0 && !/^\d+$/.test(symbol))) return false;
    for (let cell = columns; cell < rows * columns; cell++)
      if (cells[cell] === zero && cells[cell - columns] !== zero) return false;
    return true;
  });
  return mayBeEmpty ? '0 is a tile; an empty cell is written . or -1' : null;
}

/** A board as a JSON object: `{"board": ["AAB", …], "smallest": 3}`, rows as strings or arrays. */
function parseTileObject(
  text: string,
  value: Record<string, unknown>,
  path: readonly (string | number)[],
  given: Partial<TileRules>,
): Result<TileText, FormatError> {
  const carried = ['status', 'seed', 'id', 'rows', 'columns', 'colours', 'difficulty', 'read', 'name'];
  const keys = Object.keys(TILE_RULE_VALUES);
  // `columns` is a rule as text, and a number of columns in what `samegame generate` writes.
  const unknown = refuseUnknown(text, value, path, ['board', ...keys], carried);
  if (unknown !== null) return err(unknown);
  let rules: TileRules = { ...TILE_RULES };
  for (const key of keys) {
    const option = value[key];
    if (option === undefined || (key === 'columns' && typeof option === 'number')) continue;
    const rule = parseTileRule(key, String(option));
    if (!rule.ok) return err(errorAt(text, jsonSpan(text, [...path, key]).from, rule.error.expected, rule.error.got));
    rules = { ...rules, ...rule.value };
  }
  if (!Array.isArray(value['board']) && typeof value['board'] !== 'string')
    return err(errorAt(text, jsonSpan(text, path).from, '"board": an array of rows', 'another value'));
  const layout = jsonLayout(text, [...path, 'board']);
  if (!layout.ok) return layout;
  const boards = readTiles(text, layout.value, { given: {}, header: parseTileHeader, anySign: true });
  return boards.ok ? ok({ ...boards.value[0]!, rules: { ...rules, ...given } }) : boards;
}

/** A picture in colours: each is a tile, black is an empty cell. */
function readPicture(bytes: Uint8Array, given: Partial<TileRules>): Read {
  const picture = parseColours(bytes);
  if (!picture.ok) return picture;
  const { rows, columns, cells, colours } = picture.value;
  if (cells.length > MAX_TILES) return err(formatError(1, 1, `at most ${MAX_TILES} cells`, `${cells.length}`));
  const black = colours[0] === '#000000';
  const board = { rows, columns, cells: cells.map((number) => number + (black ? 0 : 1)) };
  const says = black ? 'black is an empty cell; any other colour is a tile' : null;
  return ok({ format: 'pbm', boards: [{ board, symbols: TILE_SYMBOLS, rules: { ...TILE_RULES, ...given } }], says });
}

/** A first line that was to be `douse 1 …` and is not: `smallest 3`, `columns: stay`. */
function slip(text: string): FormatError | null {
  const line = beginning(text).slice(0, 200).split('\n', 1)[0]!.trim();
  const known = Object.keys(TILE_RULE_VALUES);
  const found = /^([A-Za-z]{3,12})\s*[:= ]\s*(\S{1,40})$/.exec(line);
  const near = found === null ? null : nearest(found[1]!, known);
  if (found === null || near === null) return null;
  return errorAt(
    text,
    text.indexOf(line),
    `the first line 'douse 1 ${near}=${found[2]}'`,
    quote(line),
    meant(found[1]!, known),
  );
}
