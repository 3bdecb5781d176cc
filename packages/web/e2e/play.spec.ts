import type { Locator, Page } from '@playwright/test';
import { cardOf, cells, control, fact, lights, marked, numberIn, openGame, press } from './page.ts';
import { expect, test } from './watch.ts';

const COLUMNS = 5;

/** Plays the board to its end by hints alone; `press` is how the player presses. */
async function followHints(
  page: Page,
  ask: () => Promise<void>,
  press: (button: Locator, place: number) => Promise<void>,
): Promise<number> {
  const par = await numberIn(fact(page, 'par'));
  expect(par).toBeGreaterThan(0);
  for (let presses = 1; presses <= par; presses++) {
    await ask();
    await expect(marked(page)).toHaveCount(1);
    const place = await cells(page).evaluateAll((all) => all.findIndex((cell) => cell.hasAttribute('data-marked')));
    await press(cells(page).nth(place), place);
    await expect(fact(page, 'presses')).toHaveText(String(presses));
    await expect(marked(page)).toHaveCount(0);
  }
  await expect(cardOf(page)).toBeVisible();
  return par;
}

test('a whole game by mouse: the hints take the fewest presses', async ({ page }) => {
  await openGame(page);
  await expect(cells(page)).toHaveCount(25);
  const par = await followHints(
    page,
    () => control(page, 'hint').click(),
    (button) => button.click(),
  );
  await expect(cardOf(page)).toContainText(`${par} press`);
  await expect(cardOf(page)).toContainText('the fewest possible');
  await expect(page.locator('[data-lit]')).toHaveCount(0);

  const before = page.url();
  await page.getByRole('button', { name: 'Next board' }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(fact(page, 'presses')).toHaveText('0');
  await expect(page).not.toHaveURL(before);
  await expect(page.locator('[data-lit]')).not.toHaveCount(0);
});

test('a whole game by keyboard', async ({ page }) => {
  await openGame(page, '#5x5%23keyboard');
  await cells(page).nth(12).focus();
  let at = 12;
  await followHints(
    page,
    () => page.keyboard.press('h'),
    async (button, place) => {
      const step = async (key: string, times: number) => {
        for (let i = 0; i < times; i++) await page.keyboard.press(key);
      };
      const down = Math.floor(place / COLUMNS) - Math.floor(at / COLUMNS);
      const right = (place % COLUMNS) - (at % COLUMNS);
      await step(down > 0 ? 'ArrowDown' : 'ArrowUp', Math.abs(down));
      await step(right > 0 ? 'ArrowRight' : 'ArrowLeft', Math.abs(right));
      await expect(button).toBeFocused();
      at = place;
      await page.keyboard.press(place % 2 === 0 ? 'Enter' : 'Space');
    },
  );
  await expect(page.getByRole('button', { name: 'Next board' })).toBeFocused();
  await page.keyboard.press('Enter');
  // The keyboard goes on where the board is.
  await expect(cells(page).nth(12)).toBeFocused();
});

test('who takes the last press back at the end goes on by keyboard', async ({ page }) => {
  await openGame(page, '#5x5:.#.../###../.#.../...../.....');
  await cells(page).nth(6).press('Enter');
  await expect(page.getByRole('button', { name: 'Next board' })).toBeFocused();
  await page.keyboard.press('u');
  await expect(cells(page).nth(6)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Next board' })).toBeFocused();
});

test('the edges hold, and Home and End lead along the row', async ({ page }) => {
  await openGame(page, '#5x5%23edges');
  await cells(page).nth(12).focus();
  await expect(page.locator('[role=grid] [tabindex="0"]')).toHaveCount(1);
  for (const [key, place] of [
    ['Home', 10],
    ['ArrowLeft', 10],
    ['End', 14],
    ['ArrowRight', 14],
    ['Control+End', 24],
    ['ArrowDown', 24],
    ['Control+Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cells(page).nth(place)).toBeFocused();
  }
});

test.describe('a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('a whole game by touch', async ({ page }) => {
    await openGame(page, '#5x5%23touch');
    await followHints(
      page,
      () => control(page, 'hint').tap(),
      (button) => button.tap(),
    );
  });

  test('nothing scrolls and everything is large enough for a finger', async ({ page }) => {
    await openGame(page, '#5x5%23touch');
    const overflow = await page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      const field = document.querySelector('.field')!;
      return [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
        field.scrollWidth - field.clientWidth,
        field.scrollHeight - field.clientHeight,
      ];
    });
    expect(overflow).toEqual([0, 0, 0, 0]);
    for (const button of await page.getByRole('button').all()) {
      const box = (await button.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('undo, redo and restart, by button and by key', async ({ page }) => {
  await openGame(page, '#5x5%23history');
  const seen = [await lights(page)];
  for (const place of [0, 7, 24]) seen.push(await press(page, place));
  expect(new Set(seen).size).toBe(4);
  await control(page, 'undo').click();
  await expect.poll(() => lights(page)).toBe(seen[2]);
  await page.keyboard.press('u');
  await expect.poll(() => lights(page)).toBe(seen[1]);
  await control(page, 'redo').click();
  await expect.poll(() => lights(page)).toBe(seen[2]);
  await page.keyboard.press('y');
  await expect.poll(() => lights(page)).toBe(seen[3]);
  await expect(control(page, 'redo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('r');
  await expect.poll(() => lights(page)).toBe(seen[0]);
  await expect(fact(page, 'presses')).toHaveText('0');
  await page.keyboard.press('Control+y');
  await expect.poll(() => lights(page)).toBe(seen[1]);
});

test('a marked button behaves as if it were not marked', async ({ page }) => {
  await openGame(page, '#5x5:.#.../###../.#.../...../.....');
  await page.keyboard.press('h');
  await expect(cells(page).nth(6)).toHaveAttribute('data-marked');
  await expect(cells(page).nth(6)).toHaveAccessibleName('Row 2, column 2, on, hint: press this one');
  await cells(page).nth(0).click();
  await expect(marked(page)).toHaveCount(0);
  await expect.poll(() => lights(page)).toBe('#.....##...#.............');
});

test('keys of a Russian keyboard work by their place', async ({ page }) => {
  await openGame(page, '#5x5%23layout');
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown', { key: 'р', code: 'KeyH' })));
  await expect(marked(page)).toHaveCount(1);
});

test('the screen reader hears what a press has done', async ({ page }) => {
  await openGame(page, '#5x5:.#.../###../.#.../...../.....');
  await cells(page).nth(0).click();
  await expect(page.locator('[data-part=announcer]')).toHaveText('4 lights on');
  await page.keyboard.press('h');
  await expect(page.locator('[data-part=announcer]')).toHaveText('4 lights on. Hint: Row 1, column 1');
});
