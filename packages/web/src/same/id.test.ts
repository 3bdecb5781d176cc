import { expect, test, vi } from 'vitest';
import { lightsRules } from 'douse/lightsout';
import { parseId } from 'douse/play';
import { sameRules } from 'douse/samegame';
import { MODES, WEEK } from '../lights/modes.ts';
import { addressOf, idOf, isFuture, paramsOf } from '../game/puzzle.ts';
import { today } from '../game/dates.ts';
import { routeOf } from '../page/routes.ts';
import { isSameId, SAME_SIZES, sameDaily } from './id.ts';

vi.hoisted(() => vi.stubGlobal('location', { hash: '' }));

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
    const id = sameDaily.idOf(`2026-11-0${day}`);
    expect(parseId(sameRules, id).ok, id).toBe(true);
    expect(isSameId(id)).toBe(true);
    expect(sameDaily.dateOf(id)).toBe(`2026-11-0${day}`);
    expect(addressOf(sameDaily, id)).toBe(`samegame-daily/2026-11-0${day}`);
  }
});

test('addresses of days', () => {
  today.value = '2026-11-30';
  const id = (address: string) => idOf(sameDaily, routeOf(address));
  expect(id('samegame-daily')).toBe(sameDaily.idOf('2026-11-30'));
  expect(id('samegame-daily/2026-11-01')).toBe(sameDaily.idOf('2026-11-01'));
  expect(id('samegame-daily/2026-02-30')).toBeNull();
  expect(id('8x8-c3#a')).toBe('8x8-c3#a');
  expect(sameDaily.dateOf('9x9-c4#daily-2026-11-30')).toBeNull();
  expect(addressOf(sameDaily, '8x8-c3#a')).toBe('8x8-c3#a');
  expect(paramsOf('8x8-c3-s3#a')).toBe('8x8-c3-s3');
  const future = (address: string) => isFuture(sameDaily, routeOf(address));
  expect(['samegame-daily/2026-12-01', 'samegame-daily/2026-11-30', 'samegame-daily', '8x8-c3#a'].map(future)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
