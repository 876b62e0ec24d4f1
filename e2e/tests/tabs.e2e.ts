import { expect, test } from '../site/page.ts';
import { signIn } from '../site/sign-in.ts';

test.describe('Two tabs of one browser', () => {
  test('sign in and out together', async ({ page, context }) => {
    await page.goto('/start');
    const other = await context.newPage();
    await other.goto('/start');
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
    // A tab behind another draws once a second.
    await page.bringToFront();
    await signIn(page, 'engineer');
    await expect(other.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('[AUT-003] signing out at the provider itself signs the product out', async ({ page, context }) => {
    await signIn(page, 'engineer');
    const provider = await context.newPage();
    await provider.goto('/identity/session/end');
    await provider.getByRole('button', { name: 'Sign out' }).click();
    await expect(provider.getByText('You are signed out')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('show the same theme and currency', async ({ page, context }) => {
    await page.goto('/start');
    const other = await context.newPage();
    await other.goto('/start');
    await expect(other.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(other.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await page.getByRole('button', { name: 'Currency: USD' }).click();
    await page.getByRole('menuitemradio', { name: 'Canadian Dollar' }).click();
    await expect(other.getByRole('button', { name: 'Currency: CAD' })).toBeVisible();
  });
});
