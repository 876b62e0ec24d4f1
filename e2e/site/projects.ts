import { expect, type Page } from '@playwright/test';

/** A user without projects gets the form at once, one with projects chooses to create another. */
export async function nameOrChooseNewProject(page: Page, projectName: string): Promise<void> {
  const name = page.getByLabel('Project name');
  const create = page.getByRole('button', { name: 'Create New Project' }).last();
  await expect(name.or(page.getByRole('searchbox', { name: 'Find by name, city or reference' })).first()).toBeVisible();
  if (!(await name.isVisible())) await create.click();
  await name.fill(projectName);
  await page.getByRole('button', { name: 'Create project' }).click();
}
