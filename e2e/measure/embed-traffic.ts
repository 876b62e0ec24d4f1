import type { Browser, CDPSession } from '@playwright/test';
import { SITE_URL } from '../site/addresses.ts';
import { firstVisit } from './first-visit.ts';
import type { Profile } from './profiles.ts';

export interface EmbedTraffic {
  /** Includes the preflight requests in which a browser checks whether the page may send the request. */
  readonly requests: number;
  /** On the wire, headers included. */
  readonly bytes: number;
  readonly addresses: readonly string[];
  /** From the start of navigation until the search can be used. */
  readonly usableMs: number;
}

/**
 * What a third-party page loads from the site for a search, with an empty cache and no user input: until it is usable,
 * and whatever still loads after that by itself.
 */
export async function countEmbed(browser: Browser, pageUrl: string, profile?: Profile): Promise<EmbedTraffic> {
  const { page, session, close } = await firstVisit(browser, profile);
  try {
    const received = recordTraffic(session);
    const startedAt = performance.now();
    await page.goto(pageUrl, { waitUntil: 'commit' });
    // Where the layout has no space for the criteria, the card that opens them.
    await page.getByLabel('Airflow').or(page.getByTestId('criteria-summary')).first().waitFor();
    const usableMs = performance.now() - startedAt;
    await page.waitForLoadState('networkidle');
    const all = [...received.values()];
    return {
      requests: all.length,
      bytes: all.reduce((total, { bytes }) => total + bytes, 0),
      addresses: all.map(({ url, method, bytes }) => `${bytes} ${method} ${url}`),
      usableMs,
    };
  } finally {
    await close();
  }
}

function recordTraffic(session: CDPSession) {
  const received = new Map<string, { readonly url: string; readonly method: string; bytes: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, request: { url, method } }) => {
    if (url.startsWith(SITE_URL)) received.set(requestId, { url, method, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = received.get(requestId);
    if (known !== undefined) known.bytes = encodedDataLength;
  });
  return received;
}
