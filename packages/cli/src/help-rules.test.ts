import { RULES } from 'douse/board';
import { expect, it } from 'vitest';
import { RULES_TEXT } from './help.ts';

it('names every built-in rule in the help pages', () => {
  expect(RULES_TEXT).toBe(Object.keys(RULES).join(', '));
});
