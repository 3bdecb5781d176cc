import {
  MAX_SCORE_TABLE,
  type Score,
  SCORES,
  TILE_RULE_RANGES,
  TILE_RULES,
  type TileRules,
  type Tiles,
} from '../../board/tiles.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { errorAt, type FormatError, formatError, quote } from '../error.ts';
import { withPlainLineEnds } from '../layout/lines.ts';
import { findRows } from '../layout/layouts.ts';
import { meant } from '../near.ts';
import { readTiles, type TileText } from '../cells/tiles.ts';

export type { TileText };

/** Most characters of a SameGame file. */
export const MAX_TILE_TEXT = 16 * 1024 * 1024;

/** Most characters of a table of points. */
const MAX_SCORE_TEXT = 70_000;

/** The ordinary score is (n − 2)². */
export const ORDINARY_LESS = 2;

/**
 * Parses a SameGame board: one line a row, `|` or `/` also end a row; any printable characters are symbols, `.` is
 * empty, blanks are ignored; `;` starts a comment line; a first line `douse 1 smallest=3 less=1 bonus=0 leftover=square
 * columns=stay` fixes rules. Symbols are numbered from 1 in reading order. Cells may hang in the air: the game settles
 * them before it begins.
 */
export function parseTiles(text: string, given: Partial<TileRules> = {}): Result<TileText, FormatError> {
  if (text.length > MAX_TILE_TEXT)
    return err(formatError(1, 1, `at most ${MAX_TILE_TEXT} characters`, String(text.length)));
  const plain = withPlainLineEnds(text);
  const layout = findRows(plain, 'tiles');
  if (!layout.ok) return layout;
  const boards = readTiles(plain, layout.value, { given, header: parseTileHeader, anySign: true });
  return boards.ok ? ok(boards.value[0]!) : boards;
}

/** The rules of a first line `douse 1 smallest=3 …`, which stands between two places of a text. */
export function parseTileHeader(text: string, from: number, to: number): Result<Partial<TileRules>, FormatError> {
  const words = [...text.slice(from, Math.min(to, from + 100_000)).matchAll(/\S+/g)];
  if (words[1]?.[0] !== '1') {
    const got = words[1] === undefined ? 'nothing after it' : quote(words[1][0]);
    return err(errorAt(text, from + (words[1]?.index ?? 0), "a first line starting 'douse 1'", got, 'write douse 1'));
  }
  let rules: Partial<TileRules> = {};
  for (const word of words.slice(2)) {
    const [key, ...value] = word[0].split('=');
    const rule = parseTileRule(key!, value.join('='));
    if (!rule.ok) {
      const known = Object.keys(TILE_RULE_VALUES);
      const cure = known.includes(key!) ? undefined : meant(key!, known);
      return err(errorAt(text, from + word.index, rule.error.expected, rule.error.got, cure));
    }
    rules = { ...rules, ...rule.value };
  }
  return ok(rules);
}

/** The rules a header or a command line may change, and what each takes. */
export const TILE_RULE_VALUES = {
  smallest: `a smallest group from ${TILE_RULE_RANGES.smallest.join(' to ')}`,
  less: '0, 1 or 2',
  score: `product, product/2, a table such as 0,0,1,4, or one of ${Object.keys(SCORES).join(', ')}`,
  bonus: `points from ${TILE_RULE_RANGES.bonus.join(' to ')}`,
  factor: `a factor from ${TILE_RULE_RANGES.factor.join(' to ')}`,
  leftover: 'none or square',
  columns: 'close or stay',
} as const;

/** One rule by its name in headers and options. */
export function parseTileRule(
  key: string,
  value: string,
): Result<Partial<TileRules>, { expected: string; got: string }> {
  const number = /^\d{1,7}$/.test(value) ? Number(value) : -1;
  if (key === 'smallest' || key === 'less' || key === 'bonus' || key === 'factor') {
    const [least, most] = TILE_RULE_RANGES[key];
    if (number >= least && number <= most)
      return ok(key === 'less' ? { score: { kind: 'square', less: number } } : { [key]: number });
  }
  if (key === 'score') {
    const score = parseScore(value);
    if (score !== null) return ok(score);
  }
  if (key === 'leftover' && (value === 'none' || value === 'square')) return ok({ leftover: value });
  if (key === 'columns' && (value === 'close' || value === 'stay')) return ok({ closing: value === 'close' });
  const known = Object.keys(TILE_RULE_VALUES);
  return known.includes(key)
    ? err({ expected: TILE_RULE_VALUES[key as keyof typeof TILE_RULE_VALUES], got: quote(value) })
    : err({ expected: `one of ${known.join(', ')}`, got: quote(key) });
}

/** A score by its name or as a table; with the name of a program, its bonus and its factor too. */
function parseScore(value: string): Partial<TileRules> | null {
  if (Object.hasOwn(SCORES, value)) return SCORES[value as keyof typeof SCORES];
  if (value === 'product' || value === 'product/2')
    return { score: { kind: 'product', divisor: value === 'product' ? 1 : 2 } };
  if (value.length > MAX_SCORE_TEXT || !/^\d{1,6}(,\d{1,6})*$/.test(value)) return null;
  const points = value.split(',').map(Number);
  const [, most] = TILE_RULE_RANGES.points;
  return points.every((entry) => entry <= most) && points.length <= MAX_SCORE_TABLE
    ? { score: { kind: 'table', points } }
    : null;
}

/** Rules other than the `usual` ones as words of a header, each `key=value`. */
export function makeTileRules(rules: TileRules, usual: TileRules = TILE_RULES): string[] {
  const known = new Set(wordsOf(usual));
  return wordsOf(rules).filter((word) => !known.has(word));
}

const wordsOf = ({ smallest, score, bonus, factor, leftover, closing }: TileRules): string[] => [
  `smallest=${smallest}`,
  scoreWord(score),
  `bonus=${bonus}`,
  `factor=${factor}`,
  `leftover=${leftover}`,
  `columns=${closing ? 'close' : 'stay'}`,
];

function scoreWord(score: Score): string {
  if (score.kind === 'table') return `score=${score.points.join(',')}`;
  return score.kind === 'product'
    ? `score=product${score.divisor === 1 ? '' : `/${score.divisor}`}`
    : `less=${score.less}`;
}

/** Symbols of boards that bring none: 1 … 9, then letters. */
export const TILE_SYMBOLS: readonly string[] = [...'.123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * A board as rows of text that `parseTiles` reads back; with `rules` other than the ordinary ones a first line fixes
 * them.
 * @throws {RangeError} if a symbol has no character
 */
export function makeTiles(
  { rows, columns, cells }: Tiles,
  {
    symbols = TILE_SYMBOLS,
    separator = '\n',
    rules = TILE_RULES,
  }: { symbols?: readonly string[]; separator?: string; rules?: TileRules } = {},
): string {
  const lines: string[] = [];
  const words = makeTileRules(rules);
  if (words.length > 0) lines.push(`douse 1 ${words.join(' ')}`);
  for (let r = 0; r < rows; r++) {
    const row = Array.from(cells.subarray(r * columns, (r + 1) * columns), (symbol) => symbols[symbol]);
    if (row.some((symbol) => symbol === undefined))
      throw new RangeError(`makeTiles: expected symbols up to ${symbols.length - 1}`);
    lines.push(row.join(''));
  }
  return lines.join(separator);
}
