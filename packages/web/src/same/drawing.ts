import { cellsLeft, type Score, type TileRules, TILE_RULES, type Tiles } from 'douse/board';
import { exactId, MAX_ID, parseId } from 'douse/play';
import { MAX_SAME_COLOURS, type SameParams, sameRules } from 'douse/samegame';

/** A board of one's own: its size, its rules, and its tiles if they are drawn. */
export interface Drawing {
  readonly rows: number;
  readonly columns: number;
  readonly colours: number;
  readonly smallest: number;
  readonly score: ScoreName;
  readonly empties: 'close' | 'stay';
  readonly start: 'random' | 'drawn';
  /** Row-major; 0 is an empty cell. */
  readonly cells: readonly number[];
}

/** How the points of a group of n are counted, by the formula that the page shows. */
export const SCORES_OF = {
  '(n − 2)²': { kind: 'square', less: 2 },
  '(n − 1)²': { kind: 'square', less: 1 },
  'n²': { kind: 'square', less: 0 },
  'n(n − 1)': { kind: 'product', divisor: 1 },
  'n(n − 1)/2': { kind: 'product', divisor: 2 },
} as const satisfies Record<string, Score>;
export type ScoreName = keyof typeof SCORES_OF;
export const SCORE_NAMES = Object.keys(SCORES_OF) as readonly ScoreName[];

const blank = (rows: number, columns: number): number[] => Array<number>(rows * columns).fill(0);

export const newDrawing = (): Drawing => ({
  rows: 12,
  columns: 12,
  colours: 5,
  smallest: TILE_RULES.smallest,
  score: '(n − 2)²',
  empties: 'close',
  start: 'random',
  cells: blank(12, 12),
});

/** In another size: the tiles keep their places from the lower left corner, where they would fall. */
export function resized(drawing: Drawing, rows: number, columns: number): Drawing {
  const cells = blank(rows, columns).map((_, place) => {
    const row = Math.floor(place / columns) + drawing.rows - rows;
    const column = place % columns;
    return row >= 0 && column < drawing.columns ? drawing.cells[row * drawing.columns + column]! : 0;
  });
  return { ...drawing, rows, columns, cells };
}

/** With other colours; tiles of a colour that is gone take the last one left. */
export const recoloured = (drawing: Drawing, colours: number): Drawing => ({
  ...drawing,
  colours,
  cells: drawing.cells.map((colour) => Math.min(colour, colours)),
});

/** The params in the address. */
function paramsOf({ rows, columns, colours, smallest, score, empties }: Drawing): SameParams {
  return {
    ...sameRules.defaults,
    rows,
    columns,
    colours,
    smallest,
    score: SCORES_OF[score],
    closing: empties === 'close',
  };
}

/** The id of a board, if it can be played: its tiles fall first. */
export function idOfTiles(board: Tiles, rules: TileRules, colours: number): string | null {
  if (colours > MAX_SAME_COLOURS || cellsLeft(board) === 0) return null;
  const { rows, columns } = board;
  const named = parseId(sameRules, exactId(sameRules, { ...rules, rows, columns, colours }, board));
  return named.ok && named.value.id.length <= MAX_ID ? named.value.id : null;
}

/** The id of the drawing's board: with this seed if it is to be random; null if nothing is drawn. */
export function drawingId(drawing: Drawing, seed: string): string | null {
  const params = paramsOf(drawing);
  if (drawing.start === 'random') return `${sameRules.makeParams(params)}#${seed}`;
  const { rows, columns, cells } = drawing;
  return idOfTiles({ rows, columns, cells: Uint8Array.from(cells) }, params, params.colours);
}
