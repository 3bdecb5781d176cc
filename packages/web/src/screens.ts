import type { PagePuzzle, Screen } from './game/puzzle.ts';
import { lazy } from './page/lazy.tsx';
import type { Route } from './page/routes.ts';
import { Home } from './menu/home.tsx';
import { PUZZLES, type PagePlace, puzzleOf } from './puzzles/registry.ts';

/** The screens of the page itself, by the word that leads to them. */
const OWN: Readonly<Record<PagePlace, Screen>> = {
  '': Home,
  days: lazy(async () => (await import('./menu/days.tsx')).Days),
  lab: lazy(async () => (await import('./lab/index.tsx')).Laboratory),
  stats: lazy(async () => (await import('./menu/stats.tsx')).Stats),
};

/** Every screen on which no board is played; every other address is a board. */
const SCREENS: PagePuzzle['places'] = Object.assign({}, OWN, ...PUZZLES.map(({ places }) => places));

/** What is shown at an address, and what the screen is called. */
export function screenOf(route: Route): { readonly Screen: Screen; readonly name: string } {
  const Screen = Object.hasOwn(SCREENS, route.place) ? SCREENS[route.place] : undefined;
  if (Screen !== undefined) return { Screen, name: route.place || 'home' };
  const { Table, name } = puzzleOf(route);
  return { Screen: Table, name: `play-${name}` };
}
