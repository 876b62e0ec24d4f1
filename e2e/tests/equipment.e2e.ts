import { randomInt } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { chooseForItem, nameOrChooseNewProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';
import { configureFirstFan } from '../site/sizer.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const rows = (page: Page) => page.getByTestId('item-row');
const toast = (page: Page, text: string) => page.getByTestId('toast').filter({ hasText: text });
/** Tags in the order of the rows. */
const tags = async (page: Page) => (await page.getByRole('button', { name: /^Tag: / }).allInnerTexts()).join(' ');

/** A project with a fan EF-1; returns the fan's model. */
async function projectWithFan(page: Page, name: string): Promise<string> {
  const model = await configureFirstFan(page);
  await page.getByRole('textbox', { name: 'Tag' }).fill('EF-1');
  await page.getByRole('button', { name: 'Save to project' }).click();
  await nameOrChooseNewProject(page, name);
  await expect(heading(page, name)).toBeVisible();
  return model;
}

/** Three numbered copies of EF-1. */
async function makeCopies(page: Page, model: string): Promise<void> {
  await chooseForItem(page, `EF-1 ${model}`, 'Duplicate with tags');
  const dialog = page.getByRole('dialog', { name: 'Generate tags' });
  await dialog.getByRole('switch', { name: 'Number the copies' }).click();
  await expect(dialog.getByLabel('Tag before the number')).toHaveValue('EF-');
  await dialog.getByLabel('Quantity').fill('3');
  await expect(dialog.getByLabel('Start number')).toHaveValue('2');
  await expect(dialog).toContainText('EF-2 ... EF-4');
  await dialog.getByRole('button', { name: 'Make 3 copies' }).click();
  await expect(rows(page)).toHaveCount(4);
}

async function changedOrder(page: Page, act: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('/set-item-index/'));
  await act();
  expect((await saved).ok()).toBe(true);
}

const handle = (row: Locator) => row.getByRole('button', { name: /^Move / });

test.describe('An engineer works on the equipment of a project', () => {
  test('[ITM-004] [ITM-005] [ITM-007] [TAG-006] numbers copies, edits them like a spreadsheet, drags them, deletes and undoes', async ({
    page,
  }) => {
    await openSignedIn(page, 'engineer');
    const model = await projectWithFan(page, `Equipment ${randomInt(1e6)}`);
    await makeCopies(page, model);
    await expect.poll(() => tags(page)).toBe('EF-1 EF-2 EF-3 EF-4');

    await page.getByRole('button', { name: 'Tag: EF-2' }).focus();
    await page.keyboard.type('KEF-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Tag: EF-3' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Quantity: 1' }).first().focus();
    await page.keyboard.type('200');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Quantity: 5' })).toBeVisible();

    await changedOrder(page, () =>
      handle(rows(page).nth(3)).dragTo(rows(page).nth(0), { targetPosition: { x: 60, y: 4 } }),
    );
    await expect.poll(() => tags(page)).toBe('EF-4 EF-1 KEF-1 EF-3');
    await page.getByRole('button', { name: 'Tag: EF-4' }).focus();
    await changedOrder(page, () => page.keyboard.press('Alt+ArrowDown'));
    await expect(page.getByRole('button', { name: 'Tag: EF-4' })).toBeFocused();
    await page.reload();
    await expect.poll(() => tags(page)).toBe('EF-1 EF-4 KEF-1 EF-3');
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('checkbox', { name: 'Select all items' }).uncheck();
    await page.getByRole('checkbox', { name: /^Select EF-4/ }).check();
    await page.getByRole('checkbox', { name: /^Select KEF-1/ }).check();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(2);
    await toast(page, '2 items deleted').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => tags(page)).toBe('EF-1 EF-4 KEF-1 EF-3');
  });

  test('[EVT-076] [ITM-003] [ITM-013] [MSG-008] opens one on a phone, reads its drawings, and puts another fan in its place', async ({
    page,
  }) => {
    await openSignedIn(page, 'engineer');
    const model = await projectWithFan(page, `Phone ${randomInt(1e6)}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await rows(page)
      .getByRole('button', { name: new RegExp(`^EF-1 ${model}`) })
      .click();
    await expect(page.getByRole('link', { name: /^Dimension drawing/ }).first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 1440, height: 900 });
    await chooseForItem(page, `EF-1 ${model}`, 'Replace fan');
    await expect(page.getByTestId('reselect-notice')).toContainText(`Replacing EF-1 ${model}`);
    const configure = page.getByRole('button', { name: /^Configure / }).first();
    await configure.click();
    await expect(page.getByRole('textbox', { name: 'Tag' })).toHaveValue('EF-1');
    await page.getByRole('button', { name: 'Save to project' }).click();
    const curb = page.getByRole('dialog').getByRole('button', { name: 'No' });
    await expect(toast(page, 'Replaced Fan Item').or(curb).first()).toBeVisible();
    if (await curb.isVisible()) await curb.click();
    await expect(toast(page, 'Replaced Fan Item')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Tag: EF-1' })).toBeVisible();
  });
});
