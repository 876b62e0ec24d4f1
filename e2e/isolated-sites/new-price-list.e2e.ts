import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { catalogueCommand, demonstrationDocument } from '../site/catalogue-command.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { signIn } from '../site/sign-in.ts';
import { configureFirstFan } from '../site/sizer.ts';

/** Exhaust fans cost about a quarter more. */
function raisePrices(site: IsolatedSite): void {
  const file = path.join(path.dirname(site.dataDir), 'catalogue.json');
  const own = demonstrationDocument();
  const lines = own.lines.map(({ price, ...line }) => ({
    ...line,
    price: price.a === undefined ? price : { ...price, a: 1.25 * price.a },
  }));
  writeFileSync(file, JSON.stringify({ ...own, version: 'raised', priceBookVersion: 'raised', lines }));
  catalogueCommand(site, 'import', file);
  expect(catalogueCommand(site, 'activate', file)).toContain('Version raised is active.');
}

const AMOUNT = /\$([\d,]+\.\d\d)/;
const amountOf = async (place: Locator) =>
  Number((AMOUNT.exec(await place.innerText())?.[1] ?? '').replaceAll(',', ''));

async function chooseCurrency(page: Page, from: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Currency: ${from}` }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

test('an item keeps its state in another currency, says that the price list changed, and is priced again', async ({
  page,
}) => {
  test.slow();
  const site = await startIsolatedSite();
  try {
    await signIn(page, 'engineer', `${site.url}/start`);
    await configureFirstFan(page, site.url);
    await page.getByRole('textbox', { name: 'Tag' }).fill('EF-1');
    await page.getByRole('button', { name: 'Save to project' }).click();
    await nameOrChooseNewProject(page, 'Currency Clinic');
    const row = page.getByTestId('item-row');
    await expect(row).toContainText(AMOUNT);
    const usd = await amountOf(row);
    await expect(row).toContainText('Ready');

    await chooseCurrency(page, 'USD', 'Canadian Dollar');
    await expect(row).toContainText(/\$[\d,]+\.\d\d CAD/);
    const cad = await amountOf(row);
    expect(cad).toBeGreaterThan(usd);
    await expect(row).toContainText('Ready');

    raisePrices(site);
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText('Price list changed', { timeout: 3000 });
    }).toPass();
    expect(await amountOf(row)).toBe(cad);
    await row.getByRole('button', { name: /^Update EF-1/ }).click();
    const dialog = page.getByRole('dialog');
    const price = dialog.getByRole('definition').filter({ hasText: 'CAD' });
    await expect(price.getByRole('deletion')).toContainText('CAD');
    const raised = await amountOf(price.getByRole('insertion'));
    expect(raised).toBeGreaterThan(1.05 * cad);
    await dialog.getByRole('button', { name: 'Update 1 item' }).click();
    await expect(row).toContainText('Ready');
    expect(await amountOf(row)).toBe(raised);
    await chooseCurrency(page, 'CAD', 'US Dollar');
    await expect.poll(() => amountOf(row)).toBeCloseTo((raised * usd) / cad, 0);
  } finally {
    await site.stop();
  }
});
