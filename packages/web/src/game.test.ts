import { beforeEach, expect, test, vi } from 'vitest';
import { lightsOut, type LightsParams, type LightsState } from 'douse/lightsout';
import type { Verdict } from 'douse/play';
import { Game } from './game.ts';
import type { Solver } from './solver.ts';

type LightsSolver = Solver<LightsParams, LightsState, number>;

/** A solver that answers when the test says so. */
function slowSolver(): LightsSolver & { answer: () => Promise<void>; waiting: () => number } {
  let jobs: (() => void)[] = [];
  return {
    solve: (params, state) =>
      new Promise<Verdict<number>>((settle) => jobs.push(() => settle(lightsOut.solve(params, state)))),
    cancel: () => (jobs = []),
    waiting: () => jobs.length,
    async answer() {
      for (const job of jobs.splice(0)) job();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
});

const ONE_PRESS = '5x5:.#.../###../.#.../...../.....';

test('the hint for a board that has moved on is not shown', async () => {
  const solver = slowSolver();
  const game = new Game(lightsOut, solver, ONE_PRESS);
  await solver.answer();
  expect(game.verdict.value).toEqual({ kind: 'solved', moves: [6], fewest: true });
  void game.seekHint();
  expect(game.hint.value.kind).toBe('seeking');
  game.play(0);
  expect(game.hint.value.kind).toBe('none');
  await solver.answer();
  expect(game.hint.value.kind).toBe('none');
  expect(game.session.value.session.hints).toBe(0);
});

test('a hint is counted once, however often it is asked for', async () => {
  const solver = slowSolver();
  const game = new Game(lightsOut, solver, ONE_PRESS);
  await solver.answer();
  void game.seekHint();
  void game.seekHint();
  expect(solver.waiting()).toBe(1);
  await solver.answer();
  await game.seekHint();
  expect(game.hint.value).toMatchObject({ kind: 'shown', move: 6 });
  expect(game.session.value.session.hints).toBe(1);
});

test('an untouched board does not push out the saved game', () => {
  const game = new Game(lightsOut, slowSolver(), ONE_PRESS);
  game.play(3);
  const saved = kept.get('douse.game');
  expect(saved).toContain(ONE_PRESS);
  game.renew();
  game.attend(false);
  expect(kept.get('douse.game')).toBe(saved);
  game.play(3);
  expect(kept.get('douse.game')).not.toBe(saved);
});

test('a damaged save does not stand in the way of the board an address names', () => {
  kept.set('douse.game', 'damage');
  const game = new Game(lightsOut, slowSolver(), ONE_PRESS);
  expect(game.session.value.session.id).toBe(ONE_PRESS);
  expect(game.notices.value).toEqual(['damagedSave']);
  expect([...kept]).toEqual([['douse.game.damaged', 'damage']]);
});

test('the old session moves nothing once a new one is open', () => {
  const game = new Game(lightsOut, slowSolver(), ONE_PRESS);
  const old = game.session.value.session;
  game.renew();
  const { session } = game.session.value;
  old.play(6);
  expect(game.session.value.session).toBe(session);
  expect(kept.size).toBe(0);
});
