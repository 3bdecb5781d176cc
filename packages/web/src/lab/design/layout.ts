import { type Board, layoutOf as paperOf } from 'douse/board';

/** How the lights or the buttons of a board stand in a rectangle of places, row by row. */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  /** Place of each light (or button). */
  readonly place: Uint32Array;
  /** Light (or button) at each place, −1 where there is none. */
  readonly cell: Int32Array;
}

const layouts = new WeakMap<Board, Map<'lights' | 'buttons', Layout>>();

/** The layout of a board: a rectangle as it is, a cube unfolded, a wiring in rows; kept with the board. */
export function layoutOf(board: Board, of: 'lights' | 'buttons' = 'lights'): Layout {
  let known = layouts.get(board);
  if (known === undefined) layouts.set(board, (known = new Map()));
  let layout = known.get(of);
  if (layout === undefined) known.set(of, (layout = makeLayout(board, of)));
  return layout;
}

/** True if each button stands where the light of its number stands, so that one picture serves for both. */
export const isOnePicture = (board: Board): boolean =>
  board.kind === 'grid' ||
  (board.buttons === board.lights && board.buttonNames.every((name, b) => name === board.lightNames[b]));

function makeLayout(board: Board, of: 'lights' | 'buttons'): Layout {
  const drawn = paperOf(board);
  if (drawn !== null) return { rows: drawn.rows, columns: drawn.columns, place: drawn.places, cell: drawn.buttons };
  const names = board.kind === 'grid' ? [] : of === 'lights' ? board.lightNames : board.buttonNames;
  return named(names) ?? rowsOf(of === 'lights' ? board.lights : board.buttons);
}

function arrange(rows: number, columns: number, count: number, placeAt: (cell: number) => number): Layout {
  const place = Uint32Array.from({ length: count }, (_, cell) => placeAt(cell));
  const cell = new Int32Array(rows * columns).fill(-1);
  place.forEach((at, number) => (cell[at] = number));
  return { rows, columns, place, cell };
}

/** Names `row column` of a rectangle without gaps, as some formats give them; null if the names are others. */
function named(names: readonly string[]): Layout | null {
  const places = names.map((name) => /^(\d{1,4}) (\d{1,4})$/.exec(name));
  if (names.length === 0 || places.some((match) => match === null)) return null;
  const rows = 1 + Math.max(...places.map((match) => Number(match![1])));
  const columns = 1 + Math.max(...places.map((match) => Number(match![2])));
  if (rows * columns !== names.length) return null;
  const layout = arrange(rows, columns, names.length, (i) => Number(places[i]![1]) * columns + Number(places[i]![2]));
  return layout.cell.includes(-1) ? null : layout;
}

function rowsOf(count: number): Layout {
  const columns = Math.max(1, count <= 8 ? count : Math.ceil(Math.sqrt(count)));
  return arrange(Math.max(1, Math.ceil(count / columns)), columns, count, (cell) => cell);
}
