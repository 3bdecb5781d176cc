/** What the page keeps in the browser. Storage may be forbidden or full: the game then goes on and is not kept. */
const PREFIX = 'douse.';

export type Key = 'game' | 'theme' | 'language';

export function read(key: Key): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

export function write(key: Key, text: string): void {
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // Nothing the player can do about it, and nothing is lost until the page closes.
  }
}

/** Moves an entry that cannot be read to a key of its own, so that nothing of it is lost and it is not met again. */
export function setAside(key: Key): void {
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text !== null) localStorage.setItem(`${PREFIX}${key}.damaged`, text);
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Kept where it was; the next save writes over it.
  }
}
