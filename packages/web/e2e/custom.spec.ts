import type { Page } from '@playwright/test';
import { cardOf, cells, control, fact, lights, marked, numberIn, open, openGame } from './page.ts';
import { expect, test } from './watch.ts';

const play = (page: Page) => page.getByRole('button', { name: 'Play' });
const editor = (page: Page) => page.locator('.editor button');

test('a board of one’s own: size, levels, rule, edges, holes', async ({ page }) => {
  await open(page, '#custom');
  await page.getByLabel('Rows', { exact: true }).fill('4');
  await page.getByLabel('Rows', { exact: true }).blur();
  await page.getByRole('button', { name: 'One more: Levels' }).click();
  await page.getByRole('radio', { name: 'king' }).check();
  await page.getByRole('radio', { name: 'all meet' }).check();
  await expect(editor(page)).toHaveCount(20);
  await editor(page).nth(0).click();
  await expect(editor(page).nth(0)).toHaveAccessibleName('Row 1, column 1, hole');
  await play(page).click();
  await expect(cells(page)).toHaveCount(19);
  await expect(page).toHaveURL(/#4x5-q3-king-torus-holes\.0\.1%23/);
  await expect(page.locator('.which .name')).toHaveText('4 × 5 · 3 levels · king, torus');
  // Back in the workshop everything is as it was.
  await page.goBack();
  await expect(page.getByLabel('Rows', { exact: true })).toHaveValue('4');
});

test('numbers out of bounds come to the nearest that fit', async ({ page }) => {
  await open(page, '#custom');
  for (const [typed, shown] of [
    ['999', '50'],
    ['-3', '1'],
    ['2.6', '3'],
  ] as const) {
    await page.getByLabel('Columns', { exact: true }).fill(typed);
    await page.getByLabel('Columns', { exact: true }).blur();
    await expect(page.getByLabel('Columns', { exact: true })).toHaveValue(shown);
  }
});

test('lights that are drawn may have no solution, and the page says why', async ({ page }) => {
  await open(page, '#custom');
  await page.getByRole('radio', { name: 'draw them' }).check();
  await page.getByRole('radio', { name: 'Lights', exact: true }).check();
  await editor(page).nth(0).click();
  await play(page).click();
  await expect(page).toHaveURL(/#5x5:%23\.\.\.\.\//);
  await expect(page.locator('[data-part=impossible]')).toBeVisible();
});

test('a drag of the mouse draws, and the keyboard too', async ({ page }) => {
  await open(page, '#custom');
  await page.getByRole('radio', { name: 'a picture you draw' }).check();
  await page.getByRole('radio', { name: 'Aim', exact: true }).check();
  const [from, to] = [(await editor(page).nth(0).boundingBox())!, (await editor(page).nth(2).boundingBox())!];
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect(page.locator('.editor .lamp-on')).toHaveCount(3);
  await editor(page).nth(2).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(editor(page).nth(7)).toHaveAccessibleName('Row 2, column 3, on');
  await play(page).click();
  await expect(page).toHaveURL(/#5x5-to\.1110000100000/);
  await expect(page.locator('[data-goal]')).toHaveCount(4);
});

test('as hard as one says: the fewest presses are those', async ({ page }) => {
  await open(page, '#custom');
  await page.getByRole('radio', { name: 'choose difficulty' }).check();
  await page.getByRole('spinbutton', { name: 'Fewest presses' }).fill('4');
  await page.getByRole('spinbutton', { name: 'Fewest presses' }).blur();
  await play(page).click();
  await expect(fact(page, 'par')).toHaveText('4');
  await open(page, '#custom');
  await page.getByRole('radio', { name: 'choose difficulty' }).check();
  await page.getByRole('spinbutton', { name: 'Fewest presses' }).fill('24');
  await page.getByRole('spinbutton', { name: 'Fewest presses' }).blur();
  await play(page).click();
  await expect(page.getByText('No board of this kind needs so many presses.')).toBeVisible();
});

test('50 × 50 can be played', async ({ page }) => {
  await open(page, '#50x50%23large');
  await expect(cells(page)).toHaveCount(2500);
  await cells(page).nth(0).click();
  await expect(fact(page, 'presses')).toHaveText('1');
  await cells(page).nth(0).focus();
  await page.keyboard.press('Control+End');
  await expect(cells(page).nth(2499)).toBeFocused();
  await expect(cells(page).nth(2499)).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(fact(page, 'presses')).toHaveText('2');
  const before = await lights(page);
  await page.keyboard.press('h');
  await expect(marked(page)).toHaveCount(1, { timeout: 20_000 });
  await expect(marked(page)).toBeInViewport();
  await page.keyboard.press('u');
  await expect.poll(() => lights(page)).not.toBe(before);
});

test('every board that was sold begins', async ({ page }) => {
  await open(page, '#custom');
  const links = page.locator('[data-preset]');
  await expect(links).toHaveCount(8);
  for (let i = 0; i < 8; i++) {
    await links.nth(i).click();
    await expect(fact(page, 'presses')).toHaveText('0');
    await expect(page.locator('.cell')).not.toHaveCount(0);
    await page.goBack();
  }
});

test('a board is opened from text, a file, and by paste; several are chosen from', async ({ page }) => {
  await open(page, '#custom');
  await control(page, 'open').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('.#./###/.#.');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/#3x3:\.%23\./);
  await cells(page).nth(4).click();
  await expect(cardOf(page)).toBeVisible();

  await open(page, '#custom');
  await control(page, 'open').click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'machines.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      '[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1) {3,5,4,7}\n[...#.] (0,2,3,4) (2,3) (0,4) (0,1,2) (1,2,3,4)',
    ),
  });
  await expect(dialog).toContainText('2 boards. Choose one:');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('toolbar').getByRole('button')).toHaveCount(6);
  await expect(fact(page, 'par')).toHaveText('2');

  await open(page);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '.#.\n###\n.#.');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(cells(page)).toHaveCount(9);
  // Words that only look like a graph are no board.
  await open(page);
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'hello world');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(dialog.locator('.wrong')).toContainText('expected');
  await page.keyboard.press('Escape');
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '3x4-c3:1331/1221/1221');
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/3x4-c3/);
});

for (const [what, text, says] of [
  ['markup', '<img src=x onerror="window.hit=1">', 'Line 1, column 1: expected'],
  ['a prototype', '{"__proto__":{"hit":1},"buttons":1}', 'expected'],
  ['deep JSON', '['.repeat(50_000), 'expected'],
  ['too many cells', `${'.'.repeat(60)}\n`.repeat(60), 'Too large to be played here'],
  ['too many levels', 'douse 1 levels=999\n1 2', 'Too large to be played here'],
  ['nothing that is a board', 'hello world, this is no board', 'expected'],
] as const) {
  test(`a hostile file gives a sentence: ${what}`, async ({ page }) => {
    await open(page);
    await page.evaluate((given) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([given], 'board.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.wrong')).toContainText(says);
    await expect(dialog.locator('img')).toHaveCount(0);
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    await page.keyboard.press('Escape');
    await page.locator('[data-mode=easy]').click();
    await expect(cells(page)).toHaveCount(9);
  });
}

test('a shared link opens the same board, and the text too', async ({ page, context }) => {
  await openGame(page, '#4x4-q3-king%23share');
  const start = await lights(page);
  await cells(page).nth(5).click();
  await control(page, 'share').click();
  await expect(page.locator('.qr')).toBeVisible();
  const link = await page.locator('[data-share=link]').inputValue();
  const text = await page.locator('[data-share=text]').inputValue();
  const other = await context.newPage();
  await other.goto(link);
  await expect(fact(other, 'par')).not.toHaveText('…');
  // The other page may take up the saved game: restart shows its start.
  await control(other, 'restart').click();
  await expect.poll(() => lights(other)).toBe(start);
  await open(other, '#custom');
  await control(other, 'open').click();
  await other.getByRole('dialog').getByRole('textbox').fill(text);
  await other.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(cells(other)).toHaveCount(16);
  await expect.poll(() => lights(other)).toBe(start);
  expect(await numberIn(fact(other, 'presses'))).toBe(0);
});

test('the toys are drawn, lamp by lamp, beside their names; a toy’s board lies in its case', async ({ page }) => {
  await open(page, '#custom');
  const lamps = {
    merlin: 11,
    xl25: 25,
    'xl25-knight': 25,
    mini: 16,
    deluxe: 36,
    lights2000: 25,
    cube: 27,
    'alien-tiles': 49,
  };
  await expect(page.locator('[data-preset] [data-drawn]')).toHaveCount(Object.keys(lamps).length);
  for (const [name, count] of Object.entries(lamps))
    await expect(page.locator(`[data-preset=${name}] [data-drawn=${name}] :is(.lamp, .dark)`)).toHaveCount(count);
  await open(page, '#worlds');
  await expect(page.locator('section[data-toy] [data-drawn]')).toHaveCount(6);
  const body = page.locator('.toy-body');
  for (const hash of ['#stage/merlin/3', '#4x4-torus%23a', '#stage/alien/1']) {
    await open(page, hash);
    await expect(body).toBeVisible();
    const [outer, inner] = [(await body.boundingBox())!, (await page.getByRole('grid').boundingBox())!];
    expect(outer.x).toBeLessThan(inner.x);
    expect(outer.y).toBeLessThan(inner.y);
    expect(outer.x + outer.width).toBeGreaterThan(inner.x + inner.width);
    expect(outer.y + outer.height).toBeGreaterThan(inner.y + inner.height);
    // The case takes no press from the board.
    await cells(page).first().click();
    await expect(page.locator('[data-fact=presses]')).toHaveText('1');
  }
  await open(page, '#5x5%23a');
  await expect(cells(page)).toHaveCount(25);
  await expect(body).toHaveCount(0);
});

test('on a desk the drawing board lies beside its options and stays in sight; on a phone it follows them', async ({
  page,
}) => {
  const [options, beside] = [page.locator('.options'), page.locator('.beside')];
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '#custom');
  const [left, right] = [(await options.boundingBox())!, (await beside.boundingBox())!];
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(right.y).toBe(left.y);
  await page.getByRole('radio', { name: 'draw them' }).scrollIntoViewIfNeeded();
  await expect(play(page)).toBeInViewport();
  await page.setViewportSize({ width: 360, height: 740 });
  const [above, below] = [(await options.boundingBox())!, (await beside.boundingBox())!];
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});
