import { systemChromium } from '../../scripts/test/machine.mjs';
import { SITE_PORT, SITE_URL } from '../site/addresses.ts';
import { expect, test } from '../site/page.ts';
import { configureFirstFan } from '../site/sizer.ts';

const executablePath = systemChromium();

/** Neither https nor localhost, so that browsers leave out what they call secure contexts. */
const PLAIN_URL = `http://fans.test:${SITE_PORT}`;

test.use({
  launchOptions: {
    args: ['--disable-gpu', '--host-resolver-rules=MAP fans.test 127.0.0.1'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

test.describe('A visitor whose site has no https', () => {
  test('sizes and configures a fan, copies its link, and reads that signing in needs https', async ({ page }) => {
    await configureFirstFan(page, PLAIN_URL);
    expect(
      await page.evaluate(() => [window.isSecureContext, 'randomUUID' in crypto, 'clipboard' in navigator]),
    ).toEqual([false, false, false]);
    const footer = page
      .getByTestId('price-foot')
      .getByText(/^\$[\d,]+\.\d\d$/)
      .first();
    const before = await footer.innerText();
    await page.getByRole('checkbox', { name: /^Gravity backdraft damper/ }).check();
    await expect.poll(() => footer.innerText()).not.toBe(before);

    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByTestId('toast').getByText('Link copied')).toBeVisible();
    // Only a secure page may read the clipboard.
    const reader = await page.context().newPage();
    await page.context().grantPermissions(['clipboard-read'], { origin: SITE_URL });
    await reader.goto(`${SITE_URL}/start`);
    expect(await reader.evaluate(() => navigator.clipboard.readText())).toMatch(/\/options.*link=/);
    await reader.close();

    await page
      .getByRole('button', { name: /^Sign in/ })
      .first()
      .click();
    await expect(page.getByTestId('toast').getByText('Signing in requires https')).toBeVisible();
    await expect(page.getByTestId('options-page')).toBeVisible();
    // A page for users alone says the same, in the place of that page.
    await page.goto(`${PLAIN_URL}/accounts/edit`);
    await expect(page.getByTestId('toast').getByText('Signing in requires https')).toBeVisible();
    await expect(page).toHaveURL(/401-unauthorized/);
  });
});
