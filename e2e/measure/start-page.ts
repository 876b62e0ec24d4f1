import type { Browser } from '@playwright/test';
import { firstVisit } from './first-visit.ts';
import type { Profile } from './profiles.ts';

export interface StartPageTimes {
  /** From the start of navigation until a category tile has responded to a click, ms. */
  readonly tilesResponseMs: number;
  readonly cumulativeLayoutShift: number;
}

interface Reply {
  readonly tilesResponseMs: number;
}

/** Page time in which what still moves counts as well. */
const QUIET_MS = 1000;

/** How long a first visitor to the start page, with an empty cache, waits for it. */
export async function timeStartPage(browser: Browser, siteUrl: string, profile: Profile): Promise<StartPageTimes> {
  const { page, layoutShift, close } = await firstVisit(browser, profile);
  try {
    await page.addInitScript(clickFirstTile);
    await page.goto(`${siteUrl}/start`, { waitUntil: 'commit' });
    const response = await page.waitForFunction(() => (globalThis as { measured?: Reply }).measured, null, {
      polling: 50,
      timeout: 30_000,
    });
    const { tilesResponseMs } = (await response.jsonValue()) as Reply;
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(QUIET_MS);
    return { tilesResponseMs, cumulativeLayoutShift: await layoutShift() };
  } finally {
    await close();
  }
}

/** Runs in the page: clicks the second tile as soon as it is there and until it has opened. */
function clickFirstTile(): void {
  const found = globalThis as { measured?: Reply };
  const look = (): void => {
    const tile = [...document.querySelectorAll<HTMLElement>('main button[aria-expanded]')].at(-1);
    if (tile?.dataset['clicked'] !== undefined && tile.getAttribute('aria-expanded') === 'true') {
      found.measured = { tilesResponseMs: performance.now() };
      return;
    }
    if (tile?.getAttribute('aria-expanded') === 'false') {
      tile.dataset['clicked'] = 'yes';
      tile.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
