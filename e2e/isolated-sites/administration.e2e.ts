import type { Browser, Page } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { ISOLATED_SITE_URL } from '../site/addresses.ts';
import { release } from '../site/build-remote.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';
import { authorizationOf, prepareProject } from '../site/prepared-project.ts';
import { keepSignIn, type StoredSignIn, signIn } from '../site/sign-in.ts';

const toast = (page: Page, text: string | RegExp) => page.getByTestId('toast').filter({ hasText: text });
const choose = (page: Page, title: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: title, exact: true }).click();
const agree = (page: Page, question: string, response: string) =>
  page
    .getByRole('alertdialog', { name: question })
    .or(page.getByRole('dialog', { name: question }))
    .getByRole('button', { name: response })
    .click();

async function openUser(page: Page, keyword: string, name: string) {
  await page.getByRole('searchbox').fill(keyword);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  return page.getByRole('dialog', { name });
}

test.describe('An administrator', () => {
  test.setTimeout(120_000);
  test.use({ baseURL: ISOLATED_SITE_URL });
  let site: IsolatedSite;
  let admin: StoredSignIn;
  test.beforeAll(async ({ browser }) => {
    site = await startIsolatedSite();
    admin = await keepSignIn(browser, 'admin', site.url);
  });
  test.afterAll(() => site.stop());
  const signedInEngineer = async (browser: Browser) => {
    const page = await (await browser.newContext({ baseURL: site.url })).newPage();
    await signIn(page, 'engineer');
    return page;
  };
  const visit = async (page: Page, path: string, title: string) => {
    page.setDefaultTimeout(20_000);
    await admin.takeUp(page);
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };

  test('[ADM-001] [ADM-002] [ADM-003] [AUT-023] gives a user a role, then disables the account', async ({
    page,
    browser,
  }) => {
    const engineer = await signedInEngineer(browser);
    await engineer.goto('/admin/users');
    await expect(engineer).toHaveURL(/\/start$/);
    const authorization = await authorizationOf(engineer);
    const alertsOf = async () =>
      (await page.request.get(`${site.url}/api/alerts`, { headers: { authorization } })).status();
    expect(await alertsOf()).toBe(403);

    await visit(page, '/admin', 'Dashboard');
    await expect(page).toHaveURL(/\/admin\/dashboard$/);
    await expect(page.getByRole('region', { name: 'Health' })).toContainText('No mail server is set');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Users by day' }).click();
    await expect(page.getByRole('row')).toHaveCount(31);

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('button', { name: 'Administration' })
      .click();
    await choose(page, 'Users');
    const dialog = await openUser(page, 'lindq', 'Maya Lindqvist');
    await dialog.getByRole('checkbox', { name: 'Sales' }).check();
    await dialog.getByRole('combobox', { name: 'Sales regions' }).selectOption('24');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Roles of Maya Lindqvist saved')).toBeVisible();
    await expect(page.getByRole('row', { name: /Maya Lindqvist.*User, Sales.*24/ })).toBeVisible();
    expect(await alertsOf()).toBe(200);
    expect(await violationsOf(page)).toEqual([]);

    const again = await openUser(page, 'lindq', 'Maya Lindqvist');
    await again.getByRole('button', { name: 'Disable account' }).click();
    await agree(page, 'Disable this account?', 'Disable');
    await expect(page.getByRole('row', { name: /Maya Lindqvist.*Disabled/ })).toBeVisible();
    expect([401, 419]).toContain(await alertsOf());
    await engineer.context().close();

    await choose(page, 'Audit log');
    const lines = page.getByRole('grid', { name: /^Audit log/ }).getByRole('row');
    await expect(lines.nth(1)).toContainText('Account disabled');
    await page.getByLabel('Action').selectOption('Roles changed');
    await expect(lines.nth(1)).toContainText('sales user');
    expect(await violationsOf(page)).toEqual([]);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    expect((await file).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
  });

  test('[ADM-004] goes back to the release before', async ({ page }) => {
    await release({
      ...{ siteDir: site.siteDir, packageName: 'mf-region-mgmt', version: '1.0.1' },
      change: { file: '../languages/en/mf-region-mgmt.json', from: 'Clone project', to: 'Copy project' },
    });
    await visit(page, '/admin/utilities?tab=remotes', 'Utilities');
    const area = page.getByRole('region', { name: 'Region Management' });
    await expect(area).toContainText('Active: 1.0.1');
    await area.getByRole('button', { name: 'Roll back Region Management' }).click();
    await agree(page, 'Roll Region Management back?', 'Roll back');
    await expect(area).toContainText('Active: 1.0.0');
    expect(await violationsOf(page)).toEqual([]);
  });

  test('[ADM-005] [CLN-002] clones another user’s project', async ({ page }) => {
    await admin.takeUp(page);
    await page.goto(`${site.url}/start`);
    const { projectName, referenceId } = await prepareProject(page);
    await page.goto(`${site.url}/admin/utilities`);
    await page.getByRole('button', { name: 'Clone a project' }).click();
    const panel = page.getByRole('alertdialog', { name: 'Clone Project' });
    await panel.getByLabel(/Reference ID/).fill(referenceId);
    expect(await violationsOf(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Clone project' }).click();
    await expect(toast(page, `${projectName} - Copy`)).toBeVisible();
    await expect(page).toHaveURL(/\/projects\/dashboard/);
  });

  for (const [path, title] of [
    ['/admin/dashboard', 'Dashboard'],
    ['/admin/users', 'Users'],
    ['/admin/utilities?tab=currencies', 'Utilities'],
    ['/admin/audit', 'Audit log'],
  ] as const) {
    test(`reads ${path} on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, path, title);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(390);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
});
