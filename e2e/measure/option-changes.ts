import { expect, type Locator, type Page } from '@playwright/test';

export interface ChangeTimes {
  /** From each click to the frame that shows the new price, ms. */
  readonly priceMs: number[];
  /** From each click to the next paint, ms (Event Timing, in steps of 8). */
  readonly interactionMs: number[];
}

interface Watched {
  changeTimes: ChangeTimes;
}

/** Checks and unchecks options with a price, each after the response to the one before. */
export async function measureOptionChanges(
  page: Page,
  options: readonly Locator[],
  rounds: number,
): Promise<ChangeTimes> {
  await page.evaluate(watchPrices);
  const working = page.getByTestId('price-foot').getByText('Working');
  const measured = () => page.evaluate(() => (globalThis as unknown as Watched).changeTimes.priceMs.length);
  for (let round = 0; round < rounds; round++) {
    for (const option of options) {
      const before = await measured();
      await option.click();
      await expect.poll(measured).toBeGreaterThan(before);
      await expect(working).toBeHidden();
    }
  }
  const times = await page.evaluate(() => (globalThis as unknown as Watched).changeTimes);
  const clicks = rounds * options.length;
  // What was painted sooner than browsers report is none of the slow ones.
  const quick = Array.from({ length: Math.max(0, clicks - times.interactionMs.length) }, () => 0);
  return { priceMs: times.priceMs, interactionMs: [...times.interactionMs, ...quick] };
}

/** Runs in the page. */
function watchPrices(): void {
  const times: ChangeTimes = { priceMs: [], interactionMs: [] };
  Object.assign(globalThis, { changeTimes: times });
  const footer = document.querySelector('[data-testid="price-foot"]');
  const price = () => /\$[\d,]+\.\d\d/.exec(footer?.textContent ?? '')?.[0];
  let clickedAt: number | null = null;
  let shown = price();
  document.addEventListener(
    'click',
    ({ timeStamp, isTrusted }) => {
      if (isTrusted) clickedAt = timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    const next = price();
    if (next === shown) return;
    shown = next;
    const startedAt = clickedAt;
    clickedAt = null;
    if (startedAt === null) return;
    // The frame after the one that drew the price: then it is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => times.priceMs.push(performance.now() - startedAt)));
  }).observe(footer as Element, { subtree: true, childList: true, characterData: true });
  const events = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') times.interactionMs.push(duration);
  });
  events.observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
}
