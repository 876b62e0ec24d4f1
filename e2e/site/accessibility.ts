import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * An open dialog has two elements at the ends of the page where no one comes by tab or reader; axe sees hidden ones that
 * take the focus. They stay when it closes; a page on which none was opened has none.
 */
const FOCUS_TRAPS = '[data-tabster-dummy]';

/** Waits until fades end: colours still fading in are not the final ones. Endless animations (skeletons) may run. */
async function isAtRest(page: Page): Promise<void> {
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
      .length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
}

/**
 * What axe finds in the light theme and in the dark one, for a page that follows the device (`followDevice`). A whole walk
 * for each theme took twice the time.
 */
export async function violationsInBothThemes(page: Page): Promise<string[]> {
  const inLight = await violationsOf(page);
  await turnDevice(page, 'dark');
  const inDark = await violationsOf(page);
  await turnDevice(page, 'light');
  return [...inLight, ...inDark.map((violation) => `dark theme: ${violation}`)];
}

/** Lets the page's theme go with the device, whose theme `turnDevice` changes. */
export async function followDevice(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'SB.followsSystem', value: 'true', url }]);
}

export async function turnDevice(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const [shown, other] = colorScheme === 'dark' ? ['Dark', 'Light'] : ['Light', 'Dark'];
  await page.emulateMedia({ colorScheme });
  // Each area draws its own theme; colours begin to fade when it has.
  await expect(page.locator(`[data-theme="${shown}"]`).first()).toBeAttached();
  await expect(page.locator(`[data-theme="${other}"]`)).toHaveCount(0);
}

/** What axe finds on a page at rest, with the places. */
export async function violationsOf(page: Page): Promise<string[]> {
  await isAtRest(page);
  // Its own builder brings 4.13, which takes twice the processor time for contrasts (search results: 5.4 s and 2.4 s), and
  // newer builders want Node 22. Legacy mode opens no second page for each result; no page here has a foreign frame.
  const builder = new AxeBuilder({ page, axeSource: axe.source }).setLegacyMode().withTags(WCAG).exclude(FOCUS_TRAPS);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => `${id} ${target} ${html} ${failureSummary}`),
  );
}
