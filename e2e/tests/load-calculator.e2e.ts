import type { Page, Response } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { fillSignIn } from '../site/sign-in.ts';

test.describe('The load calculator', () => {
  test('[LCA-004] [LCA-006] is reached through sign-in, works out loads, keeps them and hands out a copy', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/load-calculator');
    await fillSignIn(page, 'engineer');
    const calculator = page.frameLocator('iframe[title="HVAC Load Calculator"]');
    const cooling = calculator.getByText('Cooling', { exact: true }).locator('xpath=following-sibling::dd[1]');
    await expect(cooling).toHaveText('15.2 tons');
    await expect(page).toHaveTitle('HVAC Load Calculator');

    await calculator.getByLabel('Name').fill('Harbor school');
    await calculator.getByLabel('Postal code').fill('85001');
    await expect(calculator.getByText(/Phoenix, AZ: design conditions of/)).toBeVisible();
    await calculator.getByLabel('Fill in typical values').selectOption('Classroom');
    await expect(cooling).not.toHaveText('15.2 tons');
    expect(await violationsOf(page)).toEqual([]);

    await calculator.getByRole('button', { name: 'Save' }).click();
    await expect(calculator.getByText('Load calculation saved').first()).toBeVisible();
    await expect(page).toHaveTitle('Harbor school');
    const listed = responseOf(page, '/api/loadCalculations');
    await calculator.getByRole('button', { name: 'Open' }).click();
    const [{ id }] = await (await listed).json();
    await expect(calculator.getByRole('button', { name: /^Harbor school/ })).toBeVisible();
    const opened = responseOf(page, `/api/loadCalculations/${id}`);
    await calculator.getByRole('button', { name: /^Harbor school/ }).click();
    const { copyId } = await (await opened).json();
    const tons = (await cooling.textContent()) ?? '';

    await page.goto(`/load-calculator?cloneProjectId=${copyId}`);
    await expect(cooling).toHaveText(tons);
    await expect(calculator.getByLabel('Name')).toHaveValue('Harbor school');
    await expect(page).toHaveTitle('HVAC Load Calculator');

    await calculator.getByRole('button', { name: 'Size a unit for this load' }).click();
    await expect(page.getByTestId('load-notice')).toContainText('Harbor school');
    await page.getByRole('link', { name: 'Back to the load calculation' }).click();
    await expect(calculator.getByLabel('Name')).toHaveValue('Harbor school');
    await expect(cooling).toHaveText(tons);
  });
});

function responseOf(page: Page, path: string): Promise<Response> {
  return page.waitForResponse((response) => new URL(response.url()).pathname === path);
}
