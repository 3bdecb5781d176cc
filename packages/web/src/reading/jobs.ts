import type { FormatError } from 'douse/formats';
import type { Found } from '../game/found.ts';
import type { Choice } from './choices.ts';

/** What the worker that reads files is asked, and what it answers; plain data. */

/** The puzzles whose boards can be read from a file, as the registry names them. */
export type ReadPuzzle = 'lights' | 'samegame';

/** Another way to read the same file. */
export interface Offer extends Choice {
  readonly puzzle: ReadPuzzle;
}

export type ReadAnswer =
  /**
   * `offers`: ways that `says` names, the other puzzle if it can read the file too, or a format by which it could.
   */
  | (Found & { readonly ok: true; readonly puzzle: ReadPuzzle; readonly offers: readonly Offer[] })
  /** The error of the puzzle that was asked first; `offers`: ways that a cure names. */
  | { readonly ok: false; readonly error: FormatError; readonly offers: readonly Offer[] };

export interface ReadJobs {
  /** Reads a file for these puzzles, the likeliest first. */
  'boards.read': {
    readonly ask: { readonly bytes: Uint8Array; readonly choice: Choice; readonly puzzles: readonly ReadPuzzle[] };
    readonly answer: ReadAnswer;
  };
}
