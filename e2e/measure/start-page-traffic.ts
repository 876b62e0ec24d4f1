import type { Browser, CDPSession, Page } from '@playwright/test';
import { firstVisit } from './first-visit.ts';
import { LOAD_REPORT } from './load-report.ts';

export interface StartPageTraffic {
  /**
   * What the first screen needs and what the shell always fetches in its background. A picture that is used in several
   * places counts once: only a browser without its cache, as this one is, may request it again.
   */
  readonly requests: number;
  /**
   * Requested before the first screen was idle, as marked by the shell: excludes what a slow machine had time to
   * request before a tile responded. On the wire, headers included, gzip only.
   */
  readonly contentBytes: number;
  readonly fontAndPictureBytes: number;
  readonly cumulativeLayoutShift: number;
  /** Requests by address, for the message of a broken budget. */
  readonly addresses: readonly string[];
}

/** As in shell/src/feature/first-screen.ts. */
const FIRST_SCREEN_IDLE_MARK = 'first-screen-idle';
/** The message about the region follows this response seconds later, on a slow machine within the visit: files of the shell. */
const BEFORE_MESSAGE = '/api/regions/';
const FILE_OF_SHELL = '/shell/';
/** Page time in which whatever still loads counts as well. */
const QUIET_MS = 1000;

/** What a first visit to the start page with an empty cache requests while the visitor does nothing. */
export async function countStartPage(browser: Browser, siteUrl: string): Promise<StartPageTraffic> {
  const { page, session, layoutShift, close } = await firstVisit(browser);
  try {
    const responses = await recordResponses(session);
    await page.goto(`${siteUrl}/start`, { waitUntil: 'commit' });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, FIRST_SCREEN_IDLE_MARK);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    return {
      ...summary(withoutMessage(responses()), await requestedInBackground(page)),
      cumulativeLayoutShift: await layoutShift(),
    };
  } finally {
    await close();
  }
}

export interface Received {
  readonly url: string;
  readonly isPicture: boolean;
  readonly bytes: number;
}

/** The responses a page received, on the wire, headers included, gzip only. */
export async function recordResponses(session: CDPSession): Promise<() => readonly Received[]> {
  const received = new Map<string, Received>();
  // The limits are stated for gzip; a browser would get Brotli, which is smaller.
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

/** Addresses first requested after the mark; uses the page's clock for both, since the protocol's clock differs. */
async function requestedInBackground(page: Page): Promise<ReadonlySet<string>> {
  const addresses = await page.evaluate((mark) => {
    const [idle] = performance.getEntriesByName(mark);
    const resources = performance.getEntriesByType('resource');
    const isEarly = ({ startTime }: PerformanceEntry) => startTime < (idle?.startTime ?? 0);
    const early = new Set(resources.filter(isEarly).map(({ name }) => name));
    return resources.map(({ name }) => name).filter((name) => !early.has(name));
  }, FIRST_SCREEN_IDLE_MARK);
  return new Set(addresses);
}

function withoutMessage(all: readonly Received[]): readonly Received[] {
  const region = all.findIndex(({ url }) => url.includes(BEFORE_MESSAGE));
  const isOfMessage = (url: string, index: number) => region !== -1 && index > region && url.includes(FILE_OF_SHELL);
  return all.filter(({ url }, index) => !url.includes(LOAD_REPORT) && !isOfMessage(url, index));
}

function summary(all: readonly Received[], background: ReadonlySet<string>) {
  const first = all.filter(({ url }) => !background.has(url));
  const pictures = new Set(all.filter(({ isPicture }) => isPicture).map(({ url }) => url));
  const sum = (isPicture: boolean) =>
    first.filter((item) => item.isPicture === isPicture).reduce((total, { bytes }) => total + bytes, 0);
  return {
    requests: all.filter(({ isPicture }) => !isPicture).length + pictures.size,
    contentBytes: sum(false),
    fontAndPictureBytes: sum(true),
    addresses: all.map(({ url, bytes }) => `${bytes} ${url}${background.has(url) ? ' (background)' : ''}`),
  };
}
