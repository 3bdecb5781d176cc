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

test('the first load is small and the first press comes soon, on a slow phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 40,
    downloadThroughput: (10 * 1024 * 1024) / 8,
    uploadThroughput: (5 * 1024 * 1024) / 8,
  });
  let bytes = 0;
  const scripts = new Set<string>();
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await open(page);
  await page.locator('[data-mode=medium]').click();
  await cells(page).nth(12).click();
  await expect(fact(page, 'presses')).toHaveText('1');
  // The board in 3D, other screens and the solver are not among them.
  expect(bytes).toBeGreaterThan(0);
  expect(scripts.size).toBeLessThanOrEqual(4);
});
