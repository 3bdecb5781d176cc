import { expect, it } from 'vitest';
import { LightsGame } from './play.ts';

/** The centre of the plus rule's 3 × 3 board pressed once: one press puts it out. */
const ID = '3x3:.#./###/.#.';

it('forgets a hint and what was said with it as soon as the board is another one', () => {
  const game = new LightsGame(ID);
  const press = (...keys: string[]): string => {
    for (const key of keys) game.keys[key]!();
    return game.draw();
  };
  expect(press('h')).toContain('1 press to go, the fewest');
  expect(game.draw()).toMatch(/>.*#?.*</);
  // The corner first, then back by undo and by restart.
  for (const back of ['u', 'r']) {
    expect(press('return')).not.toContain('to go');
    expect(press('h')).toMatch(/\d press(?:es)? to go/);
    const after = press(back);
    expect(after).toContain('0 presses');
    expect(after).not.toContain('to go');
    expect(after).not.toMatch(/>.</);
  }
});

it('moves, presses, solves and deals a new board', () => {
  const game = new LightsGame(ID);
  for (const key of ['down', 'right', 'return']) game.keys[key]!();
  expect(game.session.solved).toBe(true);
  expect(game.draw()).toContain('solved in 1 press   n new   q quit');
  game.keys['n']!();
  expect(game.session.id).toMatch(/^3x3#/);
  expect(game.session.moves).toEqual([]);
});
