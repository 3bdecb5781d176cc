import { expect, test } from 'vitest';
import { actionOf } from './keys.ts';
import { arrowTarget } from '../parts/arrows.ts';

const bare = { code: '', ctrlKey: false, altKey: false, metaKey: false, shiftKey: false, repeat: false };
const key = (text: string, more: Partial<typeof bare> = {}) => actionOf({ ...bare, key: text, ...more });

test('letters, whatever their case and the layout of the keyboard', () => {
  expect(['u', 'y', 'r', 'h', 'n', '?', 'H'].map((text) => key(text))).toEqual([
    'undo',
    'redo',
    'restart',
    'hint',
    'renew',
    'help',
    'hint',
  ]);
  expect(key('р', { code: 'KeyH' })).toBe('hint');
  expect(key('г', { code: 'KeyU' })).toBe('undo');
  // On a Dvorak keyboard the letter counts, not the place.
  expect(key('d', { code: 'KeyH' })).toBeNull();
});

test('the usual undo and redo of the desktop', () => {
  expect(key('z', { ctrlKey: true })).toBe('undo');
  expect(key('Z', { metaKey: true, shiftKey: true })).toBe('redo');
  expect(key('y', { ctrlKey: true })).toBe('redo');
});

test("the browser's own keys stay its own", () => {
  expect([
    key('n', { ctrlKey: true }),
    key('r', { ctrlKey: true }),
    key('h', { altKey: true }),
    key('Enter', { code: 'Enter' }),
    key('F1', { code: 'F1' }),
  ]).toEqual(Array(5).fill(null));
});

test('a key held down deals out no boards', () => {
  expect(key('n', { repeat: true })).toBeNull();
  expect(key('u', { repeat: true })).toBe('undo');
});

test('arrows stop at the edges of a board that is not square', () => {
  const go = (name: string, from: number) => arrowTarget({ ...bare, key: name }, from, 2, 3);
  expect([
    go('ArrowUp', 1),
    go('ArrowDown', 1),
    go('ArrowLeft', 3),
    go('ArrowRight', 1),
    go('ArrowRight', 2),
    go('Home', 5),
    go('End', 3),
  ]).toEqual([1, 4, 3, 2, 2, 3, 5]);
  expect(go('a', 1)).toBeNull();
});
