import type { Browser } from '@playwright/test';
import { firstVisit } from './first-visit.ts';
import { LOAD_REPORT } from './load-report.ts';
import { NAME_HELPER } from './name-helper.ts';
import { recordResponses } from './start-page-traffic.ts';

export interface ResultsTraffic {
  /** Files of the area and calls that the first row needs more than the start page, on the wire with headers, gzip only. */
  readonly areaBytes: number;
  /** The same with what all areas share and another screen may have brought before: Fluent, forms, the grid. */
  readonly allBytes: number;
  /** Requests by address, for the message of a broken budget. */
  readonly addresses: readonly string[];
}

/** A search requested by its address. */
export const RESULTS = '/fans/sizer/search?category=1&sub=2&zip=60606&cfm=2000&sp=0.5&find=1';

/** From a start page that is quiet, with an empty cache before it, to the rows of a duty. */
export async function countResultsPage(browser: Browser, siteUrl: string): Promise<ResultsTraffic> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(NAME_HELPER);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
    // The calls of the start page's background, which begin in one moment once it is idle, are not the search's.
    const background = page.waitForResponse(/\/api\/releases\//);
    await page.goto(`${siteUrl}/start`);
    await background;
    await page.waitForLoadState('networkidle');
    return await page.evaluate(searchUntilFirstRow, RESULTS);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function searchUntilFirstRow(address: string): Promise<ResultsTraffic> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    // What the shell reports of the start page may be on its way still, on a slow machine.
    const isOfArea = (name: string) => /\/(remotes|api(?!\/telemetry))\//.test(name);
    // Details of the selected row follow the rows. A slow machine, whose next frame comes late, has them before it.
    const isOfSelectedRow = (name: string) => /\/sizefan\/.+\/(motors|rows\/\d+)\b|\/catalog\/fanInfo\b/.test(name);
    const done = (): void => {
      const paintedAt = performance.now();
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const needed = resources.filter(
        (item) => item.startTime >= startedAt && item.responseEnd <= paintedAt && !isOfSelectedRow(item.name),
      );
      const bytesOf = (files: PerformanceResourceTiming[]) => files.reduce((sum, item) => sum + item.transferSize, 0);
      resolve({
        areaBytes: bytesOf(needed.filter(({ name }) => isOfArea(name))),
        allBytes: bytesOf(needed),
        addresses: needed.map(({ name, transferSize }) => `${transferSize} ${name}`),
      });
    };
    const look = (): void => {
      const isThere = document.querySelector('[data-testid="result-row"]') !== null;
      // The frame after the one that drew the row: then it is on the screen.
      requestAnimationFrame(isThere ? done : look);
    };
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
    requestAnimationFrame(look);
  });
}

export interface ResultsVisit {
  /** On the wire, headers included, gzip only, fonts and pictures too. */
  readonly bytes: number;
  readonly requests: number;
  readonly cumulativeLayoutShift: number;
  /** Requests by address, for the message of a broken budget. */
  readonly addresses: readonly string[];
}

/**
 * This long after the rows came, the sizer loads the page of options in the background
 * (mf-sizer/src/pages/use-options-prefetch.ts). A fast machine is idle before, a slow one is not.
 */
const BACKGROUND_AFTER_MS = 1500;

/** Runs in the page: addresses requested once the rows had been there for a while. */
function requestedInBackground(afterMs: number): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const rows = resources.find(({ name }) => name.endsWith('/sizefan/exhaust-supply'));
  const from = (rows?.responseEnd ?? Number.POSITIVE_INFINITY) + afterMs;
  return resources.filter(({ startTime }) => startTime >= from).map(({ name }) => name);
}

/** A visitor who follows a mailed link: the search is the first page, with an empty cache. */
export async function visitResults(browser: Browser, siteUrl: string): Promise<ResultsVisit> {
  const { page, session, layoutShift, close } = await firstVisit(browser);
  try {
    const responses = await recordResponses(session);
    await page.goto(siteUrl + RESULTS, { waitUntil: 'commit' });
    await page.getByTestId('result-row').first().waitFor();
    await page.waitForLoadState('networkidle');
    const background = await page.evaluate(requestedInBackground, BACKGROUND_AFTER_MS);
    const all = responses().filter(({ url }) => !background.includes(url) && !url.includes(LOAD_REPORT));
    return {
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: all.length,
      cumulativeLayoutShift: await layoutShift(),
      addresses: all.map(({ url, bytes }) => `${bytes} ${url}`),
    };
  } finally {
    await close();
  }
}
