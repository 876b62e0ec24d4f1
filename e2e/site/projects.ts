import { expect, type Page } from '@playwright/test';

/** Opens the menu of an item of the project, and chooses what to do with it. */
export async function chooseForItem(page: Page, item: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${item}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

/** A user without projects gets the form immediately, one with projects chooses to create another. */
export async function nameOrChooseNewProject(page: Page, projectName: string): Promise<void> {
  const name = page.getByLabel('Project name');
  const create = page.getByRole('button', { name: 'Create New Project' }).last();
  await expect(name.or(page.getByRole('searchbox', { name: 'Find by name, city or reference' })).first()).toBeVisible();
  if (!(await name.isVisible())) await create.click();
  await name.fill(projectName);
  await page.getByRole('button', { name: 'Create project' }).click();
}

/** Makes a project by the form beside the page, with the place that its postal code names, and opens it. */
export async function createProject(page: Page, name: string, postalCode: string): Promise<void> {
  await page.getByRole('button', { name: 'Create New Project' }).first().click();
  const form = page.getByRole('form', { name: 'New project' });
  await form.getByLabel('Project name').fill(name);
  await form.getByLabel('Postal code').fill(postalCode);
  await expect(form.getByLabel('City')).not.toHaveValue('');
  await form.getByRole('button', { name: 'Create project' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
}
