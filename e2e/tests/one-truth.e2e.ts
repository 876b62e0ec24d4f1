import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/page.ts';
import { chooseForItem, createProject, nameOrChooseNewProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';
import { fillDuty, findFans, openSearch } from '../site/sizer.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const inDutyColumn = (page: Page, label: string) =>
  page.getByTestId('duty-column').getByText(label, { exact: true }).locator('..');

/** Configures the first fan whose row says it; gives the name of its model. */
async function configureBy(page: Page, words: RegExp): Promise<string> {
  const row = page.getByTestId('result-row').filter({ hasText: words }).first();
  const model = /\bK[A-Z]{2}\d{3}[A-Z]?(?:-I+)?/.exec(await row.innerText())?.[0] ?? '';
  const isClosed = (await row.locator('[aria-expanded]').getAttribute('aria-expanded')) === 'false';
  if (isClosed) await row.click();
  await page.getByRole('button', { name: `Configure ${model}`, exact: true }).click();
  await expect(heading(page, model)).toBeVisible();
  return model;
}

async function saveTo(page: Page, tag: string, project: string, wantsCurb = false): Promise<void> {
  await page.getByRole('textbox', { name: 'Tag' }).fill(tag);
  await page.getByRole('button', { name: 'Save to project' }).click();
  if (wantsCurb) await page.getByRole('button', { name: 'No Curb Needed' }).click();
  await nameOrChooseNewProject(page, project);
  await expect(heading(page, project)).toBeVisible();
}

test('a fan of fixed speed says what it delivers, less behind a damper, and the duty itself with a VFD', async ({
  page,
}) => {
  await openSearch(page, 'Exhaust fans', 'Inline');
  await fillDuty(page, 2000, '0.5');
  await findFans(page);
  await configureBy(page, /Direct(?!,)/);
  const note = page.getByTestId('duty-column').getByTestId('fixed-speed-note');
  await expect(note).toContainText(/[\d,]+ cfm for 2,000 cfm required \([+−-]\d/);
  const delivered = await inDutyColumn(page, 'Airflow').innerText();
  await page.getByRole('checkbox', { name: /^Gravity backdraft damper/ }).check();
  await expect(page.getByTestId('rerate-notice')).toContainText(/cfm to [\d,]+ cfm/);
  await expect.poll(() => inDutyColumn(page, 'Airflow').innerText()).not.toBe(delivered);
  await page.getByRole('checkbox', { name: /^Factory-mounted VFD/ }).check();
  await expect(note).toBeHidden();
  await expect(inDutyColumn(page, 'Airflow')).toContainText('2,000');
});

test('a fan that is copied from Denver to Chicago says so until it is rated again', async ({ page }) => {
  const number = randomInt(1e6);
  const [denver, chicago] = [`Denver Clinic ${number}`, `Chicago Clinic ${number}`];
  await openSignedIn(page, 'engineer');
  await openSearch(page, 'Exhaust fans', 'Upblast/Downblast');
  await fillDuty(page, 1800, '0.5');
  await page.getByLabel('Job postal code').fill('80202');
  await expect(page.getByText(/Denver, CO/).first()).toBeVisible();
  await findFans(page);
  const model = await configureBy(page, /Belt/);
  await saveTo(page, 'EF-1', denver, true);
  await chooseForItem(page, `EF-1 ${model}`, 'To clipboard');
  await createProject(page, chicago, '60606');
  const bar = page.getByRole('region', { name: 'Clipboard' });
  await bar.getByRole('button', { name: 'Copy here' }).click();
  const row = page.getByTestId('item-row');
  await expect(row).toContainText('EF-1');
  await expect(row).toContainText('Rated for 5,279 ft');
  await row.getByRole('button', { name: new RegExp(`^${model}`) }).click();
  const found = page.getByRole('list', { name: 'What to check' });
  await expect(found).toContainText(/Rate for 604 ft: motor becomes 1(\.0)? hp, [+−]\$[\d,]+\.\d\d/);
  await row
    .getByRole('button', { name: /^Rate for 604 ft: EF-1/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/604 ft/);
  const becomes = (label: string) =>
    dialog.getByRole('term').filter({ hasText: label }).locator('..').getByRole('insertion');
  const motor = (await becomes('Motor').innerText()).replace(/^after\s*/, '');
  const price = (await becomes('Price').innerText()).replace(/^after\s*/, '');
  expect([motor, price]).toEqual([expect.stringMatching(/^1(\.0)? hp$/), expect.stringMatching(/^\$[\d,]+\.\d\d$/)]);
  await expect(row).not.toContainText(price);
  await dialog.getByRole('button', { name: 'Update 1 item' }).click();
  await expect(row).toContainText(price);
  // Its motor is now one that the limit of FEI is for.
  await expect(row).toContainText('FEI below 1.00');
  await expect(row).not.toContainText('Rated for');
  await expect(page.getByRole('term').filter({ hasText: 'Budget price' }).locator('..')).toContainText(price);
  await page.getByRole('tab', { name: 'Deliverables' }).click();
  await page.getByRole('button', { name: 'Schedule, preview' }).click();
  const cells = page.frameLocator('iframe[title="Schedule, preview"]').getByRole('row').filter({ hasText: 'EF-1' });
  await expect(cells.getByRole('cell', { name: motor.replace(' hp', ''), exact: true })).toBeVisible();
});

test('an electric make-up air unit has one current from the search to the schedule', async ({ page }) => {
  const project = `Kitchen ${randomInt(1e6)}`;
  await openSignedIn(page, 'engineer');
  await openSearch(page, 'Heated make-up air', 'Electric');
  await fillDuty(page, 2000, '0.5');
  await page.getByLabel('Temperature rise').fill('60');
  await findFans(page);
  await configureBy(page, /./);
  const unit = await page.getByText(/^Unit .* full load/).innerText();
  const circuit = await page.getByText(/full load · MCA/).innerText();
  const [fla = ''] = /(?<=Unit )[\d.]+/.exec(unit) ?? [];
  const [mca = ''] = /(?<=MCA )[\d.]+/.exec(circuit) ?? [];
  expect(Number(fla)).toBeGreaterThan(40);
  await saveTo(page, 'MUA-1', project, true);
  await page.getByRole('tab', { name: 'Deliverables' }).click();
  await page.getByRole('button', { name: 'Schedule, preview' }).click();
  const cells = page.frameLocator('iframe[title="Schedule, preview"]').getByRole('cell');
  await expect(cells.filter({ hasText: 'MUA-1' })).toBeVisible();
  for (const amps of [fla, mca]) await expect(cells.getByText(amps, { exact: true })).toBeVisible();
});
