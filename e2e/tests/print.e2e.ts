import { extractText, getDocumentProxy } from 'unpdf';
import { expect, type Page, test } from '../site/page.ts';
import { prepareProject } from '../site/prepared-project.ts';
import { openSignedIn } from '../site/sign-in.ts';

/** What the browser prints of the page. */
async function printed(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
  return (await extractText(pdf, { mergePages: true })).text.replace(/\s+/g, ' ');
}

const CONTROLS = /Sign in|Sign out|Configure|Find fans|FAQs|Feedback|Save to project|Skip to content/;

test('a screen is printed without navigation, buttons and toasts', async ({ page }) => {
  const background = page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  await page.goto('/fans/sizer/search?category=1&sub=2&zip=60606&cfm=2000&sp=0.5&find=1');
  await expect(page.getByRole('heading', { name: '2,000 cfm at 0.50 in. wg' })).toBeVisible();
  const model = (await page.getByTestId('result-row').first().locator('[translate="no"]').first().innerText()).trim();
  await background;
  const results = await printed(page);
  expect(results).toContain('2,000 cfm at 0.50 in. wg');
  expect(results).toContain(model);
  expect(results).not.toMatch(CONTROLS);

  await openSignedIn(page, 'engineer');
  const { projectId, projectName } = await prepareProject(page);
  await page.goto(`/projects/dashboard?projectId=${projectId}`);
  await expect(page.getByText('Lab corridor').first()).toBeVisible();
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  const dashboard = await printed(page);
  for (const text of [projectName, 'EF-1', 'Lab corridor']) expect(dashboard).toContain(text);
  expect(dashboard).not.toMatch(CONTROLS);
});
