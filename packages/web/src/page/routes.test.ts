import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => vi.stubGlobal('location', { hash: '' }));

test('names lead to screens, everything else is an id', async () => {
  const { routeOf } = await import('./routes.ts');
  expect(routeOf('')).toEqual({ screen: 'home' });
  expect(routeOf('daily')).toEqual({ screen: 'daily', rest: '' });
  expect(routeOf('daily/2026-11-30')).toEqual({ screen: 'daily', rest: '2026-11-30' });
  expect(routeOf('daily/a/b')).toEqual({ screen: 'daily', rest: 'a/b' });
  expect(routeOf('samegame')).toEqual({ screen: 'samegame', rest: '' });
  expect(routeOf('samegame-daily/2026-11-30')).toEqual({ screen: 'samegame-daily', rest: '2026-11-30' });
  for (const id of ['15x15-c5', '8x8-c3#seed', '3x4-c3:1331/1221/1221'])
    expect(routeOf(id)).toEqual({ screen: 'tiles', id });
  for (const id of ['5x5#seed', '5x5:.#/#.', 'dailys', 'toString', '/daily', '5x5/daily'])
    expect(routeOf(id)).toEqual({ screen: 'play', id });
});
