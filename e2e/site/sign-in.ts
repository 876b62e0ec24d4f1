import { type Browser, expect, type Page } from '@playwright/test';

const DEMO_PASSWORD = 'Specbuilder-Demo-1';
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
export interface KeptSignIn {
  takeUp(page: Page): Promise<void>;
}

/** Signs in once: the identity page takes longer than most of what such stories look at. */
export async function keepSignIn(browser: Browser, userName: DemoUser, baseURL: string): Promise<KeptSignIn> {
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

/** Runs in every frame before its scripts; what the tab has stored since stays. */
function restoreTab(stored: readonly (readonly [string, string])[]): void {
  if (window.top !== window) return;
  for (const [key, value] of stored)
    if (window.sessionStorage.getItem(key) === null) window.sessionStorage.setItem(key, value);
}
