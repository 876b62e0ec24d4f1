import type { Locator, Page } from '@playwright/test';

/** Seconds that people need, after the keystroke-level model of Card, Moran and Newell (1980): point, click, key, think. */
const SECONDS = { click: 1.1 + 0.2, key: 0.28, thought: 1.35 } as const;

/** Works a page as a visitor does, and counts what that takes. */
export function humanOn(page: Page) {
  const counted = { clicks: 0, keys: 0, thoughts: 0 };
  const startedAt = Date.now();
  const ownSeconds = () =>
    counted.clicks * SECONDS.click + counted.keys * SECONDS.key + counted.thoughts * SECONDS.thought;
  return {
    async click(target: Locator) {
      counted.clicks += 1;
      counted.thoughts += 1;
      await target.click();
    },
    /** Into the field that has the focus. */
    async type(text: string) {
      counted.keys += text.length;
      counted.thoughts += 1;
      await page.keyboard.type(text);
    },
    async press(key: string) {
      counted.keys += 1;
      await page.keyboard.press(key);
    },
    clicks: () => counted.clicks,
    /** The time the visitor would need on a site that responds instantly. */
    ownSeconds,
    /** What the visitor needs, and what they wait for. */
    seconds: () => ownSeconds() + (Date.now() - startedAt) / 1000,
  };
}
