/** The four modes of the game: names, and params as they stand in the address. The presets of the same names are these boards. */
export const MODES = { easy: '3x3', medium: '5x5', hard: '5x5-q3', extreme: '5x5-q4' } as const;
export type Mode = keyof typeof MODES;
export const MODE_NAMES = Object.keys(MODES) as readonly Mode[];

/** What a game counts as in the statistics: a mode, the daily board, or a board of one's own. */
export const CATEGORIES = [...MODE_NAMES, 'daily', 'other'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The category of a game by its id. Only random boards of a mode count for it: a board given exactly may be one press away. */
export function categoryOf(id: string): Category {
  if (dailyDate(id) !== null) return 'daily';
  return MODE_NAMES.find((mode) => id.startsWith(`${MODES[mode]}#`)) ?? 'other';
}

/** Boards of the week, Sunday first: every day another kind, so that a week shows what the game can do. */
export const WEEK = ['5x5-q4', '5x5', '4x4-torus', '6x6', '5x5-q3', '5x5-king', '7x7'] as const;

/** The date of a moment as the daily board counts it: the UTC date, `2026-11-30`. */
export const utcDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** True for a date of the calendar written `2026-11-30`, from 2000 to 2999. */
export function isDate(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && utcDate(moment) === text;
}

/** The id of the daily board of a date: the same for everyone. */
export const dailyId = (date: string): string => `${WEEK[new Date(`${date}T00:00:00Z`).getUTCDay()]}#daily-${date}`;

/** The date whose daily board an id names, or null. */
export function dailyDate(id: string): string | null {
  const date = /#daily-(.*)$/.exec(id)?.[1] ?? '';
  return isDate(date) && dailyId(date) === id ? date : null;
}
