import { type Browser, expect, type Page } from '@playwright/test';
import { SITE_URL } from './addresses.ts';

export const DEMO_PASSWORD = 'Specbuilder-Demo-1';
export type DemoUser = 'engineer' | 'sales' | 'admin' | 'dev';

/** Fills the identity page; the caller brought the browser there. */
export async function fillSignIn(page: Page, userName: DemoUser): Promise<void> {
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in from any page of the site and comes back to it. */
export async function signIn(page: Page, userName: DemoUser, from = '/start'): Promise<void> {
  await page.goto(from);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, userName);
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
}

/** A sign-in that several pages take up one after the other, each as a tab of the same visit. */
export interface StoredSignIn {
  takeUp(page: Page): Promise<void>;
}

/** Signs in once for several tests, since the identity page takes longer than most of what they check. */
export async function keepSignIn(browser: Browser, userName: DemoUser, baseURL: string): Promise<StoredSignIn> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signIn(page, userName);
  const cookies = await context.cookies();
  const stored = await page.evaluate(() => Object.entries(window.sessionStorage) as [string, string][]);
  await context.close();
  return {
    async takeUp(next) {
      await next.context().addCookies(cookies);
      await next.addInitScript(restoreTab, stored);
    },
  };
}

/**
 * The longest that a sign-in is taken up again: no test that begins within it lasts until the access token is renewed, for
 * which each refresh token is good but once.
 */
const RETENTION_MS = 5 * 60_000;
/** By user, for the tests of one worker. */
const keptByUser = new Map<DemoUser, { readonly signIn: Promise<StoredSignIn>; readonly until: number }>();

/**
 * Opens a page of the site as a user, without the identity page where the worker was there a short while ago. For tests
 * that are not about signing in or out.
 */
export async function openSignedIn(page: Page, userName: DemoUser, path = '/start'): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('A page of a test belongs to a browser.');
  let kept = keptByUser.get(userName);
  if (kept === undefined || kept.until < Date.now()) {
    kept = { signIn: keepSignIn(browser, userName, SITE_URL), until: Date.now() + RETENTION_MS };
    keptByUser.set(userName, kept);
  }
  await (await kept.signIn).takeUp(page);
  await page.goto(path);
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
}

/** Runs in every frame before its scripts; what the tab has stored since stays. */
function restoreTab(stored: readonly (readonly [string, string])[]): void {
  if (window.top !== window) return;
  for (const [key, value] of stored)
    if (window.sessionStorage.getItem(key) === null) window.sessionStorage.setItem(key, value);
}
