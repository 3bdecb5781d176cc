import type { PagePuzzle } from '../game/puzzle.ts';
import { lights } from '../lights/puzzle.ts';
import type { Route } from '../page/routes.ts';
import { samegame } from '../same/puzzle.ts';

/** The puzzles of the page. An id belongs to the first that owns it; Lights Out, the last, takes what is left. */
export const PUZZLES: readonly PagePuzzle[] = [samegame, lights];

/** Words in the address that lead to screens of the page itself; the empty one to the menu. */
export const PAGE_PLACES = ['', 'days', 'lab', 'stats'] as const;
export type PagePlace = (typeof PAGE_PLACES)[number];

/** The puzzle whose board an id names. */
export const ownerOf = (id: string): PagePuzzle => PUZZLES.find(({ owns }) => owns(id))!;

/** A puzzle's title, by the name it has in files and addresses. */
export const ownName = (name: string): string => PUZZLES.find((own) => own.name === name)!.title();

/** The puzzle that a route belongs to: whose board it names, or whose screen it is. */
export function puzzleOf({ place, address }: Route): PagePuzzle {
  const own = PUZZLES.find(({ boards, places }) => boards.includes(place) || Object.hasOwn(places, place));
  return own ?? ownerOf(address);
}

/** The puzzle a board of which is played at an address; null on every other screen. */
export function played(route: Route): PagePuzzle | null {
  const puzzle = puzzleOf(route);
  const screen = (PAGE_PLACES as readonly string[]).includes(route.place) || Object.hasOwn(puzzle.places, route.place);
  return screen ? null : puzzle;
}
