import { signal } from '@preact/signals';
import type { FormatError } from 'douse/formats';
import { notify } from '../page/notices.ts';
import { panel } from '../page/panel.ts';
import type { Imported } from '../puzzles/backup.ts';
import type { Offer, ReadPuzzle } from '../reading/jobs.ts';

/** Boards that come from outside: pasted, dropped, shared, or chosen as a file; and how the last one was read. */

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

/** Goes to the board of a file, and tells how it was read. */
export function announce(address: string, how: How): void {
  const before = location.hash;
  location.hash = address;
  arriving = location.hash !== before;
  arrival.value = how;
}

/** Shows the dialog and has what came read; the reader is fetched first. */
async function take(source: File | string): Promise<void> {
  panel.value = 'open';
  opened.value = { kind: 'reading' };
  try {
    const { openFile, openText } = await import('./open.ts');
    await (typeof source === 'string' ? openText(source) : openFile(source));
  } catch {
    notify('notLoaded');
  }
}

/** Takes boards that are dropped or pasted anywhere on the page; text pasted into a field stays there. */
export function followOpening(): void {
  if (location.search === '?shared') void import('./open.ts').then(({ openShared }) => openShared());
  addEventListener('hashchange', () => {
    if (!arriving) arrival.value = null;
    arriving = false;
  });
  // How a board was read has been seen when its reader goes on.
  const seen = ({ target }: Event): void => {
    if (!(target instanceof Element) || target.closest('[data-notice=read]') === null) arrival.value = null;
  };
  addEventListener('click', seen, { capture: true });
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (file === undefined && text === '') return;
    void take(file ?? text);
  });
  addEventListener('paste', (event) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file === undefined && text.trim() === '') return;
    event.preventDefault();
    void take(file ?? text);
  });
}
