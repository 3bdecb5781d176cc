import { computed, signal } from '@preact/signals';
import { CATEGORIES, type Category, dailyDate, utcDate } from './modes.ts';
import { notify } from '../page/notices.ts';
import { shortName } from '../game/saves.ts';
import { copyAside, read, remove, write } from '../keep/storage.ts';

/** A game that was solved. */
export interface Played {
  /** When it was solved, in milliseconds since 1970. */
  readonly at: number;
  readonly category: Category;
  /** Milliseconds played. */
  readonly time: number;
  readonly presses: number;
  /** Fewest presses, where they are proved. */
  readonly par: number | null;
  readonly hints: number;
  /** The id, or its digest if it is long. */
  readonly name: string;
}

/** Most games that are remembered; the oldest are forgotten first. */
export const MAX_PLAYED_GAMES = 2000;

const LINE =
  /^(\d{1,15}) (easy|medium|hard|extreme|daily|other) (\d{1,12}) (\d{1,7}) (\d{1,6}|-) (\d{1,6}) (\S{1,90})$/;

/** One game a line, so that damage to one costs that one alone. */
export function parseRecords(text: string): { readonly played: Played[]; readonly damaged: boolean } {
  const played: Played[] = [];
  let damaged = false;
  for (const line of text.split('\n').slice(0, MAX_PLAYED_GAMES + 1)) {
    if (line === '') continue;
    const match = LINE.exec(line);
    // The largest moment a Date can hold.
    if (match === null || Number(match[1]) > 8.64e15) {
      damaged = true;
      continue;
    }
    played.push({
      at: Number(match[1]),
      category: match[2] as Category,
      time: Number(match[3]),
      presses: Number(match[4]),
      par: match[5] === '-' ? null : Number(match[5]),
      hints: Number(match[6]),
      name: match[7]!,
    });
  }
  return { played, damaged };
}

export const makeRecords = (played: readonly Played[]): string =>
  played
    .map(({ at, category, time, presses, par, hints, name }) =>
      [at, category, Math.round(time), presses, par ?? '-', hints, name].join(' '),
    )
    .join('\n');

function load(): readonly Played[] {
  const text = read('records');
  if (text === null) return [];
  const { played, damaged } = parseRecords(text);
  if (damaged) {
    copyAside('records');
    notify('damagedSave');
    write('records', makeRecords(played));
  }
  return played;
}

/** Every game solved in this browser, oldest first. */
export const records = signal<readonly Played[]>(load());

/**
 * Remembers a solved game. A board counts once, however often it is solved; what it lacks, the fewest presses when they were not yet
 * known, is added.
 */
export function remember(id: string, game: Omit<Played, 'name'>): void {
  // Another tab may have added games since this one was opened.
  const known = parseRecords(read('records') ?? '').played;
  const name = shortName(id);
  const at = known.findIndex((other) => other.name === name && other.category === game.category);
  if (at >= 0 && known[at]!.par !== null) return;
  const added = at >= 0 ? known.with(at, { ...known[at]!, par: game.par }) : [...known, { ...game, name }];
  records.value = added.slice(-MAX_PLAYED_GAMES);
  write('records', makeRecords(records.value));
}

export function forgetAll(): void {
  records.value = [];
  remove('records');
}

/** What the games of one category amount to. */
export interface Summary {
  readonly solved: number;
  /** Solved by the fewest presses and without a hint. */
  readonly perfect: number;
  /** Of games without a hint; null if there are none. */
  readonly bestTime: number | null;
  readonly bestPresses: number | null;
  /** The last games in a row without a hint. */
  readonly unaided: number;
}

export function summarise(played: readonly Played[]): Summary {
  const own = played.filter(({ hints }) => hints === 0);
  const least = (values: readonly number[]): number | null => (values.length === 0 ? null : Math.min(...values));
  const lastAided = played.findLastIndex(({ hints }) => hints > 0);
  return {
    solved: played.length,
    perfect: own.filter(({ presses, par }) => presses === par).length,
    bestTime: least(own.map(({ time }) => time)),
    bestPresses: least(own.map(({ presses }) => presses)),
    unaided: played.length - 1 - lastAided,
  };
}

export const summaries = computed(
  () => new Map(CATEGORIES.map((own) => [own, summarise(records.value.filter(({ category }) => category === own))])),
);

/** Days in a row: the present row, which still stands if today is missing as yet, and the longest. */
export interface Streaks {
  readonly present: number;
  readonly longest: number;
}

/** @param dates  UTC dates, in any order, as often as you like */
export function streaksOf(dates: Iterable<string>, now: number): Streaks {
  const dayOf = (moment: number): number => Math.floor(moment / 86_400_000);
  const days = new Set(Array.from(dates, (date) => dayOf(Date.parse(date))));
  const rowTo = (day: number): number => (days.has(day) ? 1 + rowTo(day - 1) : 0);
  const today = dayOf(now);
  let longest = 0;
  for (const day of days) if (!days.has(day + 1)) longest = Math.max(longest, rowTo(day));
  return { present: days.has(today) ? rowTo(today) : rowTo(today - 1), longest };
}

/** The days, by UTC, on which the day's own board was solved on the day. */
export const daysSolved = (played: readonly Played[]): ReadonlySet<string> =>
  new Set(played.map(({ at, name }) => (dailyDate(name) === utcDate(at) ? utcDate(at) : '')).filter(Boolean));
