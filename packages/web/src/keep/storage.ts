/** What the page keeps in the browser. Storage may be forbidden or full: the game then goes on and is not kept. */
const PREFIX = 'douse.';

export type Key =
  | 'theme'
  | 'language'
  | 'view'
  | 'digits'
  | 'palette'
  | 'sound'
  | 'vibration'
  | 'taught'
  | 'records'
  | 'scores'
  | 'course'
  | `game.${string}`;

export function read(key: Key): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** False if the entry could not be kept; nothing is lost until the page closes. */
export function write(key: Key, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    return true;
  } catch {
    return false;
  }
}

/** What only this tab keeps, over a reload. */
export function readTab(key: `trail.${string}`): string | null {
  try {
    return sessionStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function writeTab(key: `trail.${string}`, text: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, text);
  } catch {
    // Undo then does not reach over a reload.
  }
}

export function remove(key: Key): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Forbidden storage holds nothing of ours.
  }
}

/** All keys with this beginning. */
export function keysOf<Start extends 'game.'>(start: Start): (Key & `${Start}${string}`)[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length) as Key & `${Start}${string}`);
  } catch {
    return [];
  }
}

/** Copies an entry that is damaged in part to a key of its own. */
export function copyAside(key: Key): void {
  const text = read(key);
  try {
    if (text !== null) localStorage.setItem('douse-damaged.' + key, text);
  } catch {
    // The readable part is kept anyway.
  }
}

/** Moves an entry that cannot be read to a key of its own, so that nothing of it is lost and it is not met again. */
export function setAside(key: Key): void {
  copyAside(key);
  remove(key);
}
