import type { Page } from '@playwright/test';
import { violations } from './lab/axe.ts';
import { cells, designIn, openLab, part, settled, tab } from './lab/page.ts';
import { expect, test } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

const tool = (page: Page, name: string): Promise<void> =>
  page.locator('.lab-editor .lab-segments label', { hasText: name }).click();
const vertex = (page: Page, v: number) => page.locator(`.lab-editor [data-place="${v}"]`);

/** The parts as they are drawn, and for each vertex how many neighbours it has in its own part. */
async function drawnParts(
  page: Page,
  edges: readonly (readonly [number, number])[],
): Promise<{ part: number[]; degrees: number[] }> {
  const part = await page
    .locator('.lab-split [data-vertex]')
    .evaluateAll((all) => all.map((one) => Number((one as SVGElement).dataset['partOf'])));
  const degrees = part.map(
    (own, v) => edges.filter(([a, b]) => (a === v || b === v) && part[a] === own && part[b] === own).length,
  );
  return { part, degrees };
}

test('a graph is drawn by hand, and split', async ({ page }) => {
  await openLab(page, 'partition', '1x1-wires.0;n=1');
  await tool(page, 'Draw');
  const sheet = (await part(page, 'board').boundingBox())!;
  // Four more vertices around the first, which stands in the middle.
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.8, 0.8],
    [0.2, 0.8],
  ] as const) {
    await page.mouse.click(sheet.x + x * sheet.width, sheet.y + y * sheet.height);
  }
  await expect(page.locator('.lab-editor .lab-vertex')).toHaveCount(5);
  const edges = [
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 2],
    [3, 4],
  ] as const;
  for (const [a, b] of edges) {
    await vertex(page, a).click();
    await vertex(page, b).click();
  }
  await expect.poll(() => designIn(page)).toMatch(/^2x3-holes\.5\.1-wires\.0\.1\.2\.3_0\.1\.2_0\.1\.2_0\.3\.4_3\.4;p=/);
  // Moving is one step back.
  const box = (await vertex(page, 4).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(sheet.x + 0.5 * sheet.width, sheet.y + 0.9 * sheet.height, { steps: 8 });
  await page.mouse.up();
  const moved = designIn(page);
  await part(page, 'undo').click();
  await expect.poll(() => designIn(page)).not.toBe(moved);
  await part(page, 'redo').click();
  await expect.poll(() => designIn(page)).toBe(moved);
  await settled(page);

  const even = await drawnParts(page, edges);
  expect(even.degrees.every((degree) => degree % 2 === 0)).toBe(true);
  await page.locator('#lab-panel .lab-segments label', { hasText: 'Even and odd' }).click();
  await settled(page);
  await expect(part(page, 'says')).toContainText('with even numbers');
  // The even split is still there while the odd one is computed.
  await expect
    .poll(async () => {
      const { part: parts, degrees } = await drawnParts(page, edges);
      return degrees.map((degree, v) => degree % 2 === parts[v]);
    })
    .toEqual([true, true, true, true, true]);
  // Backwards to the first vertex.
  for (let step = 0; step < 6; step++) await part(page, 'step-back').click();
  await expect(page.locator('.lab-split [data-part-of]')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('all lights on: the squares put them out', async ({ page }) => {
  await openLab(page, 'partition', '4x5');
  await page.locator('#lab-panel .lab-segments label', { hasText: 'All lights on' }).click();
  await expect(part(page, 'says')).toContainText('with all lights on, press');
  await part(page, 'play-all-on').click();
  await expect(part(page, 'showing')).toContainText('every light is out');
  await expect(page.locator('.lab-cells [data-lit]')).toHaveCount(0);
  await expect(page.locator('.lab-cells [data-press]')).not.toHaveCount(0);
});

test('from a board to a graph and back', async ({ page }) => {
  await openLab(page, 'partition', '3x4-q3-holes.5.1:=12012');
  await part(page, 'to-graph').click();
  await expect(page.locator('.lab-editor .lab-vertex')).toHaveCount(11);
  await part(page, 'to-grid').click();
  await expect.poll(() => designIn(page)).toBe('3x4-q3-holes.5.1:=12012');
  await part(page, 'to-graph').click();
  await tool(page, 'Draw');
  await vertex(page, 0).click();
  await vertex(page, 10).click();
  await expect(part(page, 'to-grid')).toHaveAttribute('aria-disabled', 'true');
});

test('a graph by keyboard, and a board that is none', async ({ page }) => {
  await openLab(page, 'partition', '1x2-wires.0_1;n=1,2');
  await tool(page, 'Draw');
  await part(page, 'add-vertex').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lab-editor .lab-vertex')).toHaveCount(3);
  await vertex(page, 0).focus();
  await page.keyboard.press('Enter');
  await vertex(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => designIn(page)).toContain('-wires.0.2_1_0.2;');
  await page.keyboard.press('ArrowLeft');
  await vertex(page, 1).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => designIn(page)).toMatch(/^1x2-wires\.0\.1_0\.1;n=1,3;p=/);
  await openLab(page, 'partition', '4x4-ring');
  await expect(part(page, 'no-graph')).toBeVisible();
  await tab(page, 'overview').click();
  await settled(page);
  await expect(cells(page)).toHaveCount(16);
});
