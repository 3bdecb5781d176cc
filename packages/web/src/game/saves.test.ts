import { beforeEach, expect, test, vi } from 'vitest';
import { lightsRules } from 'douse/lightsout';
import { sameRules } from 'douse/samegame';
import { parseId, Session } from 'douse/play';
import { dismiss, notices } from '../page/notices.ts';
import {
  allSaves,
  importSave,
  isBehind,
  keepText,
  loadSave,
  MAX_SLOTS,
  movesOf,
  openGames,
  savedGames,
  settleSaves,
  slotOf,
} from './saves.ts';

let kept: Map<string, string>;
let room = Infinity;
beforeEach(() => {
  kept = new Map();
  room = Infinity;
  dismiss(...notices.value);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => {
      const others = [...kept].reduce((sum, [own, other]) => sum + (own === key ? 0 : other.length), 0);
      if (others + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, text);
    },
    removeItem: (key: string) => kept.delete(key),
  };
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true, value: '' }),
    }),
  );
});

function named(id: string) {
  const parsed = parseId(lightsRules, id);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function begin(id: string, ...moves: number[]) {
  const session = new Session(lightsRules, named(id));
  for (const move of moves) session.play(move);
  return session;
}

const keep = (session: ReturnType<typeof begin>, now: number) => keepText(session, false, now);

test('every board has a slot of its own, and a long id a short one', () => {
  expect(slotOf('5x5-q3#a')).not.toBe(slotOf('5x5-q3#b'));
  expect(slotOf('5x5#daily-2026-11-30')).not.toBe(slotOf('5x5#a'));
  const long = (end: string) => slotOf(`50x50:${'.'.repeat(3000)}${end}`);
  expect(long('a').length).toBeLessThan(100);
  expect(long('a')).not.toBe(long('b'));
});

test('a game comes back with its moves, and the menu lists the open ones, latest first', () => {
  keep(begin('3x3#a', 0, 4, 4), 10);
  keep(begin('5x5#b', 7), 30);
  keep(begin('3x3:.#./###/.#.', 4), 20);
  expect(openGames().map(({ id }) => id)).toEqual(['5x5#b', '3x3#a']);
  expect(savedGames().map(({ id, state }) => [id, state])).toEqual([
    ['5x5#b', 'open'],
    ['3x3:.#./###/.#.', 'solved'],
    ['3x3#a', 'open'],
  ]);
  expect(movesOf('3x3#a')).toBe(3);
  expect(movesOf('3x3#never')).toBe(0);
  expect(loadSave(lightsRules, named('3x3#a'))!.session.moves).toEqual([0, 4, 4]);
  expect(loadSave(lightsRules, named('3x3:.#./###/.#.'))!.session.solved).toBe(true);
  expect(loadSave(lightsRules, named('3x3#other'))).toBeNull();
  expect(notices.value).toEqual([]);
});

test('that a solution was shown is kept', () => {
  keepText(begin('3x3#a', 0), true, 10);
  expect(loadSave(lightsRules, named('3x3#a'))!.shown).toBe(true);
  expect(savedGames()[0]!.shown).toBe(true);
});

test('a save of which one field is odd keeps the rest', () => {
  const whole = { version: 1, puzzle: lightsRules.name, id: '5x5#a', moves: ['1', '2', '3'], position: 3, hints: 1 };
  const cases: [Record<string, unknown>, number, number, number][] = [
    [{ elapsed: -3500 }, 3, 1, 0],
    [{ elapsed: 1e300 }, 3, 1, 0],
    [{ elapsed: 5, hints: 'x' }, 3, 0, 5],
    [{ elapsed: 5, position: 99 }, 3, 1, 5],
    [{ elapsed: 5, position: null }, 3, 1, 5],
    [{ elapsed: 5, moves: ['1', '2', '25', '3'] }, 2, 1, 5],
    [{ elapsed: 5, moves: ['1', 7] }, 1, 1, 5],
    [{ elapsed: 5, version: 7 }, 3, 1, 5],
  ];
  for (const [odd, count, hints, elapsed] of cases) {
    kept.clear();
    dismiss(...notices.value);
    const text = `douse 2 5 open own 5x5#a\n${JSON.stringify({ ...whole, ...odd })}`;
    kept.set('douse.game.5x5#a', text);
    const { session } = loadSave(lightsRules, named('5x5#a'))!;
    expect([session.count, session.hints, session.elapsed], JSON.stringify(odd)).toEqual([count, hints, elapsed]);
    expect(notices.value).toEqual(['mendedSave']);
    expect(kept.get('douse-damaged.game.5x5#a')).toBe(text);
    dismiss(...notices.value);
    expect(loadSave(lightsRules, named('5x5#a'))!.session.count).toBe(count);
    expect(notices.value).toEqual([]);
  }
});

test('saves of the first version, in which kinds shared slots, find their places', () => {
  const body = begin('5x5#a', 3).save();
  kept.set('douse.game.5x5', `douse 1 7 open 5x5#a\n${body}`);
  kept.set('douse.game.daily', `douse 1 8 solved 5x5#daily-2026-11-30\n${begin('5x5#daily-2026-11-30', 3).save()}`);
  settleSaves();
  expect([...kept.keys()].sort()).toEqual(['douse.game.5x5#a', 'douse.game.5x5#daily-2026-11-30']);
  expect(loadSave(lightsRules, named('5x5#a'))!.session.moves).toEqual([3]);
});

test('one tab sees that another has played on', () => {
  const here = keep(begin('5x5#a', 1), 1);
  expect(isBehind('5x5#a', here)).toBe(false);
  keep(begin('5x5#a', 1, 2), 2);
  expect(isBehind('5x5#a', here)).toBe(true);
  kept.clear();
  expect(isBehind('5x5#a', here)).toBe(false);
});

test('of two saves of a board the later one is kept, whichever comes from the file', () => {
  const early = keep(begin('5x5#a', 1), 1);
  const [file] = allSaves();
  expect(file).toBe(early);
  const late = keep(begin('5x5#a', 1, 2), 2);
  expect(importSave(early)).toBe(true);
  expect(allSaves()).toEqual([late]);
  kept.clear();
  expect([importSave(early), importSave('nonsense')]).toEqual([true, false]);
  expect(allSaves()).toEqual([early]);
});

test('a game that is lost is over: the menu does not offer to go on with it', () => {
  const lost = parseId(sameRules, '3x2-c3:12/21/33');
  if (!lost.ok) throw new Error(lost.error);
  const session = new Session(sameRules, lost.value);
  keepText(session, false, 10);
  expect(openGames()).toHaveLength(1);
  session.play(4);
  expect(session.lost).toBe(true);
  keepText(session, false, 20);
  expect(openGames()).toEqual([]);
  expect(loadSave(sameRules, lost.value)!.session.lost).toBe(true);
});

test('boards at their end give up their slots first, then those left longest ago', () => {
  keep(begin('3x3:.#./###/.#.', 4), 5000);
  for (let i = 0; i < MAX_SLOTS + 4; i++) keep(begin(`1x${i + 1}#a`, 0), 1000 + i);
  expect(kept.size).toBe(MAX_SLOTS);
  expect(kept.has('douse.game.3x3:.#./###/.#.')).toBe(false);
  // A board of one light is out after one press.
  expect(['1x1#a', '1x2#a', '1x4#a', `1x${MAX_SLOTS + 4}#a`].map((id) => kept.has(`douse.game.${id}`))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

test('a full storage makes room for the present game, and says so if it cannot', () => {
  keep(begin('1x3#a', 0), 1);
  room = [...kept.values()][0]!.length + 40;
  keep(begin('1x4#b', 0), 2);
  expect([...kept.keys()]).toEqual(['douse.game.1x4#b']);
  expect(notices.value).toEqual([]);
  room = 10;
  keep(begin('1x3#c', 0), 3);
  expect(notices.value).toEqual(['notKept']);
});
