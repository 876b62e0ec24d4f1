import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { fillSignIn } from '../site/sign-in.ts';

const TYPES = ['Roof downblast', 'Inline', 'Ceiling', 'Utility set'] as const;
const DUTIES = [
  ['1,500', '0.50'],
  ['2,400', '3/4"'],
  ['150', '0.25'],
  ['9,000', '3.00'],
] as const;
const ROWS = 40;
const BAD = 5;

/** A schedule of a drawing as a spreadsheet gives it; the sixth fan lacks its pressure. */
function schedule(): string {
  const lines = Array.from({ length: ROWS }, (_, index) => {
    const [cfm, sp] = DUTIES[index % 4] ?? ['', ''];
    return [`EF-${index + 1}`, index === 1 ? '2' : '1', cfm, index === BAD ? '' : sp, TYPES[index % 4]].join('\t');
  });
  return ['MARK\tQTY\t"CFM"\t"ESP\n(IN. W.G.)"\tTYPE', ...lines].join('\n');
}

for (const width of [1440, 390]) {
  test(`a schedule of 40 fans is pasted, corrected and added to a new project, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/fans/sizer/schedule');
    await page.getByLabel('Schedule', { exact: true }).fill(schedule());
    const from = Date.now();
    await page.getByRole('button', { name: 'Read the schedule' }).click();
    await expect(page.getByText('39 ready · 1 to fix')).toBeVisible();
    test.info().annotations.push({ type: 'sized', description: `39 rows in ${Date.now() - from} ms` });
    await expect(page.getByLabel('Column ESP (IN. W.G.) is')).toHaveValue('pressure');
    await expect(page.getByText('3/4" read as 0.75').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await expect(page.getByText('Static pressure is missing')).toBeVisible();
    await page.getByLabel('Static pressure of EF-6').fill('0.75');
    await page.getByLabel('Static pressure of EF-6').press('Enter');
    await expect(page.getByText('40 ready', { exact: true })).toBeVisible();

    const choice = page.getByLabel('Fan for EF-1', { exact: true });
    await choice.selectOption({ index: 1 });
    const model = (await choice.locator('option:checked').innerText()).split(':')[0] ?? '';
    await page.reload();
    await expect(page.getByText('40 ready', { exact: true })).toBeVisible();
    await expect(choice).toHaveValue('1');

    await page.getByRole('button', { name: 'Sign in to add 40' }).click();
    await fillSignIn(page, 'engineer');
    await page.getByRole('button', { name: 'Add 40 to a project' }).click();
    await nameOrChooseNewProject(page, `Schedule ${width} ${Date.now()}`);
    await expect(page).toHaveURL(/\/projects\//);
    await expect(page.getByText('EF-40', { exact: true }).first()).toBeVisible();
    await expect(page.getByText(model).first()).toBeVisible();

    await page.goto('/fans/sizer/schedule');
    await expect(page.getByText(/^Added to Schedule/)).toHaveCount(ROWS);
    await expect(page.getByRole('button', { name: 'Add 0 to a project' })).toBeDisabled();
  });
}

const MIXED = [
  'MARK\tSERVES\tQTY\tCFM\tESP\tTYPE',
  'MAU-1\tKitchen make-up\t1\t2,800\t0.85\t',
  'EF-2\tRecords room\t2\t2,400\t0.75\tInline',
  'HVLS-1\tWarehouse\t3\t\t\t',
].join('\n');

test('a schedule with heated air and ceiling fans says what each row lacks beside it, and opens one row as a search', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fans/sizer/schedule');
  await page.getByLabel('Schedule', { exact: true }).fill(MIXED);
  await page.getByRole('button', { name: 'Read the schedule' }).click();
  await expect(page.getByText('Sea level, assumed')).toBeVisible();
  await page.getByLabel('Job postal code').fill('80202');
  await page.getByLabel('Job postal code').press('Tab');
  await expect(page.getByText(/^Denver, CO, 5,\d{3} ft$/)).toBeVisible();
  await expect(page.getByText('Ceiling fans are sized by floor area: search for them')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByLabel('Type of MAU-1').fill('Heated make-up air');
  await page.getByLabel('Type of MAU-1').press('Tab');
  await expect(page.getByText('Enter a temperature rise, Btu/h or kW')).toBeVisible();
  await page.getByLabel('Temperature rise of MAU-1').fill('70');
  await page.getByLabel('Temperature rise of MAU-1').press('Tab');
  await expect(page.getByText('2 ready · 1 to fix')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Search for EF-2' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/sub=3/);
  await expect(page.getByRole('button', { name: /^Configure/ }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 ready · 1 to fix')).toBeVisible();
});
