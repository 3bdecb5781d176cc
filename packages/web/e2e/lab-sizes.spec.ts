import { violations } from './lab/axe.ts';
import { designIn, openLab, panel, part, settled } from './lab/page.ts';
import { expect, test } from './watch.ts';

test('the nullity map: read, noticed, opened', async ({ page }) => {
  await openLab(page, 'sizes', '5x5');
  await expect(page.locator('[data-note=invertible]')).toContainText(
    '1, 2, 3, 6, 7, 8, 10, 12, 13, 15, 18, 20, 21, 22, 25',
  );
  await expect(page.locator('[data-note=doubling]')).toContainText('true for every n up to 29');
  await expect(page.locator('[data-note=periods]')).toContainText('1 → 3, 2 → 4, 3 → 6, 4 → 5');
  const map = page.locator('[data-matrix="of nullities"]');
  await map.focus();
  for (let i = 0; i < 3; i++) for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(part(page, 'size')).toHaveText('4 × 4: nullity 4, so 2 to the power 4 quiet patterns.');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => designIn(page)).toBe('4x5');
  expect(await violations(page)).toEqual([]);
});

test('other levels and wraps, composite ones too', async ({ page }) => {
  await openLab(page, 'sizes', '5x5-q6');
  await expect(panel(page)).toContainText('the greatest nullity over the prime factors of 6');
  await page.locator('select[name=map-wrap]').selectOption('torus');
  await page.locator('select[name=map-most]').selectOption('200');
  const copies = page.locator('[data-note=copies]');
  await expect(copies).toContainText('fills every torus', { timeout: 20_000 });
  const map = page.locator('[data-matrix="of nullities"]');
  await map.focus();
  for (let i = 0; i < 2; i++) for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await expect(part(page, 'size')).toHaveText('3 × 3: quiet patterns that generate all others: 4.');
  await settled(page);
});

test('a map of 500 × 500 is drawn while it is computed, can be cancelled, and never holds the page up', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await openLab(page, 'sizes', '5x5');
  await page.locator('select[name=map-most]').selectOption('500');
  await expect(page.locator('[data-note=doubling]')).toContainText('up to 249', { timeout: 25_000 });
  await page.locator('input[name=map-levels]').fill('61');
  await page.locator('select[name=map-most]').selectOption('1000');
  await part(page, 'stop').click();
  await expect(part(page, 'working')).toHaveCount(0);
  await expect(page.locator('[data-note=doubling]')).toHaveCount(0);
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
  console.log(`longest task of a 500 × 500 map: ${Math.round(longest)} ms`);
});
