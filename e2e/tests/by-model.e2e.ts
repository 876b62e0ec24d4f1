import { randomInt } from 'node:crypto';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { createProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';

test.describe('An engineer knows the models already', () => {
  test('[PRJ-001] and, once signed in, adds them to an empty project, line after line, with the keyboard alone', async ({
    page,
  }) => {
    await openSignedIn(page, 'engineer', '/projects/dashboard');
    await expect(page).toHaveURL(/\/projects\/dashboard/);
    await createProject(page, `By model ${randomInt(1e6)}`, '60601');
    await page.getByRole('button', { name: 'Add by model' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add by model number' });
    const line = dialog.getByLabel('Model and duty');
    await line.fill('KRB245 2,500 cfm 0.75 x2');
    await dialog.getByLabel('Tag').fill('EF-1');
    await expect(dialog.getByRole('radio', { name: /^KRB245/ })).toBeChecked();
    await expect(dialog).toContainText('2,500 cfm · 3/4 hp');
    await line.press('Enter');
    await expect(dialog.getByRole('status').filter({ hasText: 'EF-1 KRB245 added' })).toBeVisible();
    await expect(line).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.keyboard.type('krb250 2500 0.75 in');
    await expect(dialog).toContainText('No model matches this number exactly.');
    await expect(dialog.getByRole('button', { name: 'Add', exact: true })).toBeDisabled();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('radio', { name: /^KRB245/ }).check();
    await expect(dialog.getByLabel('Tag')).toHaveValue('EF-2');
    await dialog.getByRole('button', { name: 'Add KRB245' }).click();
    await expect(dialog.getByRole('status').filter({ hasText: 'EF-2 KRB245 added' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.reload();
    await expect(page.getByTestId('item-row')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Quantity: 2' })).toBeVisible();
  });
});
