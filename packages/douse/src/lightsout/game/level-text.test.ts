import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeLevelText, MAX_LEVEL_TEXT, parseLevelText } from './level-text.ts';

it('comes back for every number of levels, across the border between plain and packed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: MAX_LEVEL_TEXT }),
      fc.integer({ min: 0, max: 230 }),
      fc.infiniteStream(fc.nat()),
      (levels, n, stream) => {
        const values = Array.from({ length: n }, () => (stream.next().value as number) % levels);
        const text = makeLevelText(values, levels);
        expect(text).toMatch(/^[=!][\w~]*$/);
        expect(parseLevelText(text, n, levels)).toEqual(values);
      },
    ),
  );
});

it('refuses other symbols, too high levels and too many lights', () => {
  for (const text of ['', '0', '=2', '=11111', '=é', '=-', '!~', '!g', '!00000'])
    expect(parseLevelText(text, 4, 2), text).toBeNull();
  expect(parseLevelText('!f', 4, 2)).toEqual([1, 1, 1, 1]);
  expect(parseLevelText('!~', 5, 2)).toBeNull();
});
