import { type ReadonlySignal, signal } from '@preact/signals';
import { copyAside, type Key, read, remove, write } from '../keep/storage.ts';
import { notify } from '../page/notices.ts';

/** A game that came to its end, as a ledger keeps it. */
export interface Entry {
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** The id of its board, or its digest if it is long: a board has one entry. */
  readonly name: string;
}

/** How a ledger's entries are written. */
export interface Form<Own extends Entry> {
  readonly key: Key;
  /** The entry that a line holds, or null if it holds none. */
  parse(line: string): Own | null;
  make(entry: Own): string;
  /** What is kept of two entries for one board. */
  merge(kept: Own, other: Own): Own;
}

/** Most games that are remembered; the oldest are forgotten first. */
export const MAX_ENTRIES = 2000;

/**
 * The games that ended in this browser, oldest first; one per line in storage, so that damage to one loses only that
 * one.
 */
export class Ledger<Own extends Entry> {
  readonly #form: Form<Own>;
  readonly #entries;

  constructor(form: Form<Own>) {
    this.#form = form;
    const { entries, damaged } = this.parse(read(form.key) ?? '');
    if (damaged) {
      copyAside(form.key);
      notify('damagedStats');
      write(form.key, this.text(entries));
    }
    this.#entries = signal(entries);
    // Another tab's games are shown at once.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === null || key === `douse.${form.key}`) this.#entries.value = this.#stored();
    });
  }

  get entries(): ReadonlySignal<readonly Own[]> {
    return this.#entries;
  }

  /** The entries of a text; `damaged` if it holds lines that are none. */
  parse(text: string): { readonly entries: readonly Own[]; readonly damaged: boolean } {
    const entries: Own[] = [];
    let damaged = false;
    for (const line of text.split('\n').slice(0, MAX_ENTRIES + 1)) {
      if (line === '') continue;
      const entry = this.#form.parse(line);
      if (entry === null) damaged = true;
      else entries.push(entry);
    }
    return { entries, damaged };
  }

  text(entries: readonly Own[] = this.#entries.value): string {
    return entries.map((entry) => this.#form.make(entry)).join('\n');
  }

  add(entry: Own): void {
    // Another tab may have added games since this one looked.
    this.#keep(this.#merged(this.#stored(), [entry]));
  }

  /** Adds the entries of another ledger's text; says how many boards were new, and whether lines were damaged. */
  import(text: string): { readonly added: number; readonly damaged: boolean } {
    const { entries, damaged } = this.parse(text);
    const before = this.#stored();
    const after = this.#merged(before, entries).toSorted((a, b) => a.at - b.at);
    this.#keep(after);
    const known = new Set(before.map(({ name }) => name));
    return { added: new Set(entries.map(({ name }) => name).filter((name) => !known.has(name))).size, damaged };
  }

  forget(): void {
    this.#entries.value = [];
    remove(this.#form.key);
  }

  #stored(): readonly Own[] {
    return this.parse(read(this.#form.key) ?? '').entries;
  }

  #merged(known: readonly Own[], added: readonly Own[]): readonly Own[] {
    const byName = new Map(known.map((entry) => [entry.name, entry]));
    for (const entry of added) {
      const kept = byName.get(entry.name);
      byName.set(entry.name, kept === undefined ? entry : this.#form.merge(kept, entry));
    }
    return [...byName.values()];
  }

  #keep(entries: readonly Own[]): void {
    this.#entries.value = entries.slice(-MAX_ENTRIES);
    write(this.#form.key, this.text());
  }
}
