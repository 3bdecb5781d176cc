import type { Page } from '@playwright/test';
import { cardOf, cells, control, fact, lights, marked, numberIn, open, press } from './page.ts';
import { expect, test } from './watch.ts';

/**
 * Whole games in every language, at every width, by every means: from the menu into a mode, to the end along the hints,
 * with a reload in the middle, and back to the menu.
 */
const LANGUAGES = {
  'en-GB': { medium: 'Medium', out: 'All lights out', next: 'Next board', menu: 'Menu' },
  'es-ES': { medium: 'Medio', out: 'Todas las luces apagadas', next: 'Siguiente tablero', menu: 'Menú' },
  'ru-RU': { medium: 'Средний', out: 'Все клетки погашены', next: 'Следующее поле', menu: 'Меню' },
} as const;
const WIDTHS = [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];
const MEANS = ['mouse', 'touch', 'keyboard'] as const;
type Means = (typeof MEANS)[number];

async function pressMarked(page: Page, means: Means): Promise<void> {
  const button = marked(page);
  if (means === 'mouse') return button.click();
  if (means === 'touch') return button.tap();
  const find = (attribute: string): Promise<number> =>
    cells(page).evaluateAll((all, name) => all.findIndex((cell) => cell.matches(name)), attribute);
  const [from, to] = [await find('[tabindex="0"]'), await find('[data-marked]')];
  await cells(page).nth(from).focus();
  const [down, right] = [Math.floor(to / 5) - Math.floor(from / 5), (to % 5) - (from % 5)];
  for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let i = 0; i < Math.abs(right); i++) await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
  await page.keyboard.press('Enter');
}

/** The one press that puts out what is left of a 5 × 5 board. */
const plusOf = (left: string): number =>
  [...left].findIndex((_, cell) => {
    const near = (other: number): boolean =>
      Math.abs(Math.floor(other / 5) - Math.floor(cell / 5)) + Math.abs((other % 5) - (cell % 5)) <= 1;
    return [...left].every((light, other) => (light === '#') === near(other));
  });

Object.entries(LANGUAGES).forEach(([locale, say], language) => {
  WIDTHS.forEach((viewport, size) => {
    // Every language and every width meets every means.
    const means = MEANS[(language + size) % 3]!;
    test.describe(`${locale}, ${viewport.width} pixels, by ${means}`, () => {
      test.use({ locale, viewport, hasTouch: means === 'touch' });

      test('a whole game', async ({ page }) => {
        await open(page);
        const mode = page.getByRole('link', { name: say.medium });
        if (means === 'keyboard') {
          await mode.focus();
          await page.keyboard.press('Enter');
        } else if (means === 'touch') await mode.tap();
        else await mode.click();
        await expect(fact(page, 'par')).not.toHaveText('…');
        const par = await numberIn(fact(page, 'par'));
        for (let presses = 1; presses <= par; presses++) {
          // A game of which every press is a hint's does not count: the last press is the player's own.
          if (presses === par) {
            await press(page, plusOf(await lights(page)));
          } else {
            if (means === 'keyboard') await page.keyboard.press('h');
            else await control(page, 'hint').click();
            await expect(marked(page)).toHaveCount(1);
            await pressMarked(page, means);
          }
          await expect(fact(page, 'presses')).toHaveText(String(presses));
          if (presses === Math.ceil(par / 2) && presses < par) {
            await page.reload();
            await expect(fact(page, 'presses')).toHaveText(String(presses));
            await expect(fact(page, 'par')).toHaveText(String(par));
          }
        }
        await expect(cardOf(page)).toContainText(say.out);
        await expect(page.getByRole('button', { name: say.next })).toBeFocused();
        await page.getByRole('link', { name: say.menu }).click();
        await expect(page.locator('[data-mode=medium] .progress')).toContainText('2');
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    });
  });
});

test('presses during animations all count, whatever is drawn', async ({ page }) => {
  await open(page, '#5x5%23quick');
  await cells(page).evaluateAll((all) => {
    for (let i = 0; i < 40; i++) (all[(i * 7) % 25] as HTMLButtonElement).click();
  });
  await expect(fact(page, 'presses')).toHaveText('40');
  for (let i = 0; i < 40; i++) await page.keyboard.press('u');
  await expect(fact(page, 'presses')).toHaveText('0');
});

test('the window may change its size and the theme its colours in the middle of a game', async ({ page }) => {
  await open(page, '#5x5%23size');
  await cells(page).nth(3).click();
  for (const viewport of [...WIDTHS, { width: 740, height: 360 }]) {
    await page.setViewportSize(viewport);
    await page.evaluate(
      (theme) => (document.documentElement.dataset.theme = theme),
      viewport.width > 500 ? 'light' : 'contrast',
    );
    const box = (await page.getByRole('grid').boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
    expect(box.y + box.height).toBeLessThanOrEqual(viewport.height);
  }
  await cells(page).nth(4).click();
  await expect(fact(page, 'presses')).toHaveText('2');
});

test('a solution is walked through to the end, back and on', async ({ page }) => {
  await open(page, '#5x5-q3%23walk');
  await expect(fact(page, 'par')).not.toHaveText('…');
  const par = await numberIn(fact(page, 'par'));
  await page.keyboard.press('s');
  await expect(page.locator('.walking p')).toHaveText(`0 of ${par} presses of the solution`);
  await expect(marked(page)).toHaveCount(1);
  await control(page, 'stepOn').click();
  await control(page, 'stepOn').click();
  await control(page, 'stepBack').click();
  await expect(page.locator('.walking p')).toHaveText(`1 of ${par} presses of the solution`);
  await control(page, 'endWalk').click();
  await expect(control(page, 'hint')).toBeVisible();
  await control(page, 'walk').click();
  for (let i = 1; i < par; i++) await control(page, 'stepOn').click();
  await expect(cardOf(page)).toBeVisible();
  await expect(cardOf(page)).toContainText('The solution was shown, so this game does not count.');
});

test('other boards: a cube, wires, a panel, a target, holes', async ({ page }) => {
  for (const [hash, buttons] of [
    ['#cube2%23a', 24],
    ['#1x3-wires.0.1_0.1.2_1.2%23a', 3],
    ['#3x3-merlin%23a', 9],
    ['#4x4-holes.5.2.2.2-q3%23a', 12],
    ['#5x5-draw.010_1@1_010-to.1%23a', 25],
  ] as const) {
    await open(page, hash);
    await expect(cells(page)).toHaveCount(buttons);
    await control(page, 'walk').click();
    while ((await cardOf(page).count()) === 0) await control(page, 'stepOn').click();
    await expect(cardOf(page)).toBeVisible();
  }
  await open(page, '#2x2-panel.0.1_1.2_3%23a');
  const switches = page.getByRole('toolbar').getByRole('button');
  await expect(switches).toHaveCount(3);
  await switches.first().focus();
  await expect(page.locator('[data-reach]')).toHaveCount(2);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(fact(page, 'presses')).toHaveText('1');
});

test('a search that takes long leaves the page free, and can be stopped', async ({ page }) => {
  // Dense and over Z/12: seconds of elimination.
  await open(page, '#40x40-row-column-q12%23slow');
  await expect(cells(page)).toHaveCount(1600);
  await control(page, 'hint').click();
  await expect(control(page, 'hint')).toHaveAttribute('aria-busy', 'true');
  await cells(page).nth(0).click();
  await expect(fact(page, 'presses')).toHaveText('1');
  await expect(control(page, 'hint')).toHaveAttribute('aria-busy', 'false');
  await control(page, 'walk').click();
  await expect(control(page, 'walk')).toHaveText(/Stop/);
  await control(page, 'walk').click();
  await expect(control(page, 'walk')).toHaveAttribute('aria-busy', 'false');
  await expect(fact(page, 'par')).toHaveText('–');
  await expect(page.locator('[data-notice]')).toHaveCount(0);
});
