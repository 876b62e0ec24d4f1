import type { Page } from '@playwright/test';
import { serveForeignPage } from '../site/foreign-page.ts';
import { expect, test } from '../site/page.ts';
import { fillDuty, findFans } from '../site/sizer.ts';

interface Release {
  readonly federationName: string;
  readonly embed?: object;
}

let foreign: Awaited<ReturnType<typeof serveForeignPage>>;
test.beforeEach(async () => {
  foreign = await serveForeignPage({ attributes: 'start="/fans/sizer/search?category=1&sub=0"' });
});
test.afterEach(() => foreign.close());

/** Opens the page on a site whose registry says something else of its active release, which stays the one to fall back to. */
async function openWith(page: Page, changed: (active: Release) => object): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const [, script] = /\/remotes\/mf-sizer\/[^/]+\/(.+\.js)$/.exec(request.url()) ?? [];
    if (script !== undefined) scripts.push(script);
  });
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = (await response.json()) as { remotes: { name: string; active: Release }[] };
    const remotes = registry.remotes.map((remote) => ({
      ...remote,
      active: { ...remote.active, ...changed(remote.active) },
      fallback: remote.active,
    }));
    await route.fulfill({ response, json: { remotes } });
  });
  await page.goto(foreign.url);
  await expect(page.getByLabel('Airflow').first()).toBeVisible();
  return scripts;
}

test.describe('The embedded sizer of a site', () => {
  test('gives way to the release before it where its own does not come', async ({ page, complaints }) => {
    const scripts = await openWith(page, ({ embed }) => ({ embed: { ...embed, entryFile: 'embed/missing.js' } }));
    expect(scripts.slice(0, 2)).toEqual(['embed/missing.js', 'embed/embed.js']);
    complaints.all.splice(0);
  });

  test('fetches nothing of a release that the site could not run', async ({ page }) => {
    const scripts = await openWith(page, () => ({ platform: '9.0.0', embed: { entryFile: 'embed/too-new.js' } }));
    expect(scripts[0]).toBe('embed/embed.js');
  });

  test('draws a release from before there was a build for integrators', async ({ page }) => {
    const scripts = await openWith(page, () => ({ embed: undefined }));
    expect(scripts[0]).toBe('remoteEntry.js');
    await fillDuty(page);
    await findFans(page);
  });
});
