import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { violations } from './lab/axe.ts';
import { cells, openLab, part } from './lab/page.ts';
import { expect, test } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

const douse = (...args: string[]): string =>
  execFileSync(process.execPath, ['packages/cli/dist/main.js', ...args], { encoding: 'utf8' });

test('an elimination on q = 6, step by step to its presses, and back', async ({ page }) => {
  await openLab(page, 'elimination', '3x3-q6:=123450123');
  const stepper = page.locator('.lab-stepper');
  await expect(stepper).toHaveAttribute('data-step', '1');
  await part(page, 'step-on').click();
  await expect(part(page, 'says')).toContainText(
    'Solve A · x = c modulo 6, where c is what each light has to change by: c = (5, 4, 3, 2, 1, 0, 5, 4, 3)',
  );
  await expect(stepper.locator('math')).not.toHaveCount(0);
  await part(page, 'step-on').click();
  const third = await part(page, 'says').textContent();
  await part(page, 'step-on').click();
  await page.keyboard.press('ArrowLeft');
  await expect(part(page, 'says')).toHaveText(third!);
  const steps = Number(await stepper.locator('input[type=range]').getAttribute('max'));
  expect(steps).toBeGreaterThan(12);
  await stepper
    .locator('input[type=range]')
    .first()
    .fill(String(steps - 2));
  await expect(part(page, 'says')).toContainText('Reduced. Every pivot is 1');
  await stepper.locator('input[type=range]').first().fill(String(steps));
  await expect(part(page, 'step-on')).toHaveAttribute('aria-disabled', 'true');
  await expect(part(page, 'says')).toContainText(/Read from the last row upwards: \d+ presses/);
  // The presses on the board put every light out: by hand, modulo 6.
  const presses = await cells(page).evaluateAll((all) =>
    all.map((cell) => Number((cell as HTMLElement).dataset['press'] ?? 0)),
  );
  const start = [1, 2, 3, 4, 5, 0, 1, 2, 3];
  for (let light = 0; light < 9; light++) {
    const [r, c] = [Math.floor(light / 3), light % 3];
    const moved = presses.reduce((sum, times, b) => {
      const near = Math.abs(Math.floor(b / 3) - r) + Math.abs((b % 3) - c) <= 1;
      return near ? sum + times : sum;
    }, 0);
    expect((start[light]! + moved) % 6).toBe(0);
  }
  expect(await violations(page)).toEqual([]);
});

test('a chase: the lights go with the sentences, the chart and the recurrence stand below', async ({ page }) => {
  await openLab(page, 'chase', '5x5:=1110011100000110001100011');
  await expect(part(page, 'chart-count')).toHaveText('Of 32 ways to be left over, 8 can be solved, none included.');
  await expect(page.locator('.lab-chart tbody tr')).toHaveCount(7);
  const range = page.locator('.lab-stepper input[type=range]');
  const steps = Number(await range.getAttribute('max'));
  await range.fill(String(steps));
  await expect(part(page, 'says')).toContainText('All lights are as they should be.');
  await expect(page.locator('.lab-cells [data-press]')).not.toHaveCount(0);
  for (let step = steps - 1; step > 0; step--) await part(page, 'step-back').click();
  await expect(part(page, 'says')).toHaveText('The lights at the start.');
  await expect(page.locator('[data-matrix=B1]')).toBeVisible();
  await part(page, 'b-on').click();
  await expect(page.locator('[data-matrix=B2]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the chart holds the numbers that the command writes, as CSV and as LaTeX', async ({ page }) => {
  await openLab(page, 'chase', '4x4-q4:=123');
  const [csv, latex] = await Promise.all(
    ['chart-csv', 'chart-latex'].map(async (name) => {
      const [download] = await Promise.all([
        page.waitForEvent('download', (file) =>
          file.suggestedFilename().endsWith(name === 'chart-csv' ? 'csv' : 'tex'),
        ),
        part(page, name).click(),
      ]);
      return readFileSync(await download.path(), 'utf8');
    }),
  );
  expect(csv).toBe(douse('chart', '4x4', '--levels', '4', '--format', 'csv'));
  const rows = [...latex!.matchAll(/^([\d ]+) & ([\d ]+) \\\\$/gm)].map(([, left, press]) => `${left},${press}`);
  expect(['left,press', ...rows, ''].join('\n')).toBe(csv);
});

test('a board too large for steps is told so in the language of the page, with what works instead', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('douse.language', 'es'));
  await openLab(page, 'elimination', '21x20:!1');
  await expect(page.locator('[data-limit=elimination]')).toContainText('paso a paso hasta 400 luces');
  await expect(page.locator('.lab-stepper')).toHaveCount(0);
});

test('the chart is printed on one page', async ({ page }) => {
  await openLab(page, 'chase', '5x5');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.lab-chart')).toBeVisible();
  await expect(page.locator('.lab-editor')).toBeHidden();
  await expect(page.locator('.lab-stepper')).toBeHidden();
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('a row that decides is ringed, and the buttons to press for it are dotted', async ({ page }) => {
  await openLab(page, 'chase', '5x5:=1110011100000110001100011');
  const forth = part(page, 'step-on');
  const decides = async (): Promise<boolean> => (await part(page, 'says').textContent())?.startsWith('Row 1 ') ?? false;
  for (let k = 0; k < 12 && !(await decides()); k++) await forth.click();
  await expect(part(page, 'says')).toContainText('Row 1 ');
  const ringed = page.locator('.lab-cells [data-mark]');
  await expect(ringed).toHaveCount(5);
  await expect(ringed.first()).toHaveAttribute('data-place', '0');
  const pressed = await page
    .locator('.lab-cells [data-press]')
    .evaluateAll((all) => all.map((cell) => Number(cell.getAttribute('data-place'))));
  expect(pressed).not.toHaveLength(0);
  for (const place of pressed) expect(Math.floor(place / 5)).toBe(1);
});

test('what is saved speaks the language of the page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('douse.language', 'ru'));
  await openLab(page, 'chase', '5x5:=1110011100000110001100011');
  for (const name of ['save-latex', 'chart-latex']) {
    const [file] = await Promise.all([page.waitForEvent('download'), part(page, name).click()]);
    const text = readFileSync(await file.path(), 'utf8');
    expect(text).toContain('[T2A]{fontenc}');
    expect(text).not.toMatch(/\b(?:the|press|row|left)\b/i);
  }
  await openLab(page, 'quiet', '5x5');
  const [file] = await Promise.all([page.waitForEvent('download'), part(page, 'patterns-svg').click()]);
  expect(readFileSync(await file.path(), 'utf8')).toMatch(/^<svg [^]*<\/svg>\n$/);
});

test('steps are told in Spanish and Russian, certificates too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('douse.language', 'es'));
  await openLab(page, 'chase', '5x5:=1');
  await expect(part(page, 'says')).toHaveText('Las luces al principio.');
  const range = page.locator('.lab-stepper input[type=range]');
  await range.fill((await range.getAttribute('max'))!);
  await expect(part(page, 'says')).toContainText(
    'El sistema no tiene solución, así que el tablero tampoco. Cada pulsación cambia un número par de las 12',
  );
  await expect(page.locator('[data-mark]')).not.toHaveCount(0);
});
