import { type Tiles, type TileRules } from 'douse/board';
import {
  makeTiles,
  nearest,
  parseTileRule,
  quote,
  readTileBoards,
  TILE_FORMATS,
  TILE_RULE_VALUES,
  TILE_SYMBOLS,
} from 'douse/formats';
import { ok, parseId, type Result } from 'douse/play';
import { MAX_SAME_COLOURS, sameGame, type SameParams } from 'douse/samegame';
import { bold, coloured, faint } from '../draw.ts';
import { Failure } from '../failure.ts';
import { badFile, readBytes, sourceName } from '../input.ts';
import { remark } from '../output.ts';
import { noteReading } from '../reading.ts';

/** Options of every samegame command, as commander hands them over. */
export interface RuleFlags {
  readonly smallest?: string;
  readonly less?: string;
  readonly score?: string;
  readonly factor?: string;
  readonly bonus?: string;
  readonly leftover?: string;
  readonly columns?: string;
}

/** Options of commands that read a board. */
export interface ReadFlags {
  readonly format?: string;
  readonly json?: boolean;
}

/** A board as it was given, with its symbols and rules. */
export interface SameBoard {
  readonly board: Tiles;
  readonly symbols: readonly string[];
  readonly rules: TileRules;
}

/** The rules that options fix, checked. */
export function ruleOptions(flags: RuleFlags): Partial<TileRules> {
  let rules: Partial<TileRules> = {};
  for (const key of Object.keys(TILE_RULE_VALUES) as (keyof RuleFlags)[]) {
    if (flags[key] === undefined) continue;
    const parsed = parseTileRule(key, flags[key]);
    if (!parsed.ok)
      throw new Failure(`--${key}: expected ${parsed.error.expected}, got ${parsed.error.got}`, 'choose one of these');
    rules = { ...rules, ...parsed.value };
  }
  return rules;
}

/** True for a SameGame id or its params; a file of such a name is written `./10x10-c4`. */
export const isSameId = (name: string): boolean => /^\d+x\d+-c\d/.test(name);

/** Reads a SameGame id with its own rules. */
function ofSameId(id: string): Result<SameBoard, string> {
  const game = parseId(sameGame, id);
  if (!game.ok) return game;
  const { params, start } = game.value;
  return ok({ board: start, symbols: TILE_SYMBOLS, rules: rulesOf(params) });
}

/** The boards that a file, standard input or an id holds; how a file was read is said where that could be otherwise. */
export function readSameBoards(name: string, flags: RuleFlags & ReadFlags): SameBoard[] {
  const given = ruleOptions(flags);
  const format = TILE_FORMATS.find((known) => known === (flags.format ?? 'auto'));
  if (format === undefined) {
    const near = nearest(flags.format!, TILE_FORMATS);
    throw new Failure(
      `--format: expected one of ${TILE_FORMATS.join(', ')}, got ${quote(flags.format!)}`,
      near === null ? 'auto looks at the content' : `did you mean ${near}?`,
    );
  }
  if (isSameId(name)) {
    if (format !== 'auto')
      throw new Failure(`--format: expected a file with it, got the board ${quote(name)}`, 'leave it out');
    const game = ofSameId(name);
    if (!game.ok)
      throw new Failure(`${name.slice(0, 60)}: ${game.error}`, 'an id is 10x10-c4#SEED or 10x10-c4:ROWS/ROWS');
    noteReading({ format: 'id', boards: 1 });
    return [{ ...game.value, rules: { ...game.value.rules, ...given } }];
  }
  const bytes = isTathamId(name) ? new TextEncoder().encode(name) : readBytes(name);
  const read = readTileBoards(bytes, format, { given, ofId: ofSameId });
  if (!read.ok) throw badFile(name, read.error, cureFor(read.error.expected));
  const { boards, says } = read.value;
  noteReading({ format: read.value.format, boards: boards.length });
  if (says !== null && format === 'auto' && flags.json !== true) remark(`douse: ${sourceName(name)}: read as ${says}`);
  return boards;
}

/** True for an id of Tatham's Same Game, such as `3x2c3s2:1,1,2,2,3,3`. */
const isTathamId = (name: string): boolean => /^\d+x\d+c\d+\S*:\d+(?:,\d+)*$/.test(name);

/** The rules among a game's params. */
export const rulesOf = ({ smallest, score, bonus, factor, leftover, closing }: SameParams): TileRules => ({
  smallest,
  score,
  bonus,
  factor,
  leftover,
  closing,
});

function cureFor(expected: string): string {
  if (expected.includes('cells, as in')) return 'make all rows equally long, with . for empty cells';
  if (expected.startsWith('a board')) return 'give one line a row';
  return 'mend it';
}

/** The id of a board to play, if an id can hold it. */
export function idOfBoard({ board, rules }: SameBoard): string {
  const colours = board.cells.reduce((most, symbol) => Math.max(most, symbol), 1);
  if (colours > MAX_SAME_COLOURS)
    throw new Failure(`expected at most ${MAX_SAME_COLOURS} symbols to play, got ${colours}`, 'solve it instead');
  const params = sameGame.makeParams({ rows: board.rows, columns: board.columns, colours, ...rules });
  return `${params}:${makeTiles(board, { separator: '/' })}`;
}

/** Parses params such as `10x10-c4`, or a size with a number of colours beside it. */
export function parseSameParams(name: string, colours: string | undefined, flags: RuleFlags): SameParams {
  if (
    colours !== undefined &&
    (!/^\d{1,3}$/.test(colours) || Number(colours) < 1 || Number(colours) > MAX_SAME_COLOURS)
  )
    throw new Failure(
      `--colours: expected a number from 1 to ${MAX_SAME_COLOURS}, got ${quote(colours)}`,
      'the default is 4',
    );
  const size = /^\d+$/.test(name) ? `${name}x${name}` : name;
  const text = isSameId(size) && colours === undefined ? size : `${size.replace(/-c\d+/, '')}-c${colours ?? '4'}`;
  // A size with words but without colours: the colours come second.
  const ordered = text.replace(/^(\d+x\d+)(-.+)?-(c\d+)$/, '$1-$3$2');
  const parsed = sameGame.parseParams(isSameId(size) && colours === undefined ? size : ordered);
  if (!parsed.ok) throw new Failure(`${quote(name)}: ${parsed.error}`, 'try 10x10 --colours 4');
  return { ...parsed.value, ...ruleOptions(flags) };
}

/** Colours of symbols 1, 2, … on a terminal. */
const PAINTS = ['91', '94', '92', '93', '95', '96', '97', '31', '34', '32', '33', '35', '36'];

/** A symbol in its colour, if there are colours. */
export function paintSymbol(symbol: number, text: string): string {
  if (!coloured()) return text;
  return symbol === 0 ? faint(text) : `\x1b[${PAINTS[(symbol - 1) % PAINTS.length]}m${text}\x1b[0m`;
}

/** A board as rows of cells, with brackets round the marked ones. */
export function drawTiles(
  { rows, columns, cells }: Tiles,
  symbols: readonly string[],
  marked: readonly number[],
): string {
  const marks = new Set(marked);
  const lines: string[] = [];
  const widest = symbols.reduce((most, symbol) => Math.max(most, Array.from(symbol).length), 1);
  for (let r = 0; r < rows; r++) {
    let line = '';
    for (let c = 0; c < columns; c++) {
      const cell = r * columns + c;
      const text = symbols[cells[cell]!] ?? '?';
      const symbol = ' '.repeat(widest - Array.from(text).length) + paintSymbol(cells[cell]!, text);
      line += marks.has(cell) ? `${bold('[')}${symbol}${bold(']')}` : ` ${symbol} `;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}
