import type { Browser, CDPSession } from '@playwright/test';
import { NAME_HELPER } from './name-helper.ts';
import type { Profile } from './profiles.ts';

export interface StartPageVisit {
  /** From the start of navigation until a category tile has answered a click, ms. */
  readonly tilesAnswerMs: number;
  readonly cumulativeLayoutShift: number;
  /**
   * Of the whole visit, with what the page fetches ahead once it is idle. A picture that stands in several places counts
   * once: only a browser without its cache, as this one is, may ask for it again.
   */
  readonly requests: number;
  /** Asked for before the tiles answered; on the wire, headers included, gzip only. */
  readonly contentBytes: number;
  readonly fontAndPictureBytes: number;
  /** Requests by address, for the message of a broken budget. */
  readonly addresses: readonly string[];
}

interface Answer {
  readonly tilesAnswerMs: number;
}

/** Page time in which whatever still loads counts as well. */
const QUIET_MS = 1000;

/**
 * A first visit to the start page with an empty cache.
 *
 * @param profile undefined measures bytes alone, unthrottled
 */
export async function visitStartPage(browser: Browser, siteUrl: string, profile?: Profile): Promise<StartPageVisit> {
  const context = await browser.newContext({
    ...(profile === undefined ? {} : { viewport: profile.viewport }),
    // A first visitor has not refused his position; a refusal would add the toast that answers it.
    permissions: ['geolocation'],
    geolocation: { latitude: 41.8868, longitude: -87.6386 },
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const traffic = await recordTraffic(session);
    if (profile !== undefined) await slowDown(session, profile);
    await page.addInitScript(NAME_HELPER);
    await page.addInitScript(clickFirstTile);
    await page.goto(`${siteUrl}/start`, { waitUntil: 'commit' });
    const answer = await page.waitForFunction(() => (globalThis as { measured?: Answer }).measured, null, {
      polling: 50,
      timeout: 30_000,
    });
    const { tilesAnswerMs } = (await answer.jsonValue()) as Answer;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    const cumulativeLayoutShift = await page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0);
    return { tilesAnswerMs, cumulativeLayoutShift, ...traffic(tilesAnswerMs) };
  } finally {
    await context.close();
  }
}

async function recordTraffic(session: CDPSession) {
  const kinds = new Map<string, { url: string; isPicture: boolean; bytes: number }>();
  const sentAt = new Map<string, number>();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // The figures are stated for gzip; a browser would get Brotli, which is smaller.
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Encoding': 'gzip' } });
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) => {
    sentAt.set(requestId, timestamp);
  });
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    // The icon of the tab comes as no image, and is one.
    const isPicture = type === 'Font' || response.mimeType.startsWith('image/');
    kinds.set(requestId, { url: response.url, isPicture, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = kinds.get(requestId);
    if (known !== undefined) kinds.set(requestId, { ...known, bytes: encodedDataLength });
  });
  return (answeredMs: number) => {
    const startedAt = Math.min(...sentAt.values());
    // A data: address is part of the file that carries it.
    const all = [...kinds].filter(([, { url }]) => url.startsWith('http'));
    const needed = all.filter(([id]) => ((sentAt.get(id) ?? 0) - startedAt) * 1000 <= answeredMs);
    const pictures = new Set(all.filter(([, { isPicture }]) => isPicture).map(([, { url }]) => url));
    const sum = (isPicture: boolean) =>
      needed.filter(([, one]) => one.isPicture === isPicture).reduce((total, [, { bytes }]) => total + bytes, 0);
    return {
      requests: all.filter(([, { isPicture }]) => !isPicture).length + pictures.size,
      contentBytes: sum(false),
      fontAndPictureBytes: sum(true),
      addresses: all.map(([, { url, bytes }]) => `${bytes} ${url}`),
    };
  };
}

async function slowDown(session: CDPSession, profile: Profile): Promise<void> {
  const bytesPerSecond = (profile.megabitsPerSecond * 1_000_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
}

/** Runs in the page: clicks the second tile as soon as it is there and until it has opened. */
function clickFirstTile(): void {
  const found = globalThis as { measured?: Answer; layoutShift?: number };
  found.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const shift = entry as PerformanceEntry & { readonly hadRecentInput: boolean; readonly value: number };
      if (!shift.hadRecentInput) found.layoutShift = (found.layoutShift ?? 0) + shift.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const tile = [...document.querySelectorAll<HTMLElement>('main button[aria-expanded]')].at(-1);
    if (tile?.dataset['asked'] !== undefined && tile.getAttribute('aria-expanded') === 'true') {
      found.measured = { tilesAnswerMs: performance.now() };
      return;
    }
    if (tile?.getAttribute('aria-expanded') === 'false') {
      tile.dataset['asked'] = 'yes';
      tile.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
