/** The id of a game as it stands in the address: `#5x5%23seed`, `#5x5:.#.#./…`. */

/**
 * The id in the address, not yet checked; empty if there is none. Text that is no valid encoding is returned as it is,
 * for the parser to refuse.
 */
export function readAddress(hash = location.hash): string {
  const text = hash.replace(/^#/, '');
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const makeAddress = (id: string): string =>
  `#${encodeURIComponent(id).replaceAll('%3A', ':').replaceAll('%2F', '/')}`;

/** Puts an id into the address without a step in the browser's history: Back leaves the game, as players expect. */
export function writeAddress(id: string): void {
  history.replaceState(null, '', makeAddress(id));
}
