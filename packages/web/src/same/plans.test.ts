import { expect, test } from 'vitest';
import { parseId } from 'douse/play';
import { sameRules } from 'douse/samegame';
import { Plans } from './plans.ts';

const game = parseId(sameRules, '3x4-c3:1331/1221/1221');
if (!game.ok) throw new Error(game.error);
const { params, start } = game.value;
const after = (...moves: number[]) => moves.reduce((state, move) => sameRules.play(params, state, move)!, start);

test('what was found leads on from every board on the way', () => {
  const plans = new Plans();
  expect(plans.find(params, start)).toBeNull();
  plans.note(params, start, { kind: 'solved', moves: [5, 9, 0], fewest: false });
  expect(plans.find(params, start)).toEqual({ kind: 'solved', moves: [5, 9, 0], fewest: false });
  expect(plans.find(params, after(5))).toEqual({ kind: 'solved', moves: [9, 0], fewest: false });
  expect(plans.find(params, after(5, 9))).toMatchObject({ moves: [0] });
  // Off the way nothing is known, nor under other rules.
  expect(plans.find(params, after(1))).toBeNull();
  expect(plans.find({ ...params, score: { kind: 'square', less: 1 } }, start)).toBeNull();
});

test('a board that cannot be cleared stays so; what is unknown is asked anew', () => {
  const plans = new Plans();
  plans.note(params, start, { kind: 'unknown', reason: 'time', best: [5] });
  expect(plans.find(params, start)).toBeNull();
  plans.note(params, start, { kind: 'impossible', says: 'so', best: [5, 9] });
  expect(plans.find(params, after(5))).toEqual({ kind: 'impossible', says: 'so', best: [9] });
});

test('moves that the rules forbid, or that do not clear the board, are no solution', () => {
  const plans = new Plans();
  plans.note(params, start, { kind: 'solved', moves: [5, 5], fewest: false });
  plans.note(params, start, { kind: 'solved', moves: [5], fewest: false });
  expect(plans.find(params, start)).toBeNull();
});
