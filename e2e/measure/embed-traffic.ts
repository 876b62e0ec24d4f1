import type { Browser } from '@playwright/test';
import { SITE_URL } from '../site/addresses.ts';
import { firstVisit } from './first-visit.ts';

export interface EmbedTraffic {
  readonly requests: number;
  /** On the wire, headers included. */
  readonly bytes: number;
  readonly addresses: readonly string[];
}

/**
 * What a page of somebody else loads of the site for a search, with an empty cache: until it can be used, and the options
 * that come in the background after, of which a machine has more or less time before.
 */
export async function countEmbed(browser: Browser, pageUrl: string): Promise<EmbedTraffic> {
  const { page, session, close } = await firstVisit(browser);
  try {
    const received = new Map<string, { url: string; bytes: number }>();
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.startsWith(SITE_URL)) received.set(requestId, { url: response.url, bytes: 0 });
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const known = received.get(requestId);
      if (known !== undefined) known.bytes = encodedDataLength;
    });
    await page.goto(pageUrl);
    await page.getByLabel('Airflow').first().waitFor();
    await page.waitForLoadState('networkidle');
    const all = [...received.values()].filter(({ bytes }) => bytes > 0);
    return {
      requests: all.length,
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
      addresses: all.map(({ url, bytes }) => `${bytes} ${url}`),
    };
  } finally {
    await close();
  }
}
