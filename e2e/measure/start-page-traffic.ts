import type { Browser, CDPSession, Page } from '@playwright/test';
import { firstVisit } from './first-visit.ts';

export interface StartPageTraffic {
  /**
   * What the first screen needs and what the shell fetches in its background, which it always asks for. A picture that
   * stands in several places counts once: only a browser without its cache, as this one is, may ask for it again.
   */
  readonly requests: number;
  /**
   * Asked for before the first screen was idle, as the shell marks it: never what a slow machine had time to ask before
   * a tile answered. On the wire, headers included, gzip only.
   */
  readonly contentBytes: number;
  readonly fontAndPictureBytes: number;
  readonly cumulativeLayoutShift: number;
  /** Requests by address, for the message of a broken budget. */
  readonly addresses: readonly string[];
}

/** As in shell/src/feature/first-screen.ts. */
const FIRST_SCREEN_IDLE_MARK = 'first-screen-idle';
/** Page time in which whatever still loads counts as well. */
const QUIET_MS = 1000;

/** What a first visit to the start page with an empty cache asks for while the visitor does nothing. */
export async function countStartPage(browser: Browser, siteUrl: string): Promise<StartPageTraffic> {
  const { page, session, layoutShift, close } = await firstVisit(browser);
  try {
    const answers = await recordAnswers(session);
    await page.goto(`${siteUrl}/start`, { waitUntil: 'commit' });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, FIRST_SCREEN_IDLE_MARK);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    return { ...summary(answers(), await askedInBackground(page)), cumulativeLayoutShift: await layoutShift() };
  } finally {
    await close();
  }
}

export interface Received {
  readonly url: string;
  readonly isPicture: boolean;
  readonly bytes: number;
}

/** What a page was answered, on the wire, headers included, gzip only. */
export async function recordAnswers(session: CDPSession): Promise<() => readonly Received[]> {
  const received = new Map<string, Received>();
  // The figures are stated for gzip; a browser would get Brotli, which is smaller.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The icon of the tab comes as no image, and is one.
    const isPicture = type === 'Font' || response.mimeType.startsWith('image/');
    received.set(requestId, { url: response.url, isPicture, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = received.get(requestId);
    if (known !== undefined) received.set(requestId, { ...known, bytes: encodedDataLength });
  });
  // A data: address is part of the file that carries it.
  return () => [...received.values()].filter(({ url }) => url.startsWith('http'));
}

/** Addresses first asked for after the mark; the page's clock is one for both, which the protocol's is not. */
async function askedInBackground(page: Page): Promise<ReadonlySet<string>> {
  const addresses = await page.evaluate((mark) => {
    const [idle] = performance.getEntriesByName(mark);
    const resources = performance.getEntriesByType('resource');
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < (idle?.startTime ?? 0);
    const early = new Set(resources.filter(isEarly).map(({ name }) => name));
    return resources.map(({ name }) => name).filter((name) => !early.has(name));
  }, FIRST_SCREEN_IDLE_MARK);
  return new Set(addresses);
}

function summary(all: readonly Received[], background: ReadonlySet<string>) {
  const first = all.filter(({ url }) => !background.has(url));
  const pictures = new Set(all.filter(({ isPicture }) => isPicture).map(({ url }) => url));
  const sum = (isPicture: boolean) =>
    first.filter((one) => one.isPicture === isPicture).reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: all.filter(({ isPicture }) => !isPicture).length + pictures.size,
    contentBytes: sum(false),
    fontAndPictureBytes: sum(true),
    addresses: all.map(({ url, bytes }) => `${bytes} ${url}${background.has(url) ? ' (background)' : ''}`),
  };
}
