import { dailyBoards } from '../game/dates.ts';

/**
 * The four modes of the game: names, and params as they stand in the address. The presets of the same names are these
 * boards.
 */
export const MODES = { easy: '3x3', medium: '5x5', hard: '5x5-q3', extreme: '5x5-q4' } as const;
export type Mode = keyof typeof MODES;
export const MODE_NAMES = Object.keys(MODES) as readonly Mode[];

/** Boards of the week, Sunday first: every day another kind, so that a week shows what the game can do. */
export const WEEK = ['5x5-q4', '5x5', '4x4-torus', '6x6', '5x5-q3', '5x5-king', '7x7'] as const;

export const lightsDaily = dailyBoards('daily', WEEK);
