import type { Browser } from '@playwright/test';
import { BUDGETS } from '../measure/budgets.ts';
import { countEmbed } from '../measure/embed-traffic.ts';
import { DESKTOP, MOBILE } from '../measure/profiles.ts';
import { median } from '../measure/statistics.ts';
import { MEASURED_PORT } from '../site/addresses.ts';
import { serveForeignPage } from '../site/foreign-page.ts';
import type { Metric } from './value.ts';

const VISITS = 7;

/** A search on a third-party page, from an empty cache: what it takes and when one of its fields can be filled. */
export async function benchEmbed(browser: Browser): Promise<Metric[]> {
  const { embed: limits } = BUDGETS;
  const foreign = await serveForeignPage({
    port: MEASURED_PORT,
    attributes: 'start="/fans/sizer/search?category=1&sub=0"',
  });
  try {
    const { bytes, requests } = await countEmbed(browser, foreign.url);
    const values: Metric[] = [
      { what: 'Embedded sizer, cold: bytes until a search can be used', value: bytes, unit: 'B', limit: limits.bytes },
      { what: 'Embedded sizer, cold: requests', value: requests, unit: '', limit: limits.requests },
    ];
    for (const profile of [DESKTOP, MOBILE]) {
      const visits = [];
      for (let visit = 0; visit < VISITS; visit++) visits.push(await countEmbed(browser, foreign.url, profile));
      values.push({
        what: `Embedded sizer, ${profile.name}: a search can be used, median of ${VISITS}`,
        value: median(visits.map(({ usableMs }) => usableMs)),
        unit: 'ms',
      });
    }
    return values;
  } finally {
    await foreign.close();
  }
}
