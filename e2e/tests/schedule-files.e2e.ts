import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { revitExport, workbook } from '../site/schedule-files.ts';
import { fillSignIn } from '../site/sign-in.ts';

const HEADS = ['MARK', 'QTY', 'CFM', 'ESP', 'TYPE'];
const FILE = 'Choose a CSV or XLSX file';

test('a workbook with two schedules is read sheet by sheet, or all of it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fans/sizer/schedule');
  const buffer = workbook({
    Exhaust: [HEADS, ['EF-1', '2', '1,500', '0.50', 'Roof downblast'], ['EF-2', '1', '2,400', '0.75', 'Inline']],
    Cover: [['Lakeside Clinic, HVAC schedules']],
    Supply: [HEADS, ['SF-1', '1', '2,800', '0.85', 'Inline']],
  });
  const file = { name: 'schedules.xlsx', mimeType: 'application/octet-stream', buffer };
  await page.locator(`input[aria-label="${FILE}"]`).setInputFiles(file);
  const sheets = page.getByRole('group', { name: '2 sheets have a schedule. Read' });
  await expect(sheets.getByRole('button')).toHaveText(['All sheets', 'Exhaust', 'Supply']);
  await sheets.getByRole('button', { name: 'Supply' }).click();
  await expect(page.getByText('1 row read')).toBeFocused();
  await expect(page.getByText('1 ready', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Paste again' }).click();
  await page.locator(`input[aria-label="${FILE}"]`).setInputFiles(file);
  await sheets.getByRole('button', { name: 'All sheets' }).click();
  await expect(page.getByText('3 rows read')).toBeVisible();
  await expect(page.getByText('3 ready', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Airflow of SF-1')).toHaveValue('2,800');
});

const REVIT = [
  ['Mark', 'Type', 'Serves', 'Airflow', 'ESP', 'V/PH/HZ', 'Weight', 'Riser'],
  ['EF-1', 'Roof downblast', 'Corridor', '1500 CFM', '0.50 in-wg', '115/1/60', '85 lb', ''],
  ['EF-2', 'Inline', 'Records', '1250/625', '0.75 in-wg', '115/1/60', '60 lb', ''],
  ['EF-3', 'Inline', 'Garage', '900 CFM', '', '115/1/60', '60 lb', 'east wing'],
];

test('an export of Revit is settled by keys alone and added to a project', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fans/sizer/schedule');
  const buffer = revitExport('Fan Schedule', REVIT);
  await page.locator(`input[aria-label="${FILE}"]`).setInputFiles({ name: 'fans.txt', mimeType: 'text/plain', buffer });
  await expect(page.getByText('1 row read, 2 have questions, 1 ignored')).toBeFocused();
  await expect(page.getByText('1 column is not used: Weight (weight)')).toBeVisible();
  await expect(page.getByText('1 ready · 2 to fix')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  // Duty, type and the best fan are in sight without scrolling to the side.
  for (const label of ['Type of EF-1', 'Airflow of EF-1', 'Static pressure of EF-1', 'V/ph of EF-1', 'Fan for EF-1'])
    await expect(page.getByLabel(label)).toBeInViewport({ ratio: 1 });

  const keys = page.keyboard;
  await keys.press('Enter');
  await expect(page.getByLabel('Column Riser is')).toBeFocused();
  await page.getByLabel('Column Riser is').selectOption('Notes');
  await expect(page.getByText('Schedules with the same headings will use these columns again.')).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('group', { name: 'Meanings of Airflow “1250/625” of EF-2' })).toBeFocused();
  await keys.press('1');
  await expect(page.getByLabel('Static pressure of EF-3')).toBeFocused();
  await keys.type('0.5');
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: /^Sign in to add \d/ })).toBeFocused();
  await expect(page.getByText('No questions left.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Sign in to add 3' })).toBeFocused();

  await keys.press('Enter');
  await fillSignIn(page, 'engineer');
  await expect(page.getByText('3 rows read, 1 ignored')).toBeVisible();
  await page.getByRole('button', { name: 'Add 3 to a project' }).click();
  await nameOrChooseNewProject(page, `Revit ${Date.now()}`);
  await expect(page).toHaveURL(/\/projects\//);
  await expect(page.getByText('EF-3', { exact: true }).first()).toBeVisible();
});

test('chosen rows open as searches in tabs of their own, with tag and duty', async ({ page, context }) => {
  await page.goto('/fans/sizer/schedule');
  await page.getByLabel('Schedule', { exact: true }).fill('MARK\tCFM\tESP\tTYPE\nEF-7\t2,400\t0.75\tInline');
  await page.getByRole('button', { name: 'Read the schedule' }).click();
  await expect(page.getByText('1 ready', { exact: true })).toBeVisible();
  await page.getByLabel('Job postal code').fill('53202');
  await page.getByLabel('Job postal code').press('Enter');
  await expect(page.getByText(/^Milwaukee, WI/)).toBeVisible();
  await page.getByRole('button', { name: 'Open as searches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open 1 row as a search' });
  const opening = context.waitForEvent('page');
  await dialog.getByRole('link', { name: 'EF-7' }).click();
  const search = await opening;
  await expect(search.getByRole('button', { name: /^Configure/ }).first()).toBeVisible();
  await expect(search).toHaveURL(/sub=3/);
  await expect(dialog.getByText('Opened')).toBeVisible();
});
