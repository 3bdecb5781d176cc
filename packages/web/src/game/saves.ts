import { loadSession, type Named, type Rules, Session } from 'douse/play';
import { keysOf, read, remove, setAside, write } from '../keep/storage.ts';
import { notify } from '../page/notices.ts';

/**
 * Saved games, each board in a slot of its own: nothing that was begun is thrown away by beginning something else. A
 * save is two lines: `douse 2 WHEN open|solved|lost own|shown ID`, which menus read (`shown` says that the solution was
 * looked at), and the session, which is read when it is opened.
 */

/** Most slots. Beyond, boards at their end give theirs up first, then those left longest ago. */
export const MAX_SLOTS = 100;
const HEAD = /^douse ([12]) (\d{1,16}) (open|solved|lost)(?: (own|shown))? ([^\n]+)$/;

/** Most moves of a save that are read. */
const MAX_MOVES = 100_000;

/** What menus know of a saved game. */
export interface SaveHead {
  readonly at: number;
  readonly state: 'open' | 'solved' | 'lost';
  /** True if the solution was shown. */
  readonly shown: boolean;
  readonly id: string;
}

/** Milliseconds of a clock that nobody can set back. */
export const steadyClock = (): number => performance.now();

export const slotOf = (id: string): `game.${string}` => `game.${shortName(id)}`;

/** A name itself if it is short, or its digest. */
export const shortName = (name: string): string => (name.length <= 80 ? name : digest(name));

/** FNV-1a over the UTF-16 units, twice: a short name for a long board. The id in the save itself is what counts. */
function digest(text: string): string {
  let [a, b] = [0x811c9dc5, 0x01234567];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x85ebca6b);
  }
  return `${(a >>> 0).toString(36)}-${(b >>> 0).toString(36)}`;
}

function splitSave(text: string): { head: SaveHead; body: string } | null {
  const end = text.indexOf('\n');
  const match = HEAD.exec(text.slice(0, end < 0 ? 0 : end));
  if (match === null) return null;
  const state = match[3] as SaveHead['state'];
  return {
    head: { at: Number(match[2]), state, shown: match[4] === 'shown', id: match[5]! },
    body: text.slice(end + 1),
  };
}

/** The head of a save's text, or null if it has none. */
export const headOf = (text: string): SaveHead | null => splitSave(text)?.head ?? null;

/** A session as it was saved. */
export interface Loaded<P, S, M> {
  readonly session: Session<P, S, M>;
  readonly shown: boolean;
  /** The text it was read from: while the slot holds it, nobody else has played on. */
  readonly text: string;
}

/**
 * The saved game that starts as `named` does, or null. Of a save that is damaged in part the rest is kept, with a
 * notice: the moves up to the first that the rules forbid, and whatever else can be read. One of which nothing can be
 * read is set aside.
 */
export function loadSave<P, S, M>(rules: Rules<P, S, M>, named: Named<P, S>): Loaded<P, S, M> | null {
  const { id } = named;
  const slot = slotOf(id);
  const text = read(slot);
  if (text === null) return null;
  const parts = splitSave(text);
  // A digest may stand for another board too.
  if (parts !== null && parts.head.id !== id) return null;
  const shown = parts?.head.shown ?? false;
  const loaded = parts === null ? null : loadSession(rules, parts.body, steadyClock, named);
  if (loaded?.ok && loaded.value.id === id) return { session: loaded.value, shown, text };
  const session = parts === null ? null : salvage(rules, named, parts.body);
  setAside(slot);
  notify(session === null ? 'damagedSave' : 'mendedSave');
  if (session === null) return null;
  return { session, shown, text: keepText(session, shown) };
}

/** What can be read of a damaged session; null if that is nothing. */
function salvage<P, S, M>(rules: Rules<P, S, M>, named: Named<P, S>, body: string): Session<P, S, M> | null {
  let saved: unknown;
  try {
    saved = JSON.parse(body);
  } catch {
    return null;
  }
  if (typeof saved !== 'object' || saved === null) return null;
  const { id, moves, position, hints, elapsed } = saved as Record<string, unknown>;
  if (!Array.isArray(moves) || (typeof id === 'string' && id !== named.id)) return null;
  const count = (value: unknown): number =>
    typeof value === 'number' && Number.isSafeInteger(value) ? Math.max(0, value) : 0;
  const played: M[] = [];
  let state = named.start;
  for (const move of moves.slice(0, MAX_MOVES)) {
    const parsed = typeof move === 'string' ? rules.parseMove(named.params, move) : null;
    const next = parsed?.ok ? rules.play(named.params, state, parsed.value) : null;
    if (next === null || !parsed?.ok) break;
    played.push(parsed.value);
    state = next;
  }
  const at = typeof position === 'number' ? Math.min(count(position), played.length) : played.length;
  const session = new Session(rules, named, steadyClock);
  return session.restore(played, at, count(hints), count(elapsed)).ok ? session : null;
}

/** Writes a session into its slot; the text that was written. */
export function keepText<P, S, M>(session: Session<P, S, M>, shown = false, now = Date.now()): string {
  const state = session.solved ? 'solved' : session.lost ? 'lost' : 'open';
  const text = `douse 2 ${now} ${state} ${shown ? 'shown' : 'own'} ${session.id}\n${session.save()}`;
  const slot = slotOf(session.id);
  const kept =
    write(slot, text) || (makeRoom(slot, 1) && write(slot, text)) || (makeRoom(slot, 20) && write(slot, text));
  if (!kept) notify('notKept');
  const spare = keysOf('game.').length - MAX_SLOTS;
  if (spare > 0) makeRoom(slot, spare);
  return text;
}

/** True if another tab has played on in a slot since it held `text`. */
export function isBehind(id: string, text: string | null): boolean {
  const stored = read(slotOf(id));
  return stored !== null && stored !== text && headOf(stored)?.id === id;
}

/**
 * Gives up games, but not the one in `spared`: first those at their end, then those left longest ago. False if there
 * are none.
 */
function makeRoom(spared: string, count: number): boolean {
  const others = keysOf('game.').filter((key) => key !== spared);
  const age = (key: (typeof others)[number]): number => {
    const head = headOf(read(key) ?? '');
    return head === null ? 0 : head.at + (head.state === 'open' ? 1e15 : 0);
  };
  const oldest = others.map((key) => [age(key), key] as const).sort(([a], [b]) => a - b);
  for (const [, key] of oldest.slice(0, count)) remove(key);
  return oldest.length > 0;
}

/** The saved games, the latest first. Damaged saves are passed over: they are met when they are opened. */
export function savedGames(): SaveHead[] {
  return keysOf('game.')
    .map((key) => headOf(read(key) ?? ''))
    .filter((head) => head !== null)
    .sort((a, b) => b.at - a.at);
}

/** The games that were begun and not ended, the latest first. */
export const openGames = (): SaveHead[] => savedGames().filter(({ state }) => state === 'open');

/** How many moves lead to where a saved game stands; 0 if it cannot be read. */
export function movesOf(id: string): number {
  try {
    const { position } = JSON.parse(splitSave(read(slotOf(id)) ?? '')!.body) as { position: unknown };
    return typeof position === 'number' ? position : 0;
  } catch {
    return 0;
  }
}

/** Every save as it stands, for a file. */
export const allSaves = (): string[] => keysOf('game.').map((key) => read(key)!);

/** Takes a save from a file, unless the one kept here is later; false if it is none. */
export function importSave(text: string): boolean {
  const head = headOf(text);
  if (head === null) return false;
  const slot = slotOf(head.id);
  const own = headOf(read(slot) ?? '');
  if (own === null || own.id !== head.id || own.at < head.at) write(slot, text);
  return true;
}

/** Puts saves of earlier builds, in which boards of a kind shared a slot, where they belong. */
export function settleSaves(): void {
  for (const key of keysOf('game.')) {
    const text = read(key) ?? '';
    const head = headOf(text);
    if (head === null || slotOf(head.id) === key) continue;
    // In the first version a lost game was called solved; what it is, is seen when it is opened.
    if (read(slotOf(head.id)) !== null || write(slotOf(head.id), text)) remove(key);
  }
}
