import { describe, expect, test } from 'vitest';
import { lightsOut, type LightsParams } from 'douse/lightsout';
import { wayOf } from './way.ts';

const params = (text: string): LightsParams => {
  const parsed = lightsOut.parseParams(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
};
const stroke = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
});

describe('keys over the board', () => {
  test('a rectangle: the edges hold', () => {
    const way = wayOf(params('3x4'));
    expect(way(stroke('ArrowRight'), 5)).toBe(6);
    expect(way(stroke('ArrowRight'), 7)).toBe(7);
    expect(way(stroke('ArrowUp'), 2)).toBe(2);
    expect(way(stroke('ArrowDown'), 2)).toBe(6);
    expect(way(stroke('Home'), 7)).toBe(4);
    expect(way(stroke('End'), 4)).toBe(7);
    expect(way(stroke('Home'), 4)).toBe(4);
    expect(way(stroke('End', { ctrlKey: true }), 4)).toBe(11);
    expect(way(stroke('Home', { ctrlKey: true }), 4)).toBe(0);
  });

  test('other keys, and arrows with Shift or Alt, lead nowhere', () => {
    for (const text of ['3x4', 'cube3']) {
      const way = wayOf(params(text));
      expect(way(stroke('a'), 5)).toBeNull();
      expect(way(stroke('ArrowRight', { shiftKey: true }), 5)).toBeNull();
      expect(way(stroke('ArrowRight', { altKey: true }), 5)).toBeNull();
    }
  });

  test('a cube: round the edges, and back by the way one came', () => {
    const way = wayOf(params('cube3'));
    // From the upper right corner of the front: to the right face, and up to the top.
    expect(way(stroke('ArrowRight'), 20)).toBe(27);
    expect(way(stroke('ArrowLeft'), 27)).toBe(20);
    expect(way(stroke('ArrowUp'), 20)).toBe(8);
    expect(way(stroke('ArrowDown'), 8)).toBe(20);
    expect(way(stroke('End'), 21)).toBe(23);
    expect(way(stroke('End', { ctrlKey: true }), 21)).toBe(53);
    const seen = new Set([0]);
    for (const at of seen) {
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) seen.add(way(stroke(key), at)!);
    }
    expect(seen.size).toBe(54);
  });
});
