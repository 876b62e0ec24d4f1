import { expect, test } from '../site/page.ts';
import { fillSignIn, signIn } from '../site/sign-in.ts';

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

  test('[ACC-005] [ACC-007] [ERR-009] [MSG-002] a user writes the company, whose postal code fills its place', async ({
    page,
  }) => {
    await signIn(page, 'dev');
    await page.goto('/accounts/edit');
    const company = page.getByRole('region', { name: 'Company' });
    const edit = company.getByRole('button', { name: 'Edit company' });
    await edit.click();
    await expect(company.getByLabel('Company name')).toBeFocused();
    await company.getByLabel('Postal code').fill('00000');
    await expect(company.getByText('Please enter a valid postal code')).toBeVisible();
    await company.getByRole('button', { name: 'Save company' }).click();
    await expect(page.getByTestId('toast').filter({ hasText: 'Please enter a valid postal code' })).toBeVisible();
    await company.getByLabel('Street', { exact: true }).fill('120 Peachtree Demo Street');
    await company.getByLabel('Postal code').fill('30301');
    await expect(company.getByLabel('City')).toHaveValue('Atlanta');
    await expect(company.getByLabel('State or province')).toHaveValue('GA');
    await expect(company.getByLabel('Country')).toHaveValue('USA');
    await company.getByRole('button', { name: 'Save company' }).click();
    await expect(page.getByTestId('toast').last()).toContainText('The company info updated successfully!');
    await expect(edit).toBeFocused();
    await page.reload();
    await expect(company.getByText('120 Peachtree Demo Street')).toBeVisible();
    await expect(company.getByText('Atlanta, GA 30301, USA')).toBeVisible();
  });

  test('the browser’s Back button requires confirmation before it discards what was typed', async ({ page }) => {
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
    await expect(page.getByRole('heading', { level: 1, name: 'Size a fan' })).toBeVisible();
  });

  test('[AUT-016] [AUT-017] a guest is sent to sign in and comes back to the area, if they may see it', async ({
    page,
  }) => {
    for (const path of ['/projects/dashboard', '/admin/utilities']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/identity\/login/);
    }
    await fillSignIn(page, 'engineer');
    await expect(page).toHaveURL(/\/start$/);
    await page.goto('/accounts/edit');
    await expect(page.getByLabel('First name')).toBeVisible();
  });

  test('[AUT-004] [AUT-006] [AUT-007] [AUT-011] /login ends at the start, a broken return as well, and no token stays', async ({
    page,
  }) => {
    await page.goto('/signin-callback?code=stale&state=unrequested');
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto('/faqs');
    await page.goto('/login');
    await fillSignIn(page, 'engineer');
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
    const stored = await page.evaluate(() => ({
      session: JSON.stringify({ ...window.sessionStorage }),
      local: JSON.stringify({ ...window.localStorage }),
    }));
    expect(stored.session).toContain('access_token');
    expect(stored.local).not.toMatch(/token|eyJ/);
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
