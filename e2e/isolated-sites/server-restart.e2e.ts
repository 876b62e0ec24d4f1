import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, type Page, test } from '../site/page.ts';
import { configureFirstFan } from '../site/sizer.ts';

const damper = (page: Page) => page.getByRole('checkbox', { name: /^Gravity backdraft damper/ });
const rejection = (page: Page) => page.getByTestId('toast').filter({ hasText: /could not be changed/ });
const CHANGE_OF_AN_OPTION = '**/api/fanItem/*/option/*';
/** The hub tries again after 2, 10 and 30 seconds, and the server takes some to start. */
const BACK_WITHIN_MS = 60_000;

test.describe('A server that falls over in the middle of a change of an item', () => {
  test.setTimeout(150_000);
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite();
  });
  test.afterAll(() => site.stop());

  /** Clicks the damper while the server falls over, before or after it stored the change. */
  async function clickWhileServerFalls(page: Page, { isStored }: { isStored: boolean }): Promise<void> {
    await page.route(CHANGE_OF_AN_OPTION, async (route) => {
      if (isStored) expect((await route.fetch()).ok()).toBe(true);
      await site.crash();
      await route.abort();
    });
    const hasFallen = page.waitForEvent('requestfailed', (request) => request.url().includes('/option/'));
    await damper(page).click();
    await hasFallen;
    await page.unroute(CHANGE_OF_AN_OPTION);
    await expect(rejection(page)).toBeVisible();
  }

  test('[OPT-022] [RTM-007] costs nothing that was typed, and the page shows what is stored once it is back', async ({
    page,
  }) => {
    await configureFirstFan(page, site.url);
    await page.getByLabel('Notes').fill('Serves the lab');
    const price = page.getByTestId('price-foot');

    await test.step('before the change has come: it is taken back on the page, and can be made again', async () => {
      const bare = await price
        .getByText(/\$[\d,]+\.\d\d/)
        .first()
        .innerText();
      await clickWhileServerFalls(page, { isStored: false });
      await expect(damper(page)).not.toBeChecked();
      await expect(price).toContainText(bare);
      await site.restart();
      await damper(page).check();
      await expect(page.getByTestId('rerate-notice')).toBeVisible();
      await expect(damper(page)).toBeChecked();
      await expect(rejection(page)).toBeHidden();
    });

    await test.step('after the change was stored and before its response came: the page finds out by itself', async () => {
      await clickWhileServerFalls(page, { isStored: true });
      await site.restart();
      await expect(damper(page)).not.toBeChecked({ timeout: BACK_WITHIN_MS });
    });

    await expect(page.getByLabel('Notes')).toHaveValue('Serves the lab');
    await page.reload();
    await expect(damper(page)).not.toBeChecked();
    await expect(page.getByLabel('Notes')).toHaveValue('Serves the lab');
  });
});
