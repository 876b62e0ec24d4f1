import type { Browser } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { authorizationOf } from '../site/prepared-project.ts';
import { openSignedIn } from '../site/sign-in.ts';

const PASSWORD = 'blower-wheel-27';

/** Makes an account by keys alone and ends signed in, without typing the password again. */
async function register(page: Page, userName: string): Promise<void> {
  await page.goto('/account/register');
  await page.getByLabel('User name').focus();
  for (const text of [userName, `${userName}@northshore.example`, 'Northshore Engineering', '4145550136', PASSWORD]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // Past what shows the password.
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.getByLabel('Postal code').fill('60601');
  await expect(page.getByText('Chicago, IL, USA')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
}

async function choosePassword(page: Page, label: string, password: string): Promise<void> {
  await page.getByLabel(label, { exact: false }).and(page.locator('input')).first().fill(password);
  await page.getByLabel(`Repeat ${label.toLowerCase()}`, { exact: false }).and(page.locator('input')).fill(password);
}

/** The newest link to choose another password, as administrators of a site without a mail server find it. */
async function mailedLink(browser: Browser, baseURL: string, userName: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const admin = await context.newPage();
  await openSignedIn(admin, 'admin');
  const headers = { authorization: await authorizationOf(admin) };
  const mails = await (await admin.request.get('/api/admin/outbox', { headers })).json();
  await context.close();
  const of = (mails as { recipient: string; body: string }[]).filter(({ recipient }) => recipient.startsWith(userName));
  return of.map(({ body }) => /\S+reset-password\S+/.exec(body)?.[0]).find((link) => link !== undefined) ?? '';
}

test.describe('An account', () => {
  test.setTimeout(120_000);

  test('[ACC-001] [ACC-010] [ACC-023] [ACC-026] [AUT-037] [SHL-035] [MSG-003] is made, signed in at once, filled in and secured', async ({
    page,
  }) => {
    const userName = `maya-${Date.now()}`;
    await page.goto('/start');
    await page
      .getByRole('link', { name: 'Create New Account' })
      .or(page.getByRole('button', { name: 'Create New Account' }))
      .click();
    await expect(page).toHaveURL(/\/account\/register$/);
    await register(page, userName);
    await expect(page.getByText('Create New Account')).toBeHidden();
    await page.goto('/accounts/edit');
    await expect(page.getByText('Northshore Engineering').first()).toBeVisible();
    await page.getByLabel('First name').fill('Maya');
    await page.getByLabel('Last name').fill('Ruiz');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('button', { name: 'Account of Maya Ruiz' })).toBeVisible();
    await page.getByRole('tab', { name: 'Security' }).click();
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
    await page.getByLabel('Old password').and(page.locator('input')).fill('not-this-one-1');
    await choosePassword(page, 'New password', 'blower-wheel-28');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The old password is incorrect').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Old password').and(page.locator('input')).fill(PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByTestId('toast').last()).toContainText('The password updated successfully!');
  });

  test('[ACC-012] [ACC-015] [ACC-017] [ACC-018] [AUT-032] is regained on a phone through the mailed link, which works once', async ({
    page,
    browser,
    baseURL,
  }) => {
    const userName = `ana-${Date.now()}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await register(page, userName);
    const guest = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport: { width: 390, height: 844 },
      // Avoid the toast for a denied position: its bar moves for as long as the test waits for the page to be at rest.
      permissions: ['geolocation'],
      geolocation: { latitude: 41.8868, longitude: -87.6386 },
    });
    const phone = await guest.newPage();
    await phone.goto('/login');
    await phone.getByRole('link', { name: 'Forgot password?' }).click();
    await phone.getByLabel('User name').fill(userName);
    expect(await violationsOf(phone)).toEqual([]);
    await phone.getByRole('button', { name: 'Send link' }).click();
    await expect(phone).toHaveURL(/\/account\/forgot-password\/requested$/);
    const link = await mailedLink(browser, baseURL ?? '', userName);
    await phone.goto(link);
    await choosePassword(phone, 'New password', 'blower-wheel-28');
    expect(await violationsOf(phone)).toEqual([]);
    const overhang = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    await phone.getByRole('button', { name: 'Save password' }).click();
    await expect(phone).toHaveURL(/\/account\/reset-password\/complete$/);
    await phone.getByRole('button', { name: 'Sign in' }).last().click();
    await phone.getByLabel('User name').fill(userName);
    await phone.getByLabel('Password', { exact: true }).fill('blower-wheel-28');
    await phone.getByRole('button', { name: 'Sign in' }).click();
    await expect(phone.getByRole('button', { name: /^Account of/ })).toBeVisible();
    await phone.goto(link);
    await choosePassword(phone, 'New password', 'blower-wheel-29');
    await phone.getByRole('button', { name: 'Save password' }).click();
    await expect(phone.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
    await guest.close();
    // Sessions that signed in with the previous password have ended.
    await page.goto('/accounts/edit');
    await expect(page).toHaveURL(/\/identity\//);
  });
});
