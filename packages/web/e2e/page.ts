import { expect, type Locator, type Page } from '@playwright/test';

/** The parts of the page, as the tests and the pictures name them. */
export const cells = (page: Page): Locator => page.getByRole('grid').locator('button');
export const cardOf = (page: Page): Locator => page.locator('.card');
export const marked = (page: Page): Locator => page.locator('[data-marked]');
export const control = (page: Page, action: string): Locator => page.locator(`[data-action=${action}]`);
export const fact = (page: Page, name: 'time' | 'presses' | 'par'): Locator => page.locator(`[data-fact=${name}]`);
export const notice = (page: Page, name: string): Locator => page.locator(`[data-notice=${name}]`);

let visits = 0;

/** Opens a screen afresh; without a hash, the menu. */
export async function open(page: Page, hash = ''): Promise<void> {
  // The query makes it another document: a change of the hash alone would not open the page afresh.
  await page.goto(`./?visit=${visits++}${hash}`);
}

/** Opens a game afresh and waits until its fewest presses are known. */
export async function openGame(page: Page, hash = '#5x5'): Promise<void> {
  await open(page, hash);
  await expect(fact(page, 'par')).not.toHaveText('…');
}

/** The lights as text, `#` on and `.` off. */
export const lights = (page: Page): Promise<string> =>
  cells(page).evaluateAll((buttons) => buttons.map((button) => (button.hasAttribute('data-lit') ? '#' : '.')).join(''));

/**
 * Solves the board on the page with the help of hints, the last press by trial: a game that was shown to its end does
 * not count.
 */
export async function solve(page: Page): Promise<void> {
  await expect(fact(page, 'par')).toHaveText(/^\d+$/);
  const par = await numberIn(fact(page, 'par'));
  for (let presses = 1; presses < par; presses++) {
    await control(page, 'hint').click();
    await marked(page).first().click();
    await expect(fact(page, 'presses')).toHaveText(String(presses));
  }
  for (let cell = 0; (await cardOf(page).count()) === 0; cell++) {
    await cells(page).nth(cell).click();
    await expect(fact(page, 'presses')).toHaveText(String(par));
    if ((await cardOf(page).count()) > 0) return;
    await control(page, 'undo').click();
    await expect(fact(page, 'presses')).toHaveText(String(par - 1));
  }
}

/** The number a fact shows. */
export const numberIn = async (place: Locator): Promise<number> => Number(await place.textContent());

/** Presses a cell and waits until the page has drawn what that changes; the lights then. */
export async function press(page: Page, place: number): Promise<string> {
  const before = await lights(page);
  await cells(page).nth(place).click();
  await expect.poll(() => lights(page)).not.toBe(before);
  return lights(page);
}
