import { expect, test } from '../site/page.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

test.describe('A visitor sizes an exhaust fan', () => {
  test('[STA-001] [STA-004] [STA-005] the start page lists what can be sized, one category open at a time', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/start$/);
    const response = await page.request.get('/api/catalog/topCategories');
    const categories = (await response.json()) as readonly { readonly name: string }[];
    expect(categories.map(({ name }) => name)).toEqual([
      'Exhaust fans',
      'Make-up air',
      'Heated make-up air',
      'HVAC units',
      'High volume low speed',
      'Industrial heaters',
    ]);
    for (const { name } of categories)
      await expect(page.getByRole('button', { name: new RegExp(`^${name}`) })).toBeVisible();
    const exhaust = page.getByRole('button', { name: /^Exhaust fans/ });
    const hvls = page.getByRole('button', { name: /^High volume low speed/ });
    await hvls.click();
    await expect(hvls).toHaveAttribute('aria-expanded', 'true');
    await expect(exhaust).toHaveAttribute('aria-expanded', 'false');
    await exhaust.click();
    await expect(hvls).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('button', { name: 'Search Upblast/Downblast' })).toBeVisible();
  });

  test('[SCH-043] [RES-008] from postal code and duty to ranked rows, the first one open', async ({ page }) => {
    await openUpblastSearch(page);
    await expect(page).toHaveURL(/\/fans\/sizer\/search\?category=1&sub=2/);
    await fillDuty(page);
    await expect(page.getByText(/Chicago, IL · \d{3} ft · \d+ °F \/ \d+ °F/)).toBeVisible();
    await findFans(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2,000 cfm at 0.50 in. wg');

    const first = page.getByTestId('result-row').first();
    await expect(first).toContainText('Lowest price for the duty');
    await expect(page.getByRole('radio', { name: /hp/ }).first()).toBeChecked();
    await expect(page.getByRole('radio', { name: /460 V/ }).first()).toBeVisible();
    await expect(first).toContainText(/\$[\d,]+\.\d\d/);
    await expect(page.getByText(/^FEI/).first()).toBeVisible();
    const curve = page.getByRole('img', { name: /2,000 cfm at 0.50 in. wg/ }).first();
    await expect(curve).toBeVisible();

    await page.getByRole('tab', { name: 'Fan info' }).click();
    await expect(page.getByRole('link', { name: /Cut sheet/ }).first()).toBeVisible();
  });

  test('[RES-005] the rows sort by any column and come back in their rank', async ({ page }) => {
    await openUpblastSearch(page);
    await fillDuty(page);
    await findFans(page);
    const rows = page.getByTestId('result-row');
    // A long list is drawn in steps.
    const summary = await page.getByText(/\d+ of \d+ sizes fit/).innerText();
    await expect(rows).toHaveCount(Number(/\d+/.exec(summary)?.[0]));
    const ranked = await rows.allInnerTexts();
    const sound = page.getByRole('columnheader', { name: /Sound/ });
    await sound.getByRole('button').click();
    await expect(sound).toHaveAttribute('aria-sort', 'ascending');
    const sorted = await rows.allInnerTexts();
    expect(sorted).not.toEqual(ranked);
    await sound.getByRole('button').click();
    await expect(sound).toHaveAttribute('aria-sort', 'descending');
    await sound.getByRole('button').click();
    await expect(sound).not.toHaveAttribute('aria-sort', /ending/);
    await expect.poll(() => rows.allInnerTexts()).toEqual(ranked);
  });

  test('every excluded size has a reason, and one click relaxes a limit', async ({ page }) => {
    await openUpblastSearch(page);
    await fillDuty(page);
    await page
      .getByLabel(/^Max\. sound/)
      .first()
      .fill('12');
    await findFans(page);
    await page.getByRole('button', { name: /Why not the other/ }).click();
    const left = page
      .getByRole('dialog')
      .or(page.getByRole('group', { name: /excluded/ }))
      .first();
    await expect(left).toContainText(/sizes were excluded/);
    await expect(left).toContainText(/efficiency|sound|speed/i);
    await left
      .getByRole('button', { name: /^Allow/ })
      .first()
      .click();
    await expect(page.getByLabel(/^Max\. sound/).first()).not.toHaveValue('12.0');
    await expect(page.getByTestId('result-row').first()).toBeVisible();
  });

  test('[RES-009] a reload keeps the result; opening a row again sends no request', async ({ page }) => {
    await openUpblastSearch(page);
    await fillDuty(page);
    await findFans(page);
    const before = await page.getByTestId('result-row').first().innerText();
    const url = page.url();
    expect(url).toMatch(/[?&]r=[0-9a-f-]{36}/);
    await page.reload();
    await expect(page.getByTestId('result-row').first()).toBeVisible();
    expect(await page.getByTestId('result-row').first().innerText()).toBe(before);
    expect(page.url()).toBe(url);

    let motorCalls = 0;
    page.on('request', (request) => {
      if (request.url().includes('/motors')) motorCalls += 1;
    });
    const opener = page.getByTestId('result-row').first().getByRole('button').first();
    await opener.click();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    await expect(page.getByRole('radio', { name: /hp/ }).first()).toBeVisible();
    expect(motorCalls).toBe(0);
  });

  test('[SCH-042] an unknown postal code says so, opens the site fields and keeps the work', async ({ page }) => {
    await openUpblastSearch(page);
    await page.getByLabel('Airflow').first().fill('1500');
    await page.getByLabel('Job postal code').fill('00000');
    const sentence = 'Postal code not found. Please enter the site conditions manually.';
    await expect(page.getByTestId('toast').filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByLabel('Altitude').first()).toBeVisible();
    await expect(page.getByLabel('Airflow').first()).toHaveValue(/1,?500/);
  });

  test('an impossible duty shows the nearest misses, never an empty page', async ({ page }) => {
    await openUpblastSearch(page);
    await fillDuty(page, 300);
    await page.getByLabel('Static pressure').first().fill('8');
    await page.keyboard.press('Alt+u');
    await expect(page.getByText(/^None of \d+ sizes fits/).first()).toBeVisible();
  });

  test('ceiling fans are sized for a space', async ({ page }) => {
    await page.goto('/start');
    await page.getByRole('button', { name: /^High volume low speed/ }).click();
    await page.getByRole('button', { name: 'Search Destratification' }).click();
    await page.getByLabel(/area/i).first().fill('20000');
    await findFans(page);
    await expect(page.getByTestId('result-row').first()).toContainText(/\$/);
    await page
      .getByRole('button', { name: /^Configure/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/fans\/sizer\/options\//);
  });
});
