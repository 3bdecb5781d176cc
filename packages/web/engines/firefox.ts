import { type KeyInput, launch } from 'puppeteer-core';
import type { Engine } from './tab.ts';

const SIZE = { width: 1280, height: 800 };

/** Firefox, by WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    defaultViewport: SIZE,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB' },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    name: 'Firefox',
    tab: {
      errors,
      goto: async (url) => void (await page.goto(url)),
      run: <T>(body: string, ...given: readonly unknown[]) =>
        page.evaluate(`(function () { ${body} }).apply(null, ${JSON.stringify(given)})`) as Promise<T>,
      click: (selector) => page.click(selector),
      key: (name) => page.keyboard.press(name as KeyInput),
      picture: () => page.screenshot(),
    },
    close: () => browser.close(),
  };
}
