import { extractText, getDocumentProxy } from 'unpdf';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

test.describe('Documents of a fan', () => {
  test('[RES-015] [RES-024] an open row leads to its cut sheet, its drawing and its product page', async ({
    page,
    context,
  }) => {
    await openUpblastSearch(page);
    await fillDuty(page);
    await findFans(page);
    const row = page.getByTestId('row-detail').first();
    await row.getByRole('tab', { name: 'Fan info' }).click();
    const sheets = row.getByRole('region', { name: 'Data sheets and manuals' });
    await expect(row.getByRole('region', { name: 'Drawings' }).getByRole('link')).toHaveCount(2);
    const cutSheet = sheets.getByRole('link', { name: /^Cut sheet, PDF, revision \d+, \d{4}-\d{2}-\d{2}$/ });
    await expect(cutSheet).toHaveAttribute('target', '_blank');
    await expect(cutSheet).toHaveAttribute('rel', /noopener/);

    const link = row.getByRole('link', { name: 'Product page' });
    const [product] = await Promise.all([context.waitForEvent('page'), link.click()]);
    const heading = product.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/^K[A-Z]{2}\d{3}$/);
    const model = await heading.innerText();

    const response = await page.request.get((await cutSheet.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toBe('application/pdf');
    const bytes = await response.body();
    expect(bytes.toString('latin1', 0, 4)).toBe('%PDF');
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain(model);
    expect(text).toContain('Performance data are demonstration values');
  });

  test('a product page shows curve, dimensions and documents to all visitors, and search engines find it', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.goto('/products/KUB245');
    await expect(page).toHaveTitle(/^KUB245 .* \| Kelvane$/);
    await expect(page.getByRole('img', { name: /Static pressure over airflow/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Outline of KUB245/ })).toHaveCount(2);
    await expect(page.getByRole('row', { name: 'D Inlet, inside 25 1/2 648' })).toBeVisible();
    const documents = page.getByRole('link', { name: /revision \d/ });
    await expect(documents).toHaveCount(4);
    for (const printed of await documents.all()) {
      expect((await request.get((await printed.getAttribute('href')) ?? '')).ok()).toBe(true);
    }
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(sitemap).toContain('/products/KUB245</loc>');
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');

    await page.getByRole('link', { name: 'KUB270' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'KUB270' })).toBeVisible();
    await page.getByRole('link', { name: 'Size this fan' }).click();
    await expect(page).toHaveURL(`${baseURL}/fans/sizer/search?category=1&sub=1`);
    await expect(page.getByLabel('Job postal code')).toBeVisible();
  });

  for (const [theme, width] of [
    ['Light', 1440],
    ['Light', 390],
    ['Dark', 1440],
    ['Dark', 390],
  ] as const) {
    test(`a product page is readable by all visitors, ${theme}, ${width} px`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'SB.activeTheme', value: theme, url: baseURL ?? '' }]);
      await page.setViewportSize({ width, height: 900 });
      for (const model of ['KUB245', 'KRG200', 'KHL-14']) {
        await page.goto(`/products/${model}`);
        await expect(page.getByRole('heading', { level: 1, name: model })).toBeVisible();
        expect(await violationsOf(page)).toEqual([]);
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways).toBeLessThanOrEqual(0);
      }
    });
  }

  test('a product page speaks the language that was chosen, and says so where there is no such product', async ({
    page,
  }) => {
    await page.goto('/products/KUB245?language=es');
    await expect(page.getByRole('heading', { name: 'Dimensiones' })).toBeVisible();
    const missing = await page.goto('/products/NONE');
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Product not found' })).toBeVisible();
  });
});
