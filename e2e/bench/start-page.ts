import type { Browser } from '@playwright/test';
import { blockingTime } from '../measure/blocking-time.ts';
import { BUDGETS } from '../measure/budgets.ts';
import { DESKTOP, MOBILE, type Profile } from '../measure/profiles.ts';
import { timeStartPage } from '../measure/start-page.ts';
import { countStartPage } from '../measure/start-page-traffic.ts';
import { median } from '../measure/statistics.ts';
import { startIsolatedSite } from '../site/isolated-site.ts';
import type { Metric } from './value.ts';

const VISITS = 7;
const LIMITS_MS = { desktop: 1000, mobile: 3000 } as const;

export async function benchStartPage(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const { startPage: limits } = BUDGETS;
  const traffic = await countStartPage(browser, siteUrl);
  const values: Metric[] = [
    {
      what: 'Start page, cold: HTML, scripts, styles, data',
      value: traffic.contentBytes,
      unit: 'B',
      limit: limits.contentBytes,
    },
    {
      what: 'Start page, cold: fonts and pictures',
      value: traffic.fontAndPictureBytes,
      unit: 'B',
      limit: limits.fontAndPictureBytes,
    },
    { what: 'Start page, cold: requests', value: traffic.requests, unit: '', limit: limits.requests },
  ];
  for (const profile of [DESKTOP, MOBILE]) values.push(...(await timesOf('Start page', browser, siteUrl, profile)));
  const blocking = [];
  for (let visit = 0; visit < VISITS; visit++) blocking.push(await blockingTime(browser, siteUrl, 'startPage'));
  values.push({
    what: `Start page, mobile: blocking time, median of ${VISITS}`,
    value: median(blocking),
    unit: 'ms',
    limit: limits.blockingMs,
  });
  return values;
}

/** The same page from the one process of `npm start`, which compresses and serves files itself. */
export async function benchStartCommand(browser: Browser): Promise<Metric[]> {
  const site = await startIsolatedSite();
  try {
    const values: Metric[] = [];
    for (const profile of [DESKTOP, MOBILE]) {
      values.push(...(await timesOf('Start page of `npm start`', browser, site.url, profile)));
    }
    return values;
  } finally {
    await site.stop();
  }
}

async function timesOf(page: string, browser: Browser, siteUrl: string, profile: Profile): Promise<Metric[]> {
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await timeStartPage(browser, siteUrl, profile));
  return [
    {
      what: `${page}, ${profile.name}: tiles respond, median of ${VISITS}`,
      value: median(visits.map(({ tilesResponseMs }) => tilesResponseMs)),
      unit: 'ms',
      limit: profile === DESKTOP ? LIMITS_MS.desktop : LIMITS_MS.mobile,
    },
    {
      what: `${page}, ${profile.name}: layout shift, worst`,
      value: Math.max(...visits.map(({ cumulativeLayoutShift }) => cumulativeLayoutShift)),
      unit: '',
      limit: BUDGETS.startPage.cumulativeLayoutShift,
    },
  ];
}
