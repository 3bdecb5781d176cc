import { cardOf, cells, control, fact, open } from './page.ts';
import { expect, test } from './watch.ts';

test('after the first visit everything works without a network', async ({ page, context }) => {
  await open(page);
  // Controlled: the worker has all files and answers for this page.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller === null) {
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
    }
  });
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
