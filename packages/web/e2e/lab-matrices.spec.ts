import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violations } from './lab/axe.ts';
import { cells, openLab, part } from './lab/page.ts';
import { expect, test } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

/** What the command says. */
const douse = (...args: string[]): string =>
  execFileSync(process.execPath, ['packages/cli/dist/main.js', ...args], { encoding: 'utf8' });

async function saved(page: Page, name: string): Promise<{ file: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), part(page, name).click()]);
  return { file: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

const choose = (page: Page, name: 'A' | 'E' | 'P'): Promise<void> =>
  page.locator('#lab-panel .lab-segments label', { hasText: new RegExp(`^${name}$`) }).click();

test('CSV and LaTeX are what the command writes, over a field and over a ring', async ({ page }) => {
  for (const [design, size, levels] of [
    ['4x5', '4x5', '2'],
    ['4x4-q6', '4x4', '6'],
  ] as const) {
    await openLab(page, 'matrices', design);
    for (const [name, matrix] of [
      ['A', 'adjacency'],
      ['E', 'echelon'],
      ['P', 'pass'],
    ] as const) {
      await choose(page, name);
      for (const [format, ending] of [
        ['csv', 'csv'],
        ['latex', 'tex'],
      ] as const) {
        const { file, content } = await saved(page, `save-${format}`);
        expect(file).toBe(`${name}.${ending}`);
        const written = douse('analyse', size, '--levels', levels, '--matrix', matrix, '--format', format);
        // The command writes a formula, the page a document with it.
        const numbers = (text: string): string[] =>
          [...text.replaceAll(/\\boxed\{(\d+)\}/g, '$1').matchAll(/^ *((?:\d+ & )*\d+)(?: \\\\)?$/gm)].map(
            (m) => m[1]!,
          );
        if (format === 'csv') expect(content.toString()).toBe(written);
        else expect(numbers(content.toString())).toEqual(numbers(written));
      }
    }
  }
});

test('PNG: a whole number of pixels an entry', async ({ page }) => {
  await openLab(page, 'matrices', '5x5');
  const { file, content } = await saved(page, 'save-png');
  expect(file).toBe('A.png');
  expect(content.subarray(1, 4).toString()).toBe('PNG');
  expect([content.readUInt32BE(16), content.readUInt32BE(20)]).toEqual([400, 400]);
});

test('P · A = E, row by row on the board', async ({ page }) => {
  await openLab(page, 'matrices', '5x5');
  await expect(part(page, 'holds')).toHaveAttribute('data-holds', 'true');
  const places = (name: string): Promise<number[]> =>
    cells(page).evaluateAll((all, name) => all.flatMap((cell, i) => (cell.hasAttribute(name) ? [i] : [])), name);
  for (let row = 0; row < 3; row++) {
    await part(page, row === 0 ? 'row-show' : 'row-after').click();
    await expect(part(page, 'showing')).toContainText(`Row ${row + 1} of P`);
    const [lights, buttons] = [await places('data-mark'), await places('data-press')];
    // Adding up by hand: every button moves oddly many of the marked lights iff it is dotted.
    for (let b = 0; b < 25; b++) {
      const [r, c] = [Math.floor(b / 5), b % 5];
      const moved = lights.filter((l) => Math.abs(Math.floor(l / 5) - r) + Math.abs((l % 5) - c) <= 1).length;
      expect(moved % 2 === 1).toBe(buttons.includes(b));
    }
  }
});

test('pointing goes both ways', async ({ page }) => {
  await openLab(page, 'matrices', '5x5');
  const matrix = page.locator('[data-matrix=A]');
  await matrix.scrollIntoViewIfNeeded();
  const box = (await matrix.locator('canvas').boundingBox())!;
  const entry = Math.min(box.width, box.height) / 25;
  const left = (box.width - 25 * entry) / 2;
  // Row 3 (light 2), column 9 (button 8).
  await page.mouse.move(box.x + left + 8.5 * entry, box.y + 2.5 * entry);
  await expect(cells(page).nth(2)).toHaveAttribute('data-pointed');
  await expect(cells(page).nth(8)).toHaveAttribute('data-partner');
  await expect(part(page, 'entry')).toHaveText('Light: Row 1, column 3. Button: Row 2, column 4. Moved by 0.');
  await page.mouse.move(0, 0);
  await expect(page.locator('.lab-band')).toHaveCount(0);
  await cells(page).nth(12).hover();
  await expect(page.locator('.lab-band')).toHaveCount(2);
});

test('the keyboard walks, zooms and shows rows', async ({ page }) => {
  await openLab(page, 'matrices', '10x10');
  const matrix = page.locator('[data-matrix=A]');
  await matrix.focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', '+', '+', '+', '+', '+', '+'])
    await page.keyboard.press(key);
  await expect(matrix).toHaveAccessibleName(/Row 3, column 2: 1$/);
  await page.keyboard.press('Enter');
  await expect(part(page, 'showing')).toContainText('Row 1, column 3: the dotted buttons move it.');
  await expect(page.locator('[data-press]')).toHaveCount(4);
  await page.keyboard.press('0');
  expect(await violations(page)).toEqual([]);
});

test('thousands of rows: 2 500 with their reduced form, 40 000 as they are', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('./#lab/matrices/50x50');
  await expect(part(page, 'holds')).toHaveAttribute('data-holds', 'true', { timeout: 60_000 });
  await choose(page, 'P');
  await expect(page.locator('[data-matrix=P]')).toBeVisible();
  await openLab(page, 'matrices', '200x200');
  await expect(page.locator('[data-matrix=A]')).toBeVisible();
});
