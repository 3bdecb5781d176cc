import { type Locator, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { cardOf, cells, control, open, openGame } from './page.ts';

/**
 * Takes the pictures of the guide, after a build: PICTURES=1 npx playwright test
 * Those in docs/pictures are kept; those of every theme and language lie in test-results/pictures, to be looked at.
 */
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
const GAME = '#5x5%23evening';

test.use({ reducedMotion: 'reduce' });

for (const [name, viewport] of Object.entries(SIZES)) {
  for (const theme of ['violet', 'light', 'contrast']) {
    test(`${name} in ${theme}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
      await page.clock.install();
      await openGame(page, GAME);
      await page.clock.fastForward(47_000);
      for (const cell of [3, 16, 22]) await cells(page).nth(cell).click();
      await control(page, 'hint').click();
      await page.locator('[data-marked]').waitFor();
      await page.mouse.move(0, 0);
      if (theme === 'violet') await page.screenshot({ path: `docs/pictures/play-${name}.png` });
      await page.screenshot({ path: `test-results/pictures/${name}-${theme}.png` });
    });
  }

  test(`${name}: dialogs, the end, other boards`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const shoot = (what: string) => page.screenshot({ path: `test-results/pictures/${name}-${what}.png` });
    await openGame(page, '#5x5:.#.../###../.#.../...../.....');
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await shoot('help');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('radio', { name: 'Русский' }).check();
    await shoot('settings');
    await page.keyboard.press('Escape');
    await cells(page).nth(6).click();
    await cardOf(page).waitFor();
    await shoot('solved');
    await openGame(page, '#6x7-q4-king%23many');
    await shoot('levels');
  });
}

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`${name}: in 3D`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => localStorage.setItem('douse.view', '3d'));
    const shoot = async (path: string) => {
      await page.locator('canvas.cubes').waitFor();
      await page.locator('canvas.cubes[data-settled]').waitFor();
      await page.mouse.move(0, 0);
      await page.screenshot({ path });
    };
    await openGame(page, GAME);
    await shoot(`docs/pictures/space-${name}.png`);
    await openGame(page, '#cube3-q4%23evening');
    await shoot(`docs/pictures/cube-${name}.png`);
    for (const theme of ['light', 'contrast']) {
      await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
      await openGame(page, '#6x7-q4-king%23many');
      await shoot(`test-results/pictures/space-${name}-${theme}.png`);
    }
  });
}

test('small: a narrow page in Russian, a low page on its side', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('douse.language', 'ru'));
  await page.setViewportSize({ width: 320, height: 568 });
  await openGame(page);
  await page.screenshot({ path: 'test-results/pictures/small-narrow.png' });
  await page.setViewportSize({ width: 740, height: 360 });
  await page.screenshot({ path: 'test-results/pictures/small-low.png' });
});

/** Games of six weeks, always the same: what a player's statistics may look like. */
function someRecords(now: number): string {
  const kinds = ['medium', 'medium', 'easy', 'medium', 'hard'];
  const lines = Array.from({ length: 40 }, (_, i) => {
    const [wave, over] = [Math.sin(i * 1.7) * 15_000, [0, 2, 0, 1, 0, 4, 0, 3][i % 8]!];
    const time = Math.round(95_000 - i * 900 + wave);
    return `${now - (42 - i) * 80_000_000} ${kinds[i % 5]} ${time} ${9 + (i % 4) + over} ${9 + (i % 4)} 0 board-${i}`;
  });
  return lines.join('\n');
}

test.describe('screens', () => {
  for (const [name, viewport] of Object.entries(SIZES)) {
    test(`${name}: every screen`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.clock.setFixedTime(new Date('2026-11-30T10:00:00Z'));
      await page.addInitScript(
        (records) => localStorage.setItem('douse.records', records),
        someRecords(Date.parse('2026-11-30T10:00:00Z')),
      );
      // The guide shows the screens on a phone, and the menu on a desk too.
      const shoot = (what: string) => {
        const kept = name === 'phone' || what === 'home';
        return page.screenshot({ path: `${kept ? 'docs' : 'test-results'}/pictures/${what}-${name}.png` });
      };
      await open(page);
      await page.locator('.home').waitFor();
      await shoot('home');
      await open(page, '#custom');
      await page.getByRole('radio', { name: 'a picture you draw' }).check();
      await page.locator('.sold').waitFor();
      await shoot('custom');
      await open(page, '#stats');
      await page.getByRole('radio', { name: 'Medium' }).check();
      await page.locator('.plot').first().waitFor();
      await shoot('stats');
      await open(page, '#5x5-q3:1.2../.20../1..../..2.1/.1...');
      await control(page, 'why').click();
      await page.locator('[data-proof]').first().waitFor();
      await shoot('why');
      await openGame(page, '#daily/2026-11-30');
      await control(page, 'walk').click();
      await page.locator('.walking').waitFor();
      for (let i = 0; i < 3; i++) await control(page, 'stepOn').click();
      await shoot('solution');
      await openGame(page, '#5x5%23evening');
      await control(page, 'share').click();
      await page.locator('.qr').waitFor();
      await page.screenshot({ path: `test-results/pictures/${name}-share.png` });
    });
  }
});

/** A tile of the largest group on the board. */
async function largestGroup(page: Page): Promise<Locator> {
  const sizes = await cells(page).evaluateAll((all) =>
    all.map((cell) =>
      cell.checkVisibility({ visibilityProperty: true })
        ? Number(/group of (\d+)/.exec(cell.ariaLabel ?? '')?.[1] ?? 0)
        : 0,
    ),
  );
  return cells(page).nth(sizes.lastIndexOf(Math.max(...sizes)));
}

/** Games of SameGame that came to their end: when, kind, points, tiles left, moves, hints, board. */
const SCORES = [
  '1790000000000 8x8-c3 1462 0 19 0 8x8-c3#a',
  '1790000100000 8x8-c3 504 4 18 0 8x8-c3#b',
  '1790000200000 15x15-c5 3120 0 61 0 15x15-c5#c',
  '1790000300000 10x10-c4 1738 0 29 0 10x10-c4#d',
  '1790000400000 10x10-c4 322 7 31 1 10x10-c4#e',
].join('\n');

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`${name}: SameGame`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript((scores) => localStorage.setItem('douse.scores', scores), SCORES);
    await page.clock.install({ time: new Date('2026-11-30T10:00:00Z') });
    const shoot = (path: string) => page.screenshot({ path });
    await open(page, '#samegame');
    await page.locator('.same-sizes').waitFor();
    await shoot(`test-results/pictures/samegame-menu-${name}.png`);
    for (const theme of ['light', 'contrast', 'violet']) {
      await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
      await open(page, name === 'phone' ? '#10x10-c4%23reef' : '#12x12-c5%23reef');
      await page.locator('.tiles').waitFor();
      await page.clock.fastForward(47_000);
      for (let i = 0; i < 3; i++) await (await largestGroup(page)).dispatchEvent('click');
      await largestGroup(page).then((tile) => tile.hover());
      await shoot(
        `${theme === 'violet' ? 'docs' : 'test-results'}/pictures/samegame-${name}${theme === 'violet' ? '' : `-${theme}`}.png`,
      );
    }
    await control(page, 'clear').click();
    await page.locator('[data-part=clearing][data-known=yes]').waitFor();
    await control(page, 'hint').click();
    await page.locator('[data-marked]').first().waitFor();
    await shoot(`test-results/pictures/samegame-${name}-hint.png`);
    await open(page, '#12x12-c9%23nine');
    await page.locator('.tiles').waitFor();
    await shoot(`test-results/pictures/samegame-${name}-nine.png`);
    await open(page, '#3x2-c3:12/21/33');
    await cells(page).nth(4).dispatchEvent('click');
    await cardOf(page).waitFor();
    await shoot(`test-results/pictures/samegame-${name}-lost.png`);
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await shoot(`test-results/pictures/samegame-${name}-help.png`);
    await open(page, '#30x30-c6%23large');
    await page.locator('.tiles').waitFor();
    await shoot(`test-results/pictures/samegame-${name}-large.png`);
    await open(page);
    await page.locator('.home').waitFor();
    await shoot(`test-results/pictures/samegame-${name}-home.png`);
  });
}

/** Frames side by side, as one picture. */
async function strip(page: Page, frames: readonly Buffer[], path: string, width: number): Promise<void> {
  const pictures = frames.map((frame) => `<img src="data:image/png;base64,${frame.toString('base64')}">`).join('');
  // The page's own policy would forbid the styles.
  await page.goto('about:blank');
  await page.setViewportSize({ width: frames.length * width, height: width });
  await page.setContent(
    `<body style="margin:0;display:flex;align-items:flex-start">${pictures}<style>img{width:${width}px}</style></body>`,
  );
  await page.screenshot({ path, fullPage: true });
}

test.describe('film strips', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a win in eight frames', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openGame(page, '#5x5:.#.../###../.#.../...../.....');
    const frames = [await page.screenshot()];
    await cells(page).nth(6).click();
    // The wave is looked at in its own time, however slow the machine.
    const animations = (time: number): Promise<void> =>
      page.evaluate((at) => {
        for (const own of document.getAnimations()) {
          own.pause();
          own.currentTime = at;
        }
      }, time);
    for (const time of [150, 350, 550, 750, 950, 1200, 1600]) {
      await animations(time);
      frames.push(await page.screenshot());
    }
    await strip(page, frames, 'docs/pictures/win-strip.png', 180);
  });

  test('the first taught board in eight frames', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await open(page);
    const frames: Buffer[] = [];
    const shoot = async (): Promise<void> => void frames.push(await page.screenshot());
    const finger = page.locator('[data-finger]');
    await shoot();
    await finger.click();
    await page.waitForTimeout(400);
    await shoot();
    await page.locator('[data-action=teachNext]').click();
    await page.waitForTimeout(400);
    await shoot();
    await finger.last().click();
    await page.waitForTimeout(400);
    await shoot();
    await finger.click();
    await page.waitForTimeout(400);
    await shoot();
    await page.locator('[data-action=teachNext]').click();
    await page.waitForTimeout(400);
    await shoot();
    await finger.click();
    await page.waitForTimeout(400);
    await shoot();
    await finger.click();
    await finger.click();
    await page.waitForTimeout(400);
    await shoot();
    await strip(page, frames, 'docs/pictures/teach-strip.png', 180);
  });
});

test('the icons that phones want, from icon.svg', async ({ page }) => {
  const svg = readFileSync('packages/web/public/icon.svg', 'utf8');
  const ground = /<rect width="64" height="64"[^>]*>/;
  // A maskable icon fills its square, and its picture stays within the circle that any phone leaves of it.
  const inner = svg.replace(/<\/?svg[^>]*>/g, '').replace(ground, '');
  const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#1c0e3d"/><g transform="translate(32 32) scale(.72) translate(-32 -32)">${inner}</g></svg>`;
  for (const [name, text] of [
    ['icon', svg],
    ['icon-maskable', maskable],
  ] as const) {
    for (const size of [192, 512]) {
      await page.setViewportSize({ width: size, height: size });
      const sized = text.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`);
      await page.setContent(`<body style="margin:0">${sized}</body>`);
      await page.screenshot({ path: `packages/web/public/${name}-${size}.png`, omitBackground: true });
    }
  }
});
