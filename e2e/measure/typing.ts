import { expect, type Page } from '@playwright/test';

interface KeyTimes {
  keyTimes: number[];
}

/** A fast typist, 120 words a minute. */
const BETWEEN_KEYS_MS = 100;

/**
 * Types airflows into a search with rows, whose list follows, and says how long the page took from each key to the paint
 * after it, ms (Event Timing, in steps of 8).
 */
export async function measureTyping(page: Page, airflows: readonly number[]): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { keyTimes: times });
    const observer = new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
    });
    // The least that browsers report; a key that was painted sooner is none of the slow ones.
    observer.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
  const field = page.getByLabel('Airflow').first();
  let keys = 0;
  for (const airflow of airflows) {
    const digits = String(airflow);
    await field.selectText();
    await field.pressSequentially(digits, { delay: BETWEEN_KEYS_MS });
    keys += digits.length;
    await expect(page.getByTestId('live-rows')).toContainText(airflow.toLocaleString('en-US'));
  }
  const slow = await page.evaluate(() => (globalThis as unknown as KeyTimes).keyTimes);
  return [...slow, ...Array.from({ length: Math.max(0, keys - slow.length) }, () => 0)];
}
