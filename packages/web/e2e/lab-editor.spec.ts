import { readFileSync } from 'node:fs';
import { cells, designIn, labFact, openLab, panel, part, settled } from './lab/page.ts';
import { violations } from './lab/axe.ts';
import { expect, test } from './watch.ts';

const lit = (page: Parameters<typeof cells>[0]): Promise<string> =>
  cells(page).evaluateAll((all) => all.map((cell) => (cell.hasAttribute('data-lit') ? '#' : '.')).join(''));

test('lights are switched one by one and by dragging; a drag is undone as one step', async ({ page }) => {
  await openLab(page, 'overview', '3x4');
  await cells(page).nth(5).click();
  await expect.poll(() => lit(page)).toBe('.....#......');
  const from = (await cells(page).nth(0).boundingBox())!;
  const to = (await cells(page).nth(3).boundingBox())!;
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 5, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => lit(page)).toBe('####.#......');
  expect(designIn(page)).toBe('3x4:=111101');
  await part(page, 'undo').click();
  await expect.poll(() => lit(page)).toBe('.....#......');
  await page.keyboard.press('Control+z');
  await expect.poll(() => lit(page)).toBe('............');
  await expect(part(page, 'undo')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => lit(page)).toBe('.....#......');
});

test('an irregular board with three levels: built by hand, its kernel read', async ({ page }) => {
  await openLab(page, 'overview', '5x5');
  await page.locator('.lab-segments label', { hasText: 'Shape' }).click();
  for (const place of [0, 4, 20, 24]) await cells(page).nth(place).click();
  expect(designIn(page)).toBe('5x5-holes.0.1.3.1.f.1.3.1');
  await expect(labFact(page, 'rank')).toHaveText('18 of 21');
  await expect(labFact(page, 'kernel')).toHaveText('8');
  await page.locator('input[name=levels]').fill('3');
  await expect(labFact(page, 'rank')).toHaveText('20 of 21');
  await expect(labFact(page, 'kernel')).toHaveText('3');
  await expect(labFact(page, 'smith')).toHaveText('1 × 18, 2 × 2, 12');
  await page.locator('.lab-segments label', { hasText: 'Lights' }).click();
  await cells(page).nth(12).click();
  await cells(page).nth(12).click();
  await expect(cells(page).nth(12)).toHaveAccessibleName('Row 3, column 3, level 2 of 2');
  // The whole of it stands in the address.
  await page.reload();
  await settled(page);
  await expect(cells(page).nth(12)).toHaveAttribute('data-level', '2');
  await expect(labFact(page, 'kernel')).toHaveText('3');
});

test('the certificate of an unsolvable board is lit on the board, and says why', async ({ page }) => {
  await openLab(page, 'overview', '5x5:=1');
  await expect(page.locator('[data-verdict=impossible]')).toBeVisible();
  await expect(part(page, 'certificate')).toHaveText(
    /Every press changes an even number of the \d+ marked lights, but an odd number of them is on\./,
  );
  const marked = await cells(page).evaluateAll((all) =>
    all.flatMap((cell, i) => (cell.hasAttribute('data-mark') ? [i] : [])),
  );
  // Checked by hand here: every plus meets evenly many marks, and the marks hold an odd number of lit cells.
  for (let cell = 0; cell < 25; cell++) {
    const [r, c] = [Math.floor(cell / 5), cell % 5];
    const plus = [
      [r, c],
      [r - 1, c],
      [r + 1, c],
      [r, c - 1],
      [r, c + 1],
    ].filter(([y, x]) => y! >= 0 && y! < 5 && x! >= 0 && x! < 5);
    expect(plus.filter(([y, x]) => marked.includes(y! * 5 + x!)).length % 2).toBe(0);
  }
  expect(marked.filter((cell) => cell === 0)).toHaveLength(1);
  await part(page, 'put-away').click();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
  await part(page, 'show-certificate').click();
  await expect(page.locator('[data-mark]')).toHaveCount(marked.length);
});

test('for which numbers of levels the same lights can be solved', async ({ page }) => {
  await openLab(page, 'overview', '6x7-q4-holes.3.1.m.1:=0123012301230123012301230123');
  await expect(labFact(page, 'smith')).toHaveText('1 × 39, 319');
  const no = await page
    .locator('[data-solvable=no]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['q']));
  expect(no).toEqual(['11', '22', '29']);
  await expect(part(page, 'solvable-for')).toContainText('divisible by none of these: 11, 29.');
  await page.locator('[data-q="11"]').click();
  await expect(page.locator('[data-verdict=impossible]')).toBeVisible();
  expect(designIn(page)).toContain('q11');
});

test('a rule drawn by hand, wraps and sizes change the board', async ({ page }) => {
  await openLab(page, 'overview', '4x4');
  await page.locator('.lab-rule summary').click();
  for (const offset of ['-1 -1', '1 1', '0 0']) await page.locator(`[data-offset="${offset}"]`).click();
  await expect(page.locator('select[name=rule]')).toHaveValue('drawn');
  expect(designIn(page)).toBe('4x4-draw.110_101_011');
  await page.locator('select[name=wrap]').selectOption('torus');
  await page.locator('.lab-segments label', { hasText: 'Press' }).click();
  await cells(page).nth(0).click();
  // Cells of the rule drawn around the corner, over the edges: above left, above, left, right, below, below right.
  await expect.poll(() => lit(page)).toBe('.#.###......#..#');
  // The same effect as the plus is the plus again.
  for (const offset of ['-1 -1', '1 1', '0 0']) await page.locator(`[data-offset="${offset}"]`).click();
  await expect(page.locator('select[name=rule]')).toHaveValue('plus');
  await page.locator('input[name=rows]').fill('6');
  await expect(cells(page)).toHaveCount(24);
});

test('any format is pasted; what cannot be read is told', async ({ page }) => {
  await openLab(page);
  const paste = async (text: string, read = 'read-text'): Promise<void> => {
    await part(page, 'paste').click();
    await page.getByRole('dialog').locator('textarea').fill(text);
    await part(page, read).click();
  };
  await paste('.#.\n#2#\n.#.');
  await expect(page.getByRole('dialog')).toContainText('expected a level from 0 to 1');
  await page.keyboard.press('Escape');
  await paste('douse 1 levels=3 wrap=torus\n.#.\n#2~\n.#.');
  await expect.poll(() => designIn(page)).toBe('3x3-q3-torus-holes.5.1:=0101201');
  await paste('a b\nb c\nc a\nc d', 'read-graph');
  await expect.poll(() => designIn(page)).toMatch(/^2x2-wires\.0\.1\.2_0\.1\.2_0\.1\.2\.3_2\.3;n=a,b,c,d;p=/);
  await paste('[.##.] (3) (1,3) (2) (2,3) (0,2) (0,1)');
  await expect(page.locator('.lab-cells')).toHaveCount(2);
  await paste('5x5-q3#monday');
  await expect.poll(() => designIn(page)).toMatch(/^5x5-q3:=/);
});

for (const hash of [
  '#lab/overview/<img src=x onerror="window.hit=1">',
  '#lab/nonsense',
  '#lab/overview/9999x9999',
  '#lab/%E0/%E0%A4%A',
]) {
  test(`a hostile address gives a notice: ${hash}`, async ({ page }) => {
    await page.goto(`./?hostile=${encodeURIComponent(hash)}${hash}`);
    await expect(page.locator('[data-notice=badAddress]')).toBeVisible();
    await expect(cells(page)).toHaveCount(25);
    await settled(page);
    expect(await page.evaluate(() => (window as { hit?: number }).hit)).toBeUndefined();
  });
}

test('the keyboard alone: arrows, Enter, tabs', async ({ page }) => {
  await openLab(page, 'overview', '3x3');
  await cells(page).nth(0).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(cells(page).nth(4)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => lit(page)).toBe('....#....');
  await page.keyboard.press('Space');
  await expect.poll(() => lit(page)).toBe('.........');
});

test('a large board is a canvas, and its analysis never holds the page up', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
      type: 'longtask',
      buffered: true,
    });
  });
  await page.goto('./#lab/overview/200x200:!1');
  await expect(labFact(page, 'rank')).toHaveText('40,000 of 40,000');
  await expect(page.locator('.lab-many canvas')).toBeVisible();
  await part(page, 'solvable').click();
  await expect(page.locator('[data-verdict=solved]')).toBeVisible();
  await expect(part(page, 'working')).toHaveCount(0, { timeout: 30_000 });
  const longest = await page.evaluate(() => Math.max(0, ...(window as unknown as { longTasks: number[] }).longTasks));
  console.log(`longest task of a 200 × 200 analysis: ${Math.round(longest)} ms`);
});

test('how a file was read is told; its other boards and readings are a press away', async ({ page }) => {
  await openLab(page);
  const drop = (text: string): Promise<void> =>
    page.evaluate((given) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([given], 'boards.txt'));
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, text);
  const told = page.locator('[data-part=lab-notices] .notice');
  await drop('.#\n##\n\n#.\n..\n');
  await expect(told).toContainText('Read as text: 2 boards separated by blank lines');
  await expect(told).toContainText('board 1 of 2');
  await expect.poll(() => designIn(page)).toBe('2x2:=0111');
  await part(page, 'board-after').click();
  await expect(told).toContainText('board 2 of 2');
  await expect.poll(() => designIn(page)).toBe('2x2:=1');
  // An edit, and the note is gone.
  await part(page, 'all-off').click();
  await expect(told).toHaveCount(0);

  await drop('OX\nXX\n');
  await expect(told).toContainText('X is lit, O is dark');
  await expect.poll(() => designIn(page)).toBe('2x2:=0111');
  await told.getByRole('button', { name: 'Read O as on, X as off' }).click();
  await expect.poll(() => designIn(page)).toBe('2x2:=1');

  await drop('0 1 0\n1 1 1\n0 1 1\n');
  await told.getByRole('button', { name: 'Read each row as a button of a wiring' }).click();
  await expect.poll(() => designIn(page)).toMatch(/^json=/);

  await drop('left middle\nmiddle right\n');
  await expect(told).toContainText('This could not be read');
  await told.getByRole('button', { name: 'Read it as a graph' }).click();
  await expect.poll(() => designIn(page)).toMatch(/^2x2-holes\.3\.1-wires\.0\.1_0\.1\.2_1\.2;n=left,middle,right;p=/);
});

for (const theme of ['violet', 'light', 'contrast']) {
  test(`axe finds nothing in the ${theme} theme`, { tag: '@long' }, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
    await openLab(page, 'overview', '5x5-q3-to.=2:=1');
    expect(await violations(page)).toEqual([]);
    await page.locator('.lab-rule summary').click();
    await part(page, 'paste').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await openLab(page, 'overview', '2x2-wires.0.1_0.1.2_1.2.3_2.3:=1;p=dw28pkdwdwpk28dw');
    expect(await violations(page)).toEqual([]);
    await openLab(page, 'overview', '40x40:!1');
    await expect(panel(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openLab(page, 'overview', '5x5-q3:=1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('the board is saved as text that is read again, and as a picture', async ({ page }) => {
  await openLab(page, 'overview', '3x4-q3-torus-holes.5.1:=12012');
  await part(page, 'save').click();
  const saved = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), part(page, name).click()]);
    return readFileSync(await download.path());
  };
  const text = (await saved('export-text')).toString();
  expect(text).toBe('douse 1 levels=3 rule=plus wrap=torus\n12.1\n2~..\n....\n');
  const png = await saved('export-png');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([256, 192]);
  await page.keyboard.press('Escape');
  await part(page, 'all-off').click();
  await part(page, 'paste').click();
  await page.getByRole('dialog').locator('textarea').fill(text);
  await part(page, 'read-text').click();
  await expect.poll(() => designIn(page)).toBe('3x4-q3-torus-holes.5.1:=12012');
});
