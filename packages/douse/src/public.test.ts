import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOMS = ['algebra', 'async', 'board', 'formats', 'lightsout', 'play', 'samegame'] as const;

/** The names that a room's index lists, types too, one `room name` each. */
function listed(room: string): string[] {
  const source = readFileSync(new URL(`./${room}/index.ts`, import.meta.url), 'utf8');
  expect(source, room).not.toMatch(/export \*/);
  return [...source.matchAll(/export (type )?\{([^}]*)\} from/g)].flatMap(([, type, names]) =>
    names!
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => `${room} ${type ?? ''}${name}`),
  );
}

/** A new public name is a decision: it is written down in test-data/public-names.txt, and documented. */
it('exports the public names that are written down, and no others', () => {
  const kept = readFileSync(new URL('../test-data/public-names.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(ROOMS.flatMap(listed).sort()).toEqual([...kept].sort());
});
