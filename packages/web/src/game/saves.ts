import { loadSession, type Named, type Rules, type Session } from 'douse/play';
import { notify } from '../page/notices.ts';
import { isSameId } from '../same/id.ts';
import { keysOf, read, remove, setAside, write } from '../keep/storage.ts';

/**
 * Saved games, each in a slot of its own: one for each kind of random board, one for the daily board, one for each board given
 * exactly. A save is two lines: `douse 1 WHEN open|solved ID`, which the menu reads (`solved` says that it is at its end), and the session, which is read when it is opened.
 */

/** Most slots; the game left longest ago gives its slot up. */
export const MAX_SLOTS = 40;
const HEAD = /^douse 1 (\d{1,16}) (open|solved) ([^\n]+)$/;

/** What the menu knows of a saved game. */
export interface SaveHead {
  readonly at: number;
  /** True for a game at its end, be it solved or lost. */
  readonly over: boolean;
  readonly id: string;
}

/** The slot of a game's id: random boards of a kind share one, and so do the daily boards of a game. */
export function slotOf(id: string): `game.${string}` {
  const cut = id.search(/[:#]/);
  if (/#daily-[\d-]+$/.test(id)) return isSameId(id) ? 'game.samegame-daily' : 'game.daily';
  const name = id[cut] === '#' ? id.slice(0, cut) : id;
  return `game.${shortName(name)}`;
}

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
  const head = { at: Number(match[1]), over: match[2] === 'solved', id: match[3]! };
  return { head, body: text.slice(end + 1) };
}

/** The saved game that starts as `named` does, or null. A damaged one is set aside with a notice. */
export function loadSave<P, S, M>(rules: Rules<P, S, M>, named: Named<P, S>): Session<P, S, M> | null {
  const { id } = named;
  const slot = slotOf(id);
  const text = read(slot);
  if (text === null) return null;
  const parts = splitSave(text);
  if (parts !== null && parts.head.id !== id) return null;
  const loaded = parts === null ? null : loadSession(rules, parts.body, undefined, named);
  if (loaded?.ok && loaded.value.id === id) return loaded.value;
  setAside(slot);
  notify('damagedSave');
  return null;
}

export function keepSave<P, S, M>(session: Session<P, S, M>, now = Date.now()): void {
  const head = `douse 1 ${now} ${session.over ? 'solved' : 'open'} ${session.id}`;
  const slot = slotOf(session.id);
  const kept = write(slot, `${head}\n${session.save()}`);
  if (!kept && !makeRoom(slot, 1)) return notify('notKept');
  if (!kept && !write(slot, `${head}\n${session.save()}`)) notify('notKept');
  if (keysOf('game.').length > MAX_SLOTS) makeRoom(slot, keysOf('game.').length - MAX_SLOTS);
}

/** Gives up the games left longest ago, but not the one in `spared`; false if there is none. */
function makeRoom(spared: string, count: number): boolean {
  const others = keysOf('game.').filter((key) => key !== spared);
  const age = (key: (typeof others)[number]): number => splitSave(read(key) ?? '')?.head.at ?? 0;
  const oldest = others.map((key) => [age(key), key] as const).sort(([a], [b]) => a - b);
  for (const [, key] of oldest.slice(0, count)) remove(key);
  return oldest.length > 0;
}

/** The games that were begun and not ended, the latest first. Damaged saves are passed over: they are met when they are opened. */
export function openGames(): SaveHead[] {
  return keysOf('game.')
    .map((key) => splitSave(read(key) ?? '')?.head)
    .filter((head) => head !== undefined && !head.over)
    .sort((a, b) => b!.at - a!.at) as SaveHead[];
}
