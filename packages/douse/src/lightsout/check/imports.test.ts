import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** All that a checker may know: the rules of the game, rows of bits, and what is claimed. Types and values alike. */
const ALLOWED = [/^\.\.\/\.\.\/board\//, /^\.\.\/\.\.\/algebra\/bitmatrix\.ts$/, /^\.\.\/claims\//, /^\.\//];

it('shares nothing with the solvers', () => {
  const here = new URL('.', import.meta.url);
  const files = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  expect(files.length).toBeGreaterThan(4);
  const others = files.flatMap((name) =>
    Array.from(
      readFileSync(new URL(name, here), 'utf8').matchAll(/from '([^']+)'|import\('([^']+)'\)/g),
      (match) => match[1] ?? match[2]!,
    )
      .filter((path) => !ALLOWED.some((allowed) => allowed.test(path)))
      .map((path) => `${name} imports ${path}`),
  );
  expect(others).toEqual([]);
});

it('is claimed by types alone', () => {
  const claims = new URL('../claims/', import.meta.url);
  for (const name of readdirSync(claims).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts')))
    expect(readFileSync(new URL(name, claims), 'utf8'), name).not.toMatch(
      /from '\.\.\/(?!claims)(?:methods|fewest|beyond|solve|check|explain|theory)/,
    );
});
