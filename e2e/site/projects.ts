import { expect, type Page } from '@playwright/test';

/** Opens the menu of an item of the project, and chooses what to do with it. */
export async function chooseForItem(page: Page, item: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${item}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** A user without projects gets the form at once, one with projects chooses to create another. */
export async function nameOrChooseNewProject(page: Page, projectName: string): Promise<void> {
  const name = page.getByLabel('Project name');
  const create = page.getByRole('button', { name: 'Create New Project' }).last();
  await expect(name.or(page.getByRole('searchbox', { name: 'Find by name, city or reference' })).first()).toBeVisible();
  if (!(await name.isVisible())) await create.click();
  await name.fill(projectName);
  await page.getByRole('button', { name: 'Create project' }).click();
}
