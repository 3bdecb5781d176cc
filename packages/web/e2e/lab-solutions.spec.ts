import type { Page } from '@playwright/test';
import { violations } from './lab/axe.ts';
import { cells, openLab, part, settled, tab } from './lab/page.ts';
import { expect, test } from './watch.ts';

const marksOf = (page: Page, name: string): Promise<number[]> =>
  cells(page).evaluateAll((all, name) => all.flatMap((cell, i) => (cell.hasAttribute(name) ? [i] : [])), name);

/** Cells that an odd number of the presses' pluses reach on a board of five columns: what presses change, by hand. */
function changedBy(presses: readonly number[]): number[] {
  const count = new Map<number, number>();
  for (const press of presses) {
    for (const [dr, dc] of [
      [0, 0],
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      const [r, c] = [Math.floor(press / 5) + dr, (press % 5) + dc];
      if (r >= 0 && r < 5 && c >= 0 && c < 5) count.set(r * 5 + c, (count.get(r * 5 + c) ?? 0) + 1);
    }
  }
  return [...count]
    .filter(([, times]) => times % 2 === 1)
    .map(([cell]) => cell)
    .sort((a, b) => a - b);
}

test.use({ reducedMotion: 'reduce' });

test('quiet patterns of 5 × 5: two classes; pressing one changes nothing', async ({ page }) => {
  await openLab(page, 'quiet', '5x5:=0100100001');
  await expect(part(page, 'quiet-count')).toContainText(
    'This board has 4 quiet patterns, the empty one included. All are sums of 2 of them.',
  );
  await expect(part(page, 'quiet-count')).toContainText(
    '8 turns and reflections they form 3 classes, the empty one among them',
  );
  await expect(page.locator('.lab-card')).toHaveCount(2);
  const before = await marksOf(page, 'data-lit');
  for (const card of [0, 1]) {
    await page.locator('.lab-card').nth(card).click();
    await expect(part(page, 'showing')).toContainText('no light has changed');
    const presses = await marksOf(page, 'data-press');
    expect(presses).toHaveLength(card === 0 ? 12 : 16);
    expect(changedBy(presses)).toEqual([]);
    expect(await marksOf(page, 'data-lit')).toEqual(before);
  }
  expect(await violations(page)).toEqual([]);
});

test('a quiet pattern built by hand, the local rule checking along', async ({ page }) => {
  await openLab(page, 'quiet', '5x5');
  await part(page, 'by-hand').click();
  const quiet = [0, 1, 3, 4, 10, 11, 13, 14, 20, 21, 23, 24];
  for (const [i, button] of quiet.entries()) {
    await cells(page).nth(button).click();
    const expected = changedBy(quiet.slice(0, i + 1));
    await expect(part(page, 'hand')).toHaveAttribute('data-disturbed', String(expected.length));
    expect(await marksOf(page, 'data-mark')).toEqual(expected);
  }
  await expect(part(page, 'hand')).toHaveText('No light is disturbed: these 12 presses are a quiet pattern.');
  // The design itself is untouched.
  await part(page, 'put-away').click();
  await expect(page.locator('[data-press], [data-lit]')).toHaveCount(0);
});

test('solutions: fewest first, differences are quiet, any can be played', async ({ page }) => {
  await openLab(page, 'solutions', '5x5:=1110011100000110001100011');
  const cards = page.locator('[data-solution]');
  await expect(cards).toHaveCount(4);
  const totals = await cards.evaluateAll((all) => all.map((card) => Number((card as HTMLElement).dataset['total'])));
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  await cards.nth(2).locator('[data-part=play]').click();
  await expect(part(page, 'showing')).toContainText('the board is as it should be');
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  expect(await marksOf(page, 'data-press')).toHaveLength(totals[2]!);
  await expect(cards.nth(2)).toHaveAttribute('data-chosen');
  await page.locator('.lab-segments label', { hasText: 'Differences from 3' }).click();
  for (const card of [0, 1, 3]) await expect(cards.nth(card)).toContainText(/differs by (12|16) presses/);
  expect(await violations(page)).toEqual([]);
});

test('an edit brings new solutions; an unsolvable board says why', async ({ page }) => {
  await openLab(page, 'solutions', '3x3:=1');
  await expect(page.locator('[data-solution]')).toHaveCount(1);
  await expect(part(page, 'order')).toContainText('There is no other solution');
  await openLab(page, 'solutions', '5x5:=1');
  await expect(page.locator('[data-verdict=impossible]')).toContainText('an odd number of them is on');
  await tab(page, 'quiet').click();
  await settled(page);
  await expect(page.locator('.lab-card')).toHaveCount(2);
  // Every view has a link of its own, and Back leads through them.
  expect(page.url()).toContain('#lab/quiet/5x5:=1');
  await page.goBack();
  await expect(page.locator('[data-verdict=impossible]')).toBeVisible();
});

test('many solutions come a page at a time', async ({ page }) => {
  await openLab(page, 'solutions', '9x9');
  await expect(page.locator('[data-solution]')).toHaveCount(24);
  await part(page, 'more').click();
  await expect(page.locator('[data-solution]')).toHaveCount(48);
});
