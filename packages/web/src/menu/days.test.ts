import { expect, test, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
});
const { monthAfter, weeksOf } = await import('./days.tsx');

test('a month is laid out in weeks from Monday on', () => {
  const november = weeksOf('2026-11');
  expect(november).toHaveLength(6);
  // The first was a Sunday.
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(november.flat().filter(Boolean)).toHaveLength(30);
  expect(weeksOf('2024-02').flat().filter(Boolean).at(-1)).toBe('2024-02-29');
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('months go on over the years', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
});
