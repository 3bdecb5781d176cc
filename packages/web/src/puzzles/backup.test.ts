import { beforeEach, expect, test, vi } from 'vitest';

const kept = vi.hoisted(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal(
    'localStorage',
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
    ),
  );
  return entries;
});
const own = await import('./backup.ts');
const { ledger: lights } = await import('../lights/records.ts');
const { ledger: same } = await import('../same/scores.ts');

const save = (id: string, at: number, moves = '"1"') =>
  `douse 2 ${at} open own ${id}\n{"version":1,"puzzle":"lights","id":"${id}","moves":[${moves}],"position":1,"hints":0,"elapsed":5}`;
const RECORD = '1000 medium 5000 9 9 0 5x5#a';
const SCORE = '1000 8x8-c3 70 0 9 0 8x8-c3#a';

function forget(): void {
  kept.clear();
  lights.forget();
  same.forget();
}
beforeEach(forget);

test('what one browser exports another imports, merged with its own', () => {
  lights.import(RECORD);
  same.import(SCORE);
  kept.set('douse.game.5x5#a', save('5x5#a', 7));
  const file = own.makeBackup();
  expect(own.isBackup(file)).toBe(true);

  forget();
  lights.import('2000 easy 1000 3 3 0 3x3#b');
  kept.set('douse.game.3x3#b', save('3x3#b', 9));
  expect(own.importBackup(file)).toEqual({ games: 2, saves: 1, damaged: false });
  expect(lights.text()).toBe(`${RECORD}\n2000 easy 1000 3 3 0 3x3#b`);
  expect(same.text()).toBe(SCORE);
  expect([...kept.keys()].filter((key) => key.includes('game.')).sort()).toEqual([
    'douse.game.3x3#b',
    'douse.game.5x5#a',
  ]);
  // Once more changes nothing.
  expect(own.importBackup(file)).toEqual({ games: 0, saves: 1, damaged: false });
});

test('an older save of a board does not take the place of a later one', () => {
  kept.set('douse.game.5x5#a', save('5x5#a', 7));
  const file = own.makeBackup();
  kept.set('douse.game.5x5#a', save('5x5#a', 8, '"2"'));
  own.importBackup(file);
  expect(kept.get('douse.game.5x5#a')).toBe(save('5x5#a', 8, '"2"'));
});

test('a damaged file says so: cut off it changes nothing, in parts the rest is read', () => {
  lights.import(RECORD);
  const file = own.makeBackup();
  forget();
  expect(own.importBackup(file.slice(0, -9))).toBeNull();
  expect(lights.text()).toBe('');
  expect(own.importBackup(file.replace('9 9 0 5x5', 'x 9 0 5x5'))).toEqual({ games: 0, saves: 0, damaged: true });
  expect(own.importBackup('{"douse":1,"games":{"lights":"","samegame":""},"saves":["x"]}')).toEqual({
    games: 0,
    saves: 0,
    damaged: true,
  });
  expect(own.importBackup('{"douse":1,"games":7}')).toEqual({ games: 0, saves: 0, damaged: true });
  expect(own.isBackup('{"version": 1}')).toBe(false);
});
