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
  /** The same sentence as data, for translation. */
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

/** Numbers on the board that a step of an explanation shows: lights, presses, or the marks of a certificate. */
export type Picture =
  | { readonly of: 'lights' | 'presses'; readonly values: Levels }
  /** A certificate: how often each light counts, modulo `levels`. */
  | { readonly of: 'marks'; readonly values: Levels; readonly levels: number };

/** A matrix that a step of an explanation shows, by its name and rows. */
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
