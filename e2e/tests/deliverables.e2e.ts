import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { prepareProject } from '../site/prepared-project.ts';
import { openSignedIn } from '../site/sign-in.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

test.describe('The documents of a project', () => {
  test('[DLV-001] [DLV-003] are looked at, chosen and downloaded as files of the project', async ({ page }) => {
    test.slow();
    await openSignedIn(page, 'engineer');
    const { projectId, projectName } = await prepareProject(page);
    // axe waits forever for a page without scripts, which is shown beside the cards on desktops only.
    await page.setViewportSize(PHONE);
    await page.goto(`/projects/dashboard?projectId=${projectId}&tab=deliverables`);
    await expect(page.getByText('Document service online')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Schedule, preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule, preview' });
    await expect(dialog.frameLocator('iframe').getByText('EF-1').first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await expect(dialog).toBeHidden();

    await page.setViewportSize(DESKTOP);
    await page.getByRole('button', { name: 'Submittal, preview' }).click();
    const heading = page.frameLocator('iframe[title="Submittal, preview"]').getByRole('heading', { name: projectName });
    await expect(heading).toBeVisible();
    // The page's policy allows the documents' own styles and nothing else of them.
    await expect(heading).toHaveCSS('font-weight', /^[67]00$/);

    await page.getByRole('region', { name: 'Project information' }).getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('textbox', { name: 'Contractor' }).fill('Ridge Mechanical');
    await page.getByRole('button', { name: 'Save information' }).click();
    const printed = page.frameLocator('iframe[title="Submittal, preview"]').getByText('Ridge Mechanical');
    await expect(printed.first()).toBeVisible();

    expect(await downloadOf(page, 'Submittal', 'PDF')).toEqual({
      name: `${projectName} Submittal Kelvane.pdf`,
      begins: '%PDF',
    });
    expect((await downloadOf(page, 'Schedule', 'CSV')).begins).toBe('\uFEFFEqu');
    expect((await downloadOf(page, 'Specification', 'DOC')).begins).toMatch(/^PK/);
    expect((await downloadOf(page, 'Revit', 'ZIP')).begins).toMatch(/^PK/);
  });
});

test.describe('The issued documents of a project', () => {
  test('are chosen beside a live preview, mailed in one go, and kept as they were', async ({ page }) => {
    await openSignedIn(page, 'engineer');
    const { projectId, projectName } = await prepareProject(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(`/projects/dashboard?projectId=${projectId}&tab=deliverables`);
    await page.getByRole('button', { name: 'Download Submittal' }).click();
    const generator = page.getByRole('dialog', { name: 'Submittal' });
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('button', { name: 'EF-1' }).click();
    const preview = page.frameLocator('iframe[title="Submittal, preview"]');
    await expect(preview.locator('section[data-name^="EF-1"]')).toBeInViewport();
    await generator.getByRole('checkbox', { name: 'Transmittal' }).uncheck();
    await expect(pages.getByRole('button', { name: 'Transmittal' })).toBeHidden();

    await generator.getByRole('button', { name: 'Issue or send' }).click();
    const several = page.getByRole('dialog', { name: 'Several documents' });
    await several.getByRole('checkbox', { name: 'Schedule' }).check();
    await several.getByLabel('Recipients').fill('reviewer@ridge.example');
    await several.getByRole('button', { name: 'Issue and send' }).click();
    await expect(several).toBeHidden({ timeout: 30_000 });
    await generator.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Issued documents' }).click();
    const issue = page.getByRole('article', { name: /^Issued/ });
    await expect(issue).toContainText('reviewer@ridge.example');
    const coming = page.waitForEvent('download');
    await issue.getByRole('button', { name: `${projectName} Submittal Kelvane.pdf` }).click();
    const bytes = await readFile(await (await coming).path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    expect(text).toContain(projectName);
    expect(text).not.toContain('Transmittal');
  });
});

test.describe('The quotation of a project', () => {
  test('is made with the terms of the dialog, and another reader adds it up', async ({ page }) => {
    await openSignedIn(page, 'engineer');
    const { projectId } = await prepareProject(page);
    await page.goto(`/projects/dashboard?projectId=${projectId}&tab=deliverables`);
    await page.getByRole('button', { name: 'Download Quotation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Quotation' });
    await dialog.getByLabel('Multiplier').fill('0.5');
    await dialog.getByLabel('Freight').fill('850');
    await dialog.getByLabel('Tax, %').fill('5.5');
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download PDF' }).click();
    const bytes = await readFile(await (await coming).path());
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
    const [, list = 0, each = 0, net = 0] = amountsAfter(text, /EF-1\s+2\s[^$]*/, 3);
    expect(list).toBeGreaterThan(0);
    expect(each).toBeCloseTo(list / 2, 2);
    expect(net).toBeCloseTo(2 * each, 2);
    const [, freight] = amountsAfter(text, /Freight\s+/, 1);
    const [, tax = 0] = amountsAfter(text, /Tax, 5\.5% of equipment\s+/, 1);
    const [, total] = amountsAfter(text, /Total\s+/, 1);
    expect([freight, tax]).toEqual([850, Math.round(net * 5.5) / 100]);
    expect(total).toBeCloseTo(net + 850 + tax, 2);
  });
});

/** Amounts in dollars that follow some words, after the words themselves. */
function amountsAfter(text: string, words: RegExp, count: number): number[] {
  const amounts = new RegExp(
    `${words.source}${Array.from({ length: count }, () => '\\$([\\d,]+\\.\\d{2})').join('\\s+')}`,
  );
  const found = amounts.exec(text);
  expect(found, `${amounts}`).not.toBeNull();
  return [...(found ?? [])].map((amount) => Number(amount.replaceAll(',', '')));
}

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
  return { name: download.suggestedFilename(), begins: text.slice(0, 4) };
}
