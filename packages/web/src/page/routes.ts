import { batch, signal } from '@preact/signals';
import { readAddress, writeAddress } from './address.ts';
import { closePanel } from './panel.ts';
import { isSameId } from '../same/id.ts';

/** Where the player is. `rest` is what follows the place's name and a slash in the address. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'play' | 'tiles'; readonly id: string }
  | { readonly screen: Place; readonly rest: string };

/** Screens with a name of their own in the address: `#custom`, `#daily/2026-11-30`. Every other address is a game's id, which says itself of which game. */
export const PLACES = ['daily', 'custom', 'stats', 'lab', 'samegame', 'samegame-daily'] as const;
export type Place = (typeof PLACES)[number];

const isPlace = (word: string): word is Place => (PLACES as readonly string[]).includes(word);

/** The route an address stands for; ids are checked by the screen that opens them. */
export function routeOf(address: string): Route {
  if (address === '') return { screen: 'home' };
  const cut = address.indexOf('/');
  const word = cut < 0 ? address : address.slice(0, cut);
  if (isPlace(word)) return { screen: word, rest: cut < 0 ? '' : address.slice(cut + 1) };
  return { screen: isSameId(address) ? 'tiles' : 'play', id: address };
}

/** Screens on which a board of either game is played. */
export const isPlaying = ({ screen }: Route): boolean =>
  screen === 'play' || screen === 'daily' || screen === 'tiles' || screen === 'samegame-daily';

export const route = signal<Route>(routeOf(readAddress()));

/** Keeps the route in step with the address: links, Back and Forward, and what is typed. A dialog stays with the screen that is left. */
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
