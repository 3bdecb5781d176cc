import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { cardOf, cells, control, notice, open } from './page.ts';
import { expect, test } from './watch.ts';

const fact = (page: Page, name: 'points' | 'left'): Locator => page.locator(`[data-fact=${name}]`);
const clearing = (page: Page): Locator => page.locator('[data-part=clearing]');
const announcer = (page: Page): Locator => page.locator('[data-part=announcer]');

/** Clears in three moves: the twos in the middle, the ones, the threes. */
const EASY = '#3x4-c3:1331/1221/1221';

async function openBoard(page: Page, hash: string): Promise<void> {
  await open(page, hash);
  await expect(page.locator('.tiles')).toBeVisible();
}

/** Games at their end: when, kind, points, tiles left, moves, hints, board. */
const SCORES = [
  '1764324000000 10x10-c4 1000 0 30 1 10x10-c4#a',
  '1764324000001 10x10-c4 1500 0 30 0 10x10-c4#b',
  '1764324000002 10x10-c4 200 7 30 0 10x10-c4#c',
  `${Date.parse('2026-11-29T12:00:00Z')} 15x15-c5 900 3 50 0 15x15-c5#daily-2026-11-29`,
  `${Date.parse('2026-11-30T09:00:00Z')} 8x8-c3 800 0 20 0 8x8-c3#daily-2026-11-30`,
].join('\n');

/** The board as text: the colour of each tile, `.` for none. */
const tiles = (page: Page): Promise<string> =>
  cells(page).evaluateAll((all) =>
    all
      .map((cell) =>
        cell.hasAttribute('data-empty') ? '.' : cell.querySelector<HTMLElement>('.tile')!.dataset['colour'],
      )
      .join(''),
  );

/** Plays the board to its end by hints alone; `press` is how the player presses a tile. */
async function followHints(
  page: Page,
  ask: () => Promise<void>,
  press: (tile: Locator, place: number) => Promise<void>,
): Promise<void> {
  for (let moves = 0; moves < 50 && (await cardOf(page).count()) === 0; moves++) {
    await ask();
    await expect(page.locator('.place-of-tile[data-marked]').first()).toBeVisible();
    const place = await cells(page).evaluateAll((all) => all.findIndex((cell) => cell.hasAttribute('data-marked')));
    const left = await fact(page, 'left').textContent();
    await press(cells(page).nth(place), place);
    await expect(fact(page, 'left')).not.toHaveText(left!);
  }
  await expect(cardOf(page)).toBeVisible();
}

test('a whole board by mouse: the hints clear it', async ({ page }) => {
  await openBoard(page, '#6x6-c3%23mouse');
  await expect(cells(page)).toHaveCount(36);
  await followHints(
    page,
    async () => {
      await control(page, 'hint').click();
      await expect(clearing(page)).toContainText('This way the board can be cleared.');
    },
    (tile) => tile.click(),
  );
  await expect(cardOf(page)).toContainText('All cleared');
  await expect(fact(page, 'left')).toHaveText('0');
  expect(Number(await fact(page, 'points').textContent())).toBeGreaterThanOrEqual(1000);
  const before = page.url();
  await page.getByRole('button', { name: 'Next board' }).click();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(fact(page, 'points')).toHaveText('0');
  await expect(page).not.toHaveURL(before);
  // Every move was a hint's: the game counts for nothing.
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('.same-sizes')).toBeVisible();
  await expect(page.locator('.scores')).toHaveCount(0);
  // One that is played by oneself is kept, told in squares, and in the menu.
  await openBoard(page, '#2x2-c2:11/22');
  await cells(page).nth(0).click();
  await cells(page).nth(2).click();
  await control(page, 'result').click();
  await expect(page.locator('[data-share=result]')).toHaveValue(/points · all cleared[^]*🟦🟦\n🟧🟧\n[^]*#2x2-c2/u);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('.scores tbody tr')).toHaveCount(1);
});

test('a whole board by keyboard', async ({ page }) => {
  await openBoard(page, '#4x5-c3%23keys');
  await page.locator('.tiles [tabindex="0"]').focus();
  await followHints(
    page,
    () => page.keyboard.press('h'),
    async (tile, place) => {
      // Along the lowest row, where every column that is left has a tile, then up.
      await page.keyboard.press('Control+End');
      for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowLeft');
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown');
      for (let i = 0; i < place % 5; i++) await page.keyboard.press('ArrowRight');
      for (let i = 0; i < 3 - Math.floor(place / 5); i++) await page.keyboard.press('ArrowUp');
      await expect(tile).toBeFocused();
      await page.keyboard.press(place % 2 === 0 ? 'Enter' : 'Space');
    },
  );
  await expect(page.getByRole('button', { name: 'Next board' })).toBeFocused();
});

test('the keyboard shows a group and its points, and goes on where tiles are left', async ({ page }) => {
  await openBoard(page, EASY);
  await page.locator('.tiles [tabindex="0"]').focus();
  await page.keyboard.press('Control+Home');
  await expect(page.locator('.tiles .chosen')).toBeVisible();
  await expect(page.locator('.badge')).toHaveText(['', '+1']);
  await expect(cells(page).nth(0)).toHaveAccessibleName('Row 1, column 1, blue circle, group of 3, 1 point');
  await page.keyboard.press('ArrowRight');
  await expect(cells(page).nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => tiles(page)).toBe('1..112211221');
  // The focused tile is gone: the focus is on the highest one of its column.
  await expect(cells(page).nth(5)).toBeFocused();
  await expect(announcer(page)).toHaveText('2 tiles removed, 10 left, 0 points');
});

test('hover shows a group and its points; a lone tile has none', async ({ page }) => {
  await openBoard(page, '#3x4-c3:1332/1221/1221');
  await cells(page).nth(5).hover();
  await expect(page.locator('.chosen .badge')).toHaveText('+4');
  await expect(page.locator('.chosen path').first()).toHaveAttribute('d', /^M/);
  await cells(page).nth(3).hover();
  await expect(page.locator('.tiles .chosen')).toBeHidden();
  await cells(page).nth(3).click();
  await expect(fact(page, 'left')).toHaveText('12');
  await page.mouse.move(0, 0);
  await expect(page.locator('.tiles .chosen')).toBeHidden();
});

test('a press while tiles fall acts on the board as it stands', async ({ page }) => {
  await openBoard(page, EASY);
  // Slow animations down: every press falls into the one before.
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      return animate.call(this, frames, { ...(options as KeyframeAnimationOptions), duration: 60_000 });
    };
  });
  await cells(page).nth(5).click();
  await expect(page.locator('.tiles')).toHaveAttribute('data-moving');
  expect(await tiles(page)).toBe('1..11..11331');
  // The threes are still on their way; pressed where they now stand, and nowhere else.
  await cells(page).nth(9).click();
  await expect.poll(() => tiles(page)).toBe('11..11..11..');
  await expect(page.locator('.ghost')).toHaveCount(2);
  await page.keyboard.press('u');
  await expect.poll(() => tiles(page)).toBe('1..11..11331');
  await expect(page.locator('.ghost')).toHaveCount(0);
  await page.keyboard.press('y');
  await cells(page).nth(0).click();
  await expect(cardOf(page)).toContainText('All cleared');
});

test('less motion: nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openBoard(page, EASY);
  await cells(page).nth(5).click();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.locator('.tiles')).not.toHaveAttribute('data-moving');
});

test('undo, redo, restart; a reload in the middle keeps the game', async ({ page }) => {
  await openBoard(page, EASY);
  const start = await tiles(page);
  await cells(page).nth(5).click();
  await cells(page).nth(9).click();
  await expect(fact(page, 'points')).toHaveText('4');
  await control(page, 'undo').click();
  await expect.poll(() => tiles(page)).toBe('1..11..11331');
  await page.reload();
  await expect.poll(() => tiles(page)).toBe('1..11..11331');
  await page.keyboard.press('y');
  await expect.poll(() => tiles(page)).toBe('11..11..11..');
  await page.keyboard.press('r');
  await expect.poll(() => tiles(page)).toBe(start);
  await expect(fact(page, 'points')).toHaveText('0');
  // From both menus the way leads back.
  for (const menu of ['', '#samegame']) {
    await open(page, menu);
    await page.locator('.go-on').click();
    await expect.poll(() => tiles(page)).toBe(start);
    await expect(control(page, 'redo')).toHaveAttribute('aria-disabled', 'false');
  }
});

test('can it still be cleared? Yes, and the solution shows how', async ({ page }) => {
  await openBoard(page, EASY);
  await control(page, 'clear').click();
  await expect(clearing(page)).toContainText('Yes, this board can be cleared.');
  await control(page, 'walk').click();
  await expect(page.locator('.walking')).toContainText('they clear the board');
  while ((await cardOf(page).count()) === 0) await control(page, 'stepOn').click();
  await expect(cardOf(page)).toContainText('All cleared');
});

test('can it still be cleared? No, and why; the end is told', async ({ page }) => {
  await openBoard(page, '#2x3-c3:112/113');
  await page.keyboard.press('c');
  await expect(clearing(page)).toContainText(
    'No. Of one kind only 1 tile is left, too few for a group: orange square.',
  );
  await control(page, 'hint').click();
  await expect(clearing(page)).toContainText('The board can no longer be cleared.');
  await cells(page).nth(0).click();
  await expect(cardOf(page)).toContainText('No group is left');
  await expect(cardOf(page)).toContainText('2 tiles left.');
  await expect(page.getByRole('button', { name: 'Next board' })).toBeFocused();
  await control(page, 'retry').click();
  await expect(fact(page, 'left')).toHaveText('6');
});

test('a long search shows that it goes on, and is cancelled', async ({ page }) => {
  await openBoard(page, '#30x30-c9%23long');
  await control(page, 'clear').click();
  await expect(page.locator('[data-part=clearing] progress')).toBeVisible();
  await control(page, 'cancelClear').click();
  await expect(control(page, 'clear')).toBeVisible();
  // Another board ends a search too.
  await control(page, 'clear').click();
  await expect(page.locator('[data-part=clearing] progress')).toBeVisible();
  await control(page, 'renew').click();
  await expect(page.locator('[data-part=clearing] progress')).toHaveCount(0);
});

test.describe('a phone of 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true });

  test('large tiles go at a tap', async ({ page }) => {
    await openBoard(page, '#4x4-c2%23touch');
    await followHints(
      page,
      () => control(page, 'hint').tap(),
      (tile) => tile.tap(),
    );
  });

  test('of small tiles the first tap shows the group, the second removes it', async ({ page }) => {
    await openBoard(page, '#10x10-c4%23touch');
    await control(page, 'hint').tap();
    const marked = page.locator('.place-of-tile[data-marked]');
    await expect(marked.first()).toBeVisible();
    await marked.first().tap();
    await expect(page.locator('.tiles .chosen')).toBeVisible();
    await expect(fact(page, 'left')).toHaveText('100');
    // Any tile of the group will do.
    await marked.last().tap();
    await expect(fact(page, 'left')).not.toHaveText('100');
    await expect(page.locator('.tiles .chosen')).toBeHidden();
  });

  test('nothing scrolls sideways, and every control is large enough for a finger', async ({ page }) => {
    for (const hash of ['#10x10-c4%23touch', '#15x15-c5%23touch', '#samegame']) {
      await open(page, hash);
      await expect(page.locator('main:not(.waiting)')).toBeVisible();
      const over = await page.evaluate(() => {
        const field = document.querySelector('.field') ?? document.documentElement;
        return [document.documentElement.scrollWidth - innerWidth, field.scrollWidth - field.clientWidth];
      });
      expect(over, hash).toEqual([0, 0]);
      for (const button of await page.locator('main button:not(.place-of-tile), main nav a').all()) {
        const box = (await button.boundingBox())!;
        expect(Math.min(box.width, box.height), hash).toBeGreaterThanOrEqual(44);
      }
    }
  });
});

test('every corner of a board larger than the page can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openBoard(page, '#30x30-c6%23large');
  const ends = await page.locator('.field').evaluate((field) => {
    const board = field.querySelector('.tiles')!;
    const room = field.getBoundingClientRect();
    const from = board.getBoundingClientRect();
    field.scrollTo(field.scrollWidth, field.scrollHeight);
    const to = board.getBoundingClientRect();
    // Scrolling stops at whole pixels.
    return [from.left >= room.left, from.top >= room.top, to.right <= room.right + 1, to.bottom <= room.bottom + 1];
  });
  expect(ends).toEqual([true, true, true, true]);
});

test('while the worker deals, the page says so; the menu is one press away', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((settle) => (release = settle));
  await page.route('**/same-worker-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '#10x10-c4%23dealt');
  await expect(page.locator('.waiting')).toHaveText('A board is being dealt …');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('.same-menu')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.waiting')).toHaveText('A board is being dealt …');
  release();
  await expect(cells(page)).toHaveCount(100);
});

test('the menu: sizes, the daily board, a board of one’s own', async ({ page }) => {
  await open(page);
  await page.locator('[data-place=samegame]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SameGame');
  await page.locator('[data-size=small]').click();
  await expect(cells(page)).toHaveCount(64);
  await page.goBack();
  await page.locator('[data-size=daily]').click();
  await expect(page).toHaveURL(/#samegame-daily\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Daily board');
  await page.getByRole('link', { name: 'Menu' }).click();
  const fill = async (label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true });
    await field.fill(text);
    await field.blur();
    await expect(field).toHaveValue(text === '99' ? '9' : text);
  };
  await fill('Rows', '3');
  await fill('Columns', '7');
  await fill('Colours', '99');
  await page.getByRole('button', { name: 'Play' }).click();
  await expect(cells(page)).toHaveCount(21);
  expect(page.url()).toMatch(/#3x7-c9%23/);
});

test('stages: from the menu to a board, its stars at the end, and on to the next', async ({ page }) => {
  await open(page, '#samegame');
  await expect(page.locator('[data-size=stages]')).toContainText('0 of 108 stars');
  await page.locator('[data-size=stages]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stages');
  await expect(page.locator('.stage')).toHaveCount(36);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.locator('[data-stage="tiny/1"]').click();
  await expect(page).toHaveURL(/#samegame-stage\/tiny\/1$/);
  await expect(page.locator('.kind')).toHaveText('5 × 5 · 3 colours · stage 1');
  // A hint that is asked for costs a star, though it is not followed.
  await control(page, 'hint').click();
  await expect(page.locator('.place-of-tile[data-marked]').first()).toBeVisible();
  for (const [cell, left] of [
    [20, 23],
    [22, 21],
    [23, 19],
    [11, 13],
    [18, 9],
    [20, 0],
  ] as const) {
    await cells(page).nth(cell).click();
    await expect(fact(page, 'left')).toHaveText(String(left));
  }
  await expect(cardOf(page).locator('.stars')).toHaveAttribute('aria-label', '1 star of 3');
  await expect(cardOf(page)).toContainText('Three stars: clear it without a hint, with 1,040 points or more.');
  await cardOf(page).locator('.primary').click();
  await expect(page).toHaveURL(/#samegame-stage\/tiny\/2$/);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('[data-size=stages]')).toContainText('1 of 108 stars');
});

test('the daily board of a date is the same for everyone', async ({ page, context }) => {
  await openBoard(page, '#samegame-daily/2026-11-30');
  const other = await context.newPage();
  await openBoard(other, '#samegame-daily/2026-11-30');
  expect(await tiles(other)).toBe(await tiles(page));
  await openBoard(other, '#samegame-daily/2026-12-01');
  expect(await tiles(other)).not.toBe(await tiles(page));
});

test('the link is shared, as text too', async ({ page }) => {
  await openBoard(page, EASY);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('[data-share=link]')).toHaveValue(/#3x4-c3:1331\/1221\/1221$/);
  await expect(page.locator('[data-share=text]')).toHaveValue('1331\n1221\n1221');
  await expect(page.locator('.qr')).toBeVisible();
});

for (const [what, hash] of [
  ['an image that runs code', '#5x5-c3%23<img src=x onerror="window.hit=1">'],
  ['a huge board', '#9999x9999-c3%23a'],
  ['too many colours', '#5x5-c99%23a'],
  ['an unknown rule', '#5x5-c3-constructor%23a'],
  ['the wrong shape', '#5x5-c3:123'],
  ['a long text', `#5x5-c3:${'1'.repeat(30_000)}`],
  ['a day that is none', '#samegame-daily/2026-02-30'],
  ['a stage that is none', '#samegame-stage/tiny/13'],
] as const) {
  test(`a hostile link gives a notice: ${what}`, async ({ page }) => {
    await open(page, hash);
    await expect(notice(page, 'badAddress')).toBeVisible();
    await expect(page.locator('.home')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
  });
}

test('the statistics: games of a size, of the day, and all of them forgotten', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-30T10:00:00Z'));
  await page.addInitScript((scores) => {
    if (localStorage.getItem('douse.scores') === null) localStorage.setItem('douse.scores', scores);
  }, SCORES);
  await open(page, '#samegame');
  await expect(page.locator('[data-size=daily]')).toContainText('2 days in a row');
  await page.getByRole('link', { name: 'All statistics' }).click();
  const figure = (name: string): Locator => page.locator(`[data-figure=${name}]`);
  await expect(figure('streak')).toContainText('2 days');
  await expect(page.locator('.day.done')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Medium' }).check();
  await expect(figure('played')).toHaveText('3');
  await expect(figure('cleared')).toHaveText('2');
  await expect(figure('unaided')).toHaveText('1');
  await expect(figure('best')).toHaveText('1,500');
  await expect(figure('mean')).toHaveText('900');
  await expect(page.locator('.dot')).toHaveCount(3);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('douse-samegame.csv');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('button', { name: 'Yes, forget all games' }).click();
  await expect(figure('played')).toHaveText('0');
  // The other game is one choice away, and the address says which is shown.
  await page.getByRole('radio', { name: 'Lights Out' }).check();
  await expect(figure('solved')).toBeVisible();
  await expect(page).toHaveURL(/#stats$/);
});

test('damaged scores keep what can be read of them', async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('douse-damaged.scores') === null)
      localStorage.setItem('douse.scores', '1 8x8-c3 1200 0 9 0 8x8-c3#a\n<img src=x onerror="window.hit=1">');
  });
  await open(page, '#samegame');
  await expect(notice(page, 'damagedStats')).toBeVisible();
  await expect(page.locator('.scores tbody tr')).toHaveText('8 × 8 · 3 colours1,20011');
});

test.describe('axe finds nothing', { tag: '@long' }, () => {
  test.use({ reducedMotion: 'reduce' });
  for (const theme of ['violet', 'light', 'contrast']) {
    test(`in the ${theme} theme`, async ({ page }) => {
      test.slow();
      await page.addInitScript((chosen) => {
        localStorage.setItem('douse.theme', chosen);
        localStorage.setItem('douse.scores', '1 8x8-c3 1200 0 9 0 8x8-c3#a');
      }, theme);
      const check = async (what: string): Promise<void> => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
          what,
        ).toEqual([]);
      };
      await open(page, '#samegame');
      await expect(page.locator('.same-menu')).toBeVisible();
      await check('menu');
      await openBoard(page, EASY);
      await cells(page).nth(5).hover();
      await check('game');
      await control(page, 'hint').click();
      await expect(page.locator('.place-of-tile[data-marked]')).not.toHaveCount(0);
      await check('hint');
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await check('help');
      await openBoard(page, '#2x3-c3:112/113');
      await cells(page).nth(0).click();
      await expect(cardOf(page)).toBeVisible();
      await check('end');
    });
  }
});

for (const [locale, name, ask, end] of [
  ['es-ES', 'Fila 1, columna 1, círculo azul, grupo de 4, 4 puntos', '¿Aún se puede vaciar?', 'Quedan 2 fichas.'],
  ['ru-RU', 'Ряд 1, столбец 1, синий круг, группа из 4, 4 очка', 'Можно ли ещё очистить?', 'Осталось 2 фишки.'],
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });
    test('speaks its language', async ({ page }) => {
      await openBoard(page, '#2x3-c3:112/113');
      await expect(cells(page).nth(0)).toHaveAccessibleName(name);
      await expect(control(page, 'clear')).toContainText(ask);
      await cells(page).nth(0).click();
      await expect(cardOf(page)).toContainText(end);
    });
  });
}

test('a board of one’s own is drawn by pointer and keyboard, and played by its own rules', async ({ page }) => {
  await open(page, '#samegame');
  for (const [label, value] of [
    ['Rows', '2'],
    ['Columns', '3'],
    ['Colours', '3'],
    ['Smallest group', '1'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByLabel(label, { exact: true }).blur();
  }
  await page.getByRole('radio', { name: 'n(n − 1)/2' }).check();
  await page.getByRole('radio', { name: 'stay' }).check();
  await page.getByRole('radio', { name: 'draw them' }).check();
  const places = page.locator('.editor button');
  await expect(places).toHaveCount(6);
  await expect(page.getByText('Paint at least one tile.')).toBeVisible();
  await places.nth(0).click();
  await expect(places.nth(0)).toHaveAccessibleName('Row 1, column 1, blue circle');
  await page.getByRole('radio', { name: 'green triangle' }).check();
  await places.nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(places.nth(4)).toHaveAccessibleName('Row 2, column 2, green triangle');
  // Once more takes it away, and a third time brings it back.
  await page.keyboard.press('Enter');
  await expect(places.nth(4)).toHaveAccessibleName('Row 2, column 2, empty');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play' }).last().click();
  // The first tile has fallen.
  await expect(page).toHaveURL(/#2x3-c3-s1-p2-stay:\.\.\.\/13\.$/);
  await expect(cells(page)).toHaveCount(6);
});
