import { test } from '@playwright/test';
import { cardOf, cells, control, openGame } from './page.ts';

/**
 * Takes the pictures of the guide, after a build: PICTURES=1 npx playwright test
 * The two in docs/pictures are kept; those of every theme and language lie in test-results/pictures, to be looked at.
 */
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
const GAME = '#5x5%23evening';

test.use({ reducedMotion: 'reduce' });

for (const [name, viewport] of Object.entries(SIZES)) {
  for (const theme of ['violet', 'light', 'contrast']) {
    test(`${name} in ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
      await page.clock.install();
      await openGame(page, GAME);
      await page.clock.fastForward(47_000);
      for (const cell of [3, 16, 22]) await cells(page).nth(cell).click();
      await control(page, 'hint').click();
      await page.locator('[data-marked]').waitFor();
      await page.mouse.move(0, 0);
      if (theme === 'violet') await page.screenshot({ path: `docs/pictures/play-${name}.png` });
      await page.screenshot({ path: `test-results/pictures/${name}-${theme}.png` });
    });
  }

  test(`${name}: dialogs, the end, other boards`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shoot = (what: string) => page.screenshot({ path: `test-results/pictures/${name}-${what}.png` });
    await openGame(page, '#5x5:.#.../###../.#.../...../.....');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await shoot('help');
    await page.keyboard.press('Escape');
    await page.locator('header button').first().click();
    await page.getByRole('radio', { name: 'Русский' }).check();
    await shoot('settings');
    await page.keyboard.press('Escape');
    await cells(page).nth(6).click();
    await cardOf(page).waitFor();
    await shoot('solved');
    await openGame(page, '#6x7-q4-king%23many');
    await shoot('levels');
  });
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`${name}: in 3D`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => localStorage.setItem('douse.view', '3d'));
    const shoot = async (path: string) => {
      await page.locator('canvas.cubes').waitFor();
      await page.locator('[data-button="0"][style*="--side"]').waitFor({ state: 'attached' });
      await page.mouse.move(0, 0);
      await page.screenshot({ path });
    };
    await openGame(page, GAME);
    await shoot(`docs/pictures/space-${name}.png`);
    await openGame(page, '#cube3-q4%23evening');
    await shoot(`docs/pictures/cube-${name}.png`);
    for (const theme of ['light', 'contrast']) {
      await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
      await openGame(page, '#6x7-q4-king%23many');
      await shoot(`test-results/pictures/space-${name}-${theme}.png`);
    }
  });
}

test('small: a narrow page in Russian, a low page on its side', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('douse.language', 'ru'));
  await page.setViewportSize({ width: 320, height: 568 });
  await openGame(page, '#x');
  await page.screenshot({ path: 'test-results/pictures/small-narrow.png' });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.screenshot({ path: 'test-results/pictures/small-low.png' });
});
