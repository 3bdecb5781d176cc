import { expect, test } from 'vitest';
import { linear } from './palette.ts';

test('sRGB in linear light, by the values of IEC 61966-2-1', () => {
  expect(linear(0)).toBe(0);
  expect(linear(255)).toBe(1);
  expect(linear(10)).toBeCloseTo(10 / 255 / 12.92, 12);
  expect(linear(188)).toBeCloseTo(0.502_886, 5);
  expect(linear(128)).toBeCloseTo(0.215_861, 5);
  for (let value = 1; value < 256; value++) expect(linear(value)).toBeGreaterThan(linear(value - 1));
});
