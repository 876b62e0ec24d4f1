import { readFile } from 'node:fs/promises';
import { pressByKeys, tabTo } from '../site/keys.ts';
import { expect, type Page, test } from '../site/page.ts';
import { DEMO_PASSWORD } from '../site/sign-in.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

test('A visitor without a mouse sizes a fan, saves it and gets its submittal', async ({ page }) => {
  test.slow();
  const keys = page.keyboard;
  await page.goto('/start');
  await expect(page.getByRole('textbox', { name: 'Duty in one line' })).toBeVisible();
  await keys.press('/');
  await keys.type('EF-3 2500 cfm 0.75 upblast kitchen 60606');
  await expect(page.getByText('Serves kitchen')).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '2,500 cfm at 0.75 in. wg' })).toBeVisible();

  await test.step('configures the first fan and changes an option', async () => {
    await pressByKeys(page, button(page, /^Configure/));
    const enclosure = page.getByRole('checkbox', { name: /^TEFC enclosure/ });
    await pressByKeys(page, enclosure, 'Space');
    await expect(enclosure).toBeChecked();
    await expect(page.getByRole('button', { name: /^Undo/ }).first()).toBeVisible();
  });

  await test.step('signs in on the way and saves to a project of a new name', async () => {
    await pressByKeys(page, button(page, 'Save to project'));
    await tabTo(page, page.getByLabel('User name'));
    await keys.type('engineer');
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await keys.type(DEMO_PASSWORD);
    await keys.press('Enter');
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel(/^Project name/);
    const create = dialog.getByRole('button', { name: 'Create New Project' });
    await expect(name.or(create).first()).toBeVisible();
    if (!(await name.isVisible())) await pressByKeys(page, create);
    await tabTo(page, name);
    // The name of the place is suggested.
    await keys.press('ControlOrMeta+A');
    await keys.type(`Keys ${Date.now()}`);
    await keys.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /^Keys/ })).toBeVisible();
  });

  await test.step('opens the documents and downloads the submittal', async () => {
    const tab = page.getByRole('tab', { name: /^Deliverables/ });
    const selected = page.getByRole('tab', { selected: true }).first();
    await tabTo(page, selected);
    for (let press = 0; press < 8 && !(await tab.evaluate((element) => element === document.activeElement)); press += 1)
      await keys.press('ArrowRight');
    await keys.press('Enter');
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await pressByKeys(page, button(page, 'Download Submittal'));
    const generator = page.getByRole('dialog', { name: 'Submittal' });
    const download = page.waitForEvent('download');
    await pressByKeys(page, generator.getByRole('button', { name: /^Download/ }).first());
    const bytes = await readFile(await (await download).path());
    expect(bytes.subarray(0, 4).toString()).toBe('%PDF');
    await keys.press('Escape');
    await expect(generator).toBeHidden();
    // What opened the dialog has the focus again.
    await expect(button(page, 'Download Submittal')).toBeFocused();
  });
});
