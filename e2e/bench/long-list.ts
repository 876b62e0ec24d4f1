import type { Browser, Page } from '@playwright/test';
import { measureFirstRow, openSearch } from '../measure/first-row.ts';
import { measureScrolling } from '../measure/long-list.ts';
import { DESKTOP, MOBILE, type Profile } from '../measure/profiles.ts';
import { median } from '../measure/statistics.ts';
import { startIsolatedSite } from '../site/isolated-site.ts';
import { LARGE_CATALOGUE } from '../site/large-catalogue.ts';
import { fillDuty, findFans } from '../site/sizer.ts';
import type { Metric } from './value.ts';

const RUNS = 10;
/** A wheel that is turned fast: 3,600 px a second. */
const PIXELS_PER_FRAME = 60;

/** 500 rows of a maker's catalogue: until the first is painted, and what scrolling through them all is like. */
export async function benchLongList(browser: Browser): Promise<Metric[]> {
  const site = await startIsolatedSite({ RATE_LIMITS: 'read=6000,write=2400,sizing=2400,image=6000' }, LARGE);
  try {
    return [...(await benchOn(browser, site.url, DESKTOP)), ...(await benchOn(browser, site.url, MOBILE))];
  } finally {
    await site.stop();
  }
}

const LARGE = { hasLargeCatalogue: true };

async function benchOn(browser: Browser, siteUrl: string, profile: Profile): Promise<Metric[]> {
  const { name, viewport } = profile;
  const page = await browser.newPage({ viewport });
  try {
    await openSearch(page, siteUrl);
    await fillDuty(page, LARGE_CATALOGUE.cfm, LARGE_CATALOGUE.staticPressure);
    await findFans(page);
    const first = profile === DESKTOP ? await firstRows(page) : [];
    const { rows, frames, dropped, emptyFrames, longestTaskMs, frameMs } = await measureScrolling(
      page,
      PIXELS_PER_FRAME,
    );
    if (rows < LARGE_CATALOGUE.fits) throw new Error(`Only ${rows} rows were drawn`);
    const what = `${LARGE_CATALOGUE.fits} rows, ${name}`;
    return [
      ...first.map((metric) => ({ ...metric, what: `${what}: ${metric.what}` })),
      { what: `${what}: longest task while scrolling, processor time`, value: longestTaskMs, unit: 'ms', limit: 50 },
      { what: `${what}: a frame of ${frames}, processor time`, value: frameMs, unit: 'ms', limit: 1000 / 60 },
      { what: `${what}: frames dropped`, value: dropped, unit: '' },
      { what: `${what}: frames without a row`, value: emptyFrames, unit: '', limit: 0 },
    ];
  } finally {
    await page.close();
  }
}

async function firstRows(page: Page): Promise<Metric[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await measureFirstRow(page, LARGE_CATALOGUE.cfm - 100 + run * 10));
  return [{ what: `first one painted after Run, median of ${RUNS}`, value: median(times), unit: 'ms', limit: 500 }];
}
