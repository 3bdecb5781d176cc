import type { Graph } from 'douse/board';
import type { LabWords } from '../words/words.ts';
import type { ExerciseName } from './exercises/exercise.ts';
import type { Rows, Vector } from './math/linear.ts';

/**
 * A chapter is data: steps, each with a text of the dictionaries, a board, and what stands beside it; one renderer
 * (view/) shows them all. In texts `{name}` is a number of `facts`, `$…$` LaTeX, `[[kernel]]` or `[[kernel|these]]` a
 * word of the glossary, and `((7|button 7))` a cell, counted from 1, that lights up on the board, in the figure and in
 * the text together.
 */
export interface Chapter {
  /** In the address, and its texts' key. */
  readonly name: string;
  /** The tab that goes on with it, which links back here. */
  readonly tab: keyof LabWords['tabs'] | null;
  /** Numbers in the texts, computed by the library. */
  readonly facts: () => Facts;
  readonly steps: readonly Step[];
}

export type Facts = Readonly<Record<string, number | string>>;

export const STEP_KINDS = ['question', 'claim', 'look', 'predict', 'proof', 'exercise'] as const;

export interface Step {
  readonly kind: (typeof STEP_KINDS)[number];
  /** Key of its text in the chapter's words. An exercise has the text of its kind. */
  readonly text?: string;
  /** The board as a design's text; the one of the step before if left out. */
  readonly board?: string;
  /** What a press on the board does: moves lights (usual), chooses a first row that forces the others, or nothing. */
  readonly live?: 'press' | 'forced' | 'still';
  /** Presses that are made at the start, and marks, a digit a cell. */
  readonly presses?: string;
  readonly marks?: string;
  readonly goal?: Goal;
  readonly figure?: Figure;
  /**
   * For `predict`: LaTeX or gaps in $…$, or keys of the chapter's words; `right` counts from 0, `text` + `Why` says
   * why.
   */
  readonly choices?: readonly string[];
  readonly right?: number;
  readonly exercise?: ExerciseName;
  /** Its exercises have more than two levels. */
  readonly many?: boolean;
}

/** What the reader does on the board before a step is done. */
export type Goal =
  /** So many presses, anywhere. */
  | { readonly kind: 'any'; readonly presses: number }
  /** At least one press, and every light is as it was. */
  | { readonly kind: 'unchanged' }
  /** Exactly these presses, one digit a button. */
  | { readonly kind: 'presses'; readonly presses: string }
  /** A quiet pattern that is not empty. */
  | { readonly kind: 'quiet' }
  /** Every light is as it should be. */
  | { readonly kind: 'out' };

export interface MatrixData {
  /** LaTeX. */
  readonly name: string;
  readonly rows: Rows;
  /** Lines after every so many rows and columns. */
  readonly block?: number;
  /** A bar before this column. */
  readonly bar?: number;
  readonly pivots?: readonly number[];
  /** Rows that are pointed out. */
  readonly strong?: readonly number[];
  /** What rows and columns are on the board; null for neither. */
  readonly row?: 'light' | null;
  readonly column?: 'button' | 'light' | null;
}

export interface PictureData {
  /** LaTeX below it, or a key of the chapter's words. */
  readonly says: string;
  readonly board: string;
  readonly lights?: Vector;
  readonly presses?: Vector;
  readonly marks?: Vector;
}

export type Figure =
  /** b, the columns of the pressed buttons, and their sum, as they stand on the board. */
  | { readonly kind: 'vectors' }
  | { readonly kind: 'matrix'; readonly matrix: () => MatrixData }
  /** A matrix that changes step by step; `says` is LaTeX or a key of the chapter's words. */
  | {
      readonly kind: 'frames';
      readonly frames: () => readonly { readonly says: string; readonly matrix: MatrixData }[];
    }
  | { readonly kind: 'pictures'; readonly pictures: () => readonly PictureData[] }
  /** The dot product of the lights on the board with these patterns. */
  | { readonly kind: 'dot'; readonly patterns: () => readonly Vector[] }
  /** `head` holds LaTeX or keys of the chapter's words. */
  | {
      readonly kind: 'table';
      readonly table: () => { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
    }
  /** A graph split in two by the construction of the lemma, step by step. */
  | { readonly kind: 'graph'; readonly graph: () => Graph }
  | { readonly kind: 'formula'; readonly tex: string };
