import type { Browser } from '@playwright/test';
import { saveAsNewGuest } from '../site/guest-saves.ts';
import type { Metric } from './value.ts';

/** How long a first-time visitor needs until a fan is saved, starting with an empty cache. */
export async function benchFirstSave(browser: Browser, siteUrl: string): Promise<Metric[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const guest = await saveAsNewGuest(await context.newPage(), siteUrl);
    const what = 'A new guest from the start page to a saved fan';
    return [
      { what: `${what}: clicks`, value: guest.clicks(), unit: '', limit: 5 },
      { what: `${what}: pointing, typing, thinking and waiting`, value: guest.seconds(), unit: 's', limit: 60 },
    ];
  } finally {
    await context.close();
  }
}
