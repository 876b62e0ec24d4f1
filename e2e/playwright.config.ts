import { defineConfig, devices } from '@playwright/test';
import { systemChromium, systemFirefox } from '../scripts/test/machine.mjs';
import { SITE_URL, WORKERS } from './site/addresses.ts';

/** `npm run browsers`: the same tests in another engine. */
const isFirefox = process.env['E2E_BROWSER'] === 'firefox';
const executablePath = isFirefox ? systemFirefox() : systemChromium();
const isCi = Boolean(process.env['CI']);

/**
 * End-to-end tests against the processes of docker-compose.yml. Three workers on two cores, which also run database,
 * server and nginx: tests wait for timers and first frames, and 60 tests took 231 s with three workers, 279 s with two.
 */
export default defineConfig({
  testDir: '.',
  testMatch: /\.e2e\.ts$/,
  // Only Chromium prints to a file.
  testIgnore: isFirefox ? ['**/print.e2e.ts'] : [],
  outputDir: './test-results',
  globalSetup: './site/start-site.ts',
  workers: WORKERS,
  projects: [
    // The longest files first: one that started last would run alone at the end.
    { name: 'isolated sites', testDir: './isolated-sites' },
    // One after the other; at the end they would leave the second processor idle for two minutes.
    { name: 'engines', testDir: './engines', workers: 1 },
    { name: 'tests', testDir: './tests' },
    { name: 'budgets', testMatch: 'budgets.e2e.ts', workers: 1 },
  ],
  forbidOnly: isCi,
  // In CI a machine that stalls briefly must not fail a whole run; a test that needed a second try is reported.
  retries: isCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    // Firefox 153 has no command for the color scheme; `null` leaves it alone.
    ...(isFirefox ? { browserName: 'firefox', channel: 'moz-firefox', colorScheme: null } : devices['Desktop Chrome']),
    baseURL: SITE_URL,
    viewport: { width: 1440, height: 900 },
    // Traces retained for failures and software GPU rendering cost 192 s of processor time in 34 tests that take 118 s
    // without; run a failing test with `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: isFirefox ? [] : ['--disable-gpu'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
