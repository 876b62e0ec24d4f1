import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { violationsOf } from '../site/accessibility.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, type Page, test } from '../site/page.ts';
import { createProject } from '../site/projects.ts';
import { fillSignIn, signIn } from '../site/sign-in.ts';

const PASSWORD = 'Specbuilder-Demo-1';
const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** No axe finding and nothing that sticks out, on a phone and on a desk. */
async function isFineAtEverySize(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
}

test.describe('Leaving with the own data', () => {
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite();
  });
  test.afterAll(() => site.stop());

  test('a user takes the data along, gives the projects to a colleague and deletes the account', async ({
    page,
    browser,
  }) => {
    await signIn(page, 'sales', `${site.url}/projects/dashboard`);
    await createProject(page, 'Riverside Clinic', '60606');
    await page.goto(`${site.url}/accounts/edit?tab=security`);
    const section = page.getByRole('region', { name: 'Your data' });
    const download = section.getByRole('button', { name: 'Download my data' });
    await download.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(/^Your password/)).toBeVisible();
    await isFineAtEverySize(page);
    const saved = page.waitForEvent('download');
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^specbuilder-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(readFileSync(await file.path()));
    expect(strFromU8(files['README.txt'] ?? new Uint8Array())).toContain('projects.json');
    const stored = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
    expect(stored('account.json')).toEqual([expect.objectContaining({ userName: 'sales', hasPassword: true })]);
    expect(stored('projects.json')).toEqual([expect.objectContaining({ name: 'Riverside Clinic' })]);

    await section.getByRole('button', { name: 'Delete account…' }).press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Give to a colleague' })).toBeChecked();
    await isFineAtEverySize(page);
    await dialog.getByLabel(/of the colleague/).fill('unknown');
    await dialog.getByLabel(/^Type your user name/).fill('sales');
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('No active account has this user name or email address')).toBeVisible();
    await dialog.getByLabel(/of the colleague/).fill('engineer');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();

    await page.goto(`${site.url}/login`);
    await fillSignIn(page, 'sales');
    await expect(page.getByRole('alert')).toBeVisible();
    const colleague = await (await browser.newContext()).newPage();
    await signIn(colleague, 'engineer', `${site.url}/projects/dashboard`);
    await colleague.getByRole('button', { name: 'Choose a project' }).click();
    await expect(colleague.getByText('Riverside Clinic').first()).toBeVisible();
    await colleague.context().close();
  });
});
