import { expect, test } from 'vitest';
import { makeAddress, readAddress } from './address.ts';

test('ids go into the address and come out again', () => {
  for (const id of ['5x5#seed', '5x5:.#.#./#####', '6x6-q3-king-torus#я~é', ''])
    expect(readAddress(makeAddress(id))).toBe(id);
  expect(makeAddress('5x5#seed')).toBe('#5x5%23seed');
  expect(makeAddress('2x2:.#/#.')).toBe('#2x2:.%23/%23.');
});

test('a second # by hand is understood, a broken encoding is left to the parser', () => {
  expect(readAddress('#5x5#seed')).toBe('5x5#seed');
  expect(readAddress('#5x5%23%E0')).toBe('5x5%23%E0');
});
