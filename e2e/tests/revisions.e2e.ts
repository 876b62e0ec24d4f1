import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { authorizationOf, prepareProject } from '../site/prepared-project.ts';
import { openSignedIn } from '../site/sign-in.ts';

const SIZES = [
  { name: 'on a desktop', width: 1440, height: 900 },
  { name: 'on a phone', width: 390, height: 844 },
] as const;
/** It sells roof fans and no ceiling fans. */
const OTHER_BRAND = 214;
const CEILING_FANS = 5;

test.describe('A project that is sent out', () => {
  for (const { name, width, height } of SIZES) {
    test(`is issued as a revision, compared, brought back and handed over as a file ${name}`, async ({
      page,
    }, testInfo) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await openSignedIn(page, 'engineer');
      const { projectId, projectName } = await prepareProject(page);
      await page.goto(`/projects/dashboard?projectId=${projectId}`);

      await chooseForProject(page, 'Revisions');
      const dialog = page.getByRole('dialog', { name: 'Revisions' });
      await dialog.getByRole('button', { name: 'Issue a revision' }).click();
      await expect(dialog.getByLabel('Revision', { exact: true })).toHaveValue('0');
      await dialog.getByLabel('Issued for').fill('Issued for bid');
      await dialog.getByRole('button', { name: 'Issue', exact: true }).click();
      await expect(dialog.getByRole('listitem')).toContainText('Revision 0: Issued for bid');
      expect(await violationsOf(page)).toEqual([]);
      await closeDialog(dialog);

      await change(page, projectId);
      await page.reload();
      await page.getByRole('button', { name: /Revision 0 · changed since/ }).click();
      await dialog.getByRole('button', { name: 'Compare Revision 0 with the current state' }).click();
      const items = dialog.getByRole('table', { name: 'Items' });
      await expect(items.getByRole('row', { name: /^Added HV-1/ })).toBeVisible();
      await expect(items.getByRole('row', { name: 'Quantity 2 5' })).toBeVisible();
      await expect(items.getByRole('row', { name: 'Notes Lab corridor Roof level' })).toBeVisible();
      await expect(dialog.getByRole('table', { name: 'Totals' })).toContainText('Budget price');
      expect(await violationsOf(page)).toEqual([]);
      await expectNoSidewaysScroll(page);

      await dialog.getByRole('button', { name: 'All revisions' }).click();
      await dialog.getByRole('button', { name: 'Restore Revision 0' }).click();
      await page.getByRole('button', { name: 'Restore', exact: true }).last().click();
      await expect(dialog).toBeHidden();
      await expect(
        page.getByTestId('toast').filter({ hasText: 'The project was restored to Revision 0' }),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: /^Revision 0\./ })).toBeVisible();
      await expect(page.getByRole('main').getByText('HV-1')).toHaveCount(0);
      await page.getByTestId('toast').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('button', { name: /Revision 0 · changed since/ })).toBeVisible();
      await expect(page.getByRole('main').getByText('HV-1').first()).toBeVisible();

      const download = page.waitForEvent('download');
      await chooseForProject(page, 'Export project');
      const file = testInfo.outputPath('project.json');
      const saved = await download;
      expect(saved.suggestedFilename()).toBe(`${projectName}.specbuilder.json`);
      await saved.saveAs(file);

      await page.goto(`/projects/dashboard?manufacturerLabelId=${OTHER_BRAND}`);
      await page.getByRole('banner').getByRole('button', { name: projectName }).click();
      await page.getByRole('button', { name: 'Import project' }).click();
      await page.getByLabel('Project file').setInputFiles(file);
      await expect(page.getByText(/What is not offered here is left out/)).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: 'is not in the catalog of this brand' })).toContainText(
        'HV-1',
      );
      await expect(page.getByLabel('Project name')).toHaveValue(projectName);
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: /^Import (1 item|without items)$/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: projectName })).toBeVisible();
    });
  }
});

async function chooseForProject(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

async function closeDialog(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
}

/** By calls, as another window would: the changes that the test compares. */
async function change(page: Page, projectId: string): Promise<void> {
  const send = await sender(page);
  const project = await send('GET', `/api/projects/${projectId}`);
  const [{ projectItemId }] = project.projectItems;
  await send('PUT', `/api/projects/${projectId}/items/${projectItemId}`, { qty: 5, notes: 'Roof level' });
  const defaults = await send('GET', `/api/specification/hvls?fanCategoryType=${CEILING_FANS}`);
  const { resultId, results } = await send('POST', '/api/sizefan/hvls', { ...defaults, squareFeet: 20_000 });
  const [motor] = results[0].motorListPrices;
  const chosen = { fanListId: motor.id, motorId: motor.motorId, motorVoltageId: motor.voltages[0].id };
  const { fanItemId } = await send('POST', '/api/fanItem', { resultId, ...chosen });
  await send('PUT', `/api/projects/${projectId}/attach-item`, { itemId: fanItemId, tag: 'HV-1', qty: 1, notes: null });
}

async function sender(page: Page) {
  const headers = { authorization: await authorizationOf(page) };
  return async (method: string, path: string, data?: object) => {
    const response = await page.request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
    expect(response.ok(), `${method} ${path}`).toBe(true);
    return response.json();
  };
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
