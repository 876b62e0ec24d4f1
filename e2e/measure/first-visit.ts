import type { Browser, CDPSession, Page } from '@playwright/test';
import { NAME_HELPER } from './name-helper.ts';
import type { Profile } from './profiles.ts';

export interface FirstVisit {
  readonly page: Page;
  readonly session: CDPSession;
  /** Cumulative, until now. */
  readonly layoutShift: () => Promise<number>;
  readonly close: () => Promise<void>;
}

/** A browser that has never seen the site: nothing cached, no choice made, and a position to provide on request. */
export async function firstVisit(browser: Browser, profile?: Profile): Promise<FirstVisit> {
  const context = await browser.newContext({
    ...(profile === undefined ? {} : { viewport: profile.viewport }),
    // A first visitor has not denied their position; a denial would add the toast that reports it.
    permissions: ['geolocation'],
    geolocation: { latitude: 41.8868, longitude: -87.6386 },
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (profile !== undefined) await slowDown(session, profile);
  await page.addInitScript(NAME_HELPER);
  await page.addInitScript(recordLayoutShift);
  return {
    page,
    session,
    layoutShift: () => page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0),
    close: () => context.close(),
  };
}

async function slowDown(session: CDPSession, profile: Profile): Promise<void> {
  const bytesPerSecond = (profile.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
}

/** Runs in the page. */
function recordLayoutShift(): void {
  const found = globalThis as { layoutShift?: number };
  found.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { readonly hadRecentInput: boolean; readonly value: number };
      if (!shift.hadRecentInput) found.layoutShift = (found.layoutShift ?? 0) + shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
