import { batch, signal } from '@preact/signals';
import { readAddress, writeAddress } from './address.ts';
import { closePanel } from './panel.ts';

/** Where the player is, as the address says it. */
export interface Route {
  readonly address: string;
  /**
   * The word before the first slash: a screen's name if a screen has it (`custom`, `daily/2026-11-30`); else the
   * address is a game's id. Empty for the menu.
   */
  readonly place: string;
  /** What follows the slash. */
  readonly rest: string;
}

/** Takes an address apart; which words are screens, and what ids are good for, is decided by those who own them. */
export function routeOf(address: string): Route {
  const cut = address.indexOf('/');
  return cut <= 0
    ? { address, place: address, rest: '' }
    : { address, place: address.slice(0, cut), rest: address.slice(cut + 1) };
}

export const route = signal<Route>(routeOf(readAddress()));

/**
 * Keeps the route in step with the address: links, Back and Forward, and what is typed. A dialog stays with the screen
 * that is left.
 */
export function followRoute(): void {
  addEventListener('hashchange', () =>
    batch(() => {
      closePanel();
      route.value = routeOf(readAddress());
    }),
  );
}

/** Puts another address in the place of the present one, without a step in the browser's history. */
export function replaceAddress(address: string): void {
  if (readAddress() !== address) writeAddress(address);
  route.value = routeOf(address);
}
