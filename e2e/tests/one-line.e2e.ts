import { violationsOf } from '../site/accessibility.ts';
import { expect, type Page, test } from '../site/page.ts';

const LINE = 'EF-3 2500 cfm 0.75 upblast kitchen 460/3 60606 under 25 sones x2';
const line = (page: Page) => page.getByRole('textbox', { name: 'Duty in one line' });
const understood = (page: Page) => page.getByRole('list', { name: 'Understood' });
const configure = (page: Page) => page.getByRole('button', { name: /^Configure KRX/ }).first();

test.describe('A visitor says a duty in one line', () => {
  test('with the keyboard alone, and the fan has the tag and quantity of the line', async ({ page }) => {
    await page.goto('/start');
    await expect(line(page)).toBeVisible();
    await page.keyboard.press('/');
    await expect(line(page)).toBeFocused();
    await page.keyboard.type(`${LINE} purple`);
    await expect(understood(page).getByRole('listitem')).toHaveCount(10);
    await expect(understood(page)).toContainText('Serves kitchen');
    await expect(understood(page)).toContainText('460 V, three phase');
    await expect(page.getByText('Not understood: purple')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('Press Enter again');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '2,500 cfm at 0.75 in. wg' })).toBeVisible();
    await configure(page).click();
    await expect(page.getByRole('textbox', { name: 'Tag' })).toHaveValue('EF-3');
    await expect(page.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    await page.goto('/start');
    await page.getByRole('link', { name: /^KRX\d+ ?EF-3/ }).click();
    await expect(page).toHaveURL(/\/fans\/sizer\/options\//);
  });

  test('and finds out which keys there are', async ({ page }) => {
    await page.goto('/start');
    await line(page).fill(LINE);
    await page.keyboard.press('Enter');
    await expect(configure(page)).toBeVisible();
    await page.locator('body').press('?');
    const keys = page.getByRole('dialog', { name: 'Keys' });
    await expect(keys.getByText('Select the row for comparison')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.getByRole('button', { name: '? all keys' }).click();
    await expect(keys).toBeVisible();
  });

  test('over another screen, on a phone, and is prompted for what is missing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('body').press('/');
    const dialog = page.getByRole('dialog', { name: 'Type a duty in one line' });
    await expect(line(page)).toBeFocused();
    await page.keyboard.type('hvls');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/category=5/);
    await page.goto('/faqs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.locator('body').press('/');
    await line(page).fill('bathroom x2');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toContainText('Add an airflow');
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('and mails the result: by its address the same is sized, by its link it is read', async ({ page, browser }) => {
    await page.goto('/start');
    await line(page).fill(LINE);
    await page.getByRole('button', { name: 'Find fans' }).click();
    await expect(configure(page)).toBeVisible();
    await expect(page).toHaveURL(/[?&]r=/);
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1, name: '2,500 cfm at 0.75 in. wg' })).toBeVisible();
    await expect(configure(other)).toHaveText((await configure(page).textContent()) ?? '');
    await expect(other.getByRole('textbox', { name: 'Job postal code' })).toHaveValue('60606');
    await expect(other.getByRole('textbox', { name: 'Max. sound' })).toHaveValue('25.0');

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByTestId('toast').getByText('Link copied')).toBeVisible();
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const notice = other.getByTestId('linked-result');
    await expect(notice).toBeVisible();
    expect(await violationsOf(other)).toEqual([]);
    await notice.getByRole('button', { name: 'Run this search' }).click();
    await expect(notice).toBeHidden();
    await expect(other).not.toHaveURL(/link=/);

    await configure(page).click();
    await expect(page.getByTestId('options-page')).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/options.*link=/);
    await other.goto(await page.evaluate(() => navigator.clipboard.readText()));
    // A reader sees the owner's changes live.
    const coating = /^Epoxy coating/;
    await expect(other.getByRole('checkbox', { name: coating })).toBeDisabled();
    await page.getByRole('checkbox', { name: coating }).check();
    await expect(other.getByRole('checkbox', { name: coating })).toBeChecked();
    await other.getByRole('button', { name: 'Make my own copy' }).click();
    await expect(other).not.toHaveURL(/link=/);
    await expect(other.getByRole('textbox', { name: 'Tag' })).toBeEnabled();
    await context.close();
  });
});
