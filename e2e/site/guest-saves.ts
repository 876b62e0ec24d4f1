import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { humanOn } from './human.ts';

/** A first-time visitor sizes a fan, signs in and has it in a new project; returns what that cost them. */
export async function saveAsNewGuest(page: Page, siteUrl = '') {
  await page.goto(`${siteUrl}/`);
  const line = page.getByRole('textbox', { name: 'Duty in one line' });
  await expect(line).toBeVisible();
  const guest = humanOn(page);
  await guest.press('/');
  await expect(line).toBeFocused();
  await guest.type('2000 cfm 0.5 in 60606 upblast');
  await guest.press('Enter');
  await guest.click(page.getByRole('button', { name: /^Configure/ }).first());
  await guest.click(page.getByRole('button', { name: 'Save to project' }));
  await expect(page.getByLabel('User name')).toBeFocused();
  await guest.type('engineer');
  await guest.press('Tab');
  await guest.type('Specbuilder-Demo-1');
  await guest.press('Enter');
  // The navigation has such a button too, which knows nothing of the fan.
  const create = page.getByRole('dialog').getByRole('button', { name: 'Create New Project' });
  const question = page.getByRole('button', { name: 'No Curb Needed' });
  const name = page.getByLabel('Project name');
  await expect(question.or(create).or(name).first()).toBeVisible();
  if (await question.isVisible()) await guest.click(question);
  await expect(create.or(name).first()).toBeVisible();
  if (!(await name.isVisible())) await guest.click(create);
  // Named after the site that the fan was sized for; there may be one of that name.
  await expect(name).toHaveValue('Chicago, IL');
  await name.press('End');
  await guest.type(` ${randomInt(1e6)}`);
  await guest.press('Enter');
  await expect(page).toHaveURL(/\/projects\/dashboard/);
  return guest;
}
