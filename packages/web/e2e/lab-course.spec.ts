import type { Page } from '@playwright/test';
import { violations } from './lab/axe.ts';
import { cells, openLab, part } from './lab/page.ts';
import { expect, test } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

const chapter = (page: Page) => page.locator('.lab-chapter');
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('every step of every chapter opens on a phone, board and Next in sight', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => localStorage.setItem('douse.language', 'ru'));
  await openLab(page, 'course');
  await page.locator('[data-lesson=presses]').click();
  let steps = 0;
  for (let chapters = 1; ; steps++) {
    await expect(chapter(page)).toBeVisible();
    expect(await overflow(page), `${page.url()}`).toBeLessThanOrEqual(0);
    const next = page.locator('.lab-chapter-nav .lab-strong');
    const kind = await next.getAttribute('data-part');
    await expect(next).toBeInViewport();
    await expect(page.locator('.lab-board')).toBeInViewport();
    if (kind === 'course-contents') {
      expect(chapters).toBe(12);
      break;
    }
    if (kind === 'next-chapter') chapters++;
    const before = page.url();
    await next.click();
    await expect(page).not.toHaveURL(before);
  }
  expect(steps).toBeGreaterThan(90);
});

test('a press lights up in text and figure; a prediction is answered; what was done is kept', async ({ page }) => {
  await openLab(page, 'course.presses.3');
  await expect(cells(page).nth(4).locator('.lab-tag')).toHaveAttribute('data-n', '5');
  await cells(page).nth(4).click();
  await expect(part(page, 'goal')).toContainText('Done');
  await expect(page.locator('.lab-vector')).toHaveCount(3);
  await page.locator('.lab-chip').last().hover();
  await expect(page.locator('.lab-vector li[data-on]')).not.toHaveCount(0);
  await part(page, 'chapter-on').click();
  await page.locator('[data-choice="1"]').click();
  await expect(part(page, 'prediction')).toContainText('Not so.');
  await page.locator('[data-choice="0"]').click();
  await expect(part(page, 'prediction')).toContainText('Right.');
  await part(page, 'course-contents').click();
  await expect(part(page, 'progress')).toContainText('Done: 2 of');
  await page.reload();
  await expect(part(page, 'progress')).toContainText('Done: 2 of');
});

test('an exercise says why an answer is wrong, gives two hints, and has a link with its seed', async ({ page }) => {
  await openLab(page, 'course.quiet.8.abc');
  await expect(page.locator('.lab-exercise')).toHaveAttribute('data-seed', 'abc');
  await part(page, 'check').click();
  await expect(part(page, 'verdict')).toContainText('would change');
  await expect(page.locator('.lab-cells [data-mark]')).toHaveCount(1);
  await part(page, 'hint').click();
  await part(page, 'hint').click();
  await part(page, 'show-answer').click();
  await expect(page.locator('.lab-exercise')).toHaveAttribute('data-right', 'true');
  await part(page, 'another').click();
  await expect(page).not.toHaveURL(/abc/);
  await expect(page.locator('.lab-exercise')).not.toHaveAttribute('data-right', 'true');
  // Every kind is practised from the contents, which tell how it went.
  await part(page, 'course-contents').click();
  await expect(page.locator('[data-practice]')).toHaveCount(11);
  await expect(page.locator('[data-practice=pattern]')).toContainText('wrong: 1');
  await page.locator('[data-practice=kernel]').click();
  await expect(page.locator('.lab-exercise')).toHaveAttribute('data-exercise', 'kernel');
});

test('a teacher’s sheet is one link; a step is presented and embedded; a link speaks its language', async ({
  page,
}) => {
  await openLab(page, 'course');
  await page.locator('[data-lesson=newsheet]').click();
  await page.locator('[name=sheet-title]').fill('Class 3: the kernel');
  await page.locator('[name=sheet-title]').blur();
  await page.locator('[name=sheet-chapter]').selectOption('orthogonal');
  await page.locator('[name=sheet-step]').selectOption('8');
  await part(page, 'sheet-add').click();
  await expect(page.locator('.lab-sheet-items a')).toHaveCount(1);
  await part(page, 'sheet-edit').click();
  await page.reload();
  await expect(page.locator('.lab-sheet h2')).toHaveText('Class 3: the kernel');
  await page.locator('.lab-sheet-items a').click();
  await expect(chapter(page)).toHaveAttribute('data-chapter', 'orthogonal');
  await part(page, 'present').click();
  await expect(page.locator('.lab-header')).toBeHidden();
  await page.keyboard.press('PageUp');
  await expect(chapter(page)).toHaveAttribute('data-step', '7');
  await page.keyboard.press('Escape');
  await expect(page.locator('.lab-header')).toBeVisible();
  await page.goto('./?embed#lab/course.quiet.4~es/5x5');
  await expect(chapter(page)).toContainText('Patrones estacionarios');
  await expect(page.locator('.lab-header')).toBeHidden();
});

test('a worksheet prints the exercises of a sheet and their answers, the same for everybody', async ({ page }) => {
  test.slow();
  await openLab(page, 'course.sheet.Class~203.quiet-8-abc.presses-9-abc.orthogonal-8-abc.matrix-2');
  await part(page, 'sheet-paper').click();
  await expect(page).toHaveURL(/worksheet\.Class/);
  await expect(page.locator('.lab-paper > li')).toHaveCount(4);
  await expect(page.locator('[data-exercise=pattern] .lab-paper-press')).not.toHaveCount(0);
  await expect(page.locator('[data-exercise=solvable] .lab-paper-mark')).not.toHaveCount(0);
  await expect(page.locator('.lab-paper [data-figure=matrix]')).toHaveCount(1);
  await expect(page.locator('.lab-paper-answers')).toHaveCount(0);
  const pages = async (): Promise<number> =>
    [...(await page.pdf({ format: 'A4' })).toString('latin1').matchAll(/\/Type \/Page\b/g)].length;
  const questions = await pages();
  await part(page, 'sheet-answers').click();
  // Three exercises have answers, numbered as they are on the sheet; the step to read has none.
  await expect(page.locator('.lab-paper-answers li')).toHaveCount(3);
  // The answers are on a page of their own.
  expect(questions).toBeGreaterThan(0);
  expect(await pages()).toBe(questions + 1);
  const answer = (await page.locator('.lab-paper-answers [data-answer]').first().getAttribute('data-answer'))!;
  expect(await violations(page)).toEqual([]);
  // The answer on the sheet is the one that the exercise on the board takes.
  await openLab(page, 'course.quiet.8.abc');
  for (const [i, press] of [...answer].entries()) {
    const given = await cells(page).nth(i).getAttribute('data-press');
    if (press === '1' && given === null) await cells(page).nth(i).click();
  }
  await part(page, 'check').click();
  await expect(page.locator('.lab-exercise')).toHaveAttribute('data-right', 'true');
});

test('a whole chapter has its boards, figures and exercises', async ({ page }) => {
  await openLab(page, 'course.chase.all');
  await expect(page.locator('.lab-whole-step')).toHaveCount(11);
  await expect(page.locator('.lab-chapter [data-figure=frames]')).toHaveCount(2);
  await expect(page.locator('.lab-chapter [data-figure=table]')).toHaveCount(1);
  await expect(page.locator('.lab-chapter .lab-paper-board')).not.toHaveCount(0);
  await expect(page.locator('[data-exercise=first]')).toBeVisible();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
});

test('axe finds nothing in the contents, a step and an exercise', async ({ page }) => {
  test.slow();
  for (const view of ['course', 'course.columns.6', 'course.orthogonal.8.abc']) {
    await openLab(page, view);
    expect(await violations(page), view).toEqual([]);
  }
});

test('every tab leads to its chapter, and a dropped file stays in the laboratory', async ({ page }) => {
  await openLab(page, 'quiet');
  await part(page, 'chapter-link').click();
  await expect(chapter(page)).toHaveAttribute('data-chapter', 'quiet');
  await openLab(page, 'overview', '3x3');
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(['.#.\n###\n.#.\n...'], 'board.txt', { type: 'text/plain' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  });
  await expect(cells(page)).toHaveCount(12);
  await expect(page).toHaveURL(/#lab\/overview\/4x3/);
});
