import { expect, test } from '../site/page.ts';
import { openSignedIn } from '../site/sign-in.ts';

test.describe('The shell around every area', () => {
  test('/ goes to the start page, which names itself and takes a skip link', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(/SpecBuilder/);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('a brand in the query changes the brand and leaves the address', async ({ page }) => {
    await page.goto('/start?ManufacturerLabelId=214');
    await expect(page).toHaveURL(/\/start$/);
    const settings = await page.request.get('/api/settings?manufacturerLabelId=214');
    const { manufacturer } = (await settings.json()) as { readonly manufacturer: { readonly brandName: string } };
    await expect(page.getByText(manufacturer.brandName, { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(manufacturer.brandName, { exact: true }).first()).toBeVisible();
  });

  test('the theme switch turns the page dark and a reload keeps it', async ({ page }) => {
    await page.goto('/start');
    const root = page.locator('html');
    await expect(root).toHaveCSS('color-scheme', 'normal');
    await page.getByRole('button', { name: 'Switch to dark theme' }).click();
    await expect(root).toHaveCSS('color-scheme', 'dark');
    const dark = await root.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Switch to light theme' })).toBeVisible();
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await expect(root).toHaveCSS('background-color', dark);
  });

  test('the navigation folds, and on a phone it opens over the page', async ({ page }) => {
    await page.goto('/start');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const open = await navigation.boundingBox();
    await page.getByRole('button', { name: 'Fold navigation' }).click();
    await expect.poll(async () => (await navigation.boundingBox())?.width).toBeLessThan(open?.width ?? 0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect(navigation).toBeVisible();
    const first = navigation.getByRole('button', { name: 'Close navigation' });
    await expect(first).toBeFocused();
    await expect(page.locator('[inert] header').first()).toBeAttached();
    await page.keyboard.press('Shift+Tab');
    await expect(navigation.locator(':focus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(page.locator('[inert] header')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeFocused();
  });

  test('[SHL-021] the folded navigation keeps the focus when it unfolds under it', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto('/start');
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const language = navigation.getByRole('button', { name: 'Change Language' });
    await expect(language).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Tab');
    await language.focus();
    await expect(navigation.getByText('Change Language')).toBeVisible();
    await expect(language).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(language).toHaveAttribute('aria-expanded', 'true');
    await expect(language).toBeFocused();
  });

  test('[SHL-007] [SHL-031] [SHL-038] [SHL-066] the navigation leads to new fans, new projects and the equipment', async ({
    page,
  }) => {
    await openSignedIn(page, 'engineer');
    const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });
    // Without its products the page has nothing to scroll.
    await expect(page.getByText('Utility sets', { exact: true })).toBeVisible();
    // On a scrolled page the dialog does not move the navigation.
    await page.setViewportSize({ width: 1440, height: 600 });
    await page.mouse.move(800, 300);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
    await page.getByRole('navigation').getByText('Create New Project', { exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Create New Project' });
    await dialog.getByLabel('Project name').fill('Harbor');
    await expect(page.locator('nav').first()).toBeInViewport({ ratio: 0.9 });
    await page.mouse.click(8, 590);
    await expect(dialog.getByLabel('Project name')).toHaveValue('Harbor');
    await dialog.getByRole('button', { name: 'Close' }).click();
    for (const [name, path] of [
      ['Equipment Summary', /\/projects\/dashboard$/],
      ['Add New Product', /\/start$/],
    ] as const) {
      await entry(name).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle('SpecBuilder - Fan Selection Tool');
    }
  });

  test('no page scrolls sideways at 390 px', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSignedIn(page, 'engineer');
    for (const path of ['/start', '/fans/sizer/search?category=1&sub=2', '/projects/dashboard', '/accounts/edit']) {
      await page.goto(path);
      // Found behind the sheet of an empty search, too, where no reader would.
      await expect(page.locator('h1')).toBeVisible();
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overhang, path).toBeLessThanOrEqual(0);
    }
  });

  test('an unknown address returns 404 and offers a way home', async ({ page }) => {
    const response = await page.goto('/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await page
      .getByRole('link', { name: 'Home' })
      .or(page.getByRole('button', { name: 'Home' }))
      .click();
    await expect(page).toHaveURL(/\/start$/);
  });
});
