import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { openSignedIn } from '../site/sign-in.ts';

const ALERTS = '/region-management/alerts';

async function openNew(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'New alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'New alert' });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Presses Delete in the dialog of an alert, and in the question that follows. */
async function deleteOpened(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Edit alert' }).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Delete this alert?' });
  await question.getByRole('button', { name: 'Delete' }).click();
}

const toast = (page: Page, text: string) => page.getByTestId('toast').filter({ hasText: text });
const rowOf = (page: Page, name: RegExp) => page.getByRole('row', { name });

test.describe('Activity alerts', () => {
  test('[AUT-018] are not for a plain user, who goes to the start page', async ({ page }) => {
    await openSignedIn(page, 'engineer');
    await page.goto(ALERTS);
    await expect(page).toHaveURL(/\/start$/);
    await expect(toast(page, 'Redirected Home: Route Change Failure')).toBeVisible();
  });

  test('[ALR-010] a sales user sets one up, tries, changes and deletes it', async ({ page }) => {
    test.slow();
    await openSignedIn(page, 'sales');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await navigation.getByRole('button', { name: 'Region Management' }).click();
    await navigation.getByRole('link', { name: 'Activity Alerts' }).click();
    await expect(page).toHaveURL(new RegExp(`${ALERTS}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Activity Alerts' })).toBeVisible();

    const dialog = await openNew(page);
    await expect(dialog.getByLabel('Region')).toHaveValue('24');
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('lindq');
    await page.getByRole('option', { name: /Maya Lindqvist/ }).click();
    await expect(dialog.getByLabel('Region')).toHaveValue('');
    await dialog.getByRole('radio', { name: 'Weekly' }).check({ force: true });
    await dialog.getByLabel('Weekday').selectOption('Wednesday');
    await dialog.getByLabel('Time zone').selectOption('Mountain Time · Denver');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send test' }).click();
    await expect(toast(page, 'Test email sent to sales@specbuilder.example')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Alert saved')).toBeVisible();
    const row = rowOf(page, /Maya Lindqvist All actions All categories Weekly on Wednesday Mountain Time · Denver/);
    await expect(row).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await row.getByRole('button', { name: /^Edit alert: Maya Lindqvist/ }).click();
    const opened = page.getByRole('dialog', { name: 'Edit alert' });
    await expect(opened.getByRole('combobox', { name: 'Customer' })).toHaveValue('Maya Lindqvist');
    await opened.getByLabel('Region').selectOption('15');
    await expect(opened.getByRole('combobox', { name: 'Customer' })).toHaveValue('');
    await opened.getByRole('radio', { name: 'Monthly' }).check({ force: true });
    await opened.getByRole('button', { name: 'Save' }).click();
    const changed = rowOf(page, /15 .* All customers All actions All categories Monthly on the 1st/);
    await expect(changed).toBeVisible();

    await changed.getByRole('button', { name: /^Edit alert/ }).click();
    await deleteOpened(page);
    await expect(toast(page, 'Alert deleted')).toBeVisible();
    await expect(changed).toBeHidden();
    await expect(page.getByText('No alerts yet')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('[ERR-043] [ERR-044] [ERR-045] [ERR-046] what fails says so, and nothing typed is lost', async ({ page }) => {
    await openSignedIn(page, 'sales');
    await page.goto(ALERTS);
    let isDown = false;
    await page.route(/\/api\/(alerts|events)(\/[^/]*)?(\?|$)/, (route) =>
      isDown && !/customers/.test(route.request().url())
        ? route.fulfill({ status: 500, json: { message: 'Store is down', errors: {}, modelState: {} } })
        : route.fallback(),
    );
    const dialog = await openNew(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rowOf(page, /24 Chicago/)).toBeVisible();
    await page.getByRole('button', { name: /^Edit alert/ }).click();
    const opened = page.getByRole('dialog', { name: 'Edit alert' });
    isDown = true;
    for (const [button, title] of [
      ['Save', 'Error Saving'],
      ['Send test', 'Error Sending'],
      ['Delete', 'Error Deleting'],
    ] as const) {
      if (button === 'Delete') await deleteOpened(page);
      else await opened.getByRole('button', { name: button }).click();
      const said = page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: title });
      await expect(said.getByText(/^There was an unexpected error/)).toBeVisible();
      await said.getByRole('button', { name: 'OK' }).click();
      await expect(said).toBeHidden();
      await expect(opened).toBeVisible();
    }
    for (const path of [ALERTS, '/region-management/user-event-logs']) {
      await page.goto(path);
      await expect(page.getByText('Error: Internal Server Error - Store is down')).toBeVisible();
      await expect(page.getByRole('row')).toHaveCount(0);
    }
    isDown = false;
    await page.goto(ALERTS);
    await page.getByRole('button', { name: /^Edit alert/ }).click();
    await deleteOpened(page);
    await expect(page.getByText('No alerts yet')).toBeVisible();
  });

  test('[ALR-004] an administrator sees and filters recipients', async ({ page }) => {
    await openSignedIn(page, 'admin');
    await page.goto(ALERTS);
    const dialog = await openNew(page);
    await dialog.getByLabel('Recipient').selectOption({ label: 'Sam Ortega (sales@specbuilder.example)' });
    await dialog.getByLabel('Region').selectOption('24');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const row = rowOf(page, /^sales@specbuilder.example 24 Chicago/);
    await expect(row).toBeVisible();
    await page.getByLabel('Recipient').selectOption({ label: 'Ada Novak (admin@specbuilder.example)' });
    await expect(page.getByText('This recipient has no alerts')).toBeVisible();
    await page.getByRole('button', { name: 'Show all recipients' }).click();
    await row.getByRole('button', { name: /^Edit alert/ }).click();
    await deleteOpened(page);
    await expect(page.getByText('No alerts yet')).toBeVisible();
  });

  test('the keyboard alone is enough', async ({ page }) => {
    await openSignedIn(page, 'sales');
    await page.goto(ALERTS);
    const create = page.getByRole('button', { name: 'New alert' });
    await create.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New alert' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Customer' }).focus();
    await page.keyboard.type('maya l');
    await expect(page.getByRole('option', { name: /Maya Lindqvist/ })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('combobox', { name: 'Customer' })).toHaveValue('Maya Lindqvist');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Discard your changes?')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Discard your changes?')).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toBeHidden();
    await expect(create).toBeFocused();
  });
});
