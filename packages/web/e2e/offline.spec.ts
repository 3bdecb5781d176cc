import { cardOf, cells, control, fact, lights, open } from './page.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './watch.ts';

/** Opens the menu and waits until the worker has all files and answers for the page. */
async function openKept(page: Page): Promise<void> {
  await open(page);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    }
  });
}

test('after the first visit everything works without a network', async ({ page, context }) => {
  await openKept(page);
  await context.setOffline(true);
  await page.reload();
  await page.locator('[data-mode=easy]').click();
  await expect(fact(page, 'par')).toHaveText(/^\d+$/);
  await control(page, 'walk').click();
  while ((await cardOf(page).count()) === 0) await control(page, 'stepOn').click();
  // Parts that this visit has not shown yet, too.
  for (const screen of ['#custom', '#stats']) {
    await open(page, screen);
    await expect(page.locator('.sheet-screen h1')).toBeVisible();
  }
  await open(page, '#5x5%23offline');
  await control(page, 'share').click();
  await expect(page.locator('.qr')).toBeVisible();
});

test('the page can be installed: a manifest with icons of every kind that load', async ({ page, request, baseURL }) => {
  await open(page);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await request.get(new URL(href!, baseURL).href)).json();
  expect(manifest).toMatchObject({ name: 'Douse', display: 'standalone', start_url: './' });
  const kinds = manifest.icons.map(({ sizes, purpose }: { sizes: string; purpose: string }) => `${sizes} ${purpose}`);
  for (const kind of ['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    expect(kinds).toContain(kind);
  for (const { src } of manifest.icons) expect((await request.get(new URL(src, baseURL).href)).ok()).toBe(true);
});

/**
 * Sends a form as the system does when another app shares something with the installed page: from outside, since the
 * page itself sends none.
 */
async function share(page: Page, parts: Readonly<Record<string, string | File>>): Promise<void> {
  const action = new URL('./shared', page.url()).href;
  await page.goto('about:blank');
  const fields = Object.entries(parts).map(([name, part]) =>
    typeof part === 'string' ? `<textarea name="${name}">${part}</textarea>` : `<input type="file" name="${name}">`,
  );
  await page.setContent(
    `<form action="${action}" method="post" enctype="multipart/form-data">${fields.join('')}</form>`,
  );
  for (const [name, part] of Object.entries(parts)) {
    if (typeof part === 'string') continue;
    const buffer = Buffer.from(await part.text());
    await page.locator(`[name=${name}]`).setInputFiles({ name: part.name, mimeType: part.type, buffer });
  }
  await page.locator('form').evaluate((form) => (form as HTMLFormElement).submit());
  await page.waitForURL((url) => url.protocol !== 'about:' && !url.pathname.endsWith('/shared'));
}

test('what another app shares with the installed page is opened: a file, a text, a link', async ({ page }) => {
  await openKept(page);
  await share(page, { file: new File(['#.#\n...\n#.#\n'], 'board.txt', { type: 'text/plain' }) });
  await expect.poll(() => lights(page)).toBe('#.#...#.#');
  expect(new URL(page.url()).search).toBe('');

  await share(page, { title: 'A board', text: '##\n..\n' });
  await expect.poll(() => lights(page)).toBe('##..');

  await share(page, { file: new File(['[[1,0],[0,0]]'], 'board.json', { type: 'application/json' }) });
  await expect.poll(() => lights(page)).toBe('#...');

  // As Douse itself shares a result: words, then the link.
  const home = new URL('./', page.url()).href;
  await share(page, { text: `Solved in 1 press\n🟨⬛\n${home}#2x3:.../..#` });
  await expect.poll(() => lights(page)).toBe('.....#');

  await share(page, { url: 'https://somewhere.else/douse/#2x2:#.%2F..' });
  await expect.poll(() => lights(page)).toBe('#...');

  await share(page, { text: 'no board' });
  await expect(page.getByRole('dialog').locator('.wrong')).toBeVisible();
});

test('before the first press nothing comes that is not needed for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.serviceWorker() === null) scripts.push(request.url());
  });
  await open(page);
  await page.locator('[data-mode=medium]').click();
  await cells(page).nth(12).click();
  await expect(fact(page, 'presses')).toHaveText('1');
  expect(scripts.length).toBeGreaterThan(0);
  // Neither three.js nor another screen.
  expect(scripts.filter((url) => /\/(?:mount|custom|stats|share|open)-/.test(url))).toEqual([]);
});
