import type { Locator } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { prepareProject } from '../site/prepared-project.ts';
import { chooseForItem } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';

const rows = (page: Page) => page.getByTestId('item-row');
const toast = (page: Page, text: string) => page.getByTestId('toast').filter({ hasText: text });
const tagged = (page: Page, tag: string) => page.getByTestId('schedule-row').filter({ hasText: tag });
const widthBeyond = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const SCHEDULE = [
  'MARK\tAIRFLOW\tESP\tQTY\tMANUFACTURER',
  '\tCFM\tIN. W.G.',
  'ef-1\t2,000\t0.5\t2\tAcme',
  'EF-2\t1,250 cfm\t0.375 in. wg\t1\tAcme',
  'EF-3\tby others\t\t1\t',
].join('\n');

/** Another model than the one that is ranked first, saved as an alternate of it. */
async function addAlternate(page: Page, model: string): Promise<void> {
  await chooseForItem(page, `EF-1 ${model}`, 'Search for an alternate');
  await expect(page.getByTestId('reselect-notice')).toContainText(`an alternate to EF-1 ${model}`);
  await page.getByRole('table', { name: 'Fans that fit' }).getByRole('rowheader').nth(3).getByRole('button').click();
  await page
    .getByRole('button', { name: /^Configure / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Save to project' }).click();
  await page.getByRole('button', { name: 'No Curb Needed' }).click();
  await expect(rows(page)).toHaveCount(2);
}

async function modelOf(row: Locator): Promise<string> {
  return (await row.locator('[data-stop="model"] span span').first().innerText()).trim();
}

test.describe('An engineer offers what the drawings ask for', () => {
  test('pastes a schedule and reads tag by tag how it is met', async ({ page }) => {
    await openSignedIn(page, 'engineer');
    const { projectId } = await prepareProject(page);
    await page.goto(`/projects/dashboard?projectId=${projectId}`);
    await page.getByRole('button', { name: 'As scheduled' }).click();
    await page.getByRole('button', { name: 'Paste a schedule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste a schedule' });
    await dialog.getByRole('textbox', { name: 'Rows of the schedule' }).fill(SCHEDULE);
    await expect(dialog.getByText('2 rows read, no questions, 1 ignored')).toBeVisible();
    await expect(dialog.getByRole('listitem')).toContainText('Line 5: By others');
    await expect(dialog.getByText('Not used: MANUFACTURER')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Take 2 rows' }).click();
    await expect(tagged(page, 'ef-1')).toContainText('Meets');
    await expect(tagged(page, 'EF-2')).toContainText('Not offered');

    await page.getByRole('button', { name: 'Airflow, cfm: 2,000' }).focus();
    await page.keyboard.type('2500 cfm');
    await page.keyboard.press('Enter');
    await expect(tagged(page, 'ef-1')).toContainText('Falls short');
    await page.reload();
    await expect(tagged(page, 'ef-1')).toContainText('Falls short');
    expect(await violationsOf(page)).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByTestId('schedule-cards')).toContainText('Falls short');
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Search for it: EF-2' }).click();
    await page.getByRole('button', { name: 'Upblast/Downblast' }).click();
    await expect(page.getByRole('textbox', { name: 'Airflow', exact: true })).toHaveValue('1,250');
  });

  test('adds an alternate, chooses it and sees the totals change', async ({ page }) => {
    await openSignedIn(page, 'engineer');
    const { projectId } = await prepareProject(page);
    await page.goto(`/projects/dashboard?projectId=${projectId}`);
    const model = await modelOf(rows(page).first());
    const total = page.getByTestId('items-table').locator('tfoot');
    const before = await total.innerText();
    await addAlternate(page, model);
    const alternate = rows(page).filter({ hasText: 'Alternate' });
    await expect(alternate).toContainText(/[+−]\$/);
    await expect(total).toHaveText(before, { useInnerText: true });
    await expect(page.getByText('1 of 1 selected')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    const other = await modelOf(alternate);
    await chooseForItem(page, `EF-1 ${other}`, 'Choose this one');
    await expect(toast(page, `EF-1 ${other} is chosen in place of EF-1 ${model}`)).toBeVisible();
    await expect(rows(page).first()).toContainText(other);
    await expect(total).not.toHaveText(before, { useInnerText: true });
    await toast(page, 'is chosen').getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page).first()).toContainText(model);
    await expect(total).toHaveText(before, { useInnerText: true });

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByTestId('items-cards')).toContainText('Alternate');
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
