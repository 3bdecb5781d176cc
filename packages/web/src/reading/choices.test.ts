import { expect, test } from 'vitest';
import { readBoards } from 'douse/formats';
import { choicesIn, withoutChoices } from './choices.ts';

const said = (text: string): string => {
  const read = readBoards(new TextEncoder().encode(text));
  return read.ok ? (read.value.says ?? '') : (read.error.cure ?? '');
};

test('the ways that the library names become choices, and each is a reading', () => {
  for (const [text, choices] of [
    ['OX\nXX', [{ format: 'auto', on: 'O', off: 'X' }]],
    ['ab\nba', [{ format: 'auto', on: 'a' }]],
    ['left middle\nmiddle right', [{ format: 'edges' }]],
    [
      '0 1 0\n1 1 1\n0 1 1',
      [
        { format: 'matrix', matrixOf: 'buttons' },
        { format: 'matrix', matrixOf: 'lights' },
      ],
    ],
    ['.#\n##', []],
  ] as const) {
    expect(choicesIn(said(text)), text).toEqual(choices);
    for (const { format, ...options } of choices)
      expect(readBoards(new TextEncoder().encode(text), format, options).ok, text).toBe(true);
  }
});

test('a placeholder is no sign', () => {
  expect(choicesIn('X is lit; --on SIGN --off X reads the opposite')).toEqual([]);
});

test('what is said beside the ways stays', () => {
  expect(withoutChoices(said('OX\nXX'))).toBe('X is lit, O is dark');
  expect(withoutChoices('a graph, all lights off')).toBe('a graph, all lights off');
});
