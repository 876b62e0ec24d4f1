import type { Browser } from '@playwright/test';
import { BUDGETS } from '../measure/budgets.ts';
import { measureSwitches } from '../measure/switches.ts';
import { signIn } from '../site/sign-in.ts';
import type { Metric } from './value.ts';

export async function benchSwitches(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const { count, nodes, listeners, heapMegabytes } = BUDGETS.switches;
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await signIn(page, 'engineer', `${siteUrl}/start`);
    const growth = await measureSwitches(page, count);
    const what = `${count} switches between areas`;
    return [
      { what: `${what}: more DOM nodes`, value: growth.nodes, unit: '', limit: nodes },
      { what: `${what}: more listeners`, value: growth.listeners, unit: '', limit: listeners },
      { what: `${what}: more heap`, value: growth.heapMegabytes, unit: 'MB', limit: heapMegabytes },
    ];
  } finally {
    await page.close();
  }
}
