import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** ARCHITECTURE.md against the code. That its picture is the imports' own is checked by `npm run rooms -- --check`. */
const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

/** Paths of the sources of all packages; tests and dictionaries apart. */
const sources = ['douse', 'milp', 'survey', 'cli', 'web'].flatMap((name) =>
  readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => `packages/${name}/src/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path)),
);

/** The paths that the list of a recipe names. */
function recipe(what: string): string[] {
  const [, list] = page.split(`**${what}**`);
  expect(list, what).toBeDefined();
  return [...list!.split('\n\n')[0]!.matchAll(/`(packages\/[^`]*)`/g)].map(([, path]) => path!);
}

/** Sources outside dictionaries that hold a text. */
const holding = (text: string): string[] =>
  sources.filter((path) => !/\/words\//.test(path) && readFileSync(join(root, path), 'utf8').includes(text));

describe('ARCHITECTURE.md', () => {
  it('names files and folders that exist', () => {
    const paths = [...page.matchAll(/`((?:packages|docs|bench|scripts|data)\/[^`\s]*)`/g)].map(([, path]) => path!);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  });

  it('lists what a rule touches', () => {
    const touched = holding("'row-column'").filter((path) => !path.endsWith('presets.ts'));
    expect(recipe('a rule').toSorted()).toEqual(touched.toSorted());
  });

  it('lists what a method touches', () => {
    for (const path of holding("'eliminate'")) expect(recipe('a method')).toContain(path);
  });

  it('lists what a format touches', () => {
    const known = holding("'dimacs'").filter((path) => path.startsWith('packages/douse/'));
    for (const path of known) expect(recipe('a file format')).toContain(path);
  });

  it('lists what a tab of the laboratory touches', () => {
    for (const path of holding("'./tabs/partition.tsx'")) expect(recipe('a tab of the laboratory')).toContain(path);
  });

  it('lists what a kind of survey touches', () => {
    for (const path of holding('[nullity, ')) expect(recipe('a kind of survey')).toContain(path);
  });

  it('lists every room with dictionaries', () => {
    const rooms = sources
      .filter((path) => /\/en(\/index)?\.ts$/.test(path))
      .map((path) => path.replace(/en(\/index)?\.ts$/, ''));
    for (const room of rooms) expect(recipe('a language')).toContain(room);
  });

  it('lists where a puzzle is entered', () => {
    for (const path of holding('[samegame, lights]')) expect(recipe('a puzzle')).toContain(path);
  });
});
