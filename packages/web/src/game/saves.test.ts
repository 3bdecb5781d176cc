import { beforeEach, expect, test, vi } from 'vitest';
import { lightsRules } from 'douse/lightsout';
import { sameRules } from 'douse/samegame';
import { parseId, Session } from 'douse/play';
import { dismiss, notices } from '../page/notices.ts';
import { keepSave, loadSave, MAX_SLOTS, openGames, slotOf } from './saves.ts';

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

test('random boards of a kind share a slot, so do daily ones; exact boards have their own', () => {
  expect(slotOf('5x5-q3#a')).toBe(slotOf('5x5-q3#b'));
  expect(slotOf('5x5#a')).not.toBe(slotOf('5x5-q3#a'));
  expect(slotOf('5x5#daily-2026-11-30')).toBe(slotOf('6x6#daily-2026-12-02'));
  expect(slotOf('5x5#daily-2026-11-30')).not.toBe(slotOf('5x5#a'));
  expect(slotOf('8x8-c3#daily-2026-11-30')).toBe(slotOf('10x10-c4#daily-2026-12-01'));
  expect(slotOf('8x8-c3#daily-2026-11-30')).not.toBe(slotOf('5x5#daily-2026-11-30'));
  expect(slotOf('2x2:..')).not.toBe(slotOf('2x2:#.'));
  const long = (end: string) => slotOf(`50x50:${'.'.repeat(3000)}${end}`);
  expect(long('a').length).toBeLessThan(100);
  expect(long('a')).not.toBe(long('b'));
});

test('a game comes back with its moves, and the menu lists the open ones, latest first', () => {
  keepSave(begin('3x3#a', 0, 4, 4), 10);
  keepSave(begin('5x5#b', 7), 30);
  keepSave(begin('3x3:.#./###/.#.', 4), 20);
  expect(openGames().map(({ id }) => id)).toEqual(['5x5#b', '3x3#a']);
  expect(loadSave(lightsRules, named('3x3#a'))!.moves).toEqual([0, 4, 4]);
  expect(loadSave(lightsRules, named('3x3:.#./###/.#.'))!.solved).toBe(true);
  // The slot holds another board of the kind: not this one, and no damage.
  expect(loadSave(lightsRules, named('3x3#other'))).toBeNull();
  expect(notices.value).toEqual([]);
});

test('a game that is lost is over: the menu does not offer to go on with it', () => {
  const lost = parseId(sameRules, '3x2-c3:12/21/33');
  if (!lost.ok) throw new Error(lost.error);
  const session = new Session(sameRules, lost.value);
  keepSave(session, 10);
  expect(openGames()).toHaveLength(1);
  session.play(4);
  expect(session.lost).toBe(true);
  keepSave(session, 20);
  expect(openGames()).toEqual([]);
  expect(loadSave(sameRules, lost.value)!.lost).toBe(true);
});

test('the games left longest ago give up their slots', () => {
  for (let i = 0; i < MAX_SLOTS + 5; i++) keepSave(begin(`1x${i + 1}#a`, 0), 1000 + i);
  expect(kept.size).toBe(MAX_SLOTS);
  expect(kept.has('douse.game.1x5')).toBe(false);
  expect(kept.has(`douse.game.1x${MAX_SLOTS + 5}`)).toBe(true);
});

test('a full storage makes room for the present game, and says so if it cannot', () => {
  keepSave(begin('1x1#a', 0), 1);
  room = [...kept.values()][0]!.length + 40;
  keepSave(begin('1x2#b', 0), 2);
  expect([...kept.keys()]).toEqual(['douse.game.1x2']);
  expect(notices.value).toEqual([]);
  room = 10;
  keepSave(begin('1x3#c', 0), 3);
  expect(notices.value).toEqual(['notKept']);
});
