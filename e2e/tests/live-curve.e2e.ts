import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

const reader = (page: Page) => page.getByRole('slider', { name: /^Read values along the curve/ });

test.describe('A visitor reads the curve of a fan', () => {
  test('[RES-007] [RES-017] in its row, by the keys and as a table', async ({ page }) => {
    const drawings: string[] = [];
    page.on('request', (request) => request.url().includes('/api/fancurve') && drawings.push(request.url()));
    await openUpblastSearch(page);
    await fillDuty(page);
    await findFans(page);
    await page.getByRole('tab', { name: 'Curve' }).first().click();
    const curve = reader(page).first();
    await expect(curve).toHaveAttribute('aria-valuetext', /^Airflow 2,000 cfm, Static pressure 0\.50 in\. wg/);
    const atDuty = await curve.getAttribute('aria-valuenow');
    await curve.focus();
    await page.keyboard.press('ArrowRight');
    await expect(curve).not.toHaveAttribute('aria-valuenow', atDuty ?? '');
    await expect(page.getByTestId('curve-read-out')).toBeVisible();
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expect(page.getByRole('row', { name: /^2,000 0\.50 .*Operating point$/ })).toBeVisible();
    // The page draws its curves itself.
    expect(drawings).toEqual([]);
  });

  for (const [width, theme] of [
    [1440, 'Dark'],
    [390, 'Light'],
  ] as const) {
    test(`[RES-016] on a page of its own that was mailed, in another brand, ${theme} at ${width} px`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const url = baseURL ?? '';
      const cookies = ['SB.activeTheme', 'SB.selectedTheme'].map((name) => ({ name, value: theme, url }));
      await page.context().addCookies(cookies);
      // Avoid the toast for a denied position: its bar moves for as long as the test waits for the page to be at rest.
      await page.context().grantPermissions(['geolocation']);
      await page.context().setGeolocation({ latitude: 41.8868, longitude: -87.6386 });
      const fan = 'fanUnitId=1245011&cfm=9000&sp=3&externalSP=3&rpm=1251&altitude=617&motorId=10194&soundDistance=5';
      await page.goto('/start?ManufacturerLabelId=214');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto(`/fans/sizer/curve?model=KUB245&${fan}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('KUB245 performance curve');
      await expect(reader(page)).toHaveAttribute('aria-valuetext', /Power 6\.38 bhp.*FEI 1\.32, Sound 36\.2 sones$/);
      const drawing = page.getByRole('img', { name: /KUB245/ });
      const texts = await drawing
        .locator('text')
        .evaluateAll((all) => all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      expect(Math.min(...texts)).toBeGreaterThanOrEqual(11);
      const box = await drawing.boundingBox();
      expect(box?.width).toBeCloseTo(Number(await drawing.getAttribute('width')), 0);
      await page.getByRole('slider', { name: /^Move the duty/ }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('row', { name: /^Speed, rpm 1,251 1,2\d\d$/ })).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});
