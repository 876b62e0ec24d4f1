import type { Browser } from '@playwright/test';
import { measureSwitches } from '../measure/switches.ts';
import { signIn } from '../site/sign-in.ts';
import type { Figure } from './figure.ts';

const SWITCHES = 200;

export async function benchSwitches(browser: Browser, siteUrl: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await signIn(page, 'engineer', `${siteUrl}/start`);
    const growth = await measureSwitches(page, SWITCHES);
    const what = `${SWITCHES} switches between areas`;
    return [
      { what: `${what}: more DOM nodes`, value: growth.nodes, unit: '', limit: 0 },
      { what: `${what}: more listeners`, value: growth.listeners, unit: '', limit: 0 },
      { what: `${what}: more heap`, value: growth.heapMegabytes, unit: 'MB', limit: 2 },
    ];
  } finally {
    await page.close();
  }
}
