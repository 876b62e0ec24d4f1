import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { prepareProject } from '../site/prepared-project.ts';
import { signIn } from '../site/sign-in.ts';

test.describe('The papers of a project', () => {
  test('[DLV-001] [DLV-003] are looked at, chosen and downloaded as files of the project', async ({ page }) => {
    test.slow();
    await signIn(page, 'engineer');
    const { projectId, projectName } = await prepareProject(page);
    await page.goto(`/projects/dashboard?projectId=${projectId}&tab=deliverables`);
    await expect(page.getByText('Document service online')).toBeVisible();

    const preview = page.frameLocator('iframe[title="Submittal, preview"]');
    await expect(preview.getByRole('heading', { name: projectName })).toBeVisible();
    // The page's policy lets the papers' own styles through, and nothing else of them.
    await expect(preview.getByRole('heading', { name: projectName })).toHaveCSS('font-weight', /^[67]00$/);
    expect(await violationsOf(page)).toEqual([]);

    expect(await downloadOf(page, 'Submittal', 'PDF')).toMatchObject({
      name: `${projectName} Submittal Kelvane.pdf`,
      begins: '%PDF',
    });
    expect(await downloadOf(page, 'Schedule', 'CSV')).toMatchObject({ begins: '\uFEFFTag' });
    expect(await downloadOf(page, 'Specification', 'DOC')).toMatchObject({ begins: 'PK' });
    expect(await downloadOf(page, 'Revit', 'ZIP')).toMatchObject({ begins: 'PK' });

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Schedule, preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule, preview' });
    await expect(dialog.frameLocator('iframe').getByText('EF-1').first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
  });
});

/** Chooses the file in the generator and takes what the page saves. */
async function downloadOf(page: Page, name: string, format: string): Promise<{ name: string; begins: string }> {
  await page.getByRole('button', { name: `Download ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('radio', { name: format }).check();
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: `Download ${format}` }).click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toBeHidden();
  return { name: download.suggestedFilename(), begins: text.slice(0, format === 'PDF' || format === 'CSV' ? 4 : 2) };
}
