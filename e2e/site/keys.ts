import type { Locator, Page } from '@playwright/test';

/** No screen has more stops of the tab key before what a visitor looks for. */
const MOST_STOPS = 150;

/** Presses Tab until the focus is in a control, as a visitor without a mouse gets there; returns how many presses it took. */
export async function tabTo(page: Page, target: Locator): Promise<number> {
  await target.waitFor();
  for (let presses = 0; presses <= MOST_STOPS; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return presses;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Reaches a control with the tab key and presses a key on it. */
export async function pressByKeys(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
