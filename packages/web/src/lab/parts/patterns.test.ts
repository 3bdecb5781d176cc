import { grid } from 'douse/board';
import { expect, test } from 'vitest';
import { patternsCsv, patternsSvg } from './patterns.tsx';

const board = grid(2, 2, { holes: [0, 0, 0, 1] });
const patterns = [
  { says: 'a < b', presses: [1, 0, 2] },
  { says: 'none', presses: [0, 0, 0] },
];

test('a line of numbers for each pattern, in the order of the buttons', () => {
  const [head, first, second] = patternsCsv(board, patterns).trim().split('\n');
  expect(head).toMatch(/^n,Σ(,"[^"]+"){3}$/);
  expect(first).toBe('1,3,1,0,2');
  expect(second).toBe('2,0,0,0,0');
});

test('pictures hold a square for each button, a dot for each pressed one, and no bare sign of XML', () => {
  const svg = patternsSvg(board, patterns);
  expect(svg.match(/<rect x=/g)).toHaveLength(6);
  expect(svg.match(/<circle/g)).toHaveLength(2);
  expect(svg).toContain('>2</text>');
  expect(svg).toContain('a &#60; b');
});
