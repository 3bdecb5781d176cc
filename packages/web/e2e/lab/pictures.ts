import { test } from '@playwright/test';
import { openLab } from './page.ts';

/** Pictures of the laboratory to be looked at: PICTURES=1 npx playwright test packages/web/e2e/lab */
const SIZES = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 800 } };
const WIRING = {
  levels: 4,
  buttons: [
    { name: 'A', moves: { red: 1, blue: 2 } },
    { name: 'B', moves: { blue: 1 } },
    { name: 'C', moves: { red: 3 } },
  ],
  lights: { red: 2, blue: 1 },
};
const VIEWS: readonly (readonly [name: string, view: string, design: string])[] = [
  ['overview', 'overview', '5x5:=1111111111111111111111111'],
  ['impossible', 'overview', '5x5:=1'],
  ['levels', 'overview', '6x7-q4-holes.3.1.m.1:=0123012301230123012301230123'],
  ['quiet', 'quiet', '5x5:=0100100001'],
  ['quiet6', 'quiet', '5x5-q6'],
  ['solutions', 'solutions', '5x5:=1110011100000110001100011'],
  ['matrices', 'matrices', '5x5:=1110011100000110001100011'],
  ['matrix-q6', 'matrices', '8x8-q6'],
  ['chase', 'chase', '5x5:=1110011100000110001100011'],
  ['elimination', 'elimination', '3x3-q6:=123450123'],
  ['partition', 'partition', '2x3-wires.0.1.3.5_0.1.2.4_1.2.3_0.2.3.4_1.3.4.5_0.4.5;p=dw28o082o0jqdwpk3sjq3s82'],
  ['partition-grid', 'partition', '5x5'],
  ['optimise', 'optimise', '9x9:=1'],
  ['field', 'field', '4x4-q4:=1'],
  ['sizes', 'sizes', '5x5'],
  ['course', 'course', '5x5'],
  ['lesson-one', 'course.parity', '5x5'],
  ['course-matrix', 'course.matrix.2', '5x5'],
  ['course-forced', 'course.quiet.4', '5x5'],
  ['course-graph', 'course.allon.6', '5x5'],
  ['course-exercise', 'course.orthogonal.8.abc', '5x5'],
  ['cube', 'quiet', 'cube3:=1'],
  ['mixed', 'overview', '3x4-mod.2.2.2.3.3.3.2.2.2.3.3.3-to.=110011:=101012'],
  ['wiring', 'overview', `json=${encodeURIComponent(JSON.stringify(WIRING))}`],
];
const only = process.env['VIEW'];

test.use({ reducedMotion: 'reduce' });

for (const [size, viewport] of Object.entries(SIZES)) {
  for (const theme of ['violet', 'light', 'contrast']) {
    for (const [name, view, design] of VIEWS) {
      if (only !== undefined && !name.includes(only)) continue;
      test(`${size} ${theme} ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.addInitScript((chosen) => localStorage.setItem('douse.theme', chosen), theme);
        const language = process.env['LANGUAGE'];
        if (language !== undefined)
          await page.addInitScript((chosen) => localStorage.setItem('douse.language', chosen), language);
        await openLab(page, view, design);
        await page.screenshot({
          path: `packages/web/.cache/pictures/${name}-${size}-${theme}.png`,
          fullPage: size === 'phone',
        });
      });
    }
  }
}
