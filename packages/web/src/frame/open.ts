import { signal } from '@preact/signals';
import type { FormatError } from 'douse/formats';
import { makeAddress } from '../page/address.ts';
import { panel } from '../page/panel.ts';
import { route } from '../page/routes.ts';
import { importBackup, type Imported, isBackup } from '../puzzles/backup.ts';
import { puzzleOf } from '../puzzles/registry.ts';
import type { Offer, ReadJobs, ReadPuzzle } from '../reading/jobs.ts';
import { type Task, Work } from '../work/work.ts';

/**
 * Boards that come from outside: pasted, dropped, or chosen as a file. They are read in a worker and never become part
 * of the page.
 */

/** Largest file that is read, in bytes. */
export const MAX_FILE = 4 * 1024 * 1024;

const PUZZLES: readonly ReadPuzzle[] = ['lights', 'samegame'];

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

const work = new Work<ReadJobs>(
  () => new Worker(new URL('../reading/reading-worker.ts', import.meta.url), { type: 'module' }),
);
let task: Task<unknown> | null = null;

/**
 * Reads a file, at first for the puzzle on the screen; one board is opened at once, several are shown to choose from.
 */
export async function openBytes(bytes: Uint8Array, offer?: Offer): Promise<void> {
  task?.cancel();
  if (bytes.length > MAX_FILE) {
    opened.value = { kind: 'tooLarge' };
    return;
  }
  if (isBackup(new TextDecoder().decode(bytes.subarray(0, 64)))) {
    opened.value = { kind: 'imported', imported: importBackup(new TextDecoder().decode(bytes)) };
    return;
  }
  opened.value = { kind: 'reading' };
  const here = puzzleOf(route.value).name;
  const puzzles =
    offer === undefined ? PUZZLES.toSorted((a, b) => Number(b === here) - Number(a === here)) : [offer.puzzle];
  const { puzzle: _, ...choice } = offer ?? { puzzle: here, format: 'auto' };
  const reading = work.ask('boards.read', { bytes, choice, puzzles });
  task = reading;
  const answer = await reading.done;
  if (task !== reading) return;
  task = null;
  if (answer === null) opened.value = { kind: 'failed', bytes, error: null, offers: [] };
  else if (!answer.ok) opened.value = { kind: 'failed', bytes, error: answer.error, offers: answer.offers };
  else {
    const { ids, refused, puzzle, format, says, offers } = answer;
    const how: How = { bytes, puzzle, format, says, offers };
    if (ids.length === 1 && refused === 0) openId(ids[0]!, how);
    else opened.value = ids.length === 0 ? { kind: 'tooLarge' } : { kind: 'several', ids, refused, how };
  }
}

/** Reads a text; a link to a board, as the page shares it, is followed. */
export async function openText(text: string): Promise<void> {
  const link = linkIn(text);
  if (link === null) await openBytes(new TextEncoder().encode(text));
  else {
    if (panel.value === 'open') panel.value = null;
    location.hash = link;
  }
}

/** What a link names after its `#`: of a text that is a link, or of one that ends in a link to this page. */
function linkIn(text: string): string | null {
  const [, before, link] = /^(.*?)(https?:\/\/[^\s#]+#\S+)\s*$/s.exec(text) ?? [];
  if (link === undefined || (before!.trim() !== '' && !link.startsWith(`${location.origin}${location.pathname}#`)))
    return null;
  return new URL(link).hash;
}

/** Takes what another app has shared with the page, where it is installed: the service worker kept it. */
async function openShared(): Promise<void> {
  history.replaceState(null, '', location.pathname);
  const answer = await fetch('./shared');
  if (!answer.ok) return;
  const shared = await answer.blob();
  panel.value = 'open';
  // A text comes without a name and a type of its own.
  await (shared.type.startsWith('text/plain') ? openText(await shared.text()) : openFile(shared));
}

export async function openFile(file: Blob): Promise<void> {
  if (file.size > MAX_FILE) {
    opened.value = { kind: 'tooLarge' };
    return;
  }
  await openBytes(new Uint8Array(await file.arrayBuffer()));
}

/** Reads a file again, in another way; what comes of it is shown in the dialog. */
export function openOffer(bytes: Uint8Array, offer: Offer): void {
  panel.value = 'open';
  void openBytes(bytes, offer);
}

export function openId(id: string, how: How): void {
  opened.value = { kind: 'none' };
  if (panel.value === 'open') panel.value = null;
  const before = location.hash;
  location.hash = makeAddress(id);
  arriving = location.hash !== before;
  arrival.value = how;
}

/** Takes boards that are dropped or pasted anywhere on the page; text pasted into a field stays there. */
export function followOpening(): void {
  if (location.search === '?shared') void openShared();
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
    panel.value = 'open';
    void (file === undefined ? openText(text) : openFile(file));
  });
  addEventListener('paste', (event) => {
    if (event.target instanceof HTMLElement && event.target.closest('input, textarea') !== null) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file === undefined && text.trim() === '') return;
    event.preventDefault();
    panel.value = 'open';
    void (file === undefined ? openText(text) : openFile(file));
  });
}
