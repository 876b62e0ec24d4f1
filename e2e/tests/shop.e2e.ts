import { SITE_URL } from '../site/addresses.ts';
import { expect, test } from '../site/page.ts';
import { openShop, type Shop } from '../site/shop.ts';

const LANDING = '/commerce-landing/60606/2500/exhaust-fan/2';

test.describe('A shop frames the product', () => {
  let shop: Shop;
  test.beforeAll(async () => {
    shop = await openShop();
  });
  test.afterAll(() => shop.close());

  test('[COM-001] [COM-002] [COM-005] [COM-009] [COM-011] [COM-016] [COM-017] [COM-020] [SHL-010] [SHL-014] its link leads to open results without a click', async ({
    page,
  }) => {
    const flags: (string | undefined)[] = [];
    page.on('request', (request) => {
      // Pictures cannot carry headers.
      if (request.resourceType() === 'fetch' && request.url().includes('/api/'))
        flags.push(request.headers()['x-from-store']);
    });
    const product = await shop.open(page, LANDING);
    const rows = product.getByTestId('result-row');
    await expect(rows.first()).toBeVisible({ timeout: 20_000 });
    await expect
      .poll(async () => (await product.getByTestId('row-detail').count()) === (await rows.count()))
      .toBe(true);
    await expect(product.getByRole('heading', { level: 1 })).toContainText('2,500 cfm');
    await expect(product.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
    await expect(product.getByRole('button', { name: 'Sign in' })).toHaveCount(0);
    await expect
      .poll(() => shop.received(page))
      .toEqual(expect.arrayContaining(['readyForLanguage', 'readyForCurrency']));
    expect(new Set(flags)).toEqual(new Set(['true']));
  });

  test('[COM-001] [BRD-015] [BRD-021] its brand and its mark stand in one address', async ({ page }) => {
    const settingsRequest = page.waitForRequest(
      (request) => request.url().includes('/api/settings') && request.headers()['x-from-store'] === 'true',
    );
    const product = await shop.open(page, '/start?store=1&ManufacturerLabelId=214');
    // Its storage is closed to tests and may be closed to the page; the brand shows in what it requests.
    expect((await settingsRequest).url()).toContain('manufacturerLabelId=214');
    await expect(product.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
    await expect(product.getByRole('navigation', { name: 'Main navigation' })).toHaveCount(0);
    await expect(product.getByRole('banner')).toHaveCount(0);
    const frame = page.frames().find((item) => item.url().startsWith(SITE_URL));
    expect(frame?.url()).toBe(`${SITE_URL}/start`);
  });

  test('[A-021] its brand shows, too, where the browser keeps nothing for the frame', async ({ page }) => {
    await page.addInitScript(() => {
      const reject = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get: reject });
    });
    const settings = page.waitForRequest((request) => request.url().includes('/api/settings'));
    const product = await shop.open(page, '/start?store=1&ManufacturerLabelId=214');
    expect((await settings).headers()).toMatchObject({ 'x-manufacturer-id': '214', 'x-from-store': 'true' });
    await expect(product.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
  });

  test('[COM-010] an unknown postal code is requested again', async ({ page }) => {
    const product = await shop.open(page, '/commerce-landing/00000/2500/exhaust-fan/2');
    const code = product.getByLabel('Job postal code');
    await expect(code).toBeFocused({ timeout: 20_000 });
    await expect(code).toHaveValue('');
    await expect(product.getByTestId('result-row')).toHaveCount(0);
  });

  for (const [missing, path] of [
    ['postalCode', '/commerce-landing//2500/exhaust-fan/2'],
    ['cfm', '/commerce-landing/60606//exhaust-fan/2'],
    ['categoryName', '/commerce-landing/60606/2500//2'],
    ['subCategoryId', '/commerce-landing/60606/2500/exhaust-fan'],
  ] as const) {
    test(`[COM-004] a link without ${missing} is called invalid and leads nowhere`, async ({ page }) => {
      const product = await shop.open(page, path);
      await expect.poll(() => shop.received(page)).toContain('invalid');
      await expect(product.getByRole('heading')).toHaveCount(0);
    });
  }

  test('[COM-012] [COM-013] [COM-014] [COM-015] [COM-018] [COM-019] [TRN-007] language, currency and cart', async ({
    page,
  }) => {
    const product = await shop.open(page, LANDING);
    await product
      .getByRole('button', { name: /^Configure/ })
      .first()
      .click();
    const add = product.getByRole('button', { name: 'Add to Cart' });
    await expect(add).toBeEnabled({ timeout: 20_000 });
    await expect
      .poll(() => shop.received(page))
      .toEqual(expect.arrayContaining(['readyForLanguage', 'readyForCurrency']));

    const budget = product
      .getByTestId('price-foot')
      .getByText(/\$[\d,]+/)
      .first();
    const inDollars = await budget.innerText();
    await shop.say(page, 'storeCurrencyDetails=CAD|1.35');
    await expect(budget).toHaveText(/\$[\d,]+\.\d\d CAD/);
    expect(inDollars).not.toContain('CAD');

    await shop.say(page, 'storeLanguage=es');
    await expect(product.getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
    await expect(product.getByRole('alertdialog')).toHaveCount(0);
    await shop.say(page, 'storeLanguage=en');
    await expect(add).toBeVisible();

    await add.click();
    const curb = product.getByRole('button', { name: 'No Curb Needed' });
    const blocker = product.getByRole('alertdialog', { name: 'Adding the fan to your cart' });
    await expect(curb.or(blocker).first()).toBeVisible();
    if (await curb.isVisible()) await curb.click();
    await expect(blocker).toBeVisible();
    await expect.poll(() => shop.received(page)).toContainEqual(expect.stringMatching(/^projectItemId-[0-9a-f-]{36}$/));
    await shop.letStrangerMeddle(page);
    await page.keyboard.press('Escape');
    await expect(blocker).toBeVisible();
    await shop.say(page, 'finish-request');
    await expect(blocker).toHaveCount(0);
    await expect(add).toBeFocused();
  });
});

test('[COM-008] a shop link outside a frame leads to the start', async ({ page }) => {
  await page.goto(LANDING);
  await expect(page).toHaveURL(/\/start$/);
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
