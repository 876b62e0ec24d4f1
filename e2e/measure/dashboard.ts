import { expect, type Page } from '@playwright/test';
import { LOAD_REPORT } from './load-report.ts';

export interface DashboardVisit {
  /** Files of the area that the first row needs, on the wire with headers, gzip only. */
  readonly remoteBytes: number;
  /** Calls of the API between the click and the first row. */
  readonly calls: readonly string[];
  /** ms from the click on Equipment Summary until the first row is painted. */
  readonly firstRowMs: number;
}

const REMOTE = '/remotes/mf-projects/';
const EQUIPMENT = 'Equipment Summary';

/**
 * A visit by a signed-in user to the items of the current project, coming from another area.
 *
 * @param page has shown the project before
 * @param isCold without any file in the cache; otherwise the files are cached and the data is not
 */
export async function visitDashboard(page: Page, isCold: boolean): Promise<DashboardVisit> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (isCold) await session.send('Network.clearBrowserCache');
  await page.goto('/toolBox');
  await expect(page.getByRole('link', { name: EQUIPMENT }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The limits are stated for gzip; a browser would get Brotli, which is smaller.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  const calls = countCalls(page);
  const visit = await clickToFirstRow(page);
  await session.detach();
  return { ...visit, calls: calls() };
}

function countCalls(page: Page): () => readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith(LOAD_REPORT))
      calls.push(`${request.method()} ${pathname}`);
  });
  return () => [...calls];
}

async function clickToFirstRow(page: Page): Promise<Pick<DashboardVisit, 'firstRowMs' | 'remoteBytes'>> {
  return page.evaluate(
    ({ name, remote }) =>
      new Promise((resolve) => {
        const target = [...document.querySelectorAll('a, button')].find(({ textContent }) => textContent === name);
        if (!(target instanceof HTMLElement)) throw new Error('The page has no link to the equipment');
        const startedAt = performance.now();
        const done = (): void => {
          const paintedAt = performance.now();
          const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
          const remoteBytes = resources
            .filter((file) => file.name.includes(remote) && file.responseEnd <= paintedAt)
            .reduce((sum, { transferSize }) => sum + transferSize, 0);
          resolve({ firstRowMs: paintedAt - startedAt, remoteBytes });
        };
        const look = (): void => {
          const isThere = document.querySelector('[data-testid="item-row"]') !== null;
          // The frame after the one that drew the row: then it is on the screen.
          requestAnimationFrame(isThere ? done : look);
        };
        target.click();
        requestAnimationFrame(look);
      }),
    { name: EQUIPMENT, remote: REMOTE },
  );
}
