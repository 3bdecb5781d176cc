import { expect, test } from 'vitest';
import { PRESETS } from 'douse/board';
import { lightsOut } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { categoryOf, dailyDate, dailyId, isDate, MODE_NAMES, MODES, utcDate, WEEK } from './modes.ts';

test('the modes are the presets of the same names', () => {
  for (const mode of MODE_NAMES) {
    const params = lightsOut.parseParams(MODES[mode]);
    const preset = PRESETS[mode];
    const board = preset.board();
    if (!params.ok) throw new Error(params.error);
    expect(params.value).toMatchObject({ rows: board.rows, columns: board.columns, levels: preset.levels });
  }
});

test('only random boards of a mode count for it', () => {
  expect(['3x3#a', '5x5#a', '5x5-q3#a', '5x5-q4#a'].map(categoryOf)).toEqual(MODE_NAMES);
  expect(['5x5:...', '5x5-q5#a', '15x5#a', '5x5#daily-2026-11-31'].map(categoryOf)).toEqual([
    'other',
    'other',
    'other',
    'medium',
  ]);
  expect(categoryOf(dailyId('2026-11-30'))).toBe('daily');
});

test('the daily board goes by the UTC date, whatever the clock on the wall says', () => {
  expect(utcDate(Date.parse('2026-11-30T23:59:59Z'))).toBe('2026-11-30');
  expect(utcDate(Date.parse('2026-12-01T01:00:00+02:00'))).toBe('2026-11-30');
  expect(dailyId('2026-11-30')).toBe('5x5#daily-2026-11-30');
  expect(dailyDate('5x5#daily-2026-11-30')).toBe('2026-11-30');
  expect(dailyDate('6x6#daily-2026-11-30')).toBeNull();
  expect(['2026-02-29', '2024-02-29', '2026-13-01', '2026-1-1', '', 'x', '1999-01-01'].map(isDate)).toEqual([
    false,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('every board of the week can be played', () => {
  for (const kind of WEEK) expect(parseId(lightsOut, `${kind}#daily`).ok, kind).toBe(true);
});
