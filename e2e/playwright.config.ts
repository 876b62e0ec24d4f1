import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from '../scripts/test/machine.mjs';
import { SITE_URL } from './site/addresses.ts';

const executablePath = systemChromium();
const isCi = Boolean(process.env['CI']);

/**
 * Stories of users against the processes of docker-compose.yml. One worker: two cores also carry database, server and
 * nginx, and a story that waits for its turn is a story that fails now and then.
 */
export default defineConfig({
  testDir: '.',
  testMatch: /\.e2e\.ts$/,
  outputDir: './test-results',
  globalSetup: './site/start-site.ts',
  workers: 1,
  forbidOnly: isCi,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? [['list']] : [['list'], ['json']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: SITE_URL,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: executablePath === undefined ? {} : { executablePath },
  },
});
