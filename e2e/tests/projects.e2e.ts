import { randomInt } from 'node:crypto';
import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { chooseForItem, createProject, nameOrChooseNewProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';
import { configureFirstFan } from '../site/sizer.ts';

const DASHBOARD = '/projects/dashboard';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The list of projects, opened from the toolbar by the name of the one that is open. */
async function openList(page: Page, current: string): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: current }).click();
  await expect(page.getByRole('searchbox', { name: 'Find by name, city or reference' })).toBeFocused();
}

/** Looks for one in the open list and opens it. */
async function chooseFrom(page: Page, name: string, typed = name): Promise<void> {
  const list = page.getByRole('list', { name: 'Projects' });
  await page.getByRole('searchbox').fill(typed);
  // The rows of the previous search stay until the response is there; a row clicked in that moment would move away.
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

test.describe('An engineer with several projects', () => {
  test('[CLP-003] [CLP-006] [PRJ-011] [PRJ-022] [PRJ-023] finds one by its city, moves an item into it and deletes the other', async ({
    page,
  }) => {
    const number = randomInt(1e6);
    const [source, target] = [`Lakeview ${number}`, `Harbor ${number}`];
    await openSignedIn(page, 'engineer');
    const model = await configureFirstFan(page);
    await page.getByRole('textbox', { name: 'Tag' }).fill('EF-1');
    await page.getByRole('button', { name: 'Save to project' }).click();
    await nameOrChooseNewProject(page, source);
    await expect(heading(page, source)).toBeVisible();
    await createProject(page, target, '53202');

    await openList(page, target);
    await page.keyboard.type('MILWAUKEE');
    const list = page.getByRole('list', { name: 'Projects' });
    await expect(list.getByRole('button', { name: new RegExp(`^${target}`) })).toContainText('Milwaukee, WI');
    await expect(list.getByText(source)).toBeHidden();
    expect(await violationsOf(page)).toEqual([]);
    await chooseFrom(page, source, source.toUpperCase());
    await expect(heading(page, source)).toBeVisible();

    await chooseForItem(page, `EF-1 ${model}`, 'To clipboard');
    await expect(page.getByTestId('toast').filter({ hasText: 'Placed in clipboard.' })).toBeVisible();
    const bar = page.getByRole('region', { name: 'Clipboard' });
    await expect(bar).toContainText(`${model}, EF-1`);
    await expect(bar.getByRole('button', { name: 'Move here' })).toHaveAttribute('aria-disabled', 'true');
    await openList(page, source);
    await chooseFrom(page, target);
    await expect(heading(page, target)).toBeVisible();
    await page.reload();
    await expect(bar).toContainText(`from ${source}`);
    expect(await violationsOf(page)).toEqual([]);
    await bar.getByRole('button', { name: 'Move here' }).click();
    await expect(page.getByTestId('toast').filter({ hasText: `Moved "${model}, EF-1"` })).toBeVisible();
    await expect(page.getByTestId('item-row')).toContainText('EF-1');
    await expect(bar).toBeHidden();

    await page.getByRole('button', { name: /^Reference/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Project reference id' });
    await expect(dialog.getByLabel('Reference ID')).toHaveValue(/^[A-Z]-[0-9A-Z]{7}$/);
    await page.keyboard.press('Escape');
    await openList(page, target);
    await chooseFrom(page, source);
    await expect(page.getByText('No equipment yet')).toBeVisible();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete project' }).click();
    await page.getByRole('button', { name: 'Delete project' }).click();
    await expect(heading(page, 'No project open')).toBeVisible();
  });

  test('[PRJ-004] [PRJ-005] [PRJ-006] [PRJ-007] [PRJ-008] renames one by the rules, on a phone as well', async ({
    page,
  }) => {
    const number = randomInt(1e6);
    const [street, other] = [`Große Straße ${number}`, `Annex ${number}`];
    await openSignedIn(page, 'engineer');
    await page.goto(DASHBOARD);
    await createProject(page, street, '60606');
    await createProject(page, other, '60606');
    await page.setViewportSize({ width: 390, height: 844 });
    const name = page.getByLabel('Project name');
    const rename = page.getByRole('button', { name: 'Rename project' });
    await rename.click();
    for (const [text, message] of [
      ['', 'Enter a project name'],
      ['A/B', 'Project name contains invalid characters'],
      [`GROSSE STRASSE ${number}`, 'Another project has that name'],
    ] as const) {
      await name.fill(text);
      await page.getByRole('button', { name: 'Save name' }).click();
      await expect(page.getByText(message)).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cancel' }).focus();
    await page.keyboard.press('Escape');
    await expect(name).toBeHidden();
    await rename.click();
    await name.fill(other.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(heading(page, other.toUpperCase())).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
