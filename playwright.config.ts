import { defineConfig } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 4199);

/**
 * Whole games in every language and size, boards in 3D, every screen under axe, and what is tagged so: half of the
 * time, in a suite of its own. Matched against a test's file, title and tags.
 */
const LONG = /\b(?:cubes|games|large-letters|look)\.spec\.ts|@long\b/;
const suite = process.env['BROWSER_TESTS'] ?? 'all';

export default defineConfig({
  testDir: 'packages/web/e2e',
  // The pictures of the guide are taken by hand: PICTURES=1 npx playwright test
  testMatch: process.env['PICTURES'] === '1' ? '**/pictures.ts' : '**/*.spec.ts',
  ...(suite === 'long' && { grep: LONG }),
  ...(suite === 'short' && { grepInvert: LONG }),
  outputDir: 'test-results',
  fullyParallel: true,
  workers: '100%',
  // A test goes through whole games and many screens, on a machine that others may share.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // A second try tells a slow machine from a fault; it is reported as flaky.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}/`,
    locale: 'en-GB',
    colorScheme: 'dark',
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `npx vite preview --outDir dist --port ${port} --strictPort`,
    cwd: 'packages/web',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
