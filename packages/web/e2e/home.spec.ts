import { cardOf, cells, control, fact, lights, notice, open, openGame, press, solve } from './page.ts';
import { expect, test } from './watch.ts';

const MODES = { easy: [9, 2], medium: [25, 2], hard: [25, 3], extreme: [25, 4] } as const;

test('each mode begins a new board that can be solved, at once', async ({ page }) => {
  for (const [mode, [count, levels]] of Object.entries(MODES)) {
    await open(page);
    await page.locator(`[data-mode=${mode}]`).click();
    await expect(cells(page)).toHaveCount(count);
    await expect(fact(page, 'par')).toHaveText(/^\d+$/);
    await expect(page.locator('.cell .digit')).toHaveCount(levels > 2 ? count : 0);
    await page.getByRole('link', { name: 'Menu' }).click();
    await expect(page.locator('.home')).toBeVisible();
  }
});

test('a mode begins with its first stage, goes on with its own game, and the next stage comes after', async ({
  page,
}) => {
  await open(page);
  await page.locator('.start').click();
  await expect(page).toHaveURL(/#stage\/easy\/1$/);
  await expect(page.locator('.which')).toContainText('stage 1');
  await press(page, 0);
  await expect(cardOf(page)).toBeVisible();
  await expect(cardOf(page).locator('.star.earned')).toHaveCount(3);
  await page.getByRole('button', { name: 'Next board' }).click();
  await expect(page).toHaveURL(/#stage\/easy\/2$/);
  await press(page, 4);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('[data-mode=easy]')).toContainText('in progress: 1 press');
  await page.locator('[data-mode=easy]').click();
  await expect(fact(page, 'presses')).toHaveText('1');
  await open(page, '#worlds');
  await expect(page.locator('[data-stage="easy/1"] .star.earned')).toHaveCount(3);
  await expect(page.locator('.stage')).toHaveCount(192);
});

test('three boards teach a newcomer, once', async ({ page }) => {
  await open(page);
  const finger = page.locator('[data-finger]');
  await finger.click();
  await expect(page.locator('.teach [data-lit]')).toHaveCount(0);
  await page.locator('[data-action=teachNext]').click();
  await expect(finger).toHaveCount(2);
  // Either of the two may be first.
  await finger.last().click();
  await finger.first().click();
  await page.locator('[data-action=teachNext]').click();
  const before = await page.locator('.teach [data-lit]').count();
  await finger.click();
  await expect(page.locator('.teach [data-lit]')).not.toHaveCount(before);
  await finger.click();
  await expect(page.locator('.teach [data-lit]')).toHaveCount(before);
  await finger.click();
  await page.locator('[data-action=teachNext]').click();
  await expect(page.locator('.teach')).toHaveCount(0);
  await open(page);
  await expect(page.locator('.wordmark')).toBeVisible();
  await expect(page.locator('.teach')).toHaveCount(0);
});

test('a solution that was shown counts for nothing', async ({ page }) => {
  await openGame(page, '#daily');
  await control(page, 'walk').click();
  while ((await cardOf(page).count()) === 0) await control(page, 'stepOn').click();
  await expect(cardOf(page)).toContainText('does not count');
  await expect(cardOf(page).locator('.star.earned')).toHaveCount(0);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('[data-place=daily]')).not.toContainText('Today’s is solved');
  await page.locator('.recent summary').click();
  await expect(page.locator('.recent li')).toHaveCount(1);
  await expect(page.locator('.recent li')).toContainText('solution shown');
});

test('a result is told in small squares with a link', async ({ page }) => {
  await openGame(page, '#5x5:.%23.../%23%23%23../.%23.../...../.....');
  await press(page, 6);
  await control(page, 'result').click();
  await expect(page.locator('[data-share=result]')).toHaveValue(
    /★★★ Presses: 1 \(fewest 1\) · 0:\d\d\n⬛🟨⬛⬛⬛\n🟨🟨🟨⬛⬛\n[^]*#5x5:/u,
  );
  await expect(page.getByRole('img', { name: /The result as a picture/ })).toBeVisible();
});

test('all games go into one file and come back from it, on the page or dropped', async ({ page, browser }) => {
  await openGame(page, '#3x3%23file');
  await solve(page);
  await openGame(page, '#5x5%23file');
  await press(page, 3);
  await open(page, '#stats');
  const [download] = await Promise.all([page.waitForEvent('download'), control(page, 'export').click()]);
  const path = await download.path();
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'en-GB' })).newPage();
  await other.goto('/#stats');
  await other.locator('.backup input[type=file]').setInputFiles(path);
  await expect(other.locator('.backup [role=status]')).toHaveText('1 game was added. 2 saved games were read.');
  await other.locator('.backup input[type=file]').setInputFiles({
    name: 'cut.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"douse":1,"games":{'),
  });
  await expect(other.locator('.backup [role=status]')).toContainText('nothing was changed');
  await other.goto('/#5x5%23file');
  await expect(fact(other, 'presses')).toHaveText('1');
  await other.context().close();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['{"douse":1,"games":{"lights":"x","samegame":""},"saves":[]}'], 'games.json'));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('dialog')).toContainText('Part of the file is damaged');
  await expect(notice(page, 'badAddress')).toHaveCount(0);
});

test('the daily board goes by the UTC date: the same for all on a date', async ({ page, browser }) => {
  await openGame(page, '#daily/2026-11-30');
  const start = await lights(page);
  await expect(page.locator('.which')).toContainText('Daily board, 30 November 2026');
  await expect(page.locator('.which')).toContainText('the date is UTC');
  for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const context = await browser.newContext({ timezoneId, locale: 'en-GB', baseURL: new URL(page.url()).origin });
    const other = await context.newPage();
    await other.clock.setFixedTime(new Date('2026-11-30T12:00:00Z'));
    await other.goto('/#daily');
    await expect(other).toHaveURL(/#daily\/2026-11-30$/);
    await expect.poll(() => lights(other)).toBe(start);
    await context.close();
  }
});

test('the daily board keeps a streak and says when it is done', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-30T10:00:00Z') });
  await openGame(page, '#daily');
  await solve(page);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('[data-place=daily]')).toContainText('Today’s is solved');
  await page.clock.setFixedTime(new Date('2026-12-01T10:00:00Z'));
  await openGame(page, '#daily');
  await solve(page);
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.locator('[data-place=daily]')).toContainText('2 days in a row');
  await page.locator('[data-place=stats]').click();
  await expect(page.locator('[data-figure=streak]')).toContainText('2 days');
  await expect(page.locator('.day.done')).toHaveCount(2);
});

test('statistics count a board once, show its plots, and can be forgotten', async ({ page }) => {
  await openGame(page, '#3x3%23count');
  await solve(page);
  await page.keyboard.press('u');
  await expect(cardOf(page)).toHaveCount(0);
  await page.keyboard.press('y');
  await expect(cardOf(page)).toBeVisible();
  await openGame(page, '#3x3%23more');
  await solve(page);
  await open(page, '#stats');
  await page.getByRole('radio', { name: 'Easy' }).check();
  await expect(page.locator('[data-figure=solved]')).toHaveText('2');
  await expect(page.locator('[data-figure=perfect]')).toHaveText('0');
  await expect(page.locator('.plot svg')).toHaveCount(2);
  await expect(page.locator('.dot')).toHaveCount(2);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('douse-games.csv');
  await page.getByRole('button', { name: 'Forget everything' }).click();
  await page.getByRole('button', { name: 'Yes, forget all games' }).click();
  await expect(page.locator('[data-figure=solved]')).toHaveText('0');
});

test('the board of the menu stands still where less motion is asked for', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.addInitScript(() => localStorage.setItem('douse.taught', 'yes'));
  await open(page);
  const shown = () => page.locator('.demo').evaluate((demo) => demo.innerHTML);
  const before = await shown();
  await page.clock.runFor(30_000);
  expect(await shown()).toBe(before);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.runFor(30_000);
  await expect.poll(shown).not.toBe(before);
});

test('palettes and digits are chosen in the settings and remembered', async ({ page }) => {
  await openGame(page, '#2x2-q4:01/23');
  const colours = () =>
    page.locator('.light').evaluateAll((all) => all.map((light) => getComputedStyle(light).backgroundColor));
  const seen = new Set([String(await colours())]);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of ['For colour-blind eyes', 'One colour, by brightness']) {
    await page.getByRole('radio', { name }).check();
    await expect.poll(async () => seen.has(String(await colours()))).toBe(false);
    seen.add(String(await colours()));
  }
  await page.getByRole('radio', { name: 'Never' }).check();
  await page.keyboard.press('Escape');
  await expect(cells(page)).toHaveText(['', '', '', '']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'single');
  await expect(cells(page)).toHaveText(['', '', '', '']);
});

test('Back with a dialog open leads to the menu, and the dialog is gone', async ({ page }) => {
  await open(page);
  await page.locator('[data-mode=easy]').click();
  await expect(cells(page)).toHaveCount(9);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.locator('.home')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the keyboard and the screen reader follow from screen to screen', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Douse');
  await page.locator('[data-place=stats]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Statistics' })).toBeFocused();
  await expect(page).toHaveTitle('Statistics · Douse');
  await page.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { name: 'Douse' })).toBeFocused();
  await page.locator('[data-mode=hard]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Hard' })).toBeFocused();
  await expect(page).toHaveTitle('Hard · Douse');
});

test('statistics without a game say what will be there, and lead to the first', async ({ page }) => {
  await open(page, '#stats');
  const nothing = page.locator('[data-part=nothing]');
  for (const [kind, stars, address] of [
    ['Easy', '0 of 36', '#3x3'],
    ['Medium', '0 of 108', '#5x5'],
    ['Extreme', '0 of 108', '#5x5-q4'],
    ['Classic toys', '0 of 216', '#worlds'],
    ['Daily', null, '#daily'],
    ['Other boards', null, '#custom'],
  ] as const) {
    await page.getByRole('radio', { name: kind }).check();
    await expect(nothing.getByRole('link')).toHaveAttribute('href', address);
    if (stars === null) await expect(page.locator('[data-figure=stars]')).toHaveCount(0);
    else await expect(page.locator('[data-figure=stars]')).toHaveText(stars);
  }
  await open(page, '#stats/samegame');
  await expect(page.locator('[data-figure=stars]')).toHaveText('0 of 36');
  await nothing.getByRole('link', { name: 'Play' }).click();
  await expect(page).toHaveURL(/#10x10-c4%23/);
});

test('help is offered where there is some, and opens it', async ({ page }) => {
  const help = page.getByRole('button', { name: 'Help' });
  for (const hash of ['', '#samegame', '#5x5%23a', '#samegame-stage/tiny/1']) {
    await open(page, hash);
    await help.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  for (const hash of ['#worlds', '#samegame-stages', '#custom', '#days', '#stats']) {
    await open(page, hash);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(help).toHaveCount(0);
  }
});
