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

/** Each name with the file that has it. */
const homes = ROOMS.flatMap((room) => {
  const source = readFileSync(new URL(`./${room}/index.ts`, import.meta.url), 'utf8');
  return [...source.matchAll(/export (?:type )?\{([^}]*)\} from '([^']+)'/g)].flatMap(([, names, path]) =>
    names!
      .split(',')
      .map((name) => name.trim().replace(/^type /, ''))
      .filter((name) => name !== '')
      .map((name) => ({ name, file: new URL(path!, new URL(`./${room}/`, import.meta.url)) })),
  );
});

it('gives each name to one thing', () => {
  const names = homes.map(({ name }) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});

it('documents every public name where it is declared', () => {
  const bare = homes.filter(({ name, file }) => {
    const source = readFileSync(file, 'utf8');
    // What a file hands on is declared elsewhere.
    if (new RegExp(`export (?:type )?\\{[^}]*\\b${name}\\b`).test(source)) return false;
    const declared = `export (?:declare |async )?(?:function\\*?|const|class|interface|type) ${name}\\b`;
    return !new RegExp(`\\*/\n(?:export function ${name}\\b[^{]*;\n)*${declared}`).test(source);
  });
  expect(bare.map(({ name, file }) => `${name} in ${file.pathname.replace(/^.*\/src\//, '')}`)).toEqual([]);
});
