import { expect, test as base } from '@playwright/test';

/** A test whose page must stay silent: no error in the console, no uncaught exception, no request to anywhere else. */
export const test = base.extend<{ silence: void }>({
  silence: [
    async ({ page, baseURL }, use) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        // A browser that draws 3D without a graphics chip remarks that it is slow.
        if (message.text().includes('GL Driver Message (OpenGL, Performance')) return;
        if (message.type() === 'error' || message.type() === 'warning') heard.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => heard.push(`uncaught: ${error.message}`));
      page.on('request', (request) => {
        if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:'))
          heard.push(`request: ${request.url()}`);
      });
      page.on('requestfailed', (request) => {
        // A page that is left gives up what it was still fetching.
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()}`);
      });
      await use();
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
