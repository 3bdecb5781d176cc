import type { Page } from '@playwright/test';
import { cardOf, cells, control, fact, lights, notice, open, openGame, press } from './page.ts';
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
  // From the menu too: the game one was in the middle of is offered.
  await open(page);
  await page.locator('.go-on').click();
  await expect(fact(page, 'presses')).toHaveText('2');
  expect(new URL(page.url()).hash).toBe(address);
});

test('a solved game is still solved after a reload, and a new visit begins a new board', async ({ page }) => {
  await openGame(page, '#5x5:.#.../###../.#.../...../.....');
  await cells(page).nth(6).click();
  await expect(cardOf(page)).toBeVisible();
  await page.reload();
  await expect(cardOf(page)).toBeVisible();
  await open(page);
  await expect(page.locator('.go-on')).toHaveCount(0);
  await page.locator('[data-mode=medium]').click();
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
  ['no head', '{"version":1,'],
  ['cut off', 'douse 1 1 open 5x5#a\n{"version":1,"puzzle":"lights","id":"5x5#a","mo'],
  ['another version', 'douse 1 1 open 5x5#a\n{"version":99}'],
  [
    'a bad move',
    'douse 1 1 open 5x5#a\n{"version":1,"puzzle":"lights","id":"5x5#a","moves":["99"],"position":1,"hints":0,"elapsed":0}',
  ],
  ['markup', '<img src=x onerror="window.hit=1">'],
] as const) {
  test(`a damaged save is set aside: ${what}`, async ({ page }) => {
    await page.addInitScript((damage) => {
      if (localStorage.getItem('douse-damaged.game.5x5') === null) localStorage.setItem('douse.game.5x5', damage);
    }, text);
    // The menu passes damage over …
    await open(page);
    await expect(page.locator('[data-mode=medium]')).toBeVisible();
    // … the game it belongs to sets it aside.
    await openGame(page, '#5x5%23a');
    await expect(notice(page, 'damagedSave')).toBeVisible();
    await expect(cells(page)).toHaveCount(25);
    expect(await page.evaluate(() => localStorage.getItem('douse-damaged.game.5x5'))).toBe(text);
    await notice(page, 'damagedSave').getByRole('button').click();
    await expect(notice(page, 'damagedSave')).toHaveCount(0);
    await cells(page).nth(0).click();
    await page.reload();
    await expect(fact(page, 'presses')).toHaveText('1');
    await expect(notice(page, 'damagedSave')).toHaveCount(0);
  });
}

test('damaged statistics keep what can be read of them', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('douse-damaged.records') === null) {
      localStorage.setItem('douse.records', '1000 medium 5000 7 7 0 5x5#a\n<img src=x onerror="window.hit=1">');
    }
  });
  await open(page, '#stats');
  await expect(notice(page, 'damagedSave')).toBeVisible();
  await expect(page.locator('[data-figure=solved]')).toHaveText('1');
  await page.reload();
  await expect(page.locator('[data-figure=solved]')).toHaveText('1');
  await expect(notice(page, 'damagedSave')).toHaveCount(0);
});

test('games of different kinds are kept side by side', async ({ page }) => {
  await openGame(page, '#3x3%23a');
  await press(page, 0);
  await openGame(page, '#5x5-q3%23b');
  await cells(page).nth(3).click();
  await cells(page).nth(4).click();
  await openGame(page, '#3x3%23a');
  await expect(fact(page, 'presses')).toHaveText('1');
  await openGame(page, '#5x5-q3%23b');
  await expect(fact(page, 'presses')).toHaveText('2');
});

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
