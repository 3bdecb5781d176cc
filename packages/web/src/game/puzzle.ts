import type { FunctionComponent } from 'preact';
import type { Route } from '../page/routes.ts';
import { type Daily, isDate, today } from './dates.ts';
import type { StatsWords } from './words/words.ts';

export type Screen = FunctionComponent<{ readonly route: Route }>;

/**
 * A puzzle as the page knows it. Menu, addresses, saves and statistics loop over the puzzles of puzzles/registry.ts;
 * what is named here comes with the first load, screens that few people need are fetched when they are shown.
 */
export interface PagePuzzle {
  /** Its name in addresses and files. */
  readonly name: string;
  title(): string;
  /** True for the ids of its boards, and for params alone. */
  owns(id: string): boolean;
  /** The address of the menu from which it is chosen. */
  readonly menu: string;
  readonly daily: Daily;
  /** The dates of the daily boards that were solved, or played to their end, without having been shown the way. */
  daysDone(): ReadonlySet<string>;
  /** Words in the address that lead to boards, besides ids. */
  readonly boards: readonly string[];
  /** The address of a board. */
  addressOf(id: string): string;
  /** Screens with a name in the address, on which no board is played. */
  readonly places: Readonly<Record<string, Screen>>;
  /** Where a board is played: the route names it. */
  readonly Table: Screen;
  readonly Stats: FunctionComponent<{ readonly say: StatsWords }>;
  /** The kind of board of an id, in words. */
  kindOf(id: string): string;
  /** True if its boards can also be shown in 3D. */
  readonly solid?: boolean;
  /** The games that ended. */
  readonly ledger: { text(): string; import(text: string): { readonly added: number; readonly damaged: boolean } };
}

/** The params of an id: what stands before the seed or the board. */
export const paramsOf = (id: string): string => id.split(/[:#]/, 1)[0]!;

/** The address of a board: its id, or the date of a daily board. */
export function addressOf(daily: Daily, id: string): string {
  const date = daily.dateOf(id);
  return date === null ? id : `${daily.place}/${date}`;
}

/** The id a route asks for; null if its date is none. */
export function idOf(daily: Daily, { place, rest, address }: Route): string | null {
  if (place !== daily.place) return address;
  const date = rest === '' ? today.value : rest;
  return isDate(date) ? daily.idOf(date) : null;
}

/** True if the address names a day that has not come yet: its board is not given away. */
export const isFuture = (daily: Daily, { place, rest }: Route): boolean =>
  place === daily.place && isDate(rest) && rest > today.value;
