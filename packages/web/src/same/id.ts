import { dailyBoards } from '../game/dates.ts';

/** SameGame's ids as the page knows them: small enough to come with it, for the menu, routes and saves. */

/** True for an id, or params, of SameGame: after the size they say the number of colours, `15x15-c5#seed`. */
export const isSameId = (id: string): boolean => /^\d{1,4}x\d{1,4}-c\d/.test(id);

/** The sizes of the menu, as params in the address. */
export const SAME_SIZES = { small: '8x8-c3', medium: '10x10-c4', large: '15x15-c5' } as const;
export type SameSize = keyof typeof SAME_SIZES;
export const SAME_SIZE_NAMES = Object.keys(SAME_SIZES) as readonly SameSize[];

/** Boards of the week, Sunday first. */
const WEEK = ['15x15-c5', '8x8-c3', '10x10-c4', '12x12-c5', '9x9-c4', '12x10-c4', '10x15-c6'] as const;

export const sameDaily = dailyBoards('samegame-daily', WEEK);
