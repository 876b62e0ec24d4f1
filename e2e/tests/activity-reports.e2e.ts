import type { Browser } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { authorizationOf } from '../site/prepared-project.ts';
import { openSignedIn } from '../site/sign-in.ts';
import { configureFirstFan } from '../site/sizer.ts';

const REPORTS = '/region-management/reports';
const PASSWORD = 'blower-wheel-27';

/** A new account that an administrator makes a member of the sales staff, without any region. */
async function makeUnassignedSales(browser: Browser, baseURL: string): Promise<string> {
  const context = await browser.newContext({ baseURL });
  const admin = await context.newPage();
  const username = `unassigned-${Date.now()}`;
  const company = { companyName: 'Northshore', phoneNumber: '4145550136', postalCode: '60601' };
  const account = { username, password: PASSWORD, passwordConfirm: PASSWORD, email: `${username}@northshore.example` };
  const place = { city: 'Chicago', state: 'IL', country: 'USA' };
  const made = await admin.request.post('/api/account', { data: { ...account, ...company, ...place } });
  expect(made.ok()).toBe(true);
  await openSignedIn(admin, 'admin');
  const headers = { authorization: await authorizationOf(admin) };
  const found = await admin.request.get(`/api/admin/users?keyword=${username}`, { headers });
  const [{ userId }] = (await found.json()).items;
  const rights = { roles: ['sales'], salesRegions: [] };
  expect((await admin.request.put(`/api/admin/users/${userId}/rights`, { headers, data: rights })).ok()).toBe(true);
  await context.close();
  return username;
}

test.describe('Activity reports', () => {
  test.use({ timezoneId: 'America/Chicago' });

  test('[REP-001] [REP-002] [REP-022] [REG-009] sales staff read them for their regions, open a trend and export', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    // A customer of region 24 has sized a fan this month, so that the report has a change to show.
    const customer = await browser.newPage({ baseURL });
    await openSignedIn(customer, 'engineer');
    await configureFirstFan(customer);
    await customer.close();
    await openSignedIn(page, 'sales');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Region Management' }).click();
    const requested = page.waitForRequest(/\/api\/events\/summaryReport/);
    await navigation.getByRole('link', { name: 'Activity Reports' }).click();
    await expect(page).toHaveURL(new RegExp(`${REPORTS}/summary$`));
    const query = new URL((await requested).url()).searchParams;
    // The month of Chicago, and no region: the server knows theirs.
    expect(query.get('fromDates[0]')).toMatch(/-01T0[56]:00:00\.000Z$/);
    expect([...query.keys()].filter((name) => name.startsWith('regions'))).toEqual([]);
    await expect(page.getByRole('row', { name: /^15 National Accounts/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /^24 Chicago Regional Office/ })).toBeVisible();
    await expect(page.getByRole('row', { name: /Regional Office/ })).toHaveCount(1);
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('link', { name: 'Change', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${REPORTS}/change$`));
    await page.getByRole('button', { name: /^Sized Fan, 24 Chicago Regional Office: .*Show the trend$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Sized Fan, 24 Chicago Regional Office' });
    const chart = dialog.getByRole('slider', { name: 'Events by month, a line for each year' });
    await chart.press('Home');
    await expect(chart).toHaveAttribute('aria-valuetext', /^January: /);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Show as table' }).click();
    await expect(dialog.getByRole('table', { name: 'Events by month and year' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('Change Report.csv');
  });

  test('[REG-013] [REP-023] staff without a region are redirected home with the reason', async ({
    page,
    browser,
    baseURL,
  }) => {
    const userName = await makeUnassignedSales(browser, baseURL ?? '');
    await page.goto('/start');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByLabel('User name').fill(userName);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.goto(`${REPORTS}/summary`);
    await expect(page).toHaveURL(/\/start$/);
    const words = 'It looks like you are not assigned to a sales region.';
    await expect(page.getByTestId('toast').filter({ hasText: words })).toBeVisible();
  });
});
