import { signal } from '@preact/signals';
import type { FormatError } from 'douse/formats';
import type { Imported } from '../puzzles/backup.ts';
import type { Offer, ReadPuzzle } from '../reading/jobs.ts';

/** What came of the last file or text from outside, and how it was read. */

/** How a file was read. */
export interface How {
  readonly bytes: Uint8Array;
  readonly puzzle: ReadPuzzle;
  readonly format: string;
  readonly says: string | null;
  /** Other ways to read it. */
  readonly offers: readonly Offer[];
}

export type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'tooLarge' }
  /** A file of games that were played: what came of it; null if it could not be read. */
  | { readonly kind: 'imported'; readonly imported: Imported | null }
  | {
      readonly kind: 'failed';
      readonly bytes: Uint8Array;
      readonly error: FormatError | null;
      readonly offers: readonly Offer[];
    }
  /** The ids of several boards to choose from, and how many more cannot be played. */
  | { readonly kind: 'several'; readonly ids: readonly string[]; readonly refused: number; readonly how: How };

export const opened = signal<Opened>({ kind: 'none' });
/** How the board on the page was read, until another comes. */
export const arrival = signal<How | null>(null);
/** True while the address that `arrival` is about is on its way. */
let arriving = false;

/** Called when the address has changed: a board from elsewhere gets no remark. */
export function leave(): void {
  if (!arriving) arrival.value = null;
  arriving = false;
}

/** Goes to the board of a file, and says how it was read. */
export function announce(address: string, how: How): void {
  const before = location.hash;
  location.hash = address;
  arriving = location.hash !== before;
  arrival.value = how;
}
