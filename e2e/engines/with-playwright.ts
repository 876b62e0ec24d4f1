import { type Browser, expect, type FrameLocator, type Locator, type Page, type Response } from '@playwright/test';
import { findEndedLoads } from '../site/page.ts';
import { readOutOf } from './read-out.ts';
import { DESKTOP, STEP_MS, type Target, type Visitor } from './visitor.ts';

export async function visitWithPlaywright(browser: Browser): Promise<Visitor> {
  // Firefox 153 has no command for the color scheme; `null` leaves it alone.
  const context = await browser.newContext({ viewport: DESKTOP, colorScheme: null });
  const page = await context.newPage();
  const complaints = collectComplaints(page);
  const find = (target: Target) => locate(page, target);
  const ready = async (target: Target) => {
    const locator = find(target);
    await expect(locator).toBeVisible({ timeout: STEP_MS });
    return locator;
  };
  return {
    async open(url) {
      // Calls that leaving a page ends would be reported as errors. Of a page that went on by itself this waits for nothing.
      await page.waitForLoadState('networkidle');
      await page.goto(url);
    },
    sees: async (target) => void (await ready(target)),
    press: async (target) => (await ready(target)).click({ timeout: STEP_MS }),
    async type(target, text) {
      const field = await ready(target);
      await field.click();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    key: (key) => page.keyboard.press(key),
    async first(targets) {
      const any = targets.map(find).reduce((all, next) => all.or(next));
      await expect(any.first()).toBeVisible({ timeout: STEP_MS });
      const visible = await Promise.all(targets.map((target) => find(target).isVisible()));
      return visible.indexOf(true);
    },
    resize: (size) => page.setViewportSize(size),
    evaluate: (script) => page.evaluate(script),
    complaints: async () => complaints.splice(0),
    readOut: async () => (browser.browserType().name() === 'chromium' ? readOutOf(page) : undefined),
    picture: () => page.screenshot(),
    leave: () => context.close(),
  };
}

function locate(page: Page, { role, name, index = 0, frame, isInDialog }: Target): Locator {
  const around = isInDialog ? page.getByRole('dialog') : page;
  const scope = frame === undefined ? around : page.frameLocator(`iframe[title="${frame}"]`);
  const found = locateAll(scope, role, name);
  return found.filter({ visible: true }).nth(index);
}

function locateAll(scope: Page | FrameLocator | Locator, role: string, name: string | RegExp): Locator {
  if (role === 'text') return scope.getByText(name, { exact: true });
  if (role === 'label') return scope.getByLabel(name, { exact: true });
  return scope.getByRole(role as Parameters<Page['getByRole']>[0], { name, exact: true });
}

function collectComplaints(page: Page): string[] {
  const all: string[] = [];
  const isReport = findEndedLoads(page);
  let hasEndedLoad = false;
  /** The shell logs such a load too, and Firefox shows a logged error by its name alone. */
  const isOfEndedLoad = (text: string) => {
    hasEndedLoad ||= isReport(text);
    return isReport(text) || (hasEndedLoad && text === 'Error');
  };
  page.on('pageerror', ({ message, stack }) => {
    if (!isOfEndedLoad(message)) all.push(`error: ${message} ${stack ?? ''}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfEndedLoad(message.text())) all.push(`console: ${message.text()}`);
  });
  page.on('response', (response: Response) => {
    if (response.status() >= 400) all.push(`${response.status()} ${response.request().method()} ${response.url()}`);
  });
  return all;
}
