import { type Tiles, type TileRules } from 'douse/board';
import {
  decode,
  describeError,
  makeTiles,
  parseTileRule,
  parseTiles,
  TILE_RULE_VALUES,
  TILE_SYMBOLS,
  quote,
} from 'douse/formats';
import { parseId } from 'douse/play';
import { MAX_SAME_COLOURS, sameGame, type SameParams } from 'douse/samegame';
import { bold, coloured, faint } from '../draw.ts';
import { Failure } from '../failure.ts';
import { readBytes, sourceName } from '../input.ts';

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

/** The boards that a file, standard input or an id holds. */
export function readSameBoards(name: string, flags: RuleFlags): SameBoard[] {
  const given = ruleOptions(flags);
  if (isSameId(name)) {
    const game = parseId(sameGame, name);
    if (!game.ok)
      throw new Failure(`${name.slice(0, 60)}: ${game.error}`, 'an id is 10x10-c4#SEED or 10x10-c4:ROWS/ROWS');
    const { params, start } = game.value;
    return [{ board: start, symbols: TILE_SYMBOLS, rules: { ...rulesOf(params), ...given } }];
  }
  const text = decode(readBytes(name), 'a board as text in UTF-8');
  if (!text.ok) throw new Failure(`${sourceName(name)}:${describeError(text.error)}`, cureFor(text.error.expected));
  return splitBoards(text.value).map(({ content, line }) => {
    const parsed = parseTiles(content, given);
    if (parsed.ok) return parsed.value;
    const error = { ...parsed.error, line: parsed.error.line + line };
    throw new Failure(`${sourceName(name)}:${describeError(error)}`, cureFor(error.expected));
  });
}

/** The rules among a game's params. */
export const rulesOf = ({ smallest, score, bonus, factor, leftover, closing }: SameParams): TileRules => ({
  smallest,
  score,
  bonus,
  factor,
  leftover,
  closing,
});

/** Several boards in one file each begin with a line `douse 1 …`. */
function splitBoards(text: string): { content: string; line: number }[] {
  const lines = text.split(/\r\n|\n|\r/);
  const starts = [0];
  let rows = 0;
  for (const [i, content] of lines.entries()) {
    if (/^douse\s/.test(content) && rows > 0) {
      starts.push(i);
      rows = 0;
    } else if (content.trim() !== '' && !content.startsWith(';') && !/^douse\s/.test(content)) rows++;
  }
  return starts.map((from, i) => ({ content: lines.slice(from, starts[i + 1]).join('\n'), line: from }));
}

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

/** A board as rows of cells three wide, with brackets round the marked ones. */
export function drawTiles(
  { rows, columns, cells }: Tiles,
  symbols: readonly string[],
  marked: readonly number[],
): string {
  const marks = new Set(marked);
  const lines: string[] = [];
  for (let r = 0; r < rows; r++) {
    let line = '';
    for (let c = 0; c < columns; c++) {
      const cell = r * columns + c;
      const symbol = paintSymbol(cells[cell]!, symbols[cells[cell]!] ?? '?');
      line += marks.has(cell) ? `${bold('[')}${symbol}${bold(']')}` : ` ${symbol} `;
    }
    lines.push(line.trimEnd());
  }
  return lines.join('\n');
}
