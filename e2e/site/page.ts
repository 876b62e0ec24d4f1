import { type Browser, test as base, expect, type Locator, type Page, type Request } from '@playwright/test';

/** Problems a browser reports on a page that should have none. */
export interface Complaints {
  readonly all: string[];
}

export interface PageOptions {
  /** Sales region the visitor chose before, so that no location prompt appears; null for an unknown visitor. */
  readonly knownRegion: number | null;
}

const REGION_KEY = 'specbuilder-userContext.salesRegion';
const CHICAGO = 24;

/** Events that notify a page that the pointer is over it. */
const POINTING = ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'];

/** A test whose page must end without script errors or content policy violations. */
export const test = base.extend<PageOptions & { readonly complaints: Complaints }, { readonly browser: Browser }>({
  // Of all contexts, also those that a test creates for a second person.
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await context.addInitScript(pointAtNothing, POINTING);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  knownRegion: [CHICAGO, { option: true }],
  page: async ({ page, knownRegion, browserName }, use) => {
    if (browserName === 'firefox') fillByKeys(page);
    if (knownRegion !== null) await page.addInitScript(rememberRegion, { key: REGION_KEY, region: knownRegion });
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const all: string[] = [];
      const isOfEndedLoad = findEndedLoads(page);
      page.on('pageerror', ({ message, stack }) => {
        if (!isOfEndedLoad(message)) all.push(`error: ${stack ?? message}`);
      });
      page.on('console', (message) => {
        const text = message.text();
        if (/Content Security Policy/.test(text)) all.push(text);
      });
      await use({ all });
      expect(all).toEqual([]);
    },
    { auto: true },
  ],
});

/** SHA-256 of no bytes. */
const HASH_OF_NOTHING = '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/**
 * Firefox compares a script whose load leaving the page ended with its hash all the same, and reports the hash of what had
 * come by then, mostly of nothing, sometimes before it says that the request failed. The page that could miss the script is gone.
 *
 * @returns whether a message of the browser is such a report
 */
export function findEndedLoads(page: Page): (message: string) => boolean {
  const ended = new Set<string>();
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'NS_BINDING_ABORTED') ended.add(request.url());
  });
  return (message) => {
    const [, address] = /hashes in the integrity attribute .* subresource at .([^”"]+)[”"]/.exec(message) ?? [];
    return address !== undefined && (ended.has(address) || message.includes(HASH_OF_NOTHING));
  };
}

/** In Firefox a value that is set from outside goes past React, so that each key is pressed. */
function fillByKeys(page: Page): void {
  const ofLocators = Object.getPrototypeOf(page.locator('html')) as Locator;
  ofLocators.fill = async function fill(this: Locator, text: string) {
    await this.click();
    const { keyboard } = this.page();
    await keyboard.press('ControlOrMeta+A');
    if (text === '') await keyboard.press('Delete');
    else await keyboard.type(text);
  };
}

/**
 * Runs in every frame before its scripts. Without a window the browser assumes the pointer is in the page's corner,
 * where it would unfold the navigation over the element that a test is about to click.
 */
function pointAtNothing(events: readonly string[]): void {
  const drop = (event: Event): void => {
    if (event instanceof MouseEvent && event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  for (const event of events) window.addEventListener(event, drop, { capture: true });
}

/** Runs in every frame before its scripts; a frame without an origin or of a foreign page has no storage. */
function rememberRegion({ key, region }: { readonly key: string; readonly region: number }): void {
  try {
    if (window.sessionStorage.getItem(key) !== null) return;
    window.sessionStorage.setItem(key, JSON.stringify({ regionNumber: region, isRegionManuallySelected: true }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export { expect, type Page, type Request };
