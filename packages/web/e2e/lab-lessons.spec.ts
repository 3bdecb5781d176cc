import type { Page } from '@playwright/test';
import { violations } from './lab/axe.ts';
import { cells, openLab, part } from './lab/page.ts';
import { expect, test } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

const tour = (page: Page) => page.locator('.lab-tour');

/** Presses buttons in turn and waits until each press is drawn. */
async function press(page: Page, ...buttons: number[]): Promise<void> {
  for (const button of buttons) {
    const before = await part(page, 'showing').textContent();
    await cells(page).nth(button).click();
    await expect(part(page, 'showing')).not.toHaveText(before!);
  }
}

/** Chases a board of five columns from row `from` on: presses below every light that is on. */
async function chase(page: Page, from = 0): Promise<void> {
  for (let row = from; row < 4; row++) {
    const lit = await cells(page).evaluateAll((all) => all.map((cell) => cell.hasAttribute('data-lit')));
    for (let column = 0; column < 5; column++) if (lit[row * 5 + column]) await press(page, (row + 1) * 5 + column);
  }
}

const ones = (text: string): number[] =>
  Array.from(text, (digit, i) => Array.from({ length: Number(digit) }, () => i)).flat();
const nothing = async (): Promise<void> => {};

/** What a reader does in each step. */
const TOURS: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  twice: [
    (page) => press(page, 4),
    (page) => press(page, 4, 4),
    (page) => press(page, 1, 0),
    (page) => press(page, 3, 5, 7),
  ],
  parity: [
    (page) => press(page, 0, 7, 12, 13),
    (page) => press(page, 1, 1, 1),
    (page) => press(page, ...ones('1101100000110110000011011')),
    (page) => press(page, 4, 7, 11, 19),
  ],
  quarter: [nothing, nothing, nothing, (page) => press(page, 0, 24)],
  chasing: [
    (page) => press(page, 5, 7, 9),
    (page) => chase(page),
    async (page) => {
      await press(page, 3);
      await chase(page);
    },
    (page) => press(page, ...ones('0000001100110110111100001')),
  ],
  levels: [
    (page) => press(page, 4, 4, 4),
    (page) => press(page, 4, 4),
    (page) => press(page, 0, 0, 0),
    (page) => press(page, 0, 0, 4, 4),
  ],
  thesis: [
    (page) => press(page, ...ones('0333')),
    (page) => press(page, ...ones('2111')),
    nothing,
    (page) => press(page, ...ones('0211')),
  ],
};

for (const [name, steps] of Object.entries(TOURS)) {
  test(`the lesson “${name}”, to its end`, async ({ page }) => {
    await openLab(page, 'course', '');
    await page.locator(`[data-lesson=${name}]`).click();
    await expect(page).toHaveURL(new RegExp(`#lab/course\\.${name}/`));
    for (const [i, act] of steps.entries()) {
      await expect(tour(page)).toHaveAttribute('data-step', String(i + 1));
      if (act !== nothing) await expect(tour(page)).toHaveAttribute('data-reached', 'false');
      await act(page);
      await expect(tour(page)).toHaveAttribute('data-reached', 'true');
      if (i < steps.length - 1) await part(page, 'lesson-on').click();
    }
    await expect(page.locator('.lab-cells [data-lit]')).toHaveCount(0);
    await expect(part(page, 'goal')).toContainText('Solved!');
    if (name !== 'thesis') {
      await part(page, 'lesson-next').click();
      await expect(tour(page)).not.toHaveAttribute('data-lesson', name);
    }
  });
}

test('a lesson has a link, works in Spanish and Russian, and starts over', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('douse.language', 'ru'));
  await openLab(page, 'course', '');
  await expect(page.locator('#lab-panel')).toContainText('Шесть коротких уроков');
  await page.goto('./?again=1#lab/lessons.levels/3x3');
  await expect(tour(page)).toContainText('Больше двух уровней');
  await press(page, 0);
  await part(page, 'lesson-again').click();
  await expect(page.locator('[data-lit]')).toHaveCount(0);
  await part(page, 'all-lessons').click();
  await expect(page.locator('[data-lesson=parity]')).toBeVisible();
  await page.goBack();
  await expect(tour(page)).toHaveAttribute('data-lesson', 'levels');
});

test('axe finds nothing in a lesson, and nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLab(page, 'course', '');
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-lesson=parity]').click();
  await expect(tour(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
