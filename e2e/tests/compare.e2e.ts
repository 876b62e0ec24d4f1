import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';
import { nameOrChooseNewProject } from '../site/projects.ts';
import { openSignedIn } from '../site/sign-in.ts';

const SEARCH = '/fans/sizer/search?category=1&sub=1&zip=53202&cfm=9000&sp=3&sones=40&find=1';

async function chooseThree(page: Page): Promise<void> {
  const ticks = page.getByRole('checkbox', { name: /^Compare/ });
  await expect(ticks.nth(2)).toBeAttached();
  for (const place of [0, 1, 2]) await ticks.nth(place).check();
  await expect(page.getByTestId('compare-bar')).toContainText('3 fans to compare');
}

for (const width of [1440, 390]) {
  test(`an engineer weighs three fans side by side at ${width} px and keeps them as alternates`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSignedIn(page, 'engineer');
    await page.goto(SEARCH);
    await chooseThree(page);
    await page.reload();
    await expect(page.getByTestId('compare-bar')).toContainText('3 fans to compare');
    const compare = page.getByRole('button', { name: 'Compare', exact: true });
    await compare.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('row', { name: /^Budget price/ })).toContainText('best');
    await expect(drawer.getByRole('img', { name: /^Curves of/ })).toBeVisible();
    await expect(drawer.getByText(/pays back in/)).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(compare).toBeFocused();
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Add to project as alternates' }).click();
    await nameOrChooseNewProject(page, `Alternates ${Date.now()}`);
    await expect(page).toHaveURL(/\/projects\//);
    await expect(page.getByText(/^Alternate/).first()).toBeVisible();
  });
}

test('a visitor keeps fans of two searches with a note and compares them, each at its duty', async ({ page }) => {
  await page.goto(SEARCH);
  const first = page.getByRole('checkbox', { name: /^Compare/ }).first();
  await first.check();
  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await expect(page.getByTestId('compare-bar')).toContainText('1 fan in the shortlist');
  await page.goto(SEARCH.replace('cfm=9000', 'cfm=8000'));
  await first.check();
  await page.getByRole('button', { name: 'Add to shortlist' }).click();
  await page.getByRole('button', { name: 'Open shortlist' }).click();
  const shortlist = page.getByRole('dialog', { name: 'Shortlist' });
  const earlier = shortlist.getByRole('region', { name: /^9,000 cfm/ });
  await earlier.getByRole('textbox').fill('Fits the curb');
  expect(await violationsOf(page)).toEqual([]);
  await shortlist.getByRole('button', { name: 'Compare', exact: true }).click();
  const comparison = page.getByRole('dialog', { name: 'Compare 2 fans' });
  await expect(comparison.getByRole('row', { name: /^Duty/ })).toContainText(/9,000 cfm.*8,000 cfm/);
  await expect(comparison.getByRole('img', { name: /^Curves of/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(comparison).toBeHidden();
  await expect(shortlist).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Open shortlist' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Open shortlist' }).click();
  await expect(earlier.getByRole('textbox')).toHaveValue('Fits the curb');
});
