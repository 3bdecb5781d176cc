import { expect, test } from 'vitest';
import { dailyBoards, daysPlayed, isDate, streaksOf, toMidnight, utcDate } from './dates.ts';

const daily = dailyBoards('daily', ['0x0', '1x1', '2x2', '3x3', '4x4', '5x5', '6x6']);

test('the daily board goes by the UTC date, whatever the clock on the wall says', () => {
  expect(utcDate(Date.parse('2026-11-30T23:59:59Z'))).toBe('2026-11-30');
  expect(utcDate(Date.parse('2026-12-01T01:00:00+02:00'))).toBe('2026-11-30');
  // A Monday.
  expect(daily.idOf('2026-11-30')).toBe('1x1#daily-2026-11-30');
  expect(daily.dateOf('1x1#daily-2026-11-30')).toBe('2026-11-30');
  expect(daily.dateOf('2x2#daily-2026-11-30')).toBeNull();
  expect(daily.dateOf('1x1#daily-2026-11-31')).toBeNull();
  expect(['2026-02-29', '2024-02-29', '2026-13-01', '2026-1-1', '', 'x', '1999-01-01'].map(isDate)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect(toMidnight(Date.parse('2026-11-30T23:59:59Z'))).toBe(1000);
  expect(toMidnight(Date.parse('2026-11-30T00:00:00Z'))).toBe(86_400_000);
});

test('a streak is of days on which the day’s own board was played', () => {
  const on = (date: string, at = `${date}T12:00:00Z`) => ({ name: daily.idOf(date), at: Date.parse(at) });
  const streaks = (played: ReturnType<typeof on>[], now = '2026-11-30') => streaksOf(daysPlayed(daily, played), now);
  const played = [on('2026-11-20'), on('2026-11-21'), on('2026-11-22'), on('2026-11-28'), on('2026-11-29')];
  expect(streaks(played)).toEqual({ present: 2, longest: 3 });
  expect(streaks([...played, on('2026-11-30')])).toEqual({ present: 3, longest: 3 });
  expect(streaks(played.slice(0, 4))).toEqual({ present: 0, longest: 3 });
  // A board of the past solved today keeps no streak alive.
  expect(streaks([on('2026-11-29', '2026-11-30T07:00:00Z')])).toEqual({ present: 0, longest: 0 });
  expect(streaks([])).toEqual({ present: 0, longest: 0 });
});
