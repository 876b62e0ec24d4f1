import type { Browser } from '@playwright/test';
import { blockingTime } from '../measure/blocking-time.ts';
import { BUDGETS } from '../measure/budgets.ts';
import { countResultsPage, visitResults } from '../measure/results-page.ts';
import { median } from '../measure/statistics.ts';
import type { Metric } from './value.ts';

const VISITS = 5;

export async function benchResultsPage(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const { areaBytes, allBytes } = await countResultsPage(browser, siteUrl);
  const first = await visitResults(browser, siteUrl);
  const blocking = [];
  for (let visit = 0; visit < VISITS; visit++) blocking.push(await blockingTime(browser, siteUrl, 'resultsFirst'));
  const limits = BUDGETS.resultsFirst;
  const what = 'Search with results, bytes more than the start page';
  return [
    { what: `${what}: the area and its calls`, value: areaBytes, unit: 'B', limit: BUDGETS.results.areaBytes },
    { what: `${what}: with what all areas share`, value: allBytes, unit: 'B' },
    { what: 'Search with results, first page of all, cold: bytes', value: first.bytes, unit: 'B', limit: limits.bytes },
    {
      what: 'Search with results, first page of all, cold: requests',
      value: first.requests,
      unit: '',
      limit: limits.requests,
    },
    {
      what: 'Search with results, first page of all, cold: layout shift',
      value: first.cumulativeLayoutShift,
      unit: '',
      limit: limits.cumulativeLayoutShift,
    },
    {
      what: `Search with results, first page of all, mobile: blocking time, median of ${VISITS}`,
      value: median(blocking),
      unit: 'ms',
      limit: limits.blockingMs,
    },
  ];
}
