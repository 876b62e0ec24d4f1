import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { catalogueCommand, demonstrationDocument } from '../site/catalogue-command.ts';
import { startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';
import { fillDuty, findFans, openSearch } from '../site/sizer.ts';

const EXAMPLE = path.join(WORKSPACE, 'docs/engineering/catalogue-example/energy-recovery.json');

/** The demonstration catalogue with a category that no code knows; it has the options of make-up air. */
function documentWithEnergyRecovery() {
  const { categories, lines } = JSON.parse(readFileSync(EXAMPLE, 'utf8'));
  const own = demonstrationDocument();
  return {
    ...{ ...own, version: 'er-1', categories, lines: [...own.lines, ...lines] },
    options: own.options.map(({ appliesTo, ...option }) => {
      const isOfSupply = appliesTo.some((where) => where.startsWith('MakeUpAir'));
      return { ...option, appliesTo: isOfSupply ? [...appliesTo, 'EnergyRecovery'] : appliesTo };
    }),
  };
}

test('a maker adds a category as data: it is on the start page and is sized and configured', async ({ page }) => {
  const site = await startIsolatedSite();
  try {
    const file = path.join(path.dirname(site.dataDir), 'catalogue.json');
    writeFileSync(file, JSON.stringify(documentWithEnergyRecovery()));
    expect(catalogueCommand(site, 'import', file)).toContain('Imported. Activate it to sell from it.');
    expect(catalogueCommand(site, 'activate', file)).toContain('Version er-1 is active.');
    await expect
      .poll(async () => (await page.request.get(`${site.url}/api/catalog/topCategories`)).text())
      .toContain('energy-recovery');

    await openSearch(page, 'Energy recovery', 'Recovery wheel with heat', site.url);
    await expect(page).toHaveURL(/category=7&sub=2/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recovery wheel with heat');
    await fillDuty(page, 3000);
    await page.getByRole('button', { name: /^Find/ }).click();
    await expect(page.getByText(/Enter the heat output or the temperature rise/).first()).toBeVisible();
    await page.getByLabel('Temperature rise').fill('50');
    await findFans(page);
    await expect(page.getByTestId('result-row').first()).toContainText('ERH');
    await page
      .getByRole('button', { name: /^Configure/ })
      .first()
      .click();
    await expect(page.getByTestId('price-foot')).toBeVisible();
    await expect(page.getByText('Roof curb 12 in, flat, galvanized').first()).toBeVisible();

    await page.goto(`${site.url}/fans/sizer/search?category=8&sub=1`);
    await expect(page).toHaveURL(`${site.url}/start`);
  } finally {
    await site.stop();
  }
});
