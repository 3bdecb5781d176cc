import { type Board, type Effects, type GridBoard, type Wrap, WRAPS } from './board.ts';
import { nearestHint } from './names.ts';
import { canonicalRule, isRule, type Rule, type RuleName, ruleNeeds } from './rule.ts';

/** Most rows or columns a grid may have. */
export const MAX_SIDE = 200_000;
/** Most entries an explicit effect matrix may have. */
export const MAX_EFFECTS = 50_000_000;

/** What `grid` takes besides its size: by default the plus rule, no wrap and no holes. */
export interface GridOptions {
  readonly rule?: RuleName | Rule;
  readonly wrap?: Wrap;
  /** `rows · columns` entries, non-zero where a cell is missing. */
  readonly holes?: ArrayLike<number> | null;
}

/**
 * A rectangular board. Zero rows or columns make an empty board. Rules that move the same lights are one rule: a plus
 * that somebody drew is the built-in plus.
 * @throws {RangeError} if a side is negative, fractional or beyond MAX_SIDE, `holes` has another length, or there is no
 *   such rule or wrap
 * @throws {TypeError} if the rule is neither a name nor a rule
 */
export function grid(
  rows: number,
  columns: number,
  { rule = 'plus', wrap = 'none', holes = null }: GridOptions = {},
): GridBoard {
  for (const side of [rows, columns]) {
    if (!Number.isInteger(side) || side < 0 || side > MAX_SIDE) {
      throw new RangeError(`grid: expected sides from 0 to ${MAX_SIDE}, got ${rows} × ${columns}`);
    }
  }
  const cells = rows * columns;
  if (holes !== null && holes.length !== cells) {
    throw new RangeError(`grid: expected ${cells} entries in holes, got ${holes.length}`);
  }
  if (!WRAPS.includes(wrap)) {
    const got = typeof wrap === 'string' ? JSON.stringify(wrap) : typeof wrap;
    throw new RangeError(`grid: expected a wrap of ${WRAPS.join(', ')}, got ${got}${nearestHint(String(wrap), WRAPS)}`);
  }
  const actual = canonicalRule(rule);
  const needs = ruleNeeds(actual, rows, columns);
  if (needs !== null) throw new RangeError(`grid: expected ${needs}, got ${rows} × ${columns}`);
  const base = { kind: 'grid', rows, columns, rule: actual, wrap } as const;
  if (holes === null || !Array.prototype.some.call(holes, Boolean)) {
    return { ...base, holes: null, cellNumber: null, cellPlace: null, buttons: cells, lights: cells };
  }
  const mask = new Uint8Array(cells);
  const cellNumber = new Int32Array(cells).fill(-1);
  const places: number[] = [];
  for (let i = 0; i < cells; i++) {
    if (holes[i]) mask[i] = 1;
    else cellNumber[i] = places.push(i) - 1;
  }
  const cellPlace = Uint32Array.from(places);
  return { ...base, holes: mask, cellNumber, cellPlace, buttons: places.length, lights: places.length };
}

/** The number of the cell at (row, column), or −1 if it is outside the board or a hole; wraps are followed. */
export function cellAt(board: GridBoard, row: number, column: number): number {
  const { rows, columns, wrap } = board;
  if (wrap !== 'none') column = ((column % columns) + columns) % columns;
  if (wrap === 'torus') row = ((row % rows) + rows) % rows;
  if (row < 0 || row >= rows || column < 0 || column >= columns) return -1;
  const cell = row * columns + column;
  return board.cellNumber === null ? cell : board.cellNumber[cell]!;
}

/** [row, column] of a button's cell. */
export function placeOf(board: GridBoard, button: number): [row: number, column: number] {
  const place = board.cellPlace === null ? button : board.cellPlace[button]!;
  return [Math.floor(place / board.columns), place % board.columns];
}

/** True if `board` is a grid without holes under the plus rule. */
export const isPlainPlus = (board: Board): board is GridBoard =>
  board.kind === 'grid' && board.holes === null && isRule(board.rule, 'plus');

function mostMoves(rule: Rule, rows: number, columns: number): number {
  if (rule.kind === 'lines') return rows + columns - 1;
  return rule.kind === 'table' ? Math.max(0, ...rule.moves.map(({ length }) => length)) : rule.offsets.length;
}

const cache = new WeakMap<Board, Effects>();

/**
 * The board's effect matrix, built on first use and kept with the board.
 * A cell that a wrap reaches twice counts once, with the weight of the first offset in the rule's order.
 * @throws {RangeError} beyond MAX_EFFECTS entries
 */
export function effects(board: Board): Effects {
  if (board.kind === 'wiring') return board.effects;
  let result = cache.get(board);
  if (result === undefined) cache.set(board, (result = gridEffects(board)));
  return result;
}

function gridEffects(board: GridBoard): Effects {
  const { rule, rows, columns, buttons } = board;
  const most = buttons * mostMoves(rule, rows, columns);
  if (most > MAX_EFFECTS) throw new RangeError(`effects: expected at most ${MAX_EFFECTS} entries, got up to ${most}`);
  const start = new Uint32Array(buttons + 1);
  const light = new Uint32Array(Math.max(most, 0));
  const weight = new Uint32Array(light.length);
  const seenBy = new Int32Array(buttons).fill(-1);
  let used = 0;
  for (let button = 0; button < buttons; button++) {
    const [row, column] = placeOf(board, button);
    const reach = (r: number, c: number, w: number): void => {
      const cell = cellAt(board, r, c);
      if (cell < 0 || seenBy[cell] === button) return;
      seenBy[cell] = button;
      light[used] = cell;
      weight[used++] = w;
    };
    if (rule.kind === 'table') {
      for (const cell of rule.moves[row * columns + column]!) reach(Math.floor(cell / columns), cell % columns, 1);
    } else if (rule.kind === 'lines') {
      for (let c = 0; c < columns; c++) reach(row, c, 1);
      for (let r = 0; r < rows; r++) reach(r, column, 1);
    } else {
      for (const offset of rule.offsets) reach(row + offset.row, column + offset.column, offset.weight);
    }
    start[button + 1] = used;
  }
  return { start, light: light.slice(0, used), weight: weight.slice(0, used) };
}
