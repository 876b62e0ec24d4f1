import type { Page } from '@playwright/test';
import { SITE_URL } from '../site/addresses.ts';
import { expect, test } from '../site/page.ts';
import { openSignedIn } from '../site/sign-in.ts';

/** The made-up language: every message with accents, in brackets and 40 % longer than in English. */
const LONGER = '/en/en-XA';
const FIRST_SEARCH = '/fans/sizer/search?category=1&sub=2';

/** A screen keeps its layout if no part of it is outside the page. */
async function holdsItsLayout(page: Page): Promise<void> {
  // On a phone the criteria open over the page, whose heading is hidden from readers meanwhile.
  const headings = page.getByRole('main', { includeHidden: true }).getByRole('heading', { includeHidden: true });
  // The first heading may be a name, as of the account's owner.
  await expect(headings.filter({ hasText: '[' }).first()).toBeAttached();
  const beside = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(beside).toBeLessThanOrEqual(0);
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`[TRN-001] on ${device} a language with longer words keeps the layout of every screen`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await openSignedIn(page, 'sales');
    await context.addCookies([{ name: 'googtrans', value: LONGER, url: SITE_URL }]);
    for (const path of [
      '/start',
      FIRST_SEARCH,
      '/projects/dashboard',
      '/region-management/user-event-logs',
      '/region-management/alerts',
      '/region-management/reports/summary',
      '/region-management/reports/change',
      '/accounts/edit',
    ]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
      await holdsItsLayout(page);
    }
  });
}
