import { expect, test } from 'vitest';
import { detailOf, withDetail } from './detail.ts';

test('parts of a view go into the address and come back; anything else is the usual one', () => {
  const digits = (text: string): boolean => /^\d+$/.test(text);
  expect(withDetail('', 2, '7')).toBe('..7');
  expect(withDetail('a.b', 0, 'c')).toBe('c.b');
  expect(detailOf(withDetail('a', 1, '12'), 1, '3', digits)).toBe('12');
  for (const detail of ['', 'a', 'a.', 'a.x', '.', '<b>']) expect(detailOf(detail, 1, '3', digits)).toBe('3');
});
