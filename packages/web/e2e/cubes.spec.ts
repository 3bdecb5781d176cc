import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { cardOf, cells, control, fact, lights, marked, notice, openGame } from './page.ts';
import { expect, test } from './watch.ts';

const ONE_PRESS = '#5x5:.#.../###../.#.../...../.....';

/** Opens a game in 3D, as a player who has chosen it. */
async function openCubes(page: Page, hash: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('douse.view', '3d'));
  await openGame(page, hash);
  await standing(page);
}

/** Waits until what has happened is drawn, nothing moves any more, and every button lies over its cube. */
async function standing(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });
  // Without a graphics chip, on a busy machine, the last frames take their time.
  await expect(page.locator('canvas.cubes[data-settled]')).toBeVisible({ timeout: 20_000 });
}

const button = (page: Page, cell: number) => page.locator(`[data-button="${cell}"]`);

/** The middle of a cube's upper face on the page, and how large it is there. */
async function placeOf(page: Page, cell: number): Promise<{ x: number; y: number; side: number }> {
  const box = (await button(page, cell).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, side: box.width };
}

async function click(page: Page, cell: number): Promise<void> {
  const { x, y } = await placeOf(page, cell);
  await page.mouse.click(x, y);
}

/** What presses make of the lights of a board with the plus rule. */
function after(board: string, columns: number, presses: readonly number[]): string {
  const all = [...board];
  for (const cell of presses) {
    const column = cell % columns;
    const near = [
      cell,
      cell - columns,
      cell + columns,
      column > 0 ? cell - 1 : -1,
      column < columns - 1 ? cell + 1 : -1,
    ];
    for (const at of near) if (at >= 0 && at < all.length) all[at] = all[at] === '#' ? '.' : '#';
  }
  return all.join('');
}

/** Brightness from 0 to 255 around points of the page, as it is seen. */
async function brightness(page: Page, points: readonly { x: number; y: number; side: number }[]): Promise<number[]> {
  const picture = (await page.screenshot()).toString('base64');
  return page.evaluate(
    async ([data, spots]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
      context.canvas.width = image.width;
      context.canvas.height = image.height;
      context.drawImage(image, 0, 0);
      return spots.map(({ x, y, side }) => {
        const { data: pixels } = context.getImageData(x - side / 8, y - side / 8, side / 4, side / 4);
        let sum = 0;
        for (let i = 0; i < pixels.length; i += 4) {
          sum += 0.2126 * pixels[i]! + 0.7152 * pixels[i + 1]! + 0.0722 * pixels[i + 2]!;
        }
        return sum / (pixels.length / 4);
      });
    },
    [picture, points] as const,
  );
}

test.describe('3D', () => {
  // A small page: every pixel is drawn without a graphics chip.
  test.use({ viewport: { width: 760, height: 520 } });
  test.describe.configure({ timeout: 90_000 });

  test('a press by mouse', async ({ page }) => {
    await openCubes(page, '#5x5%23mouse');
    const before = await lights(page);
    for (const [presses, cell] of [12, 0, 24, 4].entries()) {
      await click(page, cell);
      await expect(fact(page, 'presses')).toHaveText(String(presses + 1));
    }
    expect(await lights(page)).toBe(after(before, 5, [12, 0, 24, 4]));
    // Beside the board there is nothing to press.
    const { x, y } = (await page.locator('canvas.cubes').boundingBox())!;
    await page.mouse.click(x + 12, y + 30);
    await expect(fact(page, 'presses')).toHaveText('4');
  });

  test('presses in the middle of all animation', async ({ page }) => {
    await openCubes(page, '#5x5%23quick');
    const before = await lights(page);
    const presses = [12, 12, 7, 13, 12, 0, 1, 2, 3, 4, 12];
    const places = await Promise.all(presses.map((cell) => placeOf(page, cell)));
    for (const { x, y } of places) await page.mouse.click(x, y);
    await expect(fact(page, 'presses')).toHaveText(String(presses.length));
    expect(await lights(page)).toBe(after(before, 5, presses));
  });

  test('presses after the window has changed, at once', async ({ page }) => {
    await openCubes(page, '#6x4%23resize');
    let board = await lights(page);
    const sizes = [
      { width: 700, height: 500 },
      { width: 400, height: 800 },
      { width: 1100, height: 420 },
    ];
    let presses = 0;
    for (const size of sizes) {
      await page.setViewportSize(size);
      await standing(page);
      for (const cell of [0, 9, 23]) {
        await click(page, cell);
        board = after(board, 4, [cell]);
        await expect(fact(page, 'presses')).toHaveText(String(++presses));
        expect(await lights(page)).toBe(board);
      }
    }
  });

  test('a drag turns the board and presses nothing, also when it ends where it began', async ({ page }) => {
    await openCubes(page, '#5x5%23orbit');
    const start = await placeOf(page, 12);
    const corner = await placeOf(page, 0);
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 90, start.y - 40, { steps: 4 });
    await page.mouse.up();
    await standing(page);
    expect((await placeOf(page, 0)).y).not.toBeCloseTo(corner.y, 0);
    const at = await placeOf(page, 12);
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x + 60, at.y, { steps: 3 });
    await page.mouse.move(at.x, at.y, { steps: 3 });
    await page.mouse.up();
    await expect(fact(page, 'presses')).toHaveText('0');
    const before = await lights(page);
    await standing(page);
    // Turned as it is, the board takes presses where the cubes now are.
    for (const cell of [0, 8, 20]) await click(page, cell);
    await expect(fact(page, 'presses')).toHaveText('3');
    expect(await lights(page)).toBe(after(before, 5, [0, 8, 20]));
  });

  test('wheel and keys zoom and turn, and lead back', async ({ page }) => {
    await openCubes(page, '#5x5%23zoom');
    await button(page, 12).focus();
    await standing(page);
    const first = await placeOf(page, 6);
    const leadsBack = async (): Promise<void> => {
      await standing(page);
      const { x, y, side } = await placeOf(page, 6);
      expect(Math.hypot(x - first.x, y - first.y, side - first.side)).toBeGreaterThan(2);
      await page.keyboard.press('0');
      await standing(page);
      const back = await placeOf(page, 6);
      expect(Math.hypot(back.x - first.x, back.y - first.y)).toBeLessThan(1);
    };
    await page.mouse.move(first.x, first.y);
    await page.mouse.wheel(0, -400);
    await standing(page);
    const near = await placeOf(page, 6);
    expect(near.side).toBeGreaterThan(first.side * 1.3);
    // What is under the pointer stays there.
    expect(Math.hypot(near.x - first.x, near.y - first.y)).toBeLessThan(first.side);
    await leadsBack();
    for (const key of ['+', '-', 'Shift+ArrowLeft', 'Shift+ArrowDown']) {
      await page.keyboard.press(key);
      await leadsBack();
    }
    await expect(button(page, 12)).toBeFocused();
    await expect(fact(page, 'presses')).toHaveText('0');
  });

  test('a whole game by keyboard: the grid is there for those who do not see the cubes', async ({ page }) => {
    await openCubes(page, ONE_PRESS);
    await expect(page.getByRole('grid')).toHaveAccessibleName('Board');
    await button(page, 12).focus();
    for (const key of ['ArrowUp', 'ArrowLeft']) await page.keyboard.press(key);
    await expect(button(page, 6)).toBeFocused();
    await expect(button(page, 6)).toHaveAccessibleName('Row 2, column 2, on');
    await page.keyboard.press('h');
    await expect(marked(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Next board' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cardOf(page)).toHaveCount(0);
    await expect(page.locator('canvas.cubes')).toBeVisible();
    await expect(fact(page, 'presses')).toHaveText('0');
  });

  test('the game goes on when the view is switched in the middle of it', async ({ page }) => {
    await openCubes(page, '#5x5%23switch');
    const before = await lights(page);
    const toggle = page.locator('[data-part=view-switch]');
    await click(page, 12);
    await expect(fact(page, 'presses')).toHaveText('1');
    await toggle.click();
    await expect(page.locator('canvas.cubes')).toHaveCount(0);
    expect(await lights(page)).toBe(after(before, 5, [12]));
    await button(page, 7).click();
    await expect(fact(page, 'presses')).toHaveText('2');
    await toggle.click();
    await standing(page);
    await click(page, 0);
    await expect(fact(page, 'presses')).toHaveText('3');
    expect(await lights(page)).toBe(after(before, 5, [12, 7, 0]));
    await control(page, 'undo').click();
    await control(page, 'undo').click();
    await expect.poll(() => lights(page)).toBe(after(before, 5, [12]));
    await page.reload();
    await standing(page);
    expect(await lights(page)).toBe(after(before, 5, [12]));
  });

  test('the cube: presses reach round the edge, arrows lead to faces that turn into view', async ({ page }) => {
    await openCubes(page, '#cube3%23round');
    const lit = async (): Promise<boolean[]> =>
      Promise.all(Array.from({ length: 54 }, (_, i) => button(page, i).evaluate((b) => b.hasAttribute('data-lit'))));
    const before = await lit();
    // The upper right corner of the front: two cells of the front, one of the top, one of the right.
    await click(page, 20);
    await expect(fact(page, 'presses')).toHaveText('1');
    const now = await lit();
    expect(now.flatMap((on, i) => (on === before[i] ? [] : [i]))).toEqual([8, 19, 20, 23, 27]);
    await button(page, 20).focus();
    await page.keyboard.press('ArrowRight');
    await expect(button(page, 27)).toBeFocused();
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight');
    await expect(button(page, 36)).toHaveAccessibleName(/^Back, row 1, column 1/);
    await expect(button(page, 36)).toBeFocused();
    await standing(page);
    // What is behind has come to the front: the mouse reaches it.
    await click(page, 36);
    await expect(fact(page, 'presses')).toHaveText('2');
    expect((await lit())[36]).toBe(!now[36]);
  });

  test('the cube is a net in 2D', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('douse.view', '2d'));
    await openGame(page, '#cube2%23net');
    const at = (cell: number) => button(page, cell).boundingBox();
    const [top, left, front, bottom] = [(await at(0))!, (await at(4))!, (await at(8))!, (await at(20))!];
    expect(top.x).toBeCloseTo(front.x, 0);
    expect(bottom.x).toBeCloseTo(front.x, 0);
    expect(left.y).toBeCloseTo(front.y, 0);
    expect(top.y).toBeLessThan(front.y);
    expect(bottom.y).toBeGreaterThan(front.y);
    await button(page, 8).click();
    await expect(fact(page, 'presses')).toHaveText('1');
  });

  test('what is seen is what the board is: every level is brighter than the one before', async ({ page }) => {
    await openCubes(page, '#2x2-q4:01/23');
    const places = await Promise.all([0, 1, 2, 3].map((cell) => placeOf(page, cell)));
    const seen = await brightness(page, places);
    for (let level = 1; level < 4; level++) expect(seen[level]).toBeGreaterThan(seen[level - 1]! + 5);
  });

  test('nothing is drawn while nothing changes', async ({ page }) => {
    await page.addInitScript(() => {
      const counter = window as unknown as { drawn: number };
      counter.drawn = 0;
      for (const name of ['drawElementsInstanced', 'drawArraysInstanced'] as const) {
        const draw = WebGL2RenderingContext.prototype[name] as (...given: unknown[]) => void;
        WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...given: unknown[]) {
          counter.drawn++;
          draw.apply(this, given);
        };
      }
    });
    await openCubes(page, '#5x5%23idle');
    const frames = (): Promise<number> =>
      page.evaluate(async () => {
        const counter = window as unknown as { drawn: number };
        const before = counter.drawn;
        for (let i = 0; i < 8; i++) await new Promise(requestAnimationFrame);
        return counter.drawn - before;
      });
    expect(await frames()).toBe(0);
    await click(page, 12);
    await page.mouse.move(2, 2);
    expect(await frames()).toBeGreaterThan(0);
    await standing(page);
    expect(await frames()).toBe(0);
  });

  test('axe finds nothing', async ({ page }) => {
    await openCubes(page, '#5x5-q3%23axe');
    const { violations } = await new AxeBuilder({ page }).include('.field').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

test.describe('a phone', () => {
  test.describe.configure({ timeout: 90_000 });
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a press by touch; two fingers zoom and press nothing', async ({ page }) => {
    await openCubes(page, '#5x5%23touch');
    const before = await lights(page);
    const { x, y, side } = await placeOf(page, 18);
    await page.touchscreen.tap(x, y);
    await expect(fact(page, 'presses')).toHaveText('1');
    expect(await lights(page)).toBe(after(before, 5, [18]));

    const client = await page.context().newCDPSession(page);
    const touch = (type: string, ...points: { x: number; y: number }[]) =>
      client.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map((p, id) => ({ ...p, id })),
      });
    await touch('touchStart', { x: x - 20, y });
    await touch('touchStart', { x: x - 20, y }, { x: x + 20, y });
    for (let i = 1; i <= 6; i++) await touch('touchMove', { x: x - 20 - 8 * i, y }, { x: x + 20 + 8 * i, y });
    await touch('touchEnd');
    await standing(page);
    expect((await placeOf(page, 18)).side).toBeGreaterThan(side * 1.5);
    const now = await placeOf(page, 18);
    // One finger turns.
    await touch('touchStart', { x: now.x, y: now.y });
    for (let i = 1; i <= 4; i++) await touch('touchMove', { x: now.x + 10 * i, y: now.y });
    await touch('touchEnd');
    await standing(page);
    expect((await placeOf(page, 18)).y).not.toBeCloseTo(now.y, 0);
    await expect(fact(page, 'presses')).toHaveText('1');
  });
});

test.describe('without 3D', () => {
  test.use({ viewport: { width: 760, height: 520 } });
  test.describe.configure({ timeout: 90_000 });

  const scripts = (page: Page): string[] => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push(request.url());
    });
    return asked;
  };

  test('a browser without WebGL shows the board flat, and says so when 3D is asked for', async ({ page }) => {
    await page.addInitScript(() => {
      const own = HTMLCanvasElement.prototype.getContext as (...given: unknown[]) => unknown;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...given: unknown[]) {
        return String(given[0]).startsWith('webgl') ? null : own.apply(this, given);
      } as typeof HTMLCanvasElement.prototype.getContext;
    });
    await openGame(page, ONE_PRESS);
    await expect(page.locator('canvas')).toHaveCount(0);
    await expect(notice(page, 'no3d')).toHaveCount(0);
    await page.locator('[data-part=view-switch]').click();
    await expect(notice(page, 'no3d')).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await button(page, 6).click();
    await expect(cardOf(page)).toBeVisible();
  });

  test('a browser that loses its graphics goes on flat', async ({ page }) => {
    await openCubes(page, ONE_PRESS);
    await page.locator('canvas.cubes').evaluate((canvas: HTMLCanvasElement) => {
      canvas.dispatchEvent(new Event('webglcontextlost', { cancelable: true }));
    });
    await expect(notice(page, 'no3d')).toBeVisible();
    await expect(page.locator('canvas')).toHaveCount(0);
    await button(page, 6).click();
    await expect(cardOf(page)).toBeVisible();
  });

  test('who asks for less motion sees the board flat, and nothing of three.js is fetched', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = scripts(page);
    await openGame(page, '#5x5%23calm');
    await expect(cells(page)).toHaveCount(25);
    await expect(page.locator('canvas')).toHaveCount(0);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((url) => url.includes('mount'))).toEqual([]);
  });

  test('who asks for less motion and for 3D has 3D that stands still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const asked = scripts(page);
    await openCubes(page, '#5x5%23still');
    expect(asked.filter((url) => url.includes('mount'))).toHaveLength(1);
    const [first] = await brightness(page, [await placeOf(page, 12)]);
    await click(page, 12);
    await page.mouse.move(2, 2);
    await standing(page);
    await expect(fact(page, 'presses')).toHaveText('1');
    const [next] = await brightness(page, [await placeOf(page, 12)]);
    expect(Math.abs(next! - first!)).toBeGreaterThan(20);
  });
});

test('sound is off, is switched on in the settings, and then plays', async ({ page }) => {
  await page.addInitScript(() => {
    const counter = window as unknown as { rung: number };
    counter.rung = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      counter.rung++;
      start.call(this, when);
    };
    localStorage.setItem('douse.view', '2d');
  });
  const rung = (): Promise<number> => page.evaluate(() => (window as unknown as { rung: number }).rung);
  await openGame(page, '#5x5%23sound');
  await button(page, 3).click();
  await expect(fact(page, 'presses')).toHaveText('1');
  expect(await rung()).toBe(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Sound' }).check();
  await page.keyboard.press('Escape');
  await button(page, 3).click();
  await expect.poll(rung).toBeGreaterThan(0);
  await openGame(page, '#5x5%23sound');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('checkbox', { name: 'Sound' })).toBeChecked();
});
