import { expect, type Page } from '@playwright/test';

/** Opens the search of Exhaust, Upblast/Downblast from the start page, as a visitor does. */
export async function openUpblastSearch(page: Page, siteUrl = ''): Promise<void> {
  await page.goto(`${siteUrl}/`);
  const sub = page.getByRole('button', { name: 'Search Upblast/Downblast' });
  const category = page.getByRole('button', { name: /^Exhaust fans/ });
  await expect(category).toBeVisible();
  if ((await category.getAttribute('aria-expanded')) === 'false') await category.click();
  await sub.click();
  await expect(page.getByLabel('Job postal code')).toBeVisible();
}

/** 2,000 cfm at 0.50 in. w.g. in Chicago. */
export async function fillDuty(page: Page, cfm = 2000): Promise<void> {
  await page.getByLabel('Job postal code').fill('60606');
  await expect(page.getByText(/Chicago, IL/).first()).toBeVisible();
  await page.getByLabel('Airflow').first().fill(String(cfm));
  await page.getByLabel('Static pressure').first().fill('0.5');
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
