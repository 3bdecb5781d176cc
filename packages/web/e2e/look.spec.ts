import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cardOf, cells, control, marked, notice, open, openGame } from './page.ts';
import { expect, test } from './watch.ts';

const violations = async (page: Page): Promise<unknown[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

const ONE_PRESS = '#5x5:.#.../###../.#.../...../.....';

test.use({ reducedMotion: 'reduce' });

/** Every screen, and the boards that look different from the usual one. */
const SCREENS = [
  '',
  '#custom',
  '#stats',
  '#stats/samegame',
  '#worlds',
  '#days',
  '#daily/2026-11-30',
  '#2x2-panel.0_1.2_0.3%23a',
  '#5x5-king-to.1%23a',
];

for (const theme of ['violet', 'light', 'contrast']) {
  test.describe(`axe finds nothing in the ${theme} theme`, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
    });

    test('on every screen', async ({ page }) => {
      test.slow();
      for (const screen of SCREENS) {
        await open(page, screen);
        await expect(page.locator('main:not(.waiting)')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        expect(await violations(page), screen).toEqual([]);
      }
    });

    test('with a notice, a proof, a hint, a solution and at the end', async ({ page }) => {
      await open(page, '#nonsense');
      await expect(notice(page, 'badAddress')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await open(page, '#5x5:#..../...../...../...../.....');
      await control(page, 'why').click();
      await expect(page.locator('[data-proof]')).not.toHaveCount(0);
      expect(await violations(page)).toEqual([]);
      await openGame(page, ONE_PRESS);
      await control(page, 'hint').click();
      await expect(marked(page)).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      await cells(page).nth(6).click();
      await expect(cardOf(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('u');
      await control(page, 'walk').click();
      await expect(page.locator('.walking')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('in every dialog', async ({ page }) => {
      await openGame(page);
      for (const dialog of ['Help', 'Settings', 'Share']) {
        await page.getByRole('button', { name: dialog }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await violations(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: dialog })).toBeFocused();
      }
      await open(page, '#custom');
      await control(page, 'open').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('the theme is chosen in the settings and remembered', async ({ page }) => {
  await openGame(page);
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'violet');
  await page.getByRole('button', { name: 'Settings' }).click();
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const violet = await ground();
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await ground()).not.toBe(violet);
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('the theme follows the system until somebody chooses', async ({ page }) => {
  const html = page.locator('html');
  await page.emulateMedia({ colorScheme: 'light' });
  await openGame(page, '#5x5%23system');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'violet');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'High contrast' }).check();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'contrast');
});

test('every level differs in brightness, and says its digit', async ({ page }) => {
  await openGame(page, '#2x2-q4:01/23');
  await expect(cells(page)).toHaveText(['0', '1', '2', '3']);
  const colours = await page
    .locator('.light')
    .evaluateAll((all) => all.map((light) => getComputedStyle(light).backgroundColor));
  const brightness = colours.slice(1).map((colour) => Number(/oklch\(([\d.]+)/.exec(colour)![1]));
  expect(brightness).toEqual([...brightness].sort((a, b) => a - b));
  expect(new Set(brightness).size).toBe(3);
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
]) {
  test(`the board fits ${viewport.width} × ${viewport.height} without scrolling`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openGame(page, '#5x5%23fit');
    const box = (await page.getByRole('grid').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
  });
}

/** Words that are broken in their middle, of the texts that name things to choose. */
const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const broken: string[] = [];
    for (const name of document.querySelectorAll('.mode b, .place b, .stepper label, .control span, .facts dt')) {
      const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        for (const { index, 0: word } of text.textContent!.matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (range.getClientRects().length > 1) broken.push(word);
        }
      }
    }
    return broken;
  });

for (const language of ['en', 'es', 'ru']) {
  test(`on a narrow page no word is broken in ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('douse.language', chosen), language);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 640 });
      for (const screen of ['', '#custom', '#samegame', '#5x5%23a', '#8x8-c3%23a']) {
        await open(page, screen);
        await expect(page.locator('main:not(.waiting)')).toBeVisible();
        expect(await brokenWords(page), `${width} ${screen}`).toEqual([]);
      }
    }
  });
}

for (const [width, height] of [
  [320, 568],
  [740, 360],
] as const) {
  test(`at the end all that can be pressed is in sight at ${width} × ${height}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('douse.language', 'es'));
    await page.setViewportSize({ width, height });
    for (const [hash, cell] of [
      [ONE_PRESS, 6],
      ['#3x2-c3:12/21/33', 4],
    ] as const) {
      await open(page, hash);
      await cells(page).nth(cell).press('Enter');
      await expect(cardOf(page)).toBeVisible();
      for (const button of await cardOf(page).locator('button').all())
        await expect(button, hash).toBeInViewport({ ratio: 1 });
    }
  });
}
