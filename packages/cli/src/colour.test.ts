import { expect, it } from 'vitest';
import { mayColour, mayMove } from './colour.ts';

it.each([
  [true, {}, true, true],
  [false, {}, false, false],
  [true, { NO_COLOR: '1' }, false, true],
  [true, { NO_COLOR: '' }, true, true],
  [true, { TERM: 'dumb' }, false, false],
  [true, { TERM: 'xterm' }, true, true],
  [false, { FORCE_COLOR: '1' }, true, false],
  [false, { FORCE_COLOR: '' }, true, false],
  [true, { FORCE_COLOR: '0' }, false, true],
  [true, { FORCE_COLOR: 'false' }, false, true],
  [true, { FORCE_COLOR: '3', NO_COLOR: '1', TERM: 'dumb' }, true, false],
])('terminal %s, environment %o: colour %s, cursor %s', (isTTY, env, colour, cursor) => {
  expect(mayColour({ isTTY, env })).toBe(colour);
  expect(mayMove({ isTTY, env })).toBe(cursor);
});
