import { randomInt } from 'node:crypto';
import { violationsOf } from '../site/accessibility.ts';
import { expect, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';
import { configureFirstFan } from '../site/sizer.ts';

test('[SAV-005] a configuration is kept while another one is tried beside it, and both are saved with the offered one first', async ({
  page,
}) => {
  test.slow();
  await openSignedIn(page, 'engineer');
  const model = await configureFirstFan(page);
  const card = page.getByTestId('alternates');
  const offered = page.getByTestId('alternate').filter({ has: page.getByText('Base bid', { exact: true }) });

  await test.step('the copy says what it costs and does differently', async () => {
    const first = page.url();
    await page.getByRole('button', { name: /^Add alternate to/ }).click();
    await expect(page).not.toHaveURL(first);
    const added = page.getByTestId('toast').filter({ hasText: 'Alternate added' });
    await added.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL(first);
    await page.getByRole('button', { name: /^Add alternate to/ }).click();
    await expect(page).not.toHaveURL(first);
    await added.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByRole('checkbox', { name: /^Epoxy coating/ }).check();
    await expect(card.getByText(/without Epoxy coating/)).toBeVisible();
    await expect(card.getByText(/^−\$[\d,]+\.\d\d$/)).toBeVisible();
    await expect(offered).toContainText(`A. ${model}`);
    await page.getByRole('button', { name: `Make base bid: B. ${model}` }).click();
    await expect(offered).toContainText(`B. ${model}`);
    expect(await violationsOf(page)).toEqual([]);
  });

  await test.step('they are one item of the project and its alternate', async () => {
    await expect(page.getByLabel('Tag', { exact: true })).toHaveValue('EF-1');
    await page.getByRole('button', { name: 'Save to project' }).click();
    const question = page.getByRole('button', { name: 'No Curb Needed' });
    const picker = page.getByRole('searchbox', { name: 'Find by name, city or reference' });
    await expect(question.or(picker).or(page.getByLabel('Project name')).first()).toBeVisible();
    if (await question.isVisible()) await question.click();
    await nameOrChooseNewProject(page, `Two ways ${randomInt(1e6)}`);
    await expect(page).toHaveURL(/\/projects\/dashboard/);
    await expect(page.getByTestId('item-row')).toHaveCount(2);
    await expect(page.getByText('EF-1').first()).toBeVisible();
  });

  await test.step('in the project another one is an alternate from the beginning, and may be replaced', async () => {
    await page
      .getByRole('button', { name: `More for EF-1 ${model}` })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
    await expect(page.getByTestId('alternate')).toHaveCount(2);
    await page.getByRole('button', { name: /^Add alternate to/ }).click();
    await expect(page.getByTestId('alternate')).toHaveCount(3);
    await page.getByRole('button', { name: 'Replace fan' }).click();
    await expect(page.getByText(/Replacing EF-1/)).toBeVisible();
  });
});
