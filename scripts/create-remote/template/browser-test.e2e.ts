import { expect, test } from '../site/page.ts';

test('Example Area is reached from the navigation and at its address', async ({ page }) => {
  await page.goto('/start');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('link', { name: 'Example Area' }).click();
  await expect(page).toHaveURL('/example');
  await expect(page.getByRole('heading', { level: 1, name: 'Example Area' })).toBeVisible();
});
