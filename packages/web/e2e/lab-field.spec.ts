import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { violations } from './lab/axe.ts';
import { cells, openLab, part, settled } from './lab/page.ts';
import { expect, test } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

const douse = (...args: string[]): string =>
  execFileSync(process.execPath, ['packages/cli/dist/main.js', ...args], { encoding: 'utf8' });

test('the fewest presses come with their proof; a search that is too large says what is known', async ({ page }) => {
  await openLab(page, 'optimise', '5x5:=1111111111111111111111111');
  await expect(part(page, 'fewest')).toHaveText('15 presses');
  await expect(part(page, 'proof')).toContainText('None has fewer: all solutions were compared. Looked at: 4.');
  await part(page, 'play').click();
  await expect(page.locator('.lab-cells [data-lit]')).toHaveCount(0);
  await openLab(page, 'optimise', `19x19:!${'~'.repeat(60)}`);
  await expect(page.locator('[data-optimum]')).toBeVisible();
  await openLab(page, 'optimise', '5x5:=1');
  await expect(page.locator('[data-optimum=impossible]')).toContainText('This board has no solution');
});

test('the integer program is the command’s', async ({ page }) => {
  await openLab(page, 'optimise', '3x3-q3');
  const [download] = await Promise.all([page.waitForEvent('download'), part(page, 'save-lp').click()]);
  expect(download.suggestedFilename()).toBe('fewest.lp');
  expect(readFileSync(await download.path(), 'utf8').trimEnd()).toBe(
    douse('explain', '3x3', '--levels', '3', '--by', 'program').trimEnd(),
  );
  await part(page, 'show-program').click();
  await expect(page.locator('.lab-code')).toContainText('Minimize');
  expect(await violations(page)).toEqual([]);
});

test('GF(8): tables, another modulus, the level cycle', async ({ page }) => {
  await openLab(page, 'field', '3x3-q8');
  await expect(page.locator('select[name=order]')).toHaveValue('8');
  await expect(part(page, 'field-is')).toContainText('x³ + x + 1 is 0 at α');
  await expect(page.locator('.lab-cycle li')).toHaveCount(9);
  const table = page.locator('[data-matrix="·"]');
  await table.evaluate((window) => window.scrollIntoView({ block: 'center' }));
  const box = (await table.locator('canvas').boundingBox())!;
  const entry = Math.min(box.width, box.height, 8 * 44) / 8;
  const [left, top] = [(box.width - 8 * entry) / 2, (box.height - 8 * entry) / 2];
  const pointAt = (row: number, column: number): Promise<void> =>
    page.mouse.move(box.x + left + (column + 0.5) * entry, box.y + top + (row + 0.5) * entry);
  await pointAt(4, 2);
  // α² · α = α³ = α + 1, and with the other polynomial α² + 1.
  await expect(part(page, 'product')).toContainText('4 · 2 = 3');
  await page.locator('select[name=modulus]').selectOption('1,0,1,1');
  await settled(page);
  await pointAt(4, 3);
  await pointAt(4, 2);
  await expect(part(page, 'product')).toContainText('4 · 2 = 5');
  expect(await violations(page)).toEqual([]);
});

test('cycling lights and field lights are two games: 4 × 4 with four levels', async ({ page }) => {
  await openLab(page, 'field', '4x4-q4');
  const rows = part(page, 'field-board').locator('tbody tr');
  await expect(rows.nth(0)).toContainText('64');
  await expect(rows.nth(1)).toContainText('256');
  await expect(cells(page)).toHaveCount(16);
});

test('levels that no field has are told', async ({ page }) => {
  await openLab(page, 'field', '4x4-q6');
  await expect(part(page, 'not-compared')).toContainText('No field has 6 elements');
});

test('the thesis’s 2 × 2 board: its recipe leaves 2 2 / 2 2, and fails on 176 of 256', async ({ page }) => {
  await openLab(page, 'field', '2x2-q4');
  const trial = (name: string) => page.locator(`[data-trial=${name}]`);
  await expect(trial('mistaken')).toHaveAttribute('data-out', 'false');
  await expect(trial('mistaken')).toContainText('Left: 2 2 2 2');
  await expect(trial('cycling')).toHaveAttribute('data-out', 'true');
  await expect(trial('field')).toHaveAttribute('data-out', 'true');
  await expect(part(page, 'thesis-fails')).toHaveText(
    'Tried on all 256 starts of this board, the recipe fails on 176; both right ways solve every one.',
  );
  for (let press = 0; press < 3; press++) await page.locator('[data-start="3"]').click();
  await expect(trial('mistaken')).toHaveAttribute('data-out', 'true');
});
