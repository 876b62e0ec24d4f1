import type { Page } from '@playwright/test';
import { SITE_URL } from '../site/addresses.ts';
import { expect, test } from '../site/page.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
/** Where the page keeps the brand of this browser session. */
const BRAND_KEY = 'specbuilder-userContext.manufacturerLabelId';
/** The page's one record of what its areas reported to each other (shared-contracts/events). */
const EVENT_HUB = 'specbuilder.event-hub.v1';
interface EventHub {
  recent(): readonly { readonly envelope: { readonly name: string; readonly payload: unknown } }[];
}
const toolbar = (page: Page) => page.getByRole('banner');

test.describe('How a page is laid out', () => {
  test('[SHL-009] [SHL-013] [SHL-068] a plain window has navigation and a toolbar with sign-in, language and currency', async ({
    page,
  }) => {
    await page.goto('/start');
    await expect(navigation(page)).toBeVisible();
    await expect(toolbar(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(toolbar(page).getByRole('button', { name: /USD/ })).toBeVisible();
    await expect(
      toolbar(page)
        .getByRole('button', { name: /EN|English/ })
        .first(),
    ).toBeVisible();
  });

  test('[SHL-010] [SHL-011] [SHL-012] a cookie leaves the toolbar alone, or nothing but the content', async ({
    page,
  }) => {
    const choose = (value: string) => page.context().addCookies([{ name: 'SB.LayoutStyle', value, url: SITE_URL }]);
    await choose('contentWithToolbar');
    await page.goto('/start');
    await expect(toolbar(page)).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    await choose('contentOnly');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(toolbar(page)).toBeHidden();
    await expect(navigation(page)).toBeHidden();
  });

  test('[SHL-016] [SHL-017] [SHL-018] the pages of missing sign-in and missing right stand alone and say what helps', async ({
    page,
  }) => {
    await page.goto('/errors/401-unauthorized');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.getByRole('button', { name: /Sign in/ })).toBeVisible();
    await expect(navigation(page)).toBeHidden();
    await page.goto('/errors/403-forbidden');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await expect(page.getByRole('button', { name: /Sign in/ })).toBeHidden();
    await expect(navigation(page)).toBeHidden();
  });

  test('[BRD-013] [SHL-073] settings are requested once and an area’s code loads when it is entered', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto('/start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requested.some((path) => /\/remotes\/mf-(projects|account|region-mgmt)\//.test(path))).toBe(false);
    await page.goto('/fans/sizer/search?category=1&sub=2');
    await expect(page.getByLabel('Airflow')).toBeVisible();
    expect(requested.filter((path) => path === '/api/settings').length).toBe(2);
  });

  test('[BRD-022] the splash of a brand shows its own moving logo', async ({ page }) => {
    await page.goto('/start?ManufacturerLabelId=17');
    await expect(page).toHaveURL(/\/start$/);
    await page.route('**/api/settings*', () => new Promise(() => undefined));
    await page.reload();
    await expect(page.locator('#splash-logo')).toHaveAttribute('src', /17-logo-animated/);
  });
});

test.describe('A browser that keeps no cookies', () => {
  test('[SHL-004] [SHL-005] is informed, and the page reloads', async ({ page }) => {
    await page.addInitScript(() => {
      // The second load finds cookies, as if the user had enabled them before pressing OK.
      const isFirst = window.sessionStorage.getItem('seen') === null;
      window.sessionStorage.setItem('seen', '1');
      if (isFirst) Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    });
    const texts: string[] = [];
    page.on('dialog', (dialog) => {
      texts.push(dialog.message());
      void dialog.accept();
    });
    await page.goto('/start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(texts).toEqual([
      'This site requires cookies and it looks like your cookies are disabled. Please enable your cookies and press ok to reload this page.',
    ]);
  });
});

test.describe('A server without settings', () => {
  test('[ERR-007] the page shows the defaults of brand 1, and its areas know that they are defaults', async ({
    page,
  }) => {
    await page.addInitScript((key) => window.sessionStorage.setItem(key, '17'), BRAND_KEY);
    await page.route('**/api/settings*', (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle('SpecBuilder - Fan Selection Tool');
    await expect(page.locator('img[src*="/assets/brands/1/"]').first()).toBeVisible();
    await expect(page.locator('img[src*="/assets/brands/17/"]')).toHaveCount(0);
    const fact = await page.evaluate((name) => {
      const hub = (globalThis as unknown as Readonly<Record<symbol, EventHub>>)[Symbol.for(name)];
      return hub?.recent().find(({ envelope }) => envelope.name === 'settings-loaded')?.envelope.payload;
    }, EVENT_HUB);
    expect(fact).toEqual({ manufacturerLabelId: 1, version: '0.0.1', isFallback: true });
  });
});

test.describe('A browser that kept something damaged', () => {
  test('[A-020] opens the page as if it had kept nothing', async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'SB.LayoutStyle', value: '%E0%A4%A', url: baseURL ?? '' }]);
    await page.addInitScript(() => {
      for (const area of ['currency', 'lastState', 'salesRegion'])
        window.sessionStorage.setItem(`specbuilder-userContext.${area}`, '{oops');
    });
    await page.goto('/start');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(navigation(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible();
  });

  test('says so in place of the splash when the page cannot begin, and may reload it', async ({ page, complaints }) => {
    // Without its container nothing can be drawn.
    const breakPage = () =>
      document.addEventListener('DOMContentLoaded', () => document.getElementById('root')?.remove());
    await page.addInitScript(breakPage);
    await page.goto('/start');
    const notice = page.getByRole('alert').filter({ hasText: 'An error occurred. Please try again.' });
    await expect(notice).toBeVisible();
    await expect(page.locator('#splash')).toHaveCount(0);
    await expect(notice.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    expect(complaints.all).toEqual([]);
  });
});
