import { expect, it } from 'vitest';
import { idOf, readProblem } from './input.ts';

it('a preset is played as an id, with its aim, other levels and any rule that one line can draw', () => {
  expect(idOf('merlin', {})).toBe('3x3-merlin');
  expect(idOf('merlin', { wrap: 'torus', rule: 'plus' })).toBe('3x3-torus-to.111101111');
  expect(idOf('cube', { levels: '3' })).toBe('cube3-q3');
  expect(idOf('4', { rule: '.2./2@2/.2.', levels: '3' })).toBe('4x4-q3-draw.020_2@2_020');
  expect(() => idOf('51', {})).toThrow('from 1 to 2500');
});

it('a preset keeps its aim with another rule or wrap', () => {
  expect(Array.from(readProblem('merlin', { rule: 'plus' }).target as Uint8Array)).toEqual([1, 1, 1, 1, 0, 1, 1, 1, 1]);
});
