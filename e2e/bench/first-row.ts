import type { Browser } from '@playwright/test';
import { measureFirstRow, openSearch } from '../measure/first-row.ts';
import { median, quantile } from '../measure/statistics.ts';
import type { Metric } from './value.ts';

const RUNS = 20;

export async function benchFirstRow(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await openSearch(page, siteUrl);
    await measureFirstRow(page, 1900);
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await measureFirstRow(page, 2000 + run * 10));
    return [
      { what: `First result row painted after Run, median of ${RUNS}`, value: median(times), unit: 'ms', limit: 200 },
      { what: 'First result row painted after Run, p95', value: quantile(times, 0.95), unit: 'ms' },
    ];
  } finally {
    await page.close();
  }
}
