import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { grid, type Levels, problem } from 'douse/board';
import type { Design } from './design/design.ts';
import { makeDesign, parseDesign } from './design/text.ts';
import type { Desk } from './desk.ts';
import { makeLabAddress, readLabAddress } from './design/address.ts';
import type { Imported, ImportError } from './design/import.ts';

/**
 * What a tab shows on the editor's board instead of the design, until the design changes or the reader dismisses it.
 */
export interface Showing {
  /** Which tab shows it, and what it is, for the caption. */
  readonly says: string;
  /** Levels instead of the start. */
  readonly lights?: Levels;
  /** Presses, drawn as dots or numbers on the buttons. */
  readonly presses?: Levels;
  /** Marks on lights, such as a certificate. */
  readonly marks?: Levels;
  /** Cells carry their numbers, counted from 1. */
  readonly numbered?: boolean;
  /** Lets the board be pressed: called with the button's number. */
  readonly press?: (button: number) => void;
}

/** The cell under the pointer, on the board or in a matrix. */
export interface Pointed {
  readonly light?: number | undefined;
  readonly button?: number | undefined;
}

export type LabNotice =
  | { readonly kind: 'badAddress' }
  | { readonly kind: 'tooMixed' }
  | { readonly kind: 'notRead'; readonly error: ImportError; readonly bytes: Uint8Array | null }
  /** How a file was read, and which of its boards is shown. */
  | { readonly kind: 'read'; readonly file: Imported; readonly at: number; readonly bytes: Uint8Array };

/** What may stand after the tab's name: words and numbers with dots between. */
const DETAIL = /^[A-Za-z0-9._~-]{0,1500}$/;

/** Steps that can be undone. */
const MOST_STEPS = 200;

/** All on, 5 × 5: solvable, not obvious, four solutions. */
const firstDesign = (): Design => ({
  problem: problem(grid(5, 5), { start: new Uint8Array(25).fill(1) }),
  spots: null,
});

/** The state of the laboratory: one design with its history, the open tab, and what the tab shows on the board. */
export class Lab {
  readonly #design = signal<Design>(firstDesign());
  readonly #past = signal<readonly Design[]>([]);
  readonly #future = signal<readonly Design[]>([]);
  #stroke: unknown = null;

  readonly design: ReadonlySignal<Design> = this.#design;
  /** The design's text, for the address and the worker. */
  readonly text = computed(() => makeDesign(this.#design.value));
  readonly tab = signal('');
  /** The open part of the tab, if its parts have links of their own; it follows a dot in the address. */
  readonly detail = signal('');
  readonly showing = signal<Showing | null>(null);
  readonly pointed = signal<Pointed | null>(null);
  readonly notice = signal<LabNotice | null>(null);
  /** The whole page; shown to a class; or framed in another page, by `?embed` in the address. */
  readonly mode = signal<'whole' | 'present' | 'embed'>('whole');
  readonly canUndo = computed(() => this.#past.value.length > 0);
  readonly canRedo = computed(() => this.#future.value.length > 0);

  readonly tabs: readonly string[];
  readonly desk: Desk;

  /** @param tabs names of all tabs, the default one first */
  constructor(tabs: readonly string[], desk: Desk) {
    this.tabs = tabs;
    this.desk = desk;
    this.tab.value = tabs[0]!;
  }

  /** @param stroke  edits in a row with the same stroke (a drag, say) are undone together */
  change(design: Design, stroke: unknown = null): void {
    if (design === this.#design.peek()) return;
    if (stroke === null || stroke !== this.#stroke) {
      this.#past.value = [...this.#past.peek().slice(1 - MOST_STEPS), this.#design.peek()];
    }
    this.#stroke = stroke;
    this.#future.value = [];
    this.#put(design);
  }

  /**
   * Shows a board of a file that was read, and says how it was read. Going through several boards is one step to undo.
   */
  showFile(file: Imported, bytes: Uint8Array, at = 0): void {
    this.change(file.designs[at]!, file);
    if (file.format !== null) this.notice.value = { kind: 'read', file, at, bytes };
  }

  undo(): void {
    const design = this.#past.peek().at(-1);
    if (design === undefined) return;
    this.#past.value = this.#past.peek().slice(0, -1);
    this.#future.value = [...this.#future.peek(), this.#design.peek()];
    this.#put(design);
    this.#stroke = null;
  }

  redo(): void {
    const design = this.#future.peek().at(-1);
    if (design === undefined) return;
    this.#future.value = this.#future.peek().slice(0, -1);
    this.#past.value = [...this.#past.peek(), this.#design.peek()];
    this.#put(design);
    this.#stroke = null;
  }

  #put(design: Design): void {
    // How a board was read is about that board.
    if (this.notice.peek()?.kind === 'read') this.notice.value = null;
    this.showing.value = null;
    this.pointed.value = null;
    this.#design.value = design;
  }

  openTab(tab: string): void {
    if (!this.tabs.includes(tab) || tab === this.tab.peek()) return;
    this.showing.value = null;
    this.pointed.value = null;
    this.detail.value = '';
    this.tab.value = tab;
  }

  get address(): string {
    return this.addressOf(this.tab.value, this.detail.value);
  }

  /** The address with a language, for whoever opens it. */
  link(language: string): string {
    const tab = this.detail.value === '' ? this.tab.value : `${this.tab.value}.${this.detail.value}`;
    return makeLabAddress({ tab, design: this.text.value, language });
  }

  /** The address of a view of this board. */
  addressOf(tab: string, detail: string): string {
    return makeLabAddress({ tab: detail === '' ? tab : `${tab}.${detail}`, design: this.text.value, language: null });
  }

  /** Goes where the first address leads: there is nothing to undo yet. */
  begin(hash: string): void {
    this.open(hash);
    this.#past.value = [];
  }

  /** Goes where an address leads. What it leaves out stays as it is; mistakes in it are reported. */
  open(hash: string): void {
    const { tab, design } = readLabAddress(hash);
    const [first = '', ...rest] = tab.split('.');
    // Lessons have become the course's short tours.
    const name = first === 'lessons' ? 'course' : first;
    const detail = rest.join('.');
    if (this.tabs.includes(name)) {
      this.openTab(name);
      if (DETAIL.test(detail)) this.detail.value = detail;
    } else if (tab !== '') this.notice.value = { kind: 'badAddress' };
    if (design === '' || design === this.text.peek()) return;
    const parsed = parseDesign(design);
    if (parsed.ok) this.change(parsed.value);
    else this.notice.value = { kind: 'badAddress' };
  }
}
