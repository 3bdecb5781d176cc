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
  ['markup', '<img src=x onerror="window.hit=1">'],
] as const) {
  test(`a damaged save is set aside: ${what}`, async ({ page }) => {
    await page.addInitScript((damage) => {
      if (localStorage.getItem('douse-damaged.game.5x5#a') === null) localStorage.setItem('douse.game.5x5#a', damage);
    }, text);
    // The menu passes damage over …
    await open(page);
    await expect(page.locator('[data-mode=medium]')).toBeVisible();
    // … the game it belongs to sets it aside.
    await openGame(page, '#5x5%23a');
    await expect(notice(page, 'damagedSave')).toBeVisible();
    await expect(cells(page)).toHaveCount(25);
    expect(await page.evaluate(() => localStorage.getItem('douse-damaged.game.5x5#a'))).toBe(text);
    await notice(page, 'damagedSave').getByRole('button').click();
    await expect(notice(page, 'damagedSave')).toHaveCount(0);
    await cells(page).nth(0).click();
    await page.reload();
    await expect(fact(page, 'presses')).toHaveText('1');
    await expect(notice(page, 'damagedSave')).toHaveCount(0);
  });
}

test('a save that is odd in one field keeps the rest', async ({ page }) => {
  const text =
    'douse 2 1 open own 5x5#a\n{"version":1,"puzzle":"lights","id":"5x5#a","moves":["3","7"],"position":2,"hints":0,"elapsed":-9}';
  await page.addInitScript((damage) => {
    if (localStorage.getItem('douse-damaged.game.5x5#a') === null) localStorage.setItem('douse.game.5x5#a', damage);
  }, text);
  await openGame(page, '#5x5%23a');
  await expect(notice(page, 'mendedSave')).toBeVisible();
  await expect(fact(page, 'presses')).toHaveText('2');
  await expect(fact(page, 'time')).toHaveText(/^\d+:\d\d$/);
  await page.reload();
  await expect(fact(page, 'presses')).toHaveText('2');
  await expect(notice(page, 'mendedSave')).toHaveCount(0);
});

test('damaged statistics keep what can be read of them', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('douse-damaged.records') === null) {
      localStorage.setItem('douse.records', '1000 medium 5000 7 7 0 5x5#a\n<img src=x onerror="window.hit=1">');
    }
  });
  await open(page, '#stats');
  await expect(notice(page, 'damagedStats')).toBeVisible();
  await expect(page.locator('[data-figure=solved]')).toHaveText('1');
  await page.reload();
  await expect(page.locator('[data-figure=solved]')).toHaveText('1');
  await expect(notice(page, 'damagedStats')).toHaveCount(0);
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

test('a mode goes on with its own game; undo steps back over a new board, over a reload too', async ({ page }) => {
  await openGame(page, '#5x5%23one');
  await press(page, 3);
  const first = await press(page, 4);
  // Another mode in between, and the menu.
  await openGame(page, '#3x3%23a');
  await press(page, 0);
  await open(page);
  await page.locator('[data-mode=medium]').click();
  await expect(fact(page, 'presses')).toHaveText('2');
  expect(await lights(page)).toBe(first);
  await control(page, 'renew').click();
  await expect(fact(page, 'presses')).toHaveText('0');
  await press(page, 7);
  await page.reload();
  await expect(fact(page, 'presses')).toHaveText('1');
  await page.keyboard.press('u');
  await expect(fact(page, 'presses')).toHaveText('0');
  await page.keyboard.press('u');
  await expect(fact(page, 'presses')).toHaveText('2');
  expect(await lights(page)).toBe(first);
  await page.keyboard.press('y');
  await page.keyboard.press('y');
  await expect(fact(page, 'presses')).toHaveText('1');
});

test('two tabs on one board play one game, and say so', async ({ page, context }) => {
  await openGame(page, '#5x5%23two');
  const other = await context.newPage();
  await openGame(other, '#5x5%23two');
  await press(page, 3);
  await expect(fact(other, 'presses')).toHaveText('1');
  await expect(notice(other, 'otherTab')).toBeVisible();
  await press(other, 4);
  await expect(fact(page, 'presses')).toHaveText('2');
  const shown = await press(page, 5);
  await expect(fact(other, 'presses')).toHaveText('3');
  expect(await lights(other)).toBe(shown);
});

test('the daily board of the menu turns at midnight, and a day to come is refused', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T23:59:50Z') });
  await open(page);
  const done = page.locator('[data-place=daily]');
  await page.evaluate(() =>
    localStorage.setItem('douse.records', '1796083200000 daily 5000 7 7 0 5x5#daily-2026-11-30'),
  );
  await page.reload();
  await expect(done).toContainText('Today’s is solved');
  await page.clock.runFor(15_000);
  await expect(done).not.toContainText('Today’s is solved');
  await open(page, '#daily/2027-01-01');
  await expect(notice(page, 'futureDay')).toBeVisible();
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
