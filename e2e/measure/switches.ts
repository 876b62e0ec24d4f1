import type { CDPSession, Page } from '@playwright/test';

export interface Growth {
  readonly nodes: number;
  readonly listeners: number;
  readonly heapMegabytes: number;
}

/** Areas that a session switches between, one of each remote. */
const AREAS = ['/projects/dashboard', '/accounts/edit', '/fans/sizer/search?category=1&sub=2', '/start'];
/** single-spa's timers hold what has been shown for up to four seconds (composition.md P10). */
const TIMERS_END_MS = 5000;
const ROUNDS_TO_WARM_UP = 5;
const READINGS = 5;

/**
 * What stays behind after switching between areas. Nodes are those of the half that leaves fewer: what stays behind grows
 * in both halves, while style elements of a part that is first shown late are added once.
 *
 * @param page signed in and on the site
 */
export async function measureSwitches(page: Page, switches: number): Promise<Growth> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  for (let round = 0; round < ROUNDS_TO_WARM_UP; round++) await visitAll(page);
  const before = await metricsAfterTimers(page, session);
  const visitHalf = async () => {
    for (let done = 0; done < switches / 2; done += AREAS.length) await visitAll(page);
    return metricsAfterTimers(page, session);
  };
  const half = await visitHalf();
  const after = await visitHalf();
  return {
    nodes: Math.min(half.nodes - before.nodes, after.nodes - half.nodes),
    listeners: after.listeners - before.listeners,
    heapMegabytes: (after.heap - before.heap) / 1_048_576,
  };
}

async function visitAll(page: Page): Promise<void> {
  for (const area of AREAS) await visit(page, area);
}

/** Goes to an area as a link would and waits for its heading. */
async function visit(page: Page, address: string): Promise<void> {
  const before = await page.evaluate(() => document.querySelector('main h1')?.textContent ?? '');
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(
    (old) => {
      const heading = document.querySelector('main h1');
      return heading !== null && heading.textContent !== old;
    },
    before,
    { timeout: 15_000 },
  );
}

/** Least of several readings: what one collection leaves for the next, 3 to 70 nodes, has not stayed behind. */
async function metricsAfterTimers(page: Page, session: CDPSession) {
  await page.waitForTimeout(TIMERS_END_MS);
  const readings: ReadonlyMap<string, number>[] = [];
  for (let reading = 0; reading < READINGS; reading++) readings.push(await metricsAfterCollection(page, session));
  const min = (name: string) => Math.min(...readings.map((item) => item.get(name) ?? 0));
  return { nodes: min('Nodes'), listeners: min('JSEventListeners'), heap: min('JSHeapUsedSize') };
}

async function metricsAfterCollection(page: Page, session: CDPSession): Promise<ReadonlyMap<string, number>> {
  // A frame and an idle moment: observers and callbacks that hold what was shown end with them.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
