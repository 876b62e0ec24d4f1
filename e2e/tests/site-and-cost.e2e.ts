import { randomInt } from 'node:crypto';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';
import { configureFirstFan, findFans } from '../site/sizer.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** A toast is read out by a region of its own, which says the same. */
const toast = (page: Page, text: string) => page.getByText(text).last();
const openTab = (page: Page, name: string) => page.getByRole('tab', { name }).click();

/** Saves the fan on the page into a project of its own. */
async function saveToNewProject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save to project' }).click();
  await nameOrChooseNewProject(page, `Mile High Clinic ${randomInt(1e6)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Mile High Clinic');
}

/** A tab looked through by axe, wide and on a phone, where nothing of it has to be scrolled sideways. */
async function expectGoodOnAllScreens(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await page.setViewportSize(DESKTOP);
}

test.describe('An engineer says where and how long the fans of a project run', () => {
  test.describe.configure({ timeout: 180_000 });
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openSignedIn(page, 'engineer');
  });

  test('[EVT-067] [OPC-006] [PRJ-021] other hours change every cost at once; a site in the mountains changes the fans', async ({
    page,
  }) => {
    await configureFirstFan(page);
    await saveToNewProject(page);

    await openTab(page, 'Operating cost');
    const project = page.getByRole('row', { name: /^Project/ });
    const before = await project.innerText();
    await page.getByLabel('Hours per day').fill('24');
    await expect(page.getByText('8,760', { exact: true })).toBeVisible();
    await expect.poll(() => project.innerText()).not.toBe(before);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(toast(page, 'Operating cost saved')).toBeVisible();
    const cost = /\$[\d,.]+/.exec(await project.innerText())?.[0] ?? 'no cost';
    await expectGoodOnAllScreens(page);
    await openTab(page, 'Items');
    await expect(page.getByRole('tabpanel')).toContainText(cost);

    await openTab(page, 'Site address');
    await page.getByLabel('Postal code').fill('80202');
    await expect(page.getByRole('textbox', { name: 'City' })).toHaveValue('Denver');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByText('The site has moved')).toBeVisible();
    await expectGoodOnAllScreens(page);
    await page
      .getByRole('button', { name: /^Re-rate items for/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Re-rate items' });
    await expect(dialog.getByRole('list', { name: 'What changes' })).toContainText('rpm');
    await expectGoodOnAllScreens(page);
    await dialog.getByRole('button', { name: 'Update 1 item' }).click();
    await expect(toast(page, '1 item updated')).toBeVisible();
    await expect(dialog).toBeHidden();

    await page.goto('/fans/sizer/search?category=1&sub=2');
    await expect(page.getByText(/8,760 h\/yr/).first()).toBeVisible();
  });

  test('[BLD-002] [BLD-004] [EVT-079] [SAV-014] a building is added, and a ceiling fan is saved into it', async ({
    page,
  }) => {
    await configureFirstFan(page);
    await saveToNewProject(page);
    await openTab(page, 'Site address');
    await page.getByRole('button', { name: 'Buildings' }).click();
    const drawer = page.getByRole('dialog', { name: 'Buildings' });
    await drawer.getByRole('button', { name: 'Add building' }).click();
    await drawer.getByLabel('Floor area').fill('20000');
    await drawer.getByRole('button', { name: 'Save building' }).click();
    await expect(drawer.getByText('Building 1', { exact: true })).toBeVisible();
    await expectGoodOnAllScreens(page);
    await page.keyboard.press('Escape');

    await page.goto('/fans/sizer/search?category=5&sub=1');
    await page.getByLabel('Building').selectOption({ label: 'Building 1' });
    await expect(page.getByLabel('Floor area')).toHaveValue('20,000');
    await findFans(page);
    await page
      .getByRole('button', { name: /^Configure/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Save to project' }).click();
    await expect(page).toHaveURL(/\/projects\/dashboard/);
    await openTab(page, 'Site address');
    await page.getByRole('button', { name: 'Buildings' }).click();
    await expect(drawer.getByText(/^\d+ fans?$/)).toBeVisible();
  });
});
