import { expect, test } from 'vitest';
import { lightsRules } from 'douse/lightsout';
import { MAX_ID, parseId } from 'douse/play';
import { draftId, draftParams, drawn, newDraft, nextValue, relevelled, resized, type Draft } from './draft.ts';

const opens = (draft: Draft): boolean => parseId(lightsRules, draftId(draft), 'seed').ok;

test('a new draft is the classic board', () => {
  expect(draftParams(newDraft())).toEqual(lightsRules.defaults);
  expect(draftId(newDraft())).toBe('5x5');
});

test('what is drawn goes into the id', () => {
  let draft: Draft = { ...resized(newDraft(), 2, 3), aim: 'drawn', start: 'drawn', wrap: 'torus', rule: 'king' };
  draft = relevelled(draft, 4);
  draft = drawn(draft, 'holes', 1, 1);
  draft = drawn(draft, 'target', 5, 3);
  draft = drawn(draft, 'lights', 0, 2);
  // A hole has no light.
  expect(drawn(draft, 'lights', 1, 1)).toBe(draft);
  expect(draftId(draft)).toBe('2x3-q4-king-torus-holes.1.1-to.00003:2~./...');
  expect(opens(draft)).toBe(true);
  expect(draftId(relevelled(draft, 3))).toBe('2x3-q3-king-torus-holes.1.1-to.00002:2~./...');
});

test('values go round, and the last cell cannot become a hole', () => {
  let draft = relevelled(resized(newDraft(), 1, 2), 3);
  expect([nextValue(draft, 'holes', 0), nextValue(draft, 'lights', 0)]).toEqual([1, 1]);
  draft = drawn(draft, 'lights', 0, 2);
  expect(nextValue(draft, 'lights', 0)).toBe(0);
  draft = drawn(draft, 'holes', 0, 1);
  expect(nextValue(draft, 'holes', 0)).toBe(0);
  expect(drawn(draft, 'holes', 1, 1)).toBe(draft);
  // The only cell is cut off: its place becomes a cell again.
  expect(resized(draft, 1, 1).holes).toEqual([0]);
});

test('drawings keep their places when the size changes', () => {
  const draft = drawn(newDraft(), 'lights', 7, 1);
  expect(resized(draft, 6, 4).lights[1 * 4 + 2]).toBe(1);
  expect(resized(resized(draft, 1, 1), 5, 5).lights.some(Boolean)).toBe(false);
});

test('the largest board fits into an id, drawn or not', () => {
  let draft: Draft = { ...relevelled(resized(newDraft(), 50, 50), 12), aim: 'drawn', start: 'drawn' };
  draft = { ...draft, holes: draft.holes.map((_, i) => i % 2), target: draft.target.map((_, i) => i % 12) };
  expect(draftId(draft).length).toBeLessThan(MAX_ID);
  expect(opens(draft)).toBe(true);
});
