import { beforeEach, expect, test, vi } from 'vitest';
import { lightsOut, type LightsParams, type LightsState } from 'douse/lightsout';
import { type Named, parseId, type Verdict } from 'douse/play';
import { Game } from './game.ts';
import { dismiss, notices } from '../page/notices.ts';
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

/** A store that keeps its entries as its own keys too, as browsers do. */
const fakeStorage = (entries: Map<string, string>): object =>
  new Proxy(
    {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => entries.set(key, text),
      removeItem: (key: string) => entries.delete(key),
    },
    {
      ownKeys: () => [...entries.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: '' }),
    },
  );

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  dismiss(...notices.value);
  vi.stubGlobal('localStorage', fakeStorage(kept));
});

const ONE_PRESS = '5x5:.#.../###../.#.../...../.....';
const SLOT = `douse.game.${ONE_PRESS}`;

function named(id: string): Named<LightsParams, LightsState> {
  const parsed = parseId(lightsOut, id);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

test('the hint for a board that has moved on is not shown', async () => {
  const solver = slowSolver();
  const game = new Game({ rules: lightsOut, solver }, named(ONE_PRESS));
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
  const game = new Game({ rules: lightsOut, solver }, named(ONE_PRESS));
  await solver.answer();
  void game.seekHint();
  void game.seekHint();
  expect(solver.waiting()).toBe(1);
  await solver.answer();
  await game.seekHint();
  expect(game.hint.value).toMatchObject({ kind: 'shown', move: 6 });
  expect(game.session.value.session.hints).toBe(1);
});

test('an untouched board is not saved, and no board pushes out another', () => {
  const game = new Game({ rules: lightsOut, solver: slowSolver() }, named('5x5#first'));
  game.play(3);
  const saved = kept.get('douse.game.5x5#first')!;
  expect(saved).toMatch(/^douse 2 \d+ open own 5x5#first\n/);
  game.renew();
  game.attend(false);
  expect([...kept.keys()]).toEqual(['douse.game.5x5#first']);
  game.play(3);
  game.open(named(ONE_PRESS));
  game.play(3);
  expect(kept.get('douse.game.5x5#first')).toBe(saved);
  expect(kept.size).toBe(3);
  game.open(named('5x5#first'));
  expect(game.session.value.session.count).toBe(1);
});

test('undo steps back over a new board and redo forward again, with every move', () => {
  const game = new Game({ rules: lightsOut, solver: slowSolver() }, named('5x5#first'));
  const at = () => [game.session.value.session.id, game.session.value.session.count] as const;
  game.play(3);
  game.play(4);
  game.renew();
  const [second] = at();
  expect(second).not.toBe('5x5#first');
  expect([game.canUndo, game.undoesBoard]).toEqual([true, true]);
  game.play(7);
  expect([game.canUndo, game.undoesBoard]).toEqual([true, false]);
  game.undo();
  game.undo();
  expect(at()).toEqual(['5x5#first', 2]);
  game.undo();
  expect(at()).toEqual(['5x5#first', 1]);
  game.redo();
  expect([game.canRedo, ...at()]).toEqual([true, '5x5#first', 2]);
  game.redo();
  expect(at()).toEqual([second, 0]);
  game.redo();
  expect(at()).toEqual([second, 1]);
  expect(game.canRedo).toBe(false);
});

test('storage that is forbidden does not keep undo from stepping back over a new board', () => {
  const forbid = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid, removeItem: forbid });
  const game = new Game({ rules: lightsOut, solver: slowSolver() }, named('5x5#first'));
  game.play(3);
  game.renew();
  game.undo();
  expect([game.session.value.session.id, game.session.value.session.count]).toEqual(['5x5#first', 1]);
});

test('what another tab has played on this board stands; a press here on the older board is not written over it', () => {
  const here = new Game({ rules: lightsOut, solver: slowSolver() }, named(ONE_PRESS));
  const there = new Game({ rules: lightsOut, solver: slowSolver() }, named(ONE_PRESS));
  const moves = (game: typeof here) => game.session.value.session.moves;
  here.play(1);
  // This tab comes to the front: it takes up the other's game.
  there.attend(true);
  expect([moves(there), notices.value]).toEqual([[1], ['otherTab']]);
  there.play(2);
  here.play(3);
  expect(moves(here)).toEqual([1, 2]);
  here.play(3);
  there.attend(true);
  expect(moves(there)).toEqual([1, 2, 3]);
});

test('a solution that was shown counts as shown, and so does one of which every press was a hint’s', async () => {
  const solver = slowSolver();
  const told: boolean[] = [];
  const making = {
    rules: lightsOut,
    solver,
    onSolved: (_: unknown, { shown }: { shown: boolean }) => void told.push(shown),
  };
  const game = new Game(making, named(ONE_PRESS));
  await solver.answer();
  void game.seekWalk();
  await solver.answer();
  game.endWalk();
  game.play(6);
  expect(told).toEqual([true]);
  expect(kept.get(SLOT)).toMatch(/^douse 2 \d+ solved shown /);

  kept.clear();
  const hinted = new Game(making, named(ONE_PRESS));
  await solver.answer();
  void hinted.seekHint();
  await solver.answer();
  hinted.play(6);
  expect(told).toEqual([true, true]);
  hinted.again();
  await solver.answer();
  expect([hinted.session.value.session.hints, hinted.session.value.session.count]).toEqual([0, 0]);
  hinted.play(6);
  expect(told.at(-1)).toBe(false);
});

test('while a board is dealt the present one stays; it can be given up, and another game puts it off', async () => {
  const dealt: ((id: string | null) => void)[] = [];
  const cancelled: string[] = [];
  const game = new Game(
    {
      rules: lightsOut,
      solver: slowSolver(),
      deal: (_, seed) => {
        let settle: (named: Named<LightsParams, LightsState> | null) => void;
        const done = new Promise<Named<LightsParams, LightsState> | null>((settled) => (settle = settled));
        dealt.push((id) => settle(id === null ? null : named(id)));
        return { done, cancel: () => void cancelled.push(seed) };
      },
    },
    named(ONE_PRESS),
  );
  const idOf = () => game.session.value.session.id;
  game.renew();
  game.renew();
  expect(dealt).toHaveLength(1);
  expect(idOf()).toBe(ONE_PRESS);
  dealt[0]!('5x5#next');
  await Promise.resolve();
  expect([idOf(), game.dealing.value]).toEqual(['5x5#next', null]);

  game.renew();
  game.giveUp();
  expect([cancelled.length, game.dealing.value]).toEqual([1, null]);
  dealt[1]!('5x5#late');
  await Promise.resolve();
  expect(idOf()).toBe('5x5#next');

  game.renew();
  game.open(named(ONE_PRESS));
  dealt[2]!('5x5#late');
  await Promise.resolve();
  expect([idOf(), cancelled.length]).toEqual([ONE_PRESS, 2]);

  game.renew();
  dealt[3]!(null);
  await Promise.resolve();
  expect([idOf(), game.dealing.value]).toEqual([ONE_PRESS, null]);
});

test('a damaged save does not stand in the way of the board an address names', () => {
  for (const damage of ['damage', `douse 1 5 open ${ONE_PRESS}\n{"version":9}`, `douse 1 5 open ${ONE_PRESS}`]) {
    kept.clear();
    dismiss(...notices.value);
    kept.set(SLOT, damage);
    const game = new Game({ rules: lightsOut, solver: slowSolver() }, named(ONE_PRESS));
    expect(game.session.value.session.id).toBe(ONE_PRESS);
    expect(notices.value).toEqual(['damagedSave']);
    expect([...kept]).toEqual([[SLOT.replace('douse.', 'douse-damaged.'), damage]]);
  }
});

test('the old session moves nothing once a new one is open', () => {
  const game = new Game({ rules: lightsOut, solver: slowSolver() }, named(ONE_PRESS));
  const old = game.session.value.session;
  game.renew();
  const { session } = game.session.value;
  old.play(6);
  expect(game.session.value.session).toBe(session);
  expect(kept.size).toBe(0);
});

test('a solution is walked through, with undo and redo, until another button is pressed', async () => {
  const solver = slowSolver();
  const game = new Game({ rules: lightsOut, solver }, named('5x5:##.##/#...#/...../#...#/##.##'));
  await solver.answer();
  game.play(12);
  void game.seekWalk();
  expect(game.walk.value.kind).toBe('seeking');
  await solver.answer();
  expect(game.ending.shown).toBe(true);
  const walk = game.walk.value;
  if (walk.kind !== 'shown') throw new Error(walk.kind);
  expect(walk).toMatchObject({ from: 1, at: 0 });
  expect(game.marked).toBe(walk.moves[0]);
  game.stepBack();
  expect(game.session.value.session.count).toBe(1);
  game.stepOn();
  game.stepOn();
  expect(game.walk.value).toMatchObject({ at: 2 });
  game.undo();
  expect(game.marked).toBe(walk.moves[1]);
  game.redo();
  for (let i = 2; i < walk.moves.length; i++) game.stepOn();
  expect(game.session.value.session.solved).toBe(true);
  expect(game.marked).toBeNull();
  game.stepOn();
  game.undo();
  game.play([0, 1, 2].find((button) => button !== game.marked)!);
  expect(game.walk.value.kind).toBe('none');
});

test('a press while a solution is sought gives the search up', async () => {
  const solver = slowSolver();
  const game = new Game({ rules: lightsOut, solver }, named(ONE_PRESS));
  void game.seekWalk();
  game.play(0);
  await solver.answer();
  expect(game.walk.value.kind).toBe('none');
});

test('solving is told with the fewest presses, when they come late once more', async () => {
  const solver = slowSolver();
  const told: (number | null)[] = [];
  const game = new Game({ rules: lightsOut, solver, onSolved: (_, { par }) => told.push(par) }, named(ONE_PRESS));
  game.play(6);
  await solver.answer();
  expect(told).toEqual([null, 1]);
});

test('a search can be given up; the board stays as it is and no notice is left', async () => {
  const solver = slowSolver();
  const game = new Game({ rules: lightsOut, solver }, named(ONE_PRESS));
  void game.seekHint();
  game.giveUp();
  expect(game.hint.value.kind).toBe('none');
  expect(solver.waiting()).toBe(0);
  void game.seekWalk();
  game.giveUp();
  expect(game.walk.value.kind).toBe('none');
  expect(notices.value).toEqual([]);
  void game.seekHint();
  await solver.answer();
  expect(game.marked).toBe(6);
});
