import { expect, type Page } from '@playwright/test';

/** Opens the search of Exhaust, Upblast/Downblast from the start page, as a visitor does. */
export async function openUpblastSearch(page: Page, siteUrl = ''): Promise<void> {
  await openSearch(page, 'Exhaust fans', 'Upblast/Downblast', siteUrl);
}

/** Opens the search of a sub-category from the start page. */
export async function openSearch(page: Page, category: string, subCategory: string, siteUrl = ''): Promise<void> {
  await page.goto(`${siteUrl}/`);
  const row = page.getByRole('button', { name: new RegExp(`^${category}`) });
  await expect(row).toBeVisible();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await page.getByRole('button', { name: `Search ${subCategory}`, exact: true }).click();
  await expect(page.getByLabel('Job postal code')).toBeVisible();
}

/** 2,000 cfm at 0.50 in. w.g. in Chicago, or another duty. */
export async function fillDuty(page: Page, cfm = 2000, staticPressure = '0.5'): Promise<void> {
  await page.getByLabel('Job postal code').fill('60606');
  await expect(page.getByText(/Chicago, IL/).first()).toBeVisible();
  await page.getByLabel('Airflow').first().fill(String(cfm));
  await page.getByLabel('Static pressure').first().fill(staticPressure);
}

export async function findFans(page: Page): Promise<void> {
  await page.keyboard.press('Alt+u');
  await expect(page.getByTestId('result-row').first()).toBeVisible();
}

/** From the start page to the options of the first fan; gives the model's name. */
export async function configureFirstFan(page: Page, siteUrl = ''): Promise<string> {
  await openUpblastSearch(page, siteUrl);
  await fillDuty(page);
  await findFans(page);
  const configure = page.getByRole('button', { name: /^Configure/ }).first();
  const model = (await configure.innerText()).replace('Configure', '').trim();
  await configure.click();
  await expect(page.getByRole('heading', { level: 1, name: model })).toBeVisible();
  return model;
}
