import type { Browser } from '@playwright/test';
import { measureFirstRow, openSearch } from '../measure/first-row.ts';
import { quantile } from '../measure/statistics.ts';
import { measureTyping } from '../measure/typing.ts';
import type { Metric } from './value.ts';

const AIRFLOWS = [2500, 2650, 3100, 1800, 2240, 2960, 1500, 3400];

/** What typing feels like while the list follows it. */
export async function benchTyping(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await openSearch(page, siteUrl);
    await measureFirstRow(page, 2000);
    await measureTyping(page, [2100]);
    const times = await measureTyping(page, AIRFLOWS);
    const what = `Live results: key to next paint, ${times.length} keys`;
    return [
      { what: `${what}, p95`, value: quantile(times, 0.95), unit: 'ms', limit: 50 },
      { what: `${what}, longest`, value: Math.max(...times), unit: 'ms' },
    ];
  } finally {
    await page.close();
  }
}
