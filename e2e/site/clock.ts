import { expect, type Locator, type Page } from '@playwright/test';

/** Lets a test move the page's time limits; call it before the page is opened. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(limitSignalsByTimer);
}

/** Moves the page's clock on until its time limits have brought something to sight. */
export async function passTimeUntil(page: Page, sight: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await expect(sight).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

/** Playwright's clock moves timers, not the browser's own signals. */
function limitSignalsByTimer(): void {
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms);
    return controller.signal;
  };
}
