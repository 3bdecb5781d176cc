import { cells, control, fact, lights, notice, openGame, press } from './page.ts';
import { expect, test } from './watch.ts';

test('the address holds the whole board', async ({ page, context }) => {
  await openGame(page);
  const start = await lights(page);
  expect(page.url()).toMatch(/#5x5%23[a-z0-9]+$/);
  const other = await context.newPage();
  await openGame(other, new URL(page.url()).hash);
  expect(await lights(other)).toBe(start);
});

test('bare sizes, other rules and more levels can be asked for', async ({ page }) => {
  await openGame(page, '#3x4-q3-torus');
  await expect(cells(page)).toHaveCount(12);
  await expect(page.locator('.kind')).toHaveText('3 × 4 · 3 levels · plus, torus');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('This board has a rule of its own: plus, torus.');
});

const HOSTILE: readonly (readonly [what: string, hash: string])[] = [
  ['an image that runs code', '#<img src=x onerror="window.hit=1">'],
  ['the same, encoded', '#%3Cimg%20src%3Dx%20onerror%3D%22window.hit%3D1%22%3E'],
  ['a script', '#5x5%23<script>window.hit=1</script>'],
  ['a scheme', '#javascript:window.hit=1'],
  ['a broken encoding', '#5x5%23%E0%A4%A'],
  ['a huge board', '#9999x9999%23a'],
  ['no board', '#0x5%23a'],
  ['too many levels', '#5x5-q99%23a'],
  ['an unknown rule', '#5x5-constructor%23a'],
  ['a prototype', '#__proto__'],
  ['the wrong shape', '#5x5:...'],
  ['a long text', `#5x5:${'.'.repeat(30_000)}`],
  ['control characters', '#5x5%23%00%0A%1B'],
];

for (const [what, hash] of HOSTILE) {
  test(`a hostile address gives a notice: ${what}`, async ({ page }) => {
    await openGame(page, hash);
    await expect(notice(page, 'badAddress')).toBeVisible();
    await expect(cells(page)).toHaveCount(25);
    await cells(page).nth(0).click();
    await expect(fact(page, 'presses')).toHaveText('1');
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    await expect(page.locator('img, body script, iframe')).toHaveCount(0);
  });
}

test('a hostile address leaves the game on the page alone', async ({ page }) => {
  await openGame(page);
  const [before, address] = [await press(page, 0), page.url()];
  await page.evaluate(() => (location.hash = '<img src=x onerror="window.hit=1">'));
  await expect(notice(page, 'badAddress')).toBeVisible();
  expect(await lights(page)).toBe(before);
  await expect(page).toHaveURL(address);
  await page.evaluate(() => (location.hash = '3x3%23other'));
  await expect(cells(page)).toHaveCount(9);
});

test('a board that cannot be put out is called so', async ({ page }) => {
  await openGame(page, '#5x5:#..../...../...../...../.....');
  await expect(notice(page, 'impossible')).toBeVisible();
  await expect(fact(page, 'par')).toHaveText('–');
  await control(page, 'renew').click();
  await expect(notice(page, 'impossible')).toHaveCount(0);
});
