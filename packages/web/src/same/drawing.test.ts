import { expect, test } from 'vitest';
import { parseId } from 'douse/play';
import { sameRules } from 'douse/samegame';
import { drawingId, newDrawing, recoloured, resized, SCORE_NAMES } from './drawing.ts';

const small = { ...newDrawing(), rows: 2, columns: 3, colours: 3, start: 'drawn', cells: [1, 2, 0, 0, 3, 3] } as const;

test('what is drawn becomes an id, with the tiles fallen', () => {
  expect(drawingId(small, 's')).toBe('2x3-c3:.2./133');
  expect(drawingId({ ...small, start: 'random' }, 's')).toBe('2x3-c3#s');
  expect(drawingId({ ...small, cells: [0, 0, 0, 0, 0, 0] }, 's')).toBeNull();
});

test('every rule that can be chosen is in the id, and comes back from it', () => {
  for (const score of SCORE_NAMES)
    for (const smallest of [1, 2, 3])
      for (const empties of ['close', 'stay'] as const) {
        const named = parseId(sameRules, drawingId({ ...small, score, smallest, empties }, 's')!);
        expect(named).toMatchObject({ ok: true, value: { params: { smallest, closing: empties === 'close' } } });
      }
  expect(drawingId({ ...small, score: 'n(n − 1)/2', smallest: 1, empties: 'stay' }, 's')).toBe(
    '2x3-c3-s1-p2-stay:.2./133',
  );
});

test('another size keeps the tiles by the lower left corner; fewer colours keep them all', () => {
  expect(resized(small, 3, 2).cells).toEqual([0, 0, 1, 2, 0, 3]);
  expect(resized(small, 1, 4).cells).toEqual([0, 3, 3, 0]);
  expect(recoloured(small, 2).cells).toEqual([1, 2, 0, 0, 2, 2]);
});
