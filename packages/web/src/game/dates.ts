import { signal } from '@preact/signals';

/** Days as daily boards count them: UTC dates, `2026-11-30`, the same for everyone on earth. */

const DAY = 86_400_000;

export const utcDate = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** True for a date of the calendar written `2026-11-30`, from 2000 to 2999. */
export function isDate(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const moment = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(moment) && utcDate(moment) === text;
}

/** Milliseconds until the next day begins. */
export const toMidnight = (now: number): number => DAY - (now % DAY);

/** Today's date; turns at midnight, and when the page comes back from the background. */
export const today = signal(utcDate(Date.now()));

/** Keeps `today` true. */
export function followDays(): void {
  const turn = (): void => {
    today.value = utcDate(Date.now());
  };
  const wait = (): void => {
    // Timers stand while a computer sleeps: looking once a minute is as good as one long wait, and never late.
    setTimeout(
      () => {
        turn();
        wait();
      },
      Math.min(60_000, toMidnight(Date.now()) + 20),
    );
  };
  document.addEventListener('visibilitychange', turn);
  wait();
}

/** Daily boards of a game. */
export interface Daily {
  /** The place in the address: `daily`, `daily/2026-11-30`. */
  readonly place: string;
  /** The id of the board of a date: the same for everyone. */
  idOf(date: string): string;
  /** The date whose board an id names, or null. */
  dateOf(id: string): string | null;
}

/** @param week  the kind of board of each weekday, Sunday first */
export function dailyBoards(place: string, week: readonly string[]): Daily {
  const idOf = (date: string): string => `${week[new Date(`${date}T00:00:00Z`).getUTCDay()]}#daily-${date}`;
  return {
    place,
    idOf,
    dateOf(id) {
      const date = /#daily-(.*)$/.exec(id)?.[1] ?? '';
      return isDate(date) && idOf(date) === id ? date : null;
    },
  };
}

/** Days in a row: the present row, which still stands if today is missing as yet, and the longest. */
export interface Streaks {
  readonly present: number;
  readonly longest: number;
}

/** @param dates  UTC dates, in any order, as often as you like */
export function streaksOf(dates: Iterable<string>, now: string): Streaks {
  const dayOf = (date: string): number => Math.floor(Date.parse(date) / DAY);
  const days = new Set(Array.from(dates, dayOf));
  const rowTo = (day: number): number => {
    let length = 0;
    while (days.has(day - length)) length++;
    return length;
  };
  let longest = 0;
  for (const day of days) if (!days.has(day + 1)) longest = Math.max(longest, rowTo(day));
  return { present: rowTo(dayOf(now)) || rowTo(dayOf(now) - 1), longest };
}

/** The dates whose boards were played, on whatever day. */
export const datesPlayed = (
  { dateOf }: Daily,
  played: readonly { readonly name: string; readonly shown: boolean }[],
): ReadonlySet<string> => new Set(played.flatMap(({ name, shown }) => (shown ? [] : (dateOf(name) ?? []))));

/** The days on which the day's own board was played on the day. */
export const daysPlayed = (
  { dateOf }: Daily,
  played: readonly { readonly at: number; readonly name: string }[],
): ReadonlySet<string> =>
  new Set(played.map(({ at, name }) => (dateOf(name) === utcDate(at) ? utcDate(at) : '')).filter(Boolean));
