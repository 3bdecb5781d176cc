import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => vi.stubGlobal('location', { hash: '' }));

test('names lead to screens, everything else is an id', async () => {
  const { routeOf } = await import('./routes.ts');
  expect(routeOf('')).toEqual({ screen: 'home' });
  expect(routeOf('daily')).toEqual({ screen: 'daily', rest: '' });
  expect(routeOf('daily/2026-11-30')).toEqual({ screen: 'daily', rest: '2026-11-30' });
  expect(routeOf('daily/a/b')).toEqual({ screen: 'daily', rest: 'a/b' });
  for (const id of ['5x5#seed', '5x5:.#/#.', 'dailys', 'toString', '/daily', '5x5/daily'])
    expect(routeOf(id)).toEqual({ screen: 'play', id });
});
