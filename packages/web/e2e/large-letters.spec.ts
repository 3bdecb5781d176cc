import { open } from './page.ts';
import { expect, test } from './watch.ts';

/** Letters twice as large as usual, as a reader sets them in the browser. */
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--blink-settings=defaultFontSize=32'],
  },
});

test('with letters twice as large nothing is cut on a phone', async ({ page }) => {
  for (const screen of ['', '#5x5%23a', '#8x8-c3%23a', '#samegame', '#custom', '#worlds', '#stats', '#days']) {
    await open(page, screen);
    await expect(page.locator('main:not(.waiting)')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const beyond = await page.evaluate(() =>
      // Boards may be wider than the page: they scroll in a room of their own.
      Array.from(document.querySelectorAll('main :is(button, a, h1, h2):not(.editor-room *, .field *)'), (element) => ({
        text: element.textContent,
        box: element.getBoundingClientRect(),
      }))
        .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
        .map(({ text }) => text),
    );
    expect(beyond, screen).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), screen).toBeLessThanOrEqual(0);
  }
});
