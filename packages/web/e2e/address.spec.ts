import { cells, control, fact, lights, notice, open, openGame, press } from './page.ts';
import { expect, test } from './watch.ts';

test('the address holds the whole board', async ({ page, context }) => {
  await openGame(page, '#5x6');
  const start = await lights(page);
  expect(page.url()).toMatch(/#5x6%23[a-z0-9]+$/);
  const other = await context.newPage();
  await openGame(other, new URL(page.url()).hash);
  expect(await lights(other)).toBe(start);
});

test('bare sizes, other rules and more levels can be asked for', async ({ page }) => {
  await openGame(page, '#3x4-q3-torus');
  await expect(cells(page)).toHaveCount(12);
  await expect(page.locator('.which .name')).toHaveText('3 × 4 · 3 levels · plus, torus');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('All edges meet');
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
  ['a day that is none', '#daily/2026-02-30'],
  ['markup for a day', '#daily/<img src=x onerror="window.hit=1">'],
  ['wires that lead nowhere', '#2x2-wires.0_1_2_9%23a'],
  ['a board of holes', '#3x3-holes.0.9%23a'],
  ['a rule too large', `#5x5-draw.${'1@'.repeat(300)}%23a`],
  ['control characters', '#5x5%23%00%0A%1B'],
];

for (const [what, hash] of HOSTILE) {
  test(`a hostile address gives a notice: ${what}`, async ({ page }) => {
    await open(page, hash);
    await expect(notice(page, 'badAddress')).toBeVisible();
    // It leads to the menu, and nothing of it stays in the address.
    await expect(page.locator('.home')).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.locator('[data-mode=medium]').click();
    await cells(page).nth(0).click();
    await expect(fact(page, 'presses')).toHaveText('1');
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
    await expect(page.locator('img, body script, iframe')).toHaveCount(0);
  });
}

test('a hostile address in the middle of a game leads to the menu; the game is kept', async ({ page }) => {
  await openGame(page);
  const before = await press(page, 0);
  await page.evaluate(() => (location.hash = '<img src=x onerror="window.hit=1">'));
  await expect(notice(page, 'badAddress')).toBeVisible();
  await page.locator('.go-on').click();
  await expect.poll(() => lights(page)).toBe(before);
  await page.evaluate(() => (location.hash = '3x3%23other'));
  await expect(cells(page)).toHaveCount(9);
});

test('Back leads from a game to the menu and Forward to the game', async ({ page }) => {
  await open(page);
  await page.locator('[data-mode=easy]').click();
  await expect(cells(page)).toHaveCount(9);
  const start = await lights(page);
  await page.goBack();
  await expect(page.locator('.home')).toBeVisible();
  await page.goForward();
  await expect.poll(() => lights(page)).toBe(start);
});

test('a board that cannot be put out is called so, and the proof can be counted', async ({ page }) => {
  await open(page, '#5x5:#..../...../...../...../.....');
  await expect(page.locator('[data-part=impossible]')).toContainText('This board cannot be solved.');
  await expect(control(page, 'hint')).toHaveAttribute('aria-disabled', 'true');
  await control(page, 'why').click();
  await expect(page.locator('[data-part=impossible]')).toContainText(
    /Every press changes an even number of the \d+ marked lights, but an odd number of them is on\./,
  );
  await expect(page.locator('[data-part=announcer]')).toHaveText(/^Every press changes an even number/);
  const marks = await cells(page).evaluateAll((all) => all.map((cell) => cell.hasAttribute('data-proof')));
  // Each press changes an even number of marked lights, and the one that is on is marked.
  for (let cell = 0; cell < 25; cell++) {
    const [row, column] = [Math.floor(cell / 5), cell % 5];
    const changed = marks.filter(
      (mark, i) => mark && Math.abs(Math.floor(i / 5) - row) + Math.abs((i % 5) - column) <= 1,
    );
    expect(changed.length % 2).toBe(0);
  }
  expect(marks[0]).toBe(true);
  await control(page, 'why').click();
  await expect(page.locator('[data-proof]')).toHaveCount(0);
  await control(page, 'renew').click();
  await expect(page.locator('[data-part=impossible]')).toHaveCount(0);
});

test('how close one can come to a board that cannot be put out: presses to walk through', async ({ page }) => {
  await open(page, '#5x5:#..../..#../...../...../.....');
  await control(page, 'why').click();
  const part = page.locator('[data-part=impossible]');
  await part.getByRole('button', { name: 'How close can I get?' }).click();
  await expect(part.locator('[data-part=near]')).toHaveText('At best 1 light misses its aim: no presses leave fewer.');
  const way = page.locator('.walking p');
  await expect(way).toHaveText(/^0 of \d+ presses to come this close$/);
  const total = Number(/of (\d+)/.exec((await way.textContent())!)![1]);
  for (let at = 1; at <= total; at++) await control(page, 'stepOn').dispatchEvent('click');
  await expect(way).toHaveText(`${total} of ${total} presses to come this close`);
  expect((await lights(page)).replaceAll('.', '')).toBe('#');
  await control(page, 'endWalk').click();
  await control(page, 'why').click();
  await expect(part.locator('[data-part=near]')).toHaveCount(0);
});
