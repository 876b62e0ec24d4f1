import { REMOTES } from '../../scripts/workspace/paths.mjs';
import { expect, test } from '../site/page.ts';
import { openSignedIn } from '../site/sign-in.ts';

test('a developer sees what runs, how it came, and which events pass on the page', async ({ page }) => {
  await openSignedIn(page, 'dev');
  await page.goto('/diagnostics');
  await expect(page.getByRole('heading', { level: 1, name: 'Diagnostics' })).toBeVisible();
  const registry = page.getByRole('grid', { name: 'Registry' });
  for (const remote of REMOTES) {
    await expect(registry.getByRole('row', { name: new RegExp(remote) })).toBeVisible();
  }
  const log = page.getByRole('grid', { name: 'Bus log' });
  await expect(log.getByRole('row', { name: /user-signed-in.*shell/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Event or sender' }).fill('route-changed');
  await expect(log.getByRole('row', { name: /route-changed.*\/diagnostics/ })).toBeVisible();
});
