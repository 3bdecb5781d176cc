import { cardOf, cells, openGame } from './page.ts';
import { expect, test } from './watch.ts';

const ONE_PRESS = '#5x5:.#.../###../.#.../...../.....';

test('the language is switched in the settings and remembered', async ({ page }) => {
  await openGame(page, ONE_PRESS);
  const html = page.locator('html');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Español' }).check();
  await expect(html).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Ajustes');
  await page.getByRole('radio', { name: 'Русский' }).check();
  await expect(html).toHaveAttribute('lang', 'ru');
  await page.keyboard.press('Escape');
  await expect(cells(page).nth(0)).toHaveAccessibleName('Ряд 1, столбец 1, не горит');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'ru');
});

/** Boards that take 1, 2 and 5 presses, and how each is told at the end. */
const ENDS = {
  'es-ES': [
    '1 pulsación, el mínimo posible.',
    '2 pulsaciones, el mínimo posible.',
    '5 pulsaciones, el mínimo posible.',
  ],
  'ru-RU': ['1 нажатие — меньше нельзя.', '2 нажатия — меньше нельзя.', '5 нажатий — меньше нельзя.'],
};

for (const [locale, ends] of Object.entries(ENDS)) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('the browser chooses the language; numbers take their right form', async ({ page }) => {
      // Presses at the far ends of the board: the corners and the middle do not touch one another.
      const BOARDS = [
        '##.../#..../...../...../.....',
        '##.../#..../...../....#/...##',
        '##.##/#.#.#/.###./#.#.#/##.##',
      ];
      const PRESSES = [[0], [0, 24], [0, 4, 12, 20, 24]];
      for (const [game, board] of BOARDS.entries()) {
        await openGame(page, `#5x5:${board}`);
        for (const place of PRESSES[game]!) await cells(page).nth(place).click();
        await expect(cardOf(page)).toContainText(ends[game]!);
      }
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
    });
  });
}
