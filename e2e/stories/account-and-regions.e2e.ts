import { expect, test } from '../site/page.ts';
import { signIn } from '../site/sign-in.ts';

test.describe('Accounts and regions', () => {
  test('a user changes the profile and finds it changed after a reload', async ({ page }) => {
    await signIn(page, 'dev');
    await page.goto('/accounts/edit');
    const lastName = page.getByLabel('Last name');
    await expect(lastName).not.toHaveValue('');
    const before = await lastName.inputValue();
    await lastName.fill(`${before} Jr`);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByTestId('toast')).toContainText('The basic info updated successfully!');
    await page.reload();
    await expect(lastName).toHaveValue(`${before} Jr`);
    await lastName.fill(before);
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your changes are not saved yet.')).toBeHidden();
  });

  test('the browser’s Back button asks before it throws away what was typed', async ({ page }) => {
    await signIn(page, 'dev');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Edit account' }).click();
    const lastName = page.getByLabel('Last name');
    await expect(lastName).not.toHaveValue('');
    await lastName.fill('Half typed');
    await page.evaluate(() => window.history.back());
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Leave this page?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page).toHaveURL(/\/accounts\/edit$/);
    await expect(lastName).toHaveValue('Half typed');
    await page.evaluate(() => window.history.back());
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('heading', { level: 1, name: 'What does the space need?' })).toBeVisible();
  });

  test('a guest is asked to sign in and comes back to the area', async ({ page }) => {
    await page.goto('/accounts/edit');
    await expect(page).toHaveURL(/\/identity\/|\/login/);
  });

  test('region management sends a plain user home and says why', async ({ page }) => {
    await signIn(page, 'engineer');
    await page.goto('/region-management');
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByTestId('toast').filter({ hasText: 'Redirected Home: Route Change Failure' })).toBeVisible();
  });

  test('signing out leaves a guest who can go on', async ({ page }) => {
    await signIn(page, 'engineer');
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    const offer = page.getByRole('button', { name: 'Sign in' });
    await expect(offer.or(page.getByText('You are signed out')).first()).toBeVisible();
    await page.goto('/accounts/edit');
    await expect(page).toHaveURL(/\/identity\//);
  });
});
