import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { LARGE_CATALOGUE } from '../site/large-catalogue.ts';
import { expect, type Page, test } from '../site/page.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

const { fits, cfm, staticPressure } = LARGE_CATALOGUE;
const PHONE = { width: 390, height: 844 };

test.describe('A duty that 500 fans of a maker fit', () => {
  let site: IsolatedSite;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startIsolatedSite({}, { hasLargeCatalogue: true });
  });
  test.afterAll(() => site?.stop());

  async function openResults(page: Page): Promise<void> {
    await openUpblastSearch(page, site.url);
    await fillDuty(page, cfm, staticPressure);
    await findFans(page);
    await expect(page.getByText(new RegExp(`^${fits} of ${fits} `))).toBeVisible();
  }

  test('lists them all: the last one is reached by keys, opened, configured and come back from', async ({ page }) => {
    await openResults(page);
    const rows = page.getByTestId('result-row');
    expect(await rows.count()).toBeLessThan(60);
    await rows.first().getByRole('button').first().focus();
    await page.keyboard.press('End');
    const last = page.locator(`[aria-rowindex="${fits + 1}"]`);
    await expect(last).toBeInViewport();
    await expect(last.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.locator(`[aria-rowindex="${fits}"]`).getByRole('button').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const model = ((await last.getByRole('button').first().innerText()).split('\n')[0] ?? '').trim();
    const configure = page.getByRole('button', { name: `Configure ${model}` });
    await expect(configure).toBeVisible();

    await page.keyboard.press('Home');
    await expect(rows.first()).toBeInViewport();
    // What was opened and used stays, wherever the page is.
    await expect(configure).toBeAttached();
    await page.keyboard.press('End');
    await configure.click();
    await expect(page.getByRole('heading', { level: 1, name: model })).toBeVisible();
    await page.goBack();
    await expect(rows.first()).toBeVisible();
    await expect(page.getByText(new RegExp(`^${fits} of ${fits} `))).toBeVisible();
  });

  test('is scrolled through, sorted and narrowed to a model', async ({ page }) => {
    await openResults(page);
    await scrollToEnd(page);
    await expect(page.locator(`[aria-rowindex="${fits + 1}"]`)).toBeInViewport();
    await expect(page.getByRole('columnheader', { name: 'Model' })).toBeInViewport();
    const sound = page.getByRole('columnheader', { name: /Sound/ });
    await sound.getByRole('button').click();
    await expect(sound).toHaveAttribute('aria-sort', 'ascending');

    await page.getByRole('searchbox', { name: 'Find model' }).fill('lrc 24');
    const rows = page.getByTestId('result-row');
    await expect(rows).toHaveCount(5);
    for (const text of await rows.allInnerTexts()) expect(text).toContain('LRC24');
    await expect(page.getByText(`5 of ${fits} shown`)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Find model' }).fill('KUB');
    await expect(page.getByText('No model matches “KUB”.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(rows.first()).toBeVisible();
  });

  test('is listed as cards on a phone, to the last one', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openResults(page);
    const cards = page.getByTestId('results-cards');
    const last = cards.locator(`[aria-posinset="${fits}"]`);
    await scrollToEnd(page);
    await expect(last).toBeInViewport();
    await last.getByRole('button').first().click();
    await expect(last.getByRole('button', { name: /^Configure/ })).toBeVisible();
    await page.keyboard.press('Home');
    await expect(cards.locator('[aria-posinset="1"]').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(last.getByRole('button', { name: /^Configure/ })).toBeVisible();
  });
});

/** As far as the wheel goes; what is drawn on the way may move the end. */
async function scrollToEnd(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move((page.viewportSize()?.width ?? 0) * 0.7, 500);
    await page.mouse.wheel(0, 20_000);
    const isAtEnd = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
    expect(isAtEnd).toBe(true);
  }).toPass();
}
