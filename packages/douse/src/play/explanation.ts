import type { Board } from '../board/board.ts';
import type { Levels } from '../board/problem.ts';

/** An explanation as data: what a student reads, step by step. Front ends only lay it out. */
export interface Explanation {
  readonly title: string;
  readonly board: Board;
  readonly levels: number;
  /** False if the board cannot be solved; a step says why. */
  readonly solvable: boolean;
  readonly steps: readonly Step[];
}

/** One step: a sentence, and what may stand beside it. */
export interface Step {
  readonly says: string;
  /** The same sentence for whoever writes it in another language. */
  readonly told?: Told;
  /** LaTeX, without dollar signs. */
  readonly formula?: string;
  /** The lights after this step, or presses. */
  readonly picture?: Picture;
  readonly matrix?: Matrix;
}

/** A sentence by a key, with the numbers and places in it. */
export interface Told {
  readonly key: string;
  readonly numbers?: Readonly<Record<string, number>>;
  /** Buttons or lights in the order in which they are named, and how often each is pressed. */
  readonly places?: readonly { readonly index: number; readonly times: number }[];
  readonly of?: 'buttons' | 'lights';
  /** A list of numbers, such as a right side. */
  readonly list?: readonly number[];
}

export type Picture =
  | { readonly of: 'lights' | 'presses'; readonly values: Levels }
  /** A certificate: how often each light counts, modulo `levels`. */
  | { readonly of: 'marks'; readonly values: Levels; readonly levels: number };

export interface Matrix {
  readonly name: string;
  readonly rows: readonly ArrayLike<number>[];
}

/** `row 2 column 3`, counted from 1 as people do; or the button's name on a wiring. */
export function placeName(board: Board, button: number): string {
  if (board.kind === 'wiring') return board.buttonNames[button]!;
  const place = board.cellPlace === null ? button : board.cellPlace[button]!;
  return `row ${Math.floor(place / board.columns) + 1} column ${(place % board.columns) + 1}`;
}

/** `a`, `a and b`, `a, b and c`. */
export const sentenceList = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? 'none') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `2 lights`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** The way a chase goes: row by row from the top, column by column from the left, or light by light. */
export type ChaseDirection = 'rows' | 'columns' | 'lights';

/** A rectangle of lights that are chased the same way; rows and columns count from 0, both ends included. */
export interface ChasePhase {
  readonly rows: { readonly first: number; readonly last: number };
  readonly columns: { readonly first: number; readonly last: number };
  /** Each light is put out by the button so many cells below it and to its right, round the edge where the board wraps. */
  readonly down: number;
  readonly right: number;
}

/** The table people learn by heart: what is left after a chase, and which free buttons to press before the second one. */
export interface ChaseChart {
  readonly by: ChaseDirection;
  /**
   * The chase: [light, button] pairs. In this order, each light that is not yet off is put out with its button;
   * the buttons before it in the list, and the free ones, are settled by then.
   */
  readonly chase: readonly (readonly [light: number, button: number])[];
  /** The same in few words, on grids: going through these rectangles in order, line by line, gives `chase`. */
  readonly phases: readonly ChasePhase[];
  /** Lights whose levels are read after the first chase: on a rectangle with the plus rule the last line. */
  readonly residue: readonly number[];
  /** Buttons that the chase leaves alone: on a rectangle with the plus rule the first line. */
  readonly free: readonly number[];
  /** Every residue that can be solved, zero left out, by ascending residue; or only generators, see `complete`. */
  readonly rows: readonly ChartRow[];
  /** False if there are too many residues: then `rows` holds generators, and rows may be added together. */
  readonly complete: boolean;
  /** Number of residues that can be solved, zero included. */
  readonly solvable: bigint;
}

export interface ChartRow {
  /** Levels of the residue lights. */
  readonly left: readonly number[];
  /** Presses of the free buttons: few, and the fewest where no more than MAX_COMPARED (`chart.ts`) choices do the same. */
  readonly press: readonly number[];
}
