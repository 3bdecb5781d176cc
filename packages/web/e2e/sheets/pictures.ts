import { type Page, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cardOf, cells, control, open } from '../page.ts';

/**
 * Contact sheets of the screens, kept in docs/pictures/sheets: each screen in three sizes and themes,
 * a row for each language.
 * PICTURES=1 npx playwright test sheets
 */
const SIZES = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const THEMES = {
  violet: { colorScheme: 'dark', contrast: 'no-preference' },
  light: { colorScheme: 'light', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
} as const;
const LANGUAGES = ['en', 'es', 'ru'];
/** All sheets together stay below three megabytes. */
const SCALE = 0.3;
const QUALITY = 0.6;

const settled = async (page: Page): Promise<void> => {
  await page.locator('main:not(.waiting)').first().waitFor();
  await page.waitForFunction(() => document.fonts.status === 'loaded');
};

const SCREENS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  menu: (page) => open(page),
  play: async (page) => {
    await open(page, '#5x5-q3%23sheet');
    await control(page, 'hint').click();
    await page.locator('[data-marked]').waitFor();
  },
  solved: async (page) => {
    await open(page, '#5x5:.#.../###../.#.../...../.....');
    await cells(page).nth(6).click();
    await cardOf(page).waitFor();
  },
  why: async (page) => {
    await open(page, '#5x5:#..../...../...../...../.....');
    await control(page, 'why').click();
    await page.locator('[data-proof]').first().waitFor();
  },
  help: async (page) => {
    await open(page, '#5x5-king-torus%23sheet');
    await cells(page).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
  },
  worlds: (page) => open(page, '#worlds'),
  days: (page) => open(page, '#days'),
  custom: (page) => open(page, '#custom'),
  statistics: (page) => open(page, '#stats'),
  samegame: (page) => open(page, '#samegame'),
  stages: (page) => open(page, '#samegame-stages'),
  toy: async (page) => {
    await open(page, '#stage/merlin/3');
    await page.locator('.toy-body').waitFor();
  },
  space: async (page) => {
    await page.evaluate(() => localStorage.setItem('douse.view', '3d'));
    await open(page, '#5x5-q3%23sheet');
    await page.locator('canvas.cubes[data-settled]').waitFor();
    await page.evaluate(() => localStorage.removeItem('douse.view'));
  },
  settings: async (page) => {
    await open(page);
    await page.locator('.header button').first().click();
    await page.getByRole('dialog').waitFor();
  },
  share: async (page) => {
    await open(page, '#5x5%23sheet');
    await control(page, 'share').click();
    await page.locator('.qr').waitFor();
  },
  over: async (page) => {
    await open(page, '#3x2-c3:12/21/33');
    await cells(page).nth(4).dispatchEvent('click');
    await cardOf(page).waitFor();
  },
  tiles: async (page) => {
    await open(page, '#10x10-c4%23sheet');
    await cells(page).first().waitFor();
  },
  course: (page) => open(page, '#lab/course/5x5'),
  chapter: (page) => open(page, '#lab/course.quiet.3/5x5'),
  overview: async (page) => {
    await open(page, '#lab/overview/5x5:=11011');
    await page.locator('#lab-panel [data-fact]').first().waitFor();
  },
  matrices: (page) => open(page, '#lab/matrices/4x4'),
  chase: (page) => open(page, '#lab/chase/5x5:=11011'),
};

test.use({ reducedMotion: 'reduce' });

for (const [name, show] of Object.entries(SCREENS))
  test(name, async ({ page }) => {
    test.setTimeout(300_000);
    await page.clock.setFixedTime(new Date('2026-12-01T12:00:00Z'));
    const shots: { readonly url: string; readonly width: number; readonly height: number }[][] = [];
    for (const language of LANGUAGES) {
      const row: (typeof shots)[number] = [];
      // A game is kept when its page is left, so it is left before everything is forgotten.
      await open(page);
      await page.evaluate((spoken) => {
        localStorage.clear();
        localStorage.setItem('douse.language', spoken);
        localStorage.setItem('douse.taught', '1');
      }, language);
      // Opened on the largest page, so that what is pressed is in sight; the page follows the system's theme and size.
      await page.setViewportSize(SIZES.at(-1)!);
      await page.emulateMedia(THEMES.violet);
      await show(page);
      await settled(page);
      await page.mouse.move(0, 0);
      for (const [theme, media] of Object.entries(THEMES)) {
        await page.emulateMedia(media);
        await page.locator(`html[data-theme=${theme}]`).waitFor();
        for (const viewport of SIZES) {
          await page.setViewportSize(viewport);
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
          const picture = await page.screenshot({ animations: 'disabled' });
          row.push({ url: `data:image/png;base64,${picture.toString('base64')}`, ...viewport });
        }
      }
      shots.push(row);
    }
    await page.goto('about:blank');
    const sheet = await page.evaluate(
      async ([rows, scale, quality]) => {
        const gap = 8;
        const wide = rows[0]!.reduce((sum, { width }) => sum + width * scale + gap, gap);
        const high = Math.max(...rows[0]!.map(({ height }) => height)) * scale + gap;
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: wide, height: rows.length * high + gap });
        const context = canvas.getContext('2d')!;
        context.fillStyle = '#888';
        context.fillRect(0, 0, canvas.width, canvas.height);
        context.imageSmoothingQuality = 'high';
        for (const [r, row] of rows.entries()) {
          let x = gap;
          for (const { url, width, height } of row) {
            const image = new Image();
            image.src = url;
            await image.decode();
            context.drawImage(image, x, gap + r * high, width * scale, height * scale);
            x += width * scale + gap;
          }
        }
        return canvas.toDataURL('image/webp', quality);
      },
      [shots, SCALE, QUALITY] as const,
    );
    mkdirSync('docs/pictures/sheets', { recursive: true });
    writeFileSync(`docs/pictures/sheets/${name}.webp`, Buffer.from(sheet.split(',', 2)[1]!, 'base64'));
  });
