import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { fillDuty, findFans, openUpblastSearch } from '../site/sizer.ts';

/** What a file holds that the Export menu saves. */
async function saved(page: Page, kind: RegExp): Promise<Buffer> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: kind }).click()]);
  return readFile(await file.path());
}

async function findUpblastFans(page: Page): Promise<void> {
  await openUpblastSearch(page);
  await fillDuty(page);
  await findFans(page);
}

/** Leaves the quieter fans. */
async function filterBySound(page: Page, sones: string): Promise<void> {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('spinbutton', { name: /^Sound/ }).fill(sones);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^\d+ of \d+ shown$/)).toBeVisible();
}

test.describe('A visitor works with the rows of a result', () => {
  test('[RES-005] orders by two columns, chooses columns, narrows the rows and saves them', async ({ page }) => {
    await findUpblastFans(page);
    await page
      .getByRole('columnheader', { name: /^Motor/ })
      .getByRole('button')
      .click();
    await page
      .getByRole('columnheader', { name: /^Sound/ })
      .getByRole('button')
      .click({ modifiers: ['Shift'] });
    await expect(page.getByRole('columnheader', { name: /^Sound 2/ })).toHaveAttribute('aria-sort', 'ascending');

    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Fan power (W/cfm)' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Drive' }).click();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.reload();
    await expect(page.getByRole('columnheader', { name: /^Fan power/ })).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /^Drive/ })).toBeHidden();

    await filterBySound(page, '12');
    const rows = await page.getByTestId('result-row').count();
    const lines = (await saved(page, /csv/)).toString('utf8').split('\r\n');
    expect(lines).toHaveLength(rows + 1);
    expect(lines[0]).toMatch(/^\uFEFFModel,Airflow \(cfm\).*Fan power \(W\/cfm\)/);
    const sheet = unzipSync(await saved(page, /xlsx/))['xl/worksheets/sheet1.xml'];
    expect(strFromU8(sheet ?? new Uint8Array()).match(/<row>/g)).toHaveLength(rows + 1);
  });

  test('sees them follow what is typed, has them confirmed, and keeps them without a line', async ({
    page,
    context,
  }) => {
    await findUpblastFans(page);
    const airflow = page.getByLabel('Airflow').first();
    const modelsOf = (rows: string) => page.getByTestId(rows).getByTestId('result-row').allInnerTexts();
    await airflow.fill('2,600');
    const notice = page.getByTestId('live-rows');
    await expect(notice).toContainText('2,600 cfm at 0.50 in. wg');
    const [first = ''] = await modelsOf('live-results');
    expect(await violationsOf(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Find fans to confirm' }).click();
    const stored = page.getByTestId('exhaust-supply-results');
    await expect(stored).toContainText(first.split('\n')[0] ?? '');
    await expect(notice).toBeHidden();

    await context.setOffline(true);
    await airflow.fill('2,900');
    await expect(notice).toContainText('2,900 cfm');
    await airflow.press('Enter');
    await expect(notice).toContainText('the server has not confirmed these rows');
    await expect(page.getByTestId('run-failure')).toBeHidden();
    await expect(page.getByTestId('live-results')).toBeVisible();
    await context.setOffline(false);
    await expect(stored).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: '2,900 cfm' })).toBeVisible();
  });

  test('narrows them on a phone as well, and saves what is left', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/fans/sizer/search?category=1&sub=2&zip=60606&cfm=2000&sp=0.5&find=1');
    await expect(page.getByTestId('results-cards')).toBeVisible();
    await filterBySound(page, '12');
    const cards = await page.getByTestId('result-row').count();
    expect((await saved(page, /csv/)).toString('utf8').split('\r\n')).toHaveLength(cards + 1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  });
});
