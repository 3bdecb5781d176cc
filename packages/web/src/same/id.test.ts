import { expect, test } from 'vitest';
import { lightsRules } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { sameRules } from 'douse/samegame';
import { MODES, WEEK } from '../lights/modes.ts';
import { idOfDay, isSameId, SAME_SIZES, sameAddress, sameDailyDate, sameDailyId, sameKind } from './id.ts';

test('an id says of which game it is', () => {
  for (const id of ['15x15-c5', '15x15-c5#seed', '3x4-c3:1331/1221/1221', '10x10-c4-s3-stay#a', '5x5-c99'])
    expect(isSameId(id), id).toBe(true);
  for (const id of ['5x5', '5x5-cylinder#a', '5x5-q3-cylinder', 'cube3', 'custom', '', '-c3', '5x5:.c3'])
    expect(isSameId(id), id).toBe(false);
  // Nothing that Lights Out plays is taken from it.
  for (const params of [...Object.values(MODES), ...WEEK]) {
    expect(lightsRules.parseParams(params).ok).toBe(true);
    expect(isSameId(params)).toBe(false);
  }
});

test('sizes and every day of a week are boards', () => {
  for (const params of Object.values(SAME_SIZES)) expect(sameRules.parseParams(params).ok, params).toBe(true);
  for (let day = 1; day <= 7; day++) {
    const id = sameDailyId(`2026-11-0${day}`);
    expect(parseId(sameRules, id).ok, id).toBe(true);
    expect(isSameId(id)).toBe(true);
    expect(sameDailyDate(id)).toBe(`2026-11-0${day}`);
    expect(sameAddress(id)).toBe(`samegame-daily/2026-11-0${day}`);
  }
});

test('addresses of days', () => {
  expect(idOfDay('', Date.UTC(2026, 10, 30, 23, 59))).toBe(sameDailyId('2026-11-30'));
  expect(idOfDay('2026-12-01', 0)).toBe(sameDailyId('2026-12-01'));
  expect(idOfDay('2026-02-30', 0)).toBeNull();
  expect(sameDailyDate('9x9-c4#daily-2026-11-30')).toBeNull();
  expect(sameAddress('8x8-c3#a')).toBe('8x8-c3#a');
  expect(sameKind('8x8-c3-s3#a')).toBe('8x8-c3-s3');
});
