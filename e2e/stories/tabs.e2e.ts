import { expect, test } from '../site/page.ts';
import { signIn } from '../site/sign-in.ts';

test.describe('Two tabs of one browser', () => {
  test('sign in and out together', async ({ page, context }) => {
    await page.goto('/start');
    const other = await context.newPage();
    await other.goto('/start');
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await signIn(page, 'engineer');
    await expect(other.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('show the same theme and currency', async ({ page, context }) => {
    await page.goto('/start');
    const other = await context.newPage();
    await other.goto('/start');
    await expect(other.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(other.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await page.getByRole('button', { name: 'Currency: USD' }).click();
    await page.getByRole('menuitemradio', { name: 'Canadian Dollar' }).click();
    await expect(other.getByRole('button', { name: 'Currency: CAD' })).toBeVisible();
  });
});
