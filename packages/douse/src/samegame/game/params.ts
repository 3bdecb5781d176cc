import { cellsLeft, TILE_RULES, type TileRules, type Tiles } from '../../board/tiles.ts';
import { describeError, quote } from '../../formats/error.ts';
import { makeTiles, ORDINARY_LESS, parseTileRule, parseTiles, TILE_SYMBOLS } from '../../formats/boards/tiles.ts';
import type { Rules } from '../../play/puzzle.ts';
import { err, ok, type Result } from '../../play/result.ts';
import { generateTiles } from './generate.ts';
import { endPoints, isStuck, remove, settle } from '../rules/rules.ts';

/** A SameGame game that a player can choose. */
export interface SameParams extends TileRules {
  readonly rows: number;
  readonly columns: number;
  readonly colours: number;
}

/** Most cells of a playable board. */
export const MAX_SAME_CELLS = 2500;
/** Most colours of a playable board. */
export const MAX_SAME_COLOURS = 35;

/** The words of params after the size, each with the rule it stands for. */
const WORDS: readonly (readonly [pattern: RegExp, key: string])[] = [
  [/^s(\d+)$/, 'smallest'],
  [/^l(\d+)$/, 'less'],
  [/^p([12])$/, 'divisor'],
  [/^t(\d+(?:\.\d+)*)$/, 'table'],
  [/^b(\d+)$/, 'bonus'],
  [/^x(\d+)$/, 'factor'],
  [/^(square)$/, 'leftover'],
  [/^(stay)$/, 'columns'],
];

/**
 * The rules of SameGame, without a solver: params `15x15-c5`, with other rules `10x10-c4-s3-l1-b0-square-stay`
 * (smallest group, less, bonus, leftover, columns), `p2` for n(n − 1)/2 points, `t0.0.1.4` for a table of points, `x4`
 * for points times four on an empty board. A move is a cell, row-major, of the group to be removed.
 */
export const sameRules: Rules<SameParams, Tiles, number> = {
  name: 'samegame',
  defaults: { rows: 10, columns: 10, colours: 4, ...TILE_RULES },

  parseParams(text) {
    const [size, colours, ...words] = text.split('-');
    const match = /^(\d{1,4})x(\d{1,4})$/.exec(size!);
    const count = /^c(\d{1,2})$/.exec(colours ?? '');
    if (match === null || count === null)
      return err(`expected a size and a number of colours such as 10x10-c4, got ${quote(text)}`);
    let params: SameParams = {
      ...sameRules.defaults,
      rows: Number(match[1]),
      columns: Number(match[2]),
      colours: Number(count[1]),
    };
    if (params.colours < 1 || params.colours > MAX_SAME_COLOURS)
      return err(`expected from 1 to ${MAX_SAME_COLOURS} colours, got ${params.colours}`);
    for (const word of words) {
      const rule = parseWord(word);
      if (!rule.ok) return rule;
      params = { ...params, ...rule.value };
    }
    const cells = params.rows * params.columns;
    if (cells < params.smallest || cells > MAX_SAME_CELLS)
      return err(`expected from ${params.smallest} to ${MAX_SAME_CELLS} cells, got ${cells}`);
    return ok(params);
  },

  makeParams({ rows, columns, colours, smallest, score, bonus, factor, leftover, closing }) {
    const words = [`${rows}x${columns}`, `c${colours}`];
    if (smallest !== TILE_RULES.smallest) words.push(`s${smallest}`);
    if (score.kind === 'table') words.push(`t${score.points.join('.')}`);
    else if (score.kind === 'product') words.push(`p${score.divisor}`);
    else if (score.less !== ORDINARY_LESS) words.push(`l${score.less}`);
    if (bonus !== TILE_RULES.bonus) words.push(`b${bonus}`);
    if (factor !== TILE_RULES.factor) words.push(`x${factor}`);
    if (leftover !== TILE_RULES.leftover) words.push(leftover);
    if (closing !== TILE_RULES.closing) words.push('stay');
    return words.join('-');
  },

  generate: (params, random) => generateTiles(params.rows, params.columns, params.colours, params, random).board,

  /**
   * Symbols 1 … 9, a … z are the colours of that number; with any other symbol, colours are numbered in reading order.
   */
  parseState(params, text) {
    const parsed = parseTiles(text, params);
    if (!parsed.ok) return err(describeError(parsed.error));
    const { board, symbols } = parsed.value;
    if (board.rows !== params.rows || board.columns !== params.columns)
      return err(`expected a board of ${params.rows} × ${params.columns} cells, got ${board.rows} × ${board.columns}`);
    const known = symbols.map((symbol) => TILE_SYMBOLS.indexOf(symbol));
    const plain = known.every((colour) => colour >= 0 && colour <= params.colours);
    if (!plain && symbols.length - 1 > params.colours)
      return err(`expected at most ${params.colours} colours, got ${symbols.length - 1}`);
    const cells = plain ? board.cells.map((symbol) => known[symbol]!) : board.cells;
    return ok(settle({ ...board, cells }, params).board);
  },

  makeState: (_, state) => makeTiles(state, { separator: '/' }),

  parseMove({ rows, columns }, text) {
    const cell = /^\d{1,4}$/.test(text) ? Number(text) : -1;
    return cell >= 0 && cell < rows * columns
      ? ok(cell)
      : err(`expected a cell from 0 to ${rows * columns - 1}, got ${quote(text)}`);
  },
  makeMove: String,

  play: (params, state, cell) => remove(state, params, cell)?.board ?? null,

  isSolved: (_, state) => cellsLeft(state) === 0,

  isLost: (params, state) => cellsLeft(state) > 0 && isStuck(state, params),

  points(params, state, cell, earned) {
    const removal = remove(state, params, cell);
    if (removal === null) return 0;
    const over = cellsLeft(removal.board) === 0 || isStuck(removal.board, params);
    return removal.points + (over ? endPoints(removal.board, params, earned + removal.points) : 0);
  },
};

function parseWord(word: string): Result<Partial<TileRules>, string> {
  for (const [pattern, key] of WORDS) {
    const match = pattern.exec(word);
    if (match === null) continue;
    const value = match[1]!;
    const rule =
      key === 'divisor'
        ? parseTileRule('score', value === '1' ? 'product' : 'product/2')
        : key === 'table'
          ? parseTileRule('score', value.replaceAll('.', ','))
          : parseTileRule(key, value);
    return rule.ok ? rule : err(`expected ${rule.error.expected}, got ${rule.error.got}`);
  }
  return err(`expected s, l, p, b or x with a number, t with points, square or stay, got ${quote(word)}`);
}
