import { expect, test, vi } from 'vitest';
import { routeOf } from '../page/routes.ts';

vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});

const own = await import('./registry.ts');

test('every board belongs to one puzzle, and screens to theirs or to the page', () => {
  const names = (addresses: string[]) => addresses.map((address) => own.played(routeOf(address))?.name ?? null);
  expect(
    names(['15x15-c5', '8x8-c3#seed', '3x4-c3:1331/1221/1221', 'samegame-daily', 'samegame-daily/2026-11-30']),
  ).toEqual(Array(5).fill('samegame'));
  expect(
    names(['5x5#seed', '5x5:.#/#.', 'cube3', 'daily', 'daily/2026-11-30', 'dailys', 'toString', '/daily']),
  ).toEqual(Array(8).fill('lights'));
  expect(names(['', 'lab', 'stats', 'stats/samegame', 'custom', 'samegame'])).toEqual(Array(6).fill(null));
  expect(own.puzzleOf(routeOf('samegame')).menu).toBe('samegame');
});

test('no two puzzles share a name, a place or a day', () => {
  const words = own.PUZZLES.flatMap(({ name, boards, places }) => [name, ...boards, ...Object.keys(places)]);
  const others = words.filter((word) => word !== 'samegame');
  expect(new Set(others).size).toBe(others.length);
});
