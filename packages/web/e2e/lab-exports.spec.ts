import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openLab, part } from './lab/page.ts';
import { expect, test } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

async function saved(page: Page, name: string): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), part(page, name).click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

/** Cells of a comma-separated table. */
const table = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"|([^",]+)/g)].map(([, quoted, plain]) => quoted ?? plain!));

/** True if these presses of the plus rule put out a square with all lights on. */
function putsOut(presses: readonly (readonly number[])[]): boolean {
  return presses.every((row, r) =>
    row.every((own, c) => {
      const around = [presses[r - 1]?.[c], presses[r + 1]?.[c], row[c - 1], row[c + 1]];
      return (own + around.reduce<number>((sum, press) => sum + (press ?? 0), 0)) % 2 === 1;
    }),
  );
}

const ALL_ON = '5x5;s=1111111111111111111111111';

test('the lightest presses as LaTeX, CSV and SVG: they put the board out', async ({ page }) => {
  await openLab(page, 'optimise', ALL_ON);
  await expect(part(page, 'fewest')).toHaveText('15 presses');
  const { name, text } = await saved(page, 'patterns-latex');
  expect(name).toBe('fewest.tex');
  expect(text).toContain('\\section*{Fewest presses}');
  expect(text).toContain('15 presses\\par');
  const [, body = ''] = /\\begin\{array\}\{ccccc\}\n([^]*)\n\\end\{array\}/.exec(text) ?? [];
  const presses = body
    .split(' \\\\\n')
    .map((row) => row.split(' & ').map((cell) => (cell === '\\cdot' ? 0 : Number(cell))));
  expect(presses.flat().reduce((a, b) => a + b, 0)).toBe(15);
  expect(presses.map((row) => row.length)).toEqual([5, 5, 5, 5, 5]);
  expect(putsOut(presses)).toBe(true);
  const [head, line] = table((await saved(page, 'patterns-csv')).text);
  expect(head).toHaveLength(27);
  expect(line).toEqual(['1', '15', ...presses.flat().map(String)]);
  const svg = (await saved(page, 'patterns-svg')).text;
  expect([...svg.matchAll(/<circle/g)]).toHaveLength(15);
});

test('the parts of the graph as a table, LaTeX and a picture; the second part puts the board out', async ({ page }) => {
  await openLab(page, 'partition.allOn', '5x5');
  const [head, ...rows] = table((await saved(page, 'figure-csv')).text);
  expect(head).toEqual(['vertex', 'part']);
  expect(rows).toHaveLength(25);
  const presses = Array.from({ length: 5 }, (_, r) =>
    rows.slice(5 * r, 5 * r + 5).map(([, which]) => (which === 'second part' ? 1 : 0)),
  );
  expect(putsOut(presses)).toBe(true);
  const tex = (await saved(page, 'figure-latex')).text;
  expect([...tex.matchAll(/& second part \\\\/g)]).toHaveLength(presses.flat().filter(Boolean).length);
  const svg = (await saved(page, 'figure-svg')).text;
  expect([...svg.matchAll(/<rect /g)]).toHaveLength(1 + presses.flat().filter(Boolean).length);
  expect(svg).toMatch(/<circle[^>]* fill="(rgb|oklch|color)/);
});

test('tables of a field and the map of nullities are saved with their heads', async ({ page }) => {
  await openLab(page, 'field.4.0.multiply', '5x5;q=4');
  const { name, text } = await saved(page, 'figure-csv');
  expect(name).toMatch(/^GF4-(add|multiply)\.csv$/);
  const rows = table(text);
  expect(rows[0]!.slice(1)).toEqual(rows.slice(1).map(([first]) => first));
  // Every row of the multiplication but that of 0 holds each element once; so does every row of the addition.
  const full = rows.slice(1).filter((row) => new Set(row.slice(1)).size === 4);
  expect(full).toHaveLength(name.includes('add') ? 4 : 3);
  const tex = (await saved(page, 'figure-latex')).text;
  expect(tex).toContain('$\\alpha$');
  expect(tex).not.toContain('α');
  await openLab(page, 'sizes', '5x5');
  const map = table((await saved(page, 'figure-csv')).text);
  expect([4, 5, 9, 14, 19].map((n) => map[n]![n])).toEqual(['4', '2', '8', '4', '16']);
  expect(map[2]![3]).toBe(map[3]![2]);
  const matrix = (await saved(page, 'figure-latex')).text;
  expect(matrix).toContain('_{1\\le m,n\\le 36} =');
  const [, body = ''] = /\\begin\{array\}\{c+\}\n([^]*)\n\\end\{array\}/.exec(matrix) ?? [];
  const entries = body.split(' \\\\\n').map((row) => row.split(' & '));
  expect(entries.map((row) => row.length)).toEqual(Array<number>(36).fill(36));
  for (const n of [4, 9, 19, 36]) expect(entries[n - 1]![n - 1]).toBe(map[n]![n]);
});

const hasTex = ((): boolean => {
  try {
    execFileSync('pdflatex', ['--version']);
    return true;
  } catch {
    return false;
  }
})();

/** Compiles a document; what it says, on one line. */
function compiled(text: string): string {
  const room = mkdtempSync(join(tmpdir(), 'douse-tex-'));
  try {
    writeFileSync(join(room, 'a.tex'), text);
    return execFileSync('pdflatex', ['-interaction=nonstopmode', '-halt-on-error', 'a.tex'], {
      cwd: room,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).replaceAll('\n', '');
  } finally {
    rmSync(room, { recursive: true });
  }
}

test('documents of every kind compile in three languages, and nothing sticks out of its page', async ({ page }) => {
  test.skip(!hasTex, 'no pdflatex here');
  test.setTimeout(240_000);
  for (const [view, design, button, language] of [
    ['matrices', '13x13', 'save-latex', 'en'],
    ['solutions', '45x12', 'patterns-latex', 'es'],
    ['optimise', ALL_ON, 'patterns-latex', 'ru'],
    ['partition.allOn', '5x5', 'figure-latex', 'ru'],
    ['overview', '5x5', 'facts-latex', 'es'],
    ['chase', '5x5', 'chart-latex', 'ru'],
    ['elimination', '3x3', 'save-latex', 'es'],
    ['field.16.0.multiply', '5x5', 'figure-latex', 'en'],
    ['sizes', '5x5', 'figure-latex', 'en'],
    ['course.polynomials.3', '5x5', 'figure-latex', 'ru'],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem('douse.language', chosen), language).catch(() => {});
    await openLab(page, view, design);
    const [download] = await Promise.all([page.waitForEvent('download'), part(page, button).first().click()]);
    const said = compiled(readFileSync(await download.path(), 'utf8'));
    expect(said, view).toContain('Output written');
    expect(said, view).not.toContain('Missing character');
    // A few points are the space around an array.
    for (const [, by] of said.matchAll(/Overfull \\[hv]box \(([\d.]+)pt/g)) expect(Number(by), view).toBeLessThan(12);
  }
});
