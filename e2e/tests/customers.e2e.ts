import type { Browser } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { authorizationOf } from '../site/prepared-project.ts';
import { type DemoUser, openSignedIn } from '../site/sign-in.ts';

const PASSWORD = 'blower-wheel-33';
const LIST = '/region-management/regional-users';

const toast = (page: Page, text: string) => page.getByTestId('toast').filter({ hasText: text });
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function newPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext(baseURL === undefined ? {} : { baseURL })).newPage();
}

/** The link to choose a password, as administrators of a site without a mail server find it. */
async function mailedLink(admin: Page, recipient: string): Promise<string> {
  const headers = { authorization: await authorizationOf(admin) };
  const mails = (await (await admin.request.get('/api/admin/outbox', { headers })).json()) as {
    recipient: string;
    body: string;
  }[];
  const body = mails.find((mail) => mail.recipient === recipient)?.body ?? '';
  return /\S+reset-password\S+/.exec(body)?.[0] ?? '';
}

async function choosePassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password', { exact: false }).and(page.locator('input')).first().fill(PASSWORD);
  await page.getByLabel('Repeat new password', { exact: false }).and(page.locator('input')).fill(PASSWORD);
  const responded = page.waitForResponse(
    (response) => new URL(response.url()).pathname === '/api/account/reset-password',
  );
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  // The password counts once it is kept.
  expect((await responded).ok()).toBe(true);
}

async function typeSignIn(page: Page, userName: string): Promise<void> {
  await page.goto('/start');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** The address at which a user who opens the list ends up. */
async function opensList(browser: Browser, baseURL: string | undefined, user: DemoUser, end: RegExp): Promise<void> {
  const page = await newPage(browser, baseURL);
  await openSignedIn(page, user);
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
  await expect(page).toHaveURL(end);
  await page.context().close();
}

async function lookFor(page: Page, keyword: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search' }).fill(keyword);
  await expect(page).toHaveURL(new RegExp(`[?&]k=${keyword}`));
}

test.describe('Customers of a sales region', () => {
  test('[CUS-006] [CUS-010] [CUS-017] [CUS-020] [CUS-021] [REG-001] are registered, sign in, are found, moved and deleted', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const [ann, bob] = ['ann', 'bob'].map((name) => `${name}-${Date.now()}`) as [string, string];
    await opensList(browser, baseURL, 'engineer', /\/start$/);
    await opensList(browser, baseURL, 'sales', new RegExp(`${LIST}$`));

    await openSignedIn(page, 'admin');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Region Management' }).click();
    await navigation.getByRole('link', { name: 'Create Accounts' }).click();
    await page.getByRole('button', { name: 'Paste a list' }).click();
    await page
      .getByLabel('One account per line: user name, email')
      .fill(`${ann}, ${ann}@lake.example\nengineer, e@lake.example\n${bob}@lake.example`);
    await page.getByRole('button', { name: 'Add lines' }).click();
    await expect(page.getByText('engineer, e@lake.example: Another account has that user name')).toBeVisible();
    await page.getByLabel('Sales region').selectOption('24');
    await page.getByLabel('Company').fill('Lakeside Mechanical');
    await page.getByLabel('Postal code').fill('60601');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Register 2 accounts' }).click();
    await expect(page.getByText('2 accounts registered')).toBeVisible();

    await page.getByRole('main').getByRole('button', { name: 'Customer List' }).click();
    const customer = await newPage(browser, baseURL);
    await choosePassword(customer, await mailedLink(page, `${ann}@lake.example`));
    await typeSignIn(customer, ann);
    await expect(customer.getByRole('button', { name: `Account of ${ann}` })).toBeVisible();

    await lookFor(page, ann);
    await expect(rowOf(page, bob)).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
    // Anywhere on the row.
    await rowOf(page, ann).click();
    await expect(page.getByRole('heading', { level: 1, name: ann })).toBeVisible();
    await expect(page.getByRole('row', { name: /24 .* Created Account/ })).toBeVisible();
    await page.getByRole('button', { name: 'Change region' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change sales region' });
    await dialog.getByLabel('Sales region').selectOption('43');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('region', { name: 'Customer data' })).toContainText(/43 \w+/);

    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`[?&]k=${ann}`));
    await page.getByRole('button', { name: 'Delete customers' }).click();
    await rowOf(page, ann).click();
    await expect(page.getByRole('checkbox', { name: ann })).toBeChecked();
    await page.getByRole('button', { name: 'Delete 1 customer' }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Successfully deleted customer account(s)!')).toBeVisible();
    await expect(page.getByText('No matching customers')).toBeVisible();

    await customer.context().clearCookies();
    const again = await newPage(browser, baseURL);
    await typeSignIn(again, ann);
    await expect(again.getByRole('alert')).toBeVisible();
    await expect(again.getByRole('button', { name: /^Account of/ })).toBeHidden();
  });
});
