import { makeAddress } from '../page/address.ts';
import { panel } from '../page/panel.ts';
import { route } from '../page/routes.ts';
import { importBackup, isBackup } from '../puzzles/backup.ts';
import { puzzleOf } from '../puzzles/registry.ts';
import type { Offer, ReadJobs, ReadPuzzle } from '../reading/jobs.ts';
import { type Task, Work } from '../work/work.ts';
import { announce, type How, opened } from './opened.ts';

/** Reads what comes from outside, in a worker: it never becomes part of the page. Fetched when something comes. */

/** Largest file that is read, in bytes. */
export const MAX_FILE = 4 * 1024 * 1024;

const PUZZLES: readonly ReadPuzzle[] = ['lights', 'samegame'];

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
export async function openShared(): Promise<void> {
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
  announce(makeAddress(id), how);
}
