import { isDate, utcDate } from '../lights/modes.ts';

/** SameGame's ids as the page knows them: small enough to come with it, for the menu, routes and saves. */

/** True for an id, or params, of SameGame: after the size they say the number of colours, `15x15-c5#seed`. */
export const isSameId = (id: string): boolean => /^\d{1,4}x\d{1,4}-c\d/.test(id);

/** The kind of board of an id: its params. */
export const sameKind = (id: string): string => id.split(/[:#]/, 1)[0]!;

/** The sizes of the menu, as params in the address. */
export const SAME_SIZES = { small: '8x8-c3', medium: '10x10-c4', large: '15x15-c5' } as const;
export type SameSize = keyof typeof SAME_SIZES;
export const SAME_SIZE_NAMES = Object.keys(SAME_SIZES) as readonly SameSize[];

/** Boards of the week, Sunday first. */
const WEEK = ['15x15-c5', '8x8-c3', '10x10-c4', '12x12-c5', '9x9-c4', '12x10-c4', '10x15-c6'] as const;

/** The id of SameGame's daily board of a date: the same for everyone. */
export const sameDailyId = (date: string): string => `${WEEK[new Date(`${date}T00:00:00Z`).getUTCDay()]}#daily-${date}`;

/** The date whose daily board an id names, or null. */
export function sameDailyDate(id: string): string | null {
  const date = /#daily-(.*)$/.exec(id)?.[1] ?? '';
  return isDate(date) && sameDailyId(date) === id ? date : null;
}

/** The address of a game: its id, or the date of a daily board. */
export function sameAddress(id: string): string {
  const date = sameDailyDate(id);
  return date === null ? id : `samegame-daily/${date}`;
}

/** The id that an address asks for behind `samegame-daily`: today's, or that of a date; null if it is none. */
export function idOfDay(rest: string, now: number): string | null {
  const date = rest === '' ? utcDate(now) : rest;
  return isDate(date) ? sameDailyId(date) : null;
}
