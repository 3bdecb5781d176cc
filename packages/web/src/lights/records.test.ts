import { beforeEach, expect, test, vi } from 'vitest';
import { dailyId } from './modes.ts';
import {
  makeRecords,
  parseRecords,
  type Played,
  remember,
  records,
  daysSolved,
  streaksOf,
  summarise,
} from './records.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  records.value = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const game = (more: Partial<Played> = {}): Played => ({
  at: 1_000,
  category: 'medium',
  time: 60_000,
  presses: 9,
  par: 9,
  hints: 0,
  name: '5x5#a',
  ...more,
});

test('records come back from their text; a damaged line costs itself alone', () => {
  const all = [game(), game({ par: null, hints: 3, category: 'daily', name: '5x5#daily-2026-11-30' })];
  expect(parseRecords(makeRecords(all))).toEqual({ played: all, damaged: false });
  expect(parseRecords(`${makeRecords(all)}\n<img src=x>\n`)).toEqual({ played: all, damaged: true });
  expect(parseRecords('')).toEqual({ played: [], damaged: false });
  for (const bad of [
    '1 medium 2 3 4 5',
    '1 constructor 2 3 4 5 a',
    '-1 easy 2 3 4 5 a',
    '1 easy 2 3 4 5 a b',
    '999999999999999999 easy 1 1 1 1 a',
  ])
    expect(parseRecords(bad), bad).toEqual({ played: [], damaged: true });
});

test('a board counts once; its fewest presses may come later', () => {
  remember('5x5#a', game({ par: null }));
  remember('5x5#a', game({ par: 7, time: 1 }));
  remember('5x5#a', game({ par: 7, time: 2 }));
  expect(records.value).toEqual([game({ par: 7 })]);
  expect(parseRecords(kept.get('douse.records')!).played).toEqual(records.value);
  remember(`5x5:${'#'.repeat(200)}`, game({ category: 'other' }));
  expect(records.value).toHaveLength(2);
  expect(records.value[1]!.name.length).toBeLessThan(90);
});

test('a summary counts bests without hints only', () => {
  expect(summarise([])).toEqual({ solved: 0, perfect: 0, bestTime: null, bestPresses: null, unaided: 0 });
  const played = [
    game({ time: 5_000, hints: 1 }),
    game({ presses: 11 }),
    game({ time: 50_000, presses: 10, par: 8 }),
    game(),
  ];
  expect(summarise(played)).toEqual({ solved: 4, perfect: 1, bestTime: 50_000, bestPresses: 9, unaided: 3 });
});

const streaks = (played: readonly Played[], now: number) => streaksOf(daysSolved(played), now);

test('a streak is of days on which the day’s own board was solved', () => {
  const on = (date: string, solvedAt = `${date}T12:00:00Z`): Played =>
    game({ category: 'daily', name: dailyId(date), at: Date.parse(solvedAt) });
  const now = Date.parse('2026-11-30T08:00:00Z');
  const played = [on('2026-11-20'), on('2026-11-21'), on('2026-11-22'), on('2026-11-28'), on('2026-11-29')];
  expect(streaks(played, now)).toEqual({ present: 2, longest: 3 });
  expect(streaks([...played, on('2026-11-30')], now)).toEqual({ present: 3, longest: 3 });
  expect(streaks(played.slice(0, 4), now)).toEqual({ present: 0, longest: 3 });
  // A board of the past solved today keeps no streak alive.
  expect(streaks([on('2026-11-29', '2026-11-30T07:00:00Z')], now)).toEqual({ present: 0, longest: 0 });
  expect(streaks([], now)).toEqual({ present: 0, longest: 0 });
});
