import type { Page } from '@playwright/test';
import { expect, test } from '../site/page.ts';
import { fillSignIn } from '../site/sign-in.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

const SIZING = '**/api/sizefan/exhaust-supply';
const airflow = (page: Page) => page.getByLabel('Airflow').first();
const duty = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });

async function findUpblastFans(page: Page): Promise<void> {
  await openUpblastSearch(page);
  await fillDuty(page);
  await findFans(page);
}

test.describe('A search that something comes between', () => {
  test('[SCH-031] ends silently when the next one is started', async ({ page }) => {
    await findUpblastFans(page);
    // The first one waits until the second has received its response.
    let responseFirst: () => void = () => undefined;
    const isResponse = new Promise<void>((resolve) => {
      responseFirst = resolve;
    });
    await page.route(SIZING, async (route) => {
      const { cfm } = route.request().postDataJSON() as { cfm: number };
      if (cfm === 2500) await isResponse;
      await route.continue().catch(() => undefined);
    });
    const ended = page.waitForEvent('requestfailed', (request) => request.postData()?.includes('"cfm":2500') === true);
    await airflow(page).fill('2500');
    await airflow(page).press('Enter');
    await airflow(page).fill('3000');
    await airflow(page).press('Enter');
    expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(duty(page, '3,000 cfm')).toBeVisible();
    await expect(page.getByTestId('exhaust-supply-results')).toBeVisible();
    responseFirst();
    await expect(page.getByTestId('run-failure')).toHaveCount(0);
    await expect(duty(page, '3,000 cfm')).toBeVisible();
  });

  test('keeps its form when the server fails, says so beside it, and goes on at Try again', async ({ page }) => {
    await findUpblastFans(page);
    // Rows of the search before are scrolled to their end.
    await page.getByTestId('result-row').last().scrollIntoViewIfNeeded();
    await page.route(SIZING, (route) => route.fulfill({ status: 500 }));
    await airflow(page).fill('2300');
    await airflow(page).press('Enter');
    const failure = page.getByTestId('run-failure');
    await expect(failure.getByRole('button', { name: 'Try again' })).toBeInViewport();
    // As it was typed: the field still has the focus.
    await expect(airflow(page)).toHaveValue('2300');
    await page.unroute(SIZING);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByTestId('exhaust-supply-results')).toBeVisible();
    await expect(failure).toBeHidden();
    await expect(duty(page, '2,300 cfm')).toBeVisible();
  });

  test('is as it was left after a sign-in, and the one before it is a step back', async ({ page }) => {
    await findUpblastFans(page);
    await airflow(page).fill('2700');
    await airflow(page).press('Enter');
    await expect(duty(page, '2,700 cfm')).toBeVisible();
    await expect(page.getByTestId('live-rows')).toBeHidden();
    const rows = page.getByTestId('exhaust-supply-results').getByTestId('result-row');
    // A long list is drawn in steps.
    const firstRows = async () => (await rows.allInnerTexts()).slice(0, 10);
    const requested = await firstRows();
    await page.getByLabel('Max. sound').fill('25');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, 'engineer');
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await expect(page.getByLabel('Max. sound')).toHaveValue('25.0');
    await expect(airflow(page)).toHaveValue('2,700');
    await page.getByLabel('Max. sound').fill('');
    await expect(page.getByTestId('live-rows')).toBeHidden();
    await expect.poll(firstRows).toEqual(requested);
    // The page of the sign-in and the one that was left for it are a step each.
    await page.goBack();
    await page.goBack();
    await expect(duty(page, '2,700 cfm')).toBeVisible();
    await page.goBack();
    await expect(duty(page, '2,000 cfm')).toBeVisible();
    await page.goForward();
    await expect(duty(page, '2,700 cfm')).toBeVisible();
  });

  test('gives way to a duty that is typed in one line over it, also one of the same products', async ({ page }) => {
    await findUpblastFans(page);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    const line = page.getByRole('dialog', { name: 'Type a duty in one line' }).getByRole('textbox');
    await expect(line).toBeFocused();
    await line.fill('2500 cfm 0.75 upblast 60606');
    await page.keyboard.press('Enter');
    await expect(duty(page, '2,500 cfm at 0.75 in. wg')).toBeVisible();
    await expect(airflow(page)).toHaveValue('2,500');
    await expect(page.getByTestId('exhaust-supply-results')).toBeVisible();
  });

  test('is open in a second tab of the guest too, and each tab goes on by itself', async ({ page, context }) => {
    await findUpblastFans(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByTestId('exhaust-supply-results')).toBeVisible();
    await airflow(second).fill('3100');
    await airflow(second).press('Enter');
    await expect(duty(second, '3,100 cfm')).toBeVisible();
    await expect(duty(page, '2,000 cfm')).toBeVisible();
    await page.reload();
    await expect(duty(page, '2,000 cfm')).toBeVisible();
    await expect(page.getByTestId('exhaust-supply-results')).toBeVisible();
  });
});
