import { expect, type Page } from '@playwright/test';

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
