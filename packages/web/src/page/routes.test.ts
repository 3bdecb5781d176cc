import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => vi.stubGlobal('location', { hash: '' }));

test('an address is a word and what follows it', async () => {
  const { routeOf } = await import('./routes.ts');
  expect(routeOf('')).toEqual({ address: '', place: '', rest: '' });
  expect(routeOf('daily')).toEqual({ address: 'daily', place: 'daily', rest: '' });
  expect(routeOf('daily/2026-11-30')).toEqual({ address: 'daily/2026-11-30', place: 'daily', rest: '2026-11-30' });
  expect(routeOf('daily/a/b')).toMatchObject({ place: 'daily', rest: 'a/b' });
  expect(routeOf('5x5:.#/#.')).toEqual({ address: '5x5:.#/#.', place: '5x5:.#', rest: '#.' });
});
