import { expect, test } from '../site/page.ts';
import { serveRemoteAlone } from '../site/remote-alone.ts';

/** What a guest sees of each area without the shell around it. */
const FIRST_SIGHT = {
  'mf-sizer': /Exhaust fans/,
  'mf-projects': /No projects yet/,
  'mf-region-mgmt': /Customer Activity/,
  'mf-account': /Account/,
} as const;

for (const [room, words] of Object.entries(FIRST_SIGHT)) {
  test(`${room} runs alone under its standalone host`, async ({ page }) => {
    const alone = await serveRemoteAlone(room);
    try {
      await page.goto(alone.url);
      await expect(page.locator('#root')).toContainText(words);
    } finally {
      await alone.close();
    }
  });
}
