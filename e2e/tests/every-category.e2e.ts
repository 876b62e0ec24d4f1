import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { keepSignIn, type StoredSignIn } from '../site/sign-in.ts';
import { fillDuty, findFans, openSearch } from '../site/sizer.ts';

interface Journey {
  readonly category: string;
  readonly subCategory: string;
  /** Further fields that the form requires, by label. */
  readonly fields: Readonly<Record<string, string>>;
  readonly duty: readonly [cfm: number, staticPressure: string] | null;
}

const JOURNEYS: readonly Journey[] = [
  { category: 'Exhaust fans', subCategory: 'Upblast/Downblast', duty: [2000, '0.5'], fields: {} },
  { category: 'Make-up air', subCategory: 'Rooftop filtered', duty: [3000, '0.5'], fields: {} },
  {
    ...{ category: 'Heated make-up air', subCategory: 'Direct gas-fired', duty: [5000, '0.75'] },
    fields: { 'Temperature rise': '70' },
  },
  {
    ...{ category: 'HVAC units', subCategory: 'Cooling with gas heat', duty: [4000, '1'] },
    fields: { 'Temperature rise': '45', 'Outdoor air %': '30', 'Nominal cooling': '10' },
  },
  { category: 'Industrial heaters', subCategory: 'Vertical', duty: [15_000, '0.25'], fields: {} },
  { category: 'High volume low speed', subCategory: '', duty: null, fields: { 'Floor area': '20000' } },
];

test.describe('From search to saved item', () => {
  let kept: StoredSignIn;
  test.beforeAll(async ({ browser }, { project }) => {
    kept = await keepSignIn(browser, 'engineer', project.use.baseURL ?? '');
  });
  test.beforeEach(({ page }) => kept.takeUp(page));

  for (const width of [1440, 390]) {
    for (const journey of JOURNEYS) {
      test(`[OPT-074] [SAV-009] ${journey.category} at ${width} px, complete as it comes, and changed on the way`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const model = await configureFirstOf(page, journey);
        const footer = page.getByTestId('price-foot');
        // Complete and buyable immediately: nothing to fix.
        await expect(footer.getByRole('button', { name: 'Save to project' })).toBeEnabled();
        await page.getByRole('checkbox', { disabled: false }).first().click();
        await expect(footer.getByText('Working')).toBeHidden();
        await footer.getByRole('button', { name: 'Save to project' }).click();
        const question = page.getByRole('button', { name: 'No Curb Needed' });
        const picker = page.getByRole('searchbox', { name: 'Find by name, city or reference' });
        const name = page.getByLabel('Project name');
        await expect(question.or(picker).or(name).first()).toBeVisible();
        if (await question.isVisible()) await question.click();
        await nameOrChooseNewProject(page, `Every kind ${randomInt(1e6)}`);
        await expect(page).toHaveURL(/\/projects\/dashboard/);
        await expect(page.getByText(model).first()).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }
});

async function configureFirstOf(page: Page, { category, subCategory, fields, duty }: Journey): Promise<string> {
  if (duty === null) await openCeilingFans(page, category);
  else {
    await openSearch(page, category, subCategory);
    await fillDuty(page, ...duty);
  }
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(label).first().fill(value);
  await findFans(page);
  await page
    .getByRole('button', { name: /^Configure/ })
    .first()
    .click();
  await expect(page.getByTestId('options-page')).toBeVisible();
  return page.getByRole('heading', { level: 1 }).innerText();
}

async function openCeilingFans(page: Page, category: string): Promise<void> {
  await page.goto('/');
  const row = page.getByRole('button', { name: new RegExp(`^${category}`) });
  await expect(row).toBeVisible();
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  await page
    .getByRole('button', { name: /^Search / })
    .first()
    .click();
}
