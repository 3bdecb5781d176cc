import { expect, test } from 'vitest';
import { PRESETS } from 'douse/board';
import { lightsOut } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { categoryOf } from './category.ts';
import { lightsDaily, MODE_NAMES, MODES, WEEK } from './modes.ts';

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
  expect(categoryOf(lightsDaily.idOf('2026-11-30'))).toBe('daily');
});

test('every board of the week can be played', () => {
  for (const kind of WEEK) expect(parseId(lightsOut, `${kind}#daily`).ok, kind).toBe(true);
});
