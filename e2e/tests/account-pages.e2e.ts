import type { Locator } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { keepSignIn } from '../site/sign-in.ts';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const OF_GUESTS = [
  ['/account/register', 'Create your account'],
  ['/account/forgot-username', 'Forgot your user name?'],
  ['/account/forgot-password', 'Forgot your password?'],
  ['/account/reset-password/?t=old&u=engineer', 'Choose a new password'],
  ['/login', 'Sign in'],
] as const;
const OF_USERS = ['/accounts/edit', '/accounts/edit?tab=security', '/accounts/data'];

async function looksRight(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect([path, size.width, await violationsOf(page)]).toEqual([path, size.width, []]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([path, size.width, beyond <= 0]).toEqual([path, size.width, true]);
  }
}

/** Moves on with the Tab key, like a user without a mouse. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test.describe('The pages of an account', () => {
  test('of guests have room on a desktop and on a phone, and are read aloud', async ({ page }) => {
    for (const [path, heading] of OF_GUESTS) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await looksRight(page, path);
    }
  });

  test('of users have room on a desktop and on a phone, and are read aloud', async ({ page, browser, baseURL }) => {
    await (await keepSignIn(browser, 'engineer', baseURL ?? '')).takeUp(page);
    for (const path of OF_USERS) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await expect(
        page.getByRole('button', { name: /^(Save|Change password|Download my data)/ }).first(),
      ).toBeVisible();
      await looksRight(page, path);
    }
  });

  test('are used with the keyboard alone: a user requests their user name, then signs in and opens the security page', async ({
    page,
  }) => {
    await page.goto('/account/forgot-username');
    await tabTo(page, page.getByRole('textbox', { name: /^Email/ }));
    await page.keyboard.type('unknown@northshore.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('There is no account registered to that email.').first()).toBeVisible();
    await page.goto('/login');
    await tabTo(page, page.getByLabel('User name'));
    await page.keyboard.type('engineer');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Specbuilder-Demo-1');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: /^Account of/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible();
  });
});
