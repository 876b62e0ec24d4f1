import type { Browser, Page } from '@playwright/test';
import { firstVisit } from './first-visit.ts';
import { machineSlowdown } from './machine-slowdown.ts';
import { tasksFrom } from './main-thread-tasks.ts';
import { MOBILE } from './profiles.ts';
import { RESULTS } from './results-page.ts';

/** How long a task may take before a visitor notices that the page does not respond (web.dev, total blocking time). */
const UNNOTICED_MS = 50;

/** A page as the first of a visit, and what shows that it has loaded. */
const PAGES = {
  startPage: { path: '/start', isThere: (page: Page) => page.locator('main button[aria-expanded]').last().waitFor() },
  resultsFirst: { path: RESULTS, isThere: (page: Page) => page.getByTestId('result-row').first().waitFor() },
} as const;

/**
 * For how long a phone's visitor is kept waiting in tasks, from the first picture until the page is quiet, ms. Counted in
 * processor time, times four: on the wall it would be that of whatever else the machine does. The speed of the machine is
 * measured before and after the visit, and times are those of the machine that the budgets were set on.
 */
export async function blockingTime(browser: Browser, siteUrl: string, name: keyof typeof PAGES): Promise<number> {
  const { page, session, close } = await firstVisit(browser, { ...MOBILE, cpuSlowdown: 1 });
  const { path, isThere } = PAGES[name];
  try {
    const before = await machineSlowdown(page, session);
    const { processorMs } = await tasksFrom('firstContentfulPaint', session, async () => {
      await page.goto(siteUrl + path, { waitUntil: 'commit' });
      await isThere(page);
      await page.waitForLoadState('networkidle');
    });
    await page.goto('about:blank');
    const after = await machineSlowdown(page, session);
    const onPhone = processorMs.map((time) => (time * MOBILE.cpuSlowdown * 2) / (before + after));
    return onPhone.reduce((sum, time) => sum + Math.max(0, time - UNNOTICED_MS), 0);
  } finally {
    await close();
  }
}
