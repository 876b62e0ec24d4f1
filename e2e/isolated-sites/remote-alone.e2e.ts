import { REMOTES } from '../../scripts/workspace/paths.mjs';
import { expect, test } from '../site/page.ts';
import { serveRemoteAlone } from '../site/remote-alone.ts';

for (const packageName of REMOTES) {
  test(`${packageName} runs alone under its standalone host, where a guest sees its first screen`, async ({ page }) => {
    const alone = await serveRemoteAlone(packageName);
    try {
      await page.goto(alone.url);
      const screen = page.locator('#root');
      await expect(screen.getByRole('heading', { level: 1 })).toContainText(/\p{L}{3}/u);
      await expect(screen).not.toContainText('did not load');
    } finally {
      await alone.close();
    }
  });
}
