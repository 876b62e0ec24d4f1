import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from '../scripts/test/machine.mjs';
import { SITE_URL } from './site/addresses.ts';

const executablePath = systemChromium();
const isCi = Boolean(process.env['CI']);

/**
 * Stories of users against the processes of docker-compose.yml. Two workers on two cores, which also carry database,
 * server and nginx: 117 stories took 590 s so and 815 s with one, and none failed.
 */
export default defineConfig({
  testDir: '.',
  testMatch: /\.e2e\.ts$/,
  outputDir: './test-results',
  globalSetup: './site/start-site.ts',
  workers: 2,
  projects: [
    // They share the ports of the servers that they start, so one runs at a time; first, for the other worker to have
    // stories meanwhile. After the stories they left it idle for minutes.
    { name: 'isolated sites', testDir: './isolated-sites', workers: 1 },
    { name: 'stories', testDir: './stories' },
    { name: 'budgets', testMatch: 'budgets.e2e.ts', workers: 1 },
  ],
  forbidOnly: isCi,
  // In CI a machine that stalls for a moment may not cost a whole run; a story that needed its second try is named.
  retries: isCi ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITE_URL,
    viewport: { width: 1440, height: 900 },
    // Traces kept for failures and drawing by a GPU in software cost 192 s of processor time in 34 stories that take 118 s
    // without; `--trace on` shows a story that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args: ['--disable-gpu'], ...(executablePath === undefined ? {} : { executablePath }) },
  },
});
