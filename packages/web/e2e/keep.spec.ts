import type { Page } from '@playwright/test';
import { cardOf, cells, control, fact, lights, notice, openGame, press } from './page.ts';
import { expect, test } from './watch.ts';

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('a reload in the middle keeps the game', async ({ page }) => {
  await openGame(page);
  const before = await press(page, 3);
  await press(page, 11);
  await control(page, 'undo').click();
  await expect.poll(() => lights(page)).toBe(before);
  const address = new URL(page.url()).hash;
  await page.reload();
  await expect.poll(() => lights(page)).toBe(before);
  await expect(fact(page, 'presses')).toHaveText('1');
  await control(page, 'redo').click();
  await expect(fact(page, 'presses')).toHaveText('2');
  // Without an address too: the game one was in the middle of comes back.
  await openGame(page);
  await expect(fact(page, 'presses')).toHaveText('2');
  expect(new URL(page.url()).hash).toBe(address);
});

test('a solved game is still solved after a reload, and a new visit begins a new board', async ({ page }) => {
  await openGame(page, '#5x5:.#.../###../.#.../...../.....');
  await cells(page).nth(6).click();
  await expect(cardOf(page)).toBeVisible();
  await page.reload();
  await expect(cardOf(page)).toBeVisible();
  await openGame(page);
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page.locator('[data-lit]')).not.toHaveCount(0);
});

test('undo leaves the solved board', async ({ page }) => {
  await openGame(page, '#5x5:.#.../###../.#.../...../.....');
  await cells(page).nth(6).click();
  await control(page, 'undo').click();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page.locator('[data-lit]')).toHaveCount(5);
});

for (const [what, text] of [
  ['no JSON', '{"version":1,'],
  ['another version', '{"version":99}'],
  ['a bad move', '{"version":1,"puzzle":"lights","id":"5x5#a","moves":["99"],"position":1,"hints":0,"elapsed":0}'],
  ['markup', '<img src=x onerror="window.hit=1">'],
] as const) {
  test(`a damaged save is set aside: ${what}`, async ({ page }) => {
    await page.addInitScript((damage) => {
      if (localStorage.getItem('douse.game.damaged') === null) localStorage.setItem('douse.game', damage);
    }, text);
    await openGame(page);
    await expect(notice(page, 'damagedSave')).toBeVisible();
    await expect(cells(page)).toHaveCount(25);
    expect(await page.evaluate(() => localStorage.getItem('douse.game.damaged'))).toBe(text);
    await notice(page, 'damagedSave').getByRole('button').click();
    await expect(notice(page, 'damagedSave')).toHaveCount(0);
    await cells(page).nth(0).click();
    await page.reload();
    await expect(fact(page, 'presses')).toHaveText('1');
    await expect(notice(page, 'damagedSave')).toHaveCount(0);
  });
}

test('storage that throws does not stop the game', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
      Storage.prototype[name] = () => {
        throw new DOMException('forbidden', 'SecurityError');
      };
    }
  });
  await openGame(page);
  await cells(page).nth(0).click();
  await expect(fact(page, 'presses')).toHaveText('1');
});

test('the clock stands while the page is hidden or a dialog is open', async ({ page }) => {
  await page.clock.install();
  await openGame(page, '#5x5%23clock');
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  const shown = async (): Promise<number> => {
    const parts = (await fact(page, 'time').textContent())!.split(':').map(Number);
    return parts.reduce((sum, part) => sum * 60 + part, 0);
  };
  const start = await shown();
  await page.clock.runFor(10_000);
  await expect.poll(shown).toBe(start + 10);
  await hide(page, true);
  await page.clock.runFor(60_000);
  expect(await shown()).toBe(start + 10);
  await hide(page, false);
  await page.clock.runFor(5_000);
  await expect.poll(shown).toBe(start + 15);
  await page.keyboard.press('?');
  await page.clock.runFor(60_000);
  expect(await shown()).toBe(start + 15);
});
