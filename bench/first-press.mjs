/**
 * How long a newcomer waits for the first press: the page as `douse serve` gives it, in Chromium with its processor
 * slowed down four times, over a line of 1.6 Mbit/s with 150 ms each way and back, nothing kept from before.
 *
 *     npm run first-press [-- RUNS]
 *
 * Once through the menu, once from a link to a board. Time is counted from the start of the navigation to the frame
 * that shows the first press; a finger presses as soon as what it needs is there.
 */
import { chromium } from 'playwright-core';
import { packed, PROGRAMS, buildCommand, buildPage } from '../scripts/prepare.mjs';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { loadavg } from 'node:os';

const RUNS = Number(process.argv[2] ?? 5);
const LIMIT = 1000;

await buildCommand();
await buildPage();
const server = spawn(process.execPath, [join(packed, 'bin/douse.js'), 'serve', '--port', '0'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const address = await new Promise((found, failed) => {
  let said = '';
  server.stdout.on('data', (data) => {
    said += data;
    const url = /http:\/\/\S+/.exec(said)?.[0];
    if (url !== undefined) found(url);
  });
  server.once('exit', () => failed(new Error(`expected an address from 'douse serve', got ${JSON.stringify(said)}`)));
});
const browser = await chromium.launch({
  executablePath: PROGRAMS.chromium.find(),
  args: ['--no-sandbox', '--disable-background-networking'],
});

/** Runs in the page from its start: presses what `steps` name as soon as each is there; notes when the press shows. */
function finger(steps) {
  const press = (element) => {
    const at = { bubbles: true, cancelable: true, pointerId: 1, pointerType: 'touch', isPrimary: true, button: 0 };
    element.dispatchEvent(new PointerEvent('pointerdown', at));
    element.dispatchEvent(new PointerEvent('pointerup', at));
    element.click();
  };
  let step = 0;
  const look = () => {
    if (step < steps.length) {
      const element = document.querySelector(steps[step]);
      if (element !== null) {
        step++;
        press(element);
      }
    } else if (document.querySelector('[data-fact=presses]')?.textContent.trim() === '1') {
      globalThis.firstPress = performance.now();
      return;
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function once(hash, steps) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const rate = 1.6e6 / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(finger, steps);
  await page.goto(address + hash, { waitUntil: 'commit' });
  await page.waitForFunction(() => globalThis.firstPress !== undefined, undefined, { timeout: 30_000 });
  const time = await page.evaluate(() => globalThis.firstPress);
  const got = bytes;
  await context.close();
  return { time, bytes: got };
}

const cell = '[role=grid] button';
const ways = [
  ['from the menu', '', ['[data-mode=medium]', cell]],
  ['from a link', '#5x5%23first', [cell]],
];
let late = false;
for (const [name, hash, steps] of ways) {
  const runs = [];
  for (let i = 0; i < RUNS; i++) runs.push(await once(hash, steps));
  const times = runs.map(({ time }) => time).sort((a, b) => a - b);
  const median = times[RUNS >> 1];
  late ||= median > LIMIT;
  const kilobytes = Math.round(Math.max(...runs.map(({ bytes }) => bytes)) / 1000);
  console.log(
    `${name}: ${Math.round(median)} ms (${Math.round(times[0])} … ${Math.round(times.at(-1))}), ` +
      `${kilobytes} kB over the wire by then; load ${loadavg()[0].toFixed(1)}`,
  );
}
await browser.close();
server.kill();
if (late) {
  console.error(`first-press: expected at most ${LIMIT} ms in the median`);
  process.exitCode = 1;
}
