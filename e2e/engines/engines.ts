import { type Browser, chromium, firefox } from '@playwright/test';
import { systemChromium, systemFirefox, systemWebKit } from '../../scripts/test/machine.mjs';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';
import { visitWithPlaywright } from './with-playwright.ts';
import { visitWithWebDriver } from './with-webdriver.ts';

/** A browser that was started for a test. */
export interface Engine {
  visit(): Promise<Visitor>;
  stop(): Promise<void>;
}

/** Engines that the walk runs in, and whether this machine has each. */
export const ENGINES = [
  { name: 'Chromium', isThere: true, start: startChromium },
  { name: 'Firefox', isThere: systemFirefox() !== undefined, start: startFirefox },
  { name: 'WebKit', isThere: systemWebKit() !== undefined, start: startSystemWebKit },
] as const;

async function startChromium(): Promise<Engine> {
  const executablePath = systemChromium();
  return ofPlaywright(
    await chromium.launch({ args: ['--disable-gpu'], ...(executablePath === undefined ? {} : { executablePath }) }),
  );
}

async function startFirefox(): Promise<Engine> {
  const executablePath = systemFirefox();
  if (executablePath === undefined) throw new Error('Firefox is missing');
  return ofPlaywright(await firefox.launch({ channel: 'moz-firefox', executablePath }));
}

async function startSystemWebKit(): Promise<Engine> {
  const programs = systemWebKit();
  if (programs === undefined) throw new Error('WebKit is missing');
  const { driver, stop } = await startWebKit(programs);
  return { visit: () => visitWithWebDriver(driver), stop };
}

const ofPlaywright = (browser: Browser): Engine => ({
  visit: () => visitWithPlaywright(browser),
  stop: () => browser.close(),
});
