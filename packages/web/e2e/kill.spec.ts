import { expect, type Page, test } from '@playwright/test';
import { random } from 'douse/play';
import { cells, fact, numberIn } from './page.ts';

/**
 * The page is killed at random moments, in one tab and in two: closed, reloaded, crashed, with its storage full. No
 * press older than a second is ever lost. Six times with the other tests; `npm run kill` does it two hundred times.
 */
const KILLS = Number(process.env['KILLS'] ?? 6);
const WAYS = ['close', 'reload', 'crash', 'full'] as const;

/** Fills the storage to the brim with games that ended long ago. */
const fill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const body = '0'.repeat(200_000);
    try {
      for (let i = 0; i < 60; i++)
        localStorage.setItem(`douse.game.old${i}`, `douse 2 ${i} solved own old${i}\n${body}`);
    } catch {
      for (let size = 100_000; size > 50; size = Math.floor(size / 2))
        try {
          localStorage.setItem(`douse.game.rest${size}`, `douse 2 1 solved own rest${size}\n${'0'.repeat(size)}`);
        } catch {
          // Half as much may still fit.
        }
    }
  });

test(`${KILLS} kills at random moments lose no press`, async ({ context }) => {
  test.setTimeout(60_000 + KILLS * 12_000);
  const dice = random('kills');
  const done = { close: 0, reload: 0, crash: 0, full: 0 };
  for (let kill = 0; kill < KILLS; kill++) {
    const way = WAYS[kill % WAYS.length]!;
    const address = `/?kill=${kill}#7x7%23kill-${kill}`;
    const tabs = [await context.newPage()];
    if (dice.below(2) === 1) tabs.push(await context.newPage());
    for (const tab of tabs) {
      await tab.goto(address);
      await expect(cells(tab)).toHaveCount(49);
    }
    if (way === 'full') await fill(tabs[0]!);
    /** When each press was on the screen. */
    const shown: number[] = [];
    const presses = 1 + dice.below(6);
    for (let i = 0; i < presses; i++) {
      const tab = tabs[i % tabs.length]!;
      // What the other tab has played has to be here first: a press on an older board is not written over it.
      await expect(fact(tab, 'presses')).toHaveText(String(i));
      await cells(tab).nth(dice.below(49)).dispatchEvent('click');
      await expect(fact(tab, 'presses')).toHaveText(String(i + 1));
      shown.push(Date.now());
      await tab.waitForTimeout(dice.below(3) * 120);
    }
    const killed = Date.now();
    const [tab] = tabs as [Page];
    if (way === 'crash') await tab.goto('chrome://crash').catch(() => {});
    else if (way === 'reload') await tab.reload();
    for (const own of tabs) await own.close();
    const after = await context.newPage();
    await after.goto(`${address}-again`.replace(/#(.*)-again/, '&again#$1'));
    await expect(cells(after)).toHaveCount(49);
    const kept = await numberIn(fact(after, 'presses'));
    const old = shown.filter((moment) => killed - moment >= 1000).length;
    expect(kept, `${way}, ${tabs.length} tabs, ${presses} presses`).toBeGreaterThanOrEqual(
      way === 'crash' ? old : presses,
    );
    expect(kept).toBeLessThanOrEqual(presses);
    if (way === 'full')
      await after.evaluate(() => {
        for (const key of Object.keys(localStorage)) if (/game\.(old|rest)/.test(key)) localStorage.removeItem(key);
      });
    await after.close();
    done[way]++;
  }
  console.log(`kills: ${JSON.stringify(done)}`);
});
