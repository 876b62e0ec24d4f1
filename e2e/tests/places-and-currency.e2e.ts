import type { Locator } from '@playwright/test';
import { SITE_URL } from '../site/addresses.ts';
import { expect, type Page, test } from '../site/page.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

const MILWAUKEE = { latitude: 43.05, longitude: -87.9 };
const TORONTO = { latitude: 43.65, longitude: -79.38 };
/** Where a part of the page ends, px from the top of the window. */
async function endOf(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  if (box === null) throw new Error(`${part} is not drawn`);
  return box.y + box.height;
}

const regionItem = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name });

test.describe('A visitor who lets the browser say where they are', () => {
  test.use({ knownRegion: null, permissions: ['geolocation'], geolocation: MILWAUKEE });

  test('[LOC-006] [LOC-014] [LOC-015] [LOC-016] gets the closest office and sees where it is', async ({ page }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(SITE_URL).origin) foreign.push(request.url());
    });
    await page.goto('/start');
    await expect(regionItem(page, 'Sales Region #72')).toBeVisible();
    await expect(
      page.getByTestId('toast').getByText('Your sales region has been set to Region 72 - Milwaukee, WI.'),
    ).toBeVisible();
    const endOfHeader = await endOf(page.getByRole('banner'));
    await expect.poll(() => endOf(page.getByTestId('toast'))).toBeLessThanOrEqual(endOfHeader);
    // By place, as a hand does: nothing unseen lies over the page beside a toast.
    const currency = await page.getByRole('button', { name: /^Currency/ }).boundingBox();
    if (currency === null) throw new Error('The currency is not drawn');
    await page.mouse.click(currency.x + currency.width / 2, currency.y + currency.height / 2);
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Details', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sales office' });
    await expect(dialog.getByRole('heading', { name: 'Sales Region #72' })).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'Map of Milwaukee and its surroundings' })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open in maps' })).toHaveAttribute('href', /query=7200\+Demo\+Park/);
    expect(foreign).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(regionItem(page, 'Sales Region #72')).toBeVisible();
  });

  test.describe('in Canada', () => {
    test.use({ geolocation: TORONTO });

    test('[CUR-003] sees prices in Canadian dollars', async ({ page }) => {
      await page.goto('/start');
      await expect(regionItem(page, 'Sales Region #74')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Currency: CAD' })).toBeVisible();
    });
  });
});

test.describe('A visitor who does not', () => {
  // Granting one permission denies every other one, so no permission prompt stays open.
  test.use({ knownRegion: null, permissions: ['clipboard-read'] });

  test('[LOC-008] [LOC-012] [LOC-018] [LOC-019] [LOC-011] is informed, and finds an office themselves', async ({
    page,
  }) => {
    await page.goto('/start');
    await expect(
      page.getByTestId('toast').getByText('Manually set your region. Location permission may be blocked.'),
    ).toBeVisible();
    await regionItem(page, 'Sales Region #15').click();
    await page.getByRole('button', { name: 'Change region' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find a sales region' });
    await dialog.getByRole('textbox', { name: 'Postal code' }).fill('53202');
    await expect(dialog.getByText('Covers 53202')).toBeVisible();
    await dialog.getByRole('tab', { name: 'Canada' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Postal code' })).toHaveValue('');
    await dialog.getByRole('combobox', { name: 'Province' }).selectOption({ label: 'Ontario' });
    await dialog.getByRole('radio', { name: /Toronto/ }).check();
    await dialog.getByRole('button', { name: 'Set region 74' }).click();
    await expect(regionItem(page, 'Sales Region #74')).toBeVisible();
    await page.reload();
    await expect(regionItem(page, 'Sales Region #74')).toBeVisible();
  });

  test('[LOC-008] [LOC-013] is informed, too, when their place cannot be found', async ({ page }) => {
    await page.addInitScript(() => {
      const unavailable = { code: 2, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' } as const;
      Geolocation.prototype.getCurrentPosition = (_found, rejected) => rejected?.(unavailable);
    });
    await page.goto('/start');
    await expect(page.getByTestId('toast').getByText('Unable to determine location')).toBeVisible();
    await expect(regionItem(page, 'Sales Region #15')).toBeVisible();
  });

  test('[SHL-042] under a brand with one region they have its name and no search', async ({ page }) => {
    await page.goto('/start?ManufacturerLabelId=37');
    await regionItem(page, 'National Accounts').click();
    const dialog = page.getByRole('dialog', { name: 'Sales office' });
    await expect(dialog.getByRole('heading', { name: 'National Accounts' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Change region' })).toBeHidden();
  });
});

test.describe('Prices', () => {
  test('[CUR-004] [CUR-005] [CUR-006] [CUR-007] follow the currency at once, and leave with No Pricing', async ({
    page,
  }) => {
    await openUpblastSearch(page);
    await fillDuty(page);
    await findFans(page);
    const first = page.getByTestId('result-row').first();
    await expect(first).toContainText(/\$[\d,]+\.\d\d/);
    await page.getByRole('button', { name: 'Currency: USD' }).click();
    await expect(page.getByRole('menuitemradio')).toHaveText([
      'US Dollar',
      'Canadian Dollar',
      'Mexican Peso',
      'Euro',
      'British Pound',
      'No Pricing',
    ]);
    await page.getByRole('menuitemradio', { name: 'Canadian Dollar' }).click();
    await expect(first).toContainText(/\$[\d,]+\.\d\d CAD/);
    await page.getByRole('button', { name: 'Currency: CAD' }).click();
    await page.getByRole('menuitemradio', { name: 'No Pricing' }).click();
    await expect(page.getByRole('button', { name: 'Currency: No Pricing' })).toBeVisible();
    await expect(first).not.toContainText('$');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Currency: No Pricing' })).toBeVisible();
  });

  test('[CUR-006] the menu stays with its button while the page scrolls under it', async ({ page }) => {
    await page.goto('/start');
    await page.getByRole('button', { name: 'Currency: USD' }).click();
    const menu = page.getByRole('menu', { name: 'Currency' });
    await expect(menu.getByRole('menuitemradio')).toHaveCount(6);
    const moved = await menu.evaluate((element) => {
      const before = element.getBoundingClientRect().top;
      window.scrollBy(0, 60);
      return [window.scrollY, Math.abs(element.getBoundingClientRect().top - before) < 10];
    });
    expect(moved).toEqual([60, true]);
  });

  test('[SHL-041] the currency is in the navigation of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/start');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const item = navigation.getByRole('button', { name: 'Change Currency (USD)' });
    // The item opens once its currencies are there.
    await expect(item).toHaveAttribute('aria-expanded', 'false');
    await item.click();
    await navigation.getByRole('button', { name: 'Canadian Dollar' }).click();
    await expect(navigation.getByRole('button', { name: 'Change Currency (CAD)' })).toBeVisible();
  });
});
