import { beforeEach, expect, test, vi } from 'vitest';
import { lightsDaily } from './modes.ts';
import { daysSolved, ledger, type Played, records, summarise } from './records.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  });
  ledger.forget();
});

const game = (more: Partial<Played> = {}): Played => ({
  at: 1_000,
  category: 'medium',
  time: 60_000,
  presses: 9,
  par: 9,
  hints: 0,
  shown: false,
  name: '5x5#a',
  ...more,
});

test('records come back from their text; a damaged line costs itself alone', () => {
  const all = [
    game(),
    game({ par: null, hints: 3, category: 'daily', name: '5x5#daily-2026-11-30' }),
    game({ shown: true }),
  ];
  expect(ledger.parse(ledger.text(all))).toEqual({ entries: all, damaged: false });
  expect(ledger.parse(`${ledger.text(all)}\n<img src=x>\n`)).toEqual({ entries: all, damaged: true });
  expect(ledger.parse('')).toEqual({ entries: [], damaged: false });
  for (const bad of [
    '1 medium 2 3 4 5',
    '1 constructor 2 3 4 5 a',
    '-1 easy 2 3 4 5 a',
    '1 easy 2 3 4 5 a b',
    '999999999999999999 easy 1 1 1 1 a',
  ])
    expect(ledger.parse(bad), bad).toEqual({ entries: [], damaged: true });
});

test('a record whose time was made negative by a clock that was set back is kept, with no time', () => {
  expect(ledger.parse('1000 medium -4500 9 9 0 5x5#a').entries).toEqual([game({ time: 0 })]);
  ledger.add(game({ time: -4500 }));
  expect(kept.get('douse.records')).toBe('1000 medium 0 9 9 0 5x5#a');
});

test('a board counts once; its fewest presses may come later', () => {
  ledger.add(game({ par: null }));
  ledger.add(game({ at: 2_000, par: 7, time: 1 }));
  ledger.add(game({ at: 3_000, par: 7, time: 2 }));
  expect(records.value).toEqual([game({ par: 7 })]);
  expect(ledger.parse(kept.get('douse.records')!).entries).toEqual(records.value);
});

test('a summary counts bests without help only, and nothing that was shown', () => {
  expect(summarise([])).toEqual({ solved: 0, perfect: 0, bestTime: null, bestPresses: null, unaided: 0 });
  const played = [
    game({ time: 5_000, hints: 1 }),
    game({ presses: 11 }),
    game({ time: 50_000, presses: 10, par: 8 }),
    game(),
  ];
  expect(summarise(played)).toEqual({ solved: 4, perfect: 1, bestTime: 50_000, bestPresses: 9, unaided: 3 });
  const shown = game({ shown: true, time: 1, presses: 1, par: 1 });
  expect(summarise([...played, shown])).toEqual({
    solved: 4,
    perfect: 1,
    bestTime: 50_000,
    bestPresses: 9,
    unaided: 0,
  });
});

test('a daily board whose solution was shown keeps no streak', () => {
  const at = Date.parse('2026-11-30T12:00:00Z');
  const own = game({ category: 'daily', name: lightsDaily.idOf('2026-11-30'), at });
  expect([...daysSolved([own])]).toEqual(['2026-11-30']);
  expect([...daysSolved([{ ...own, shown: true }])]).toEqual([]);
});

test('records of a file are added to those that are here', () => {
  ledger.add(game({ at: 2_000 }));
  const file = [game({ at: 1_000, time: 7 }), game({ at: 3_000, name: '5x5#b' })];
  expect(ledger.import(`${ledger.text(file)}\ndamage`)).toEqual({ added: 1, damaged: true });
  expect(records.value).toEqual(file);
});
