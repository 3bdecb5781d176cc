import { signal } from '@preact/signals';
import type { FormatError } from 'douse/formats';
import { makeAddress } from '../page/address.ts';
import { work } from '../lights/table.ts';
import { importBackup, type Imported, isBackup } from '../puzzles/backup.ts';
import { ownerOf } from '../puzzles/registry.ts';
import { panel } from '../page/panel.ts';
import type { Task } from '../work/work.ts';

/**
 * Boards that come from outside: pasted, dropped, or chosen as a file. They are read in the worker and never become
 * part of the page.
 */

/** Largest file that is read, in bytes. */
export const MAX_FILE = 4 * 1024 * 1024;

/** Longest id, in bytes. */
const MAX_WORD = 20_000;

export type Opened =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'tooLarge' }
  /** A file of games that were played: what came of it; null if it could not be read. */
  | { readonly kind: 'imported'; readonly imported: Imported | null }
  | { readonly kind: 'failed'; readonly error: FormatError | null }
  /** The ids of several boards to choose from, and how many more cannot be played. */
  | { readonly kind: 'several'; readonly ids: readonly string[]; readonly refused: number };

export const opened = signal<Opened>({ kind: 'none' });
let task: Task<unknown> | null = null;

/** Reads a file; one board is opened at once, several are shown to choose from. */
export async function openBytes(bytes: Uint8Array): Promise<void> {
  task?.cancel();
  if (bytes.length > MAX_FILE) {
    opened.value = { kind: 'tooLarge' };
    return;
  }
  const start = new TextDecoder().decode(bytes.subarray(0, 64));
  if (isBackup(start)) {
    opened.value = { kind: 'imported', imported: importBackup(new TextDecoder().decode(bytes)) };
    return;
  }
  const word = bytes.length <= MAX_WORD ? new TextDecoder().decode(bytes).trim() : '';
  // The id of another puzzle's board is written as nothing else is.
  if (/^\S+$/.test(word) && ownerOf(word).name !== 'lights') return openId(word);
  opened.value = { kind: 'reading' };
  const reading = work.ask('lights.read', bytes);
  task = reading;
  const answer = await reading.done;
  if (task !== reading) return;
  task = null;
  if (answer === null || !answer.ok) {
    opened.value = { kind: 'failed', error: answer === null ? null : answer.error };
  } else if (answer.value.ids.length === 1 && answer.value.refused === 0) {
    openId(answer.value.ids[0]!);
  } else if (answer.value.ids.length === 0) opened.value = { kind: 'tooLarge' };
  else opened.value = { kind: 'several', ...answer.value };
}

export const openText = (text: string): Promise<void> => openBytes(new TextEncoder().encode(text));

export async function openFile(file: Blob): Promise<void> {
  if (file.size > MAX_FILE) {
    opened.value = { kind: 'tooLarge' };
    return;
  }
  await openBytes(new Uint8Array(await file.arrayBuffer()));
}

export function openId(id: string): void {
  opened.value = { kind: 'none' };
  if (panel.value === 'open') panel.value = null;
  location.hash = makeAddress(id);
}

/** Takes boards that are dropped or pasted anywhere on the page; text pasted into a field stays there. */
export function followOpening(): void {
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
