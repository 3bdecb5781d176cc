/**
 * A SameGame board: `rows × columns` cells, row-major, row 0 on top. 0 is an empty cell, 1 … 255 are symbols.
 * Never changed in place.
 */
export interface Tiles {
  readonly rows: number;
  readonly columns: number;
  readonly cells: Uint8Array;
}

/**
 * What removing a group of n cells earns: (n − less)² points, n(n − 1) / divisor points, or `points[n − 1]`. A group
 * larger than the table earns what the table's last entry says.
 */
export type Score =
  | { readonly kind: 'square'; readonly less: number }
  | { readonly kind: 'product'; readonly divisor: number }
  | { readonly kind: 'table'; readonly points: readonly number[] };

/** What a SameGame move may remove and what it earns. */
export interface TileRules {
  /** Fewest cells of a group that may be removed; 1 lets single cells go. */
  readonly smallest: number;
  readonly score: Score;
  /** Points for an empty board at the end. */
  readonly bonus: number;
  /** An empty board multiplies the points of all groups by this; the bonus comes on top. */
  readonly factor: number;
  /** What cells left at the end cost: nothing, or for each symbol what its cells would have earned as one group. */
  readonly leftover: 'none' | 'square';
  /** Do empty columns close up (to the left)? */
  readonly closing: boolean;
}

/**
 * The ordinary game: groups of two, (n − 2)² points, 1000 for an empty board, no penalty for leftovers, columns close.
 */
export const TILE_RULES: TileRules = {
  smallest: 2,
  score: { kind: 'square', less: 2 },
  bonus: 1000,
  factor: 1,
  leftover: 'none',
  closing: true,
};

/** Scores of well-known programs. */
export const SCORES = {
  /** Tatham's Same Game, (n − 1)² and (n − 2)². */
  tatham1: { score: { kind: 'square', less: 1 }, bonus: 0, factor: 1 },
  tatham2: { score: { kind: 'square', less: 2 }, bonus: 0, factor: 1 },
  /** GNOME's Swell Foop. */
  swellfoop: { score: { kind: 'square', less: 2 }, bonus: 1000, factor: 1 },
  /** Bubble Breaker, also known as Jawbreaker. */
  bubblebreaker: { score: { kind: 'product', divisor: 1 }, bonus: 0, factor: 1 },
  /** The SameGame of the TopCoder Open 2003. */
  topcoder: { score: { kind: 'product', divisor: 2 }, bonus: 0, factor: 4 },
} as const satisfies Record<string, Pick<TileRules, 'score' | 'bonus' | 'factor'>>;

/** The least and the greatest value of each number in the rules. */
export const TILE_RULE_RANGES = {
  smallest: [1, 99],
  less: [0, 2],
  bonus: [0, 1_000_000],
  factor: [1, 100],
  divisor: [1, 2],
  /** An entry of a table of points. */
  points: [0, 100_000],
} as const;

/** Most entries of a table of points. */
export const MAX_SCORE_TABLE = 10_000;

/**
 * What is wrong with rules that come from outside (a number out of range, an unknown kind), as `expected …, got …`;
 * null if they can be played.
 */
export function tileRulesFault(rules: TileRules): string | null {
  const { score } = rules;
  const numbers: (readonly [key: keyof typeof TILE_RULE_RANGES, value: unknown])[] = [
    ['smallest', rules.smallest],
    ['bonus', rules.bonus],
    ['factor', rules.factor],
  ];
  switch (score?.kind) {
    case 'square':
      numbers.push(['less', score.less]);
      break;
    case 'product':
      numbers.push(['divisor', score.divisor]);
      break;
    case 'table':
      if (!Array.isArray(score.points) || score.points.length === 0 || score.points.length > MAX_SCORE_TABLE)
        return `expected a table of 1 to ${MAX_SCORE_TABLE} points, got ${String(score.points)}`;
      for (const points of score.points as readonly number[]) numbers.push(['points', points]);
      break;
    default:
      return `expected a score of kind square, product or table, got ${JSON.stringify(score)}`;
  }
  for (const [key, value] of numbers) {
    const [least, most] = TILE_RULE_RANGES[key];
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
      return `expected ${key} from ${least} to ${most}, got ${String(value)}`;
  }
  if (rules.leftover !== 'none' && rules.leftover !== 'square')
    return `expected leftover none or square, got ${JSON.stringify(rules.leftover)}`;
  if (typeof rules.closing !== 'boolean') return `expected closing true or false, got ${JSON.stringify(rules.closing)}`;
  return null;
}

/** Most symbols of a board. */
export const MAX_SYMBOLS = 255;

/**
 * A board from rows of symbol numbers.
 * @throws {RangeError} unless all rows have the same length and every number is an integer from 0 to 255
 */
export function tiles(rows: readonly (readonly number[])[]): Tiles {
  const columns = rows[0]?.length ?? 0;
  const cells = new Uint8Array(rows.length * columns);
  for (const [r, row] of rows.entries()) {
    if (row.length !== columns) throw new RangeError(`tiles: expected ${columns} cells in row ${r}, got ${row.length}`);
    for (const [c, symbol] of row.entries()) {
      if (!Number.isInteger(symbol) || symbol < 0 || symbol > MAX_SYMBOLS)
        throw new RangeError(`tiles: expected symbols from 0 to ${MAX_SYMBOLS}, got ${symbol}`);
      cells[r * columns + c] = symbol;
    }
  }
  return { rows: rows.length, columns, cells };
}

/** Number of non-empty cells. */
export function cellsLeft({ cells }: Tiles): number {
  let left = 0;
  for (const symbol of cells) if (symbol !== 0) left++;
  return left;
}

/** Number of cells of each symbol; entry 0 counts the empty ones. */
export function symbolCounts({ cells }: Tiles): Uint32Array {
  const counts = new Uint32Array(MAX_SYMBOLS + 1);
  for (const symbol of cells) counts[symbol]!++;
  return counts;
}
