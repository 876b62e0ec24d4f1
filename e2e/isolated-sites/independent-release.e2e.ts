import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator } from '@playwright/test';
import { release } from '../site/build-remote.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, type Page, test } from '../site/page.ts';
import { signIn } from '../site/sign-in.ts';

const isProfile = ({ pathname }: URL) => pathname === '/api/user/profile';

test.describe('A team ships its remote alone', () => {
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite();
  });
  test.afterAll(() => site.stop());

  // The team's kit is a major version ahead of the one that the shell offers: its release brings a copy of its own.
  test('[DSN-004] an open site shows the new text at the next visit; nothing else is built or reloaded, and a save that was under way in another tab arrives', async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, 'engineer', `${site.url}/start`);
    const saving = await saveSlowly(await context.newPage(), page, `${site.url}/accounts/edit`);
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    const visit = async (address: string) => {
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, address);
    };
    await visit('/accounts/edit');
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible();
    await visit('/start');
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeHidden();

    const before = contentOf(site.siteDir);
    await release({
      siteDir: site.siteDir,
      packageName: 'mf-account',
      version: '1.0.1',
      change: { file: '../languages/en/mf-account.json', from: 'Save profile', to: 'Keep profile' },
      further: [{ file: '../shared-ui/package.json', from: '"version": "2.', to: '"version": "3.' }],
    });
    const changed = contentOf(site.siteDir).filter((file) => !before.includes(file));
    expect(changed.every((file) => file.startsWith('remotes/mf-account/1.0.1+'))).toBe(true);

    await expect(async () => {
      await visit('/start');
      await visit('/accounts/edit');
      await expect(page.getByRole('button', { name: 'Keep profile' })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 30_000 });
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
    // With styles that the policy of the page lets in.
    expect(await lookOf(page.getByRole('button', { name: 'Keep profile' }))).toEqual(saving.look);
    await saving.finish();
  });

  test('a build says that it needs no newer shell than what it uses came with', () => {
    const { remotes } = JSON.parse(registryOf(site.siteDir)) as {
      readonly remotes: readonly { readonly name: string; readonly active: { readonly platform: string } }[];
    };
    expect(remotes.find(({ name }) => name === 'mf-region-mgmt')?.active.platform).toBe('1.0.0');
    expect(remotes.find(({ name }) => name === 'mf-account')?.active.platform).toBe('1.3.0');
  });

  test('what the site could not run is rejected with a list, and nothing changes', async () => {
    test.setTimeout(120_000);
    const before = [contentOf(site.siteDir), registryOf(site.siteDir)];
    const shipping = release({
      siteDir: site.siteDir,
      packageName: 'mf-account',
      version: '1.0.2',
      change: {
        file: 'src/account-page/account-page/account-page.tsx',
        from: '  const rejection =',
        to: "  void platform.api.settings.paint().then(() => platform.panels.open('paint', {}));\n  const rejection =",
      },
      further: [
        {
          file: '../shared-contracts/src/client/route-table.generated.json',
          from: '"get": "~GET settings"',
          to: '"get": "~GET settings", "paint": "POST settings/paint"',
        },
      ],
    });
    await expect(shipping).rejects.toThrow(
      'mf-account 1.0.2 cannot be published on this site: it has no panel paint; its server (1.0.0) has no POST /api/settings/paint.',
    );
    expect([contentOf(site.siteDir), registryOf(site.siteDir)]).toEqual(before);
  });
});

interface SlowSave {
  /** Of its button, before. */
  readonly look: Look;
  /** Lets the save reach the server; the tab says that it is done, and goes on in the release that it began with. */
  finish(): Promise<void>;
}

/** Saves the profile in a tab of its own; it reaches the server no sooner than the test says. */
async function saveSlowly(tab: Page, signedIn: Page, url: string): Promise<SlowSave> {
  const stored = await signedIn.evaluate(() => Object.entries(window.sessionStorage) as [string, string][]);
  await tab.addInitScript((entries) => {
    for (const [key, value] of entries) window.sessionStorage.setItem(key, value);
  }, stored);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await tab.route(isProfile, async (route) => {
    if (route.request().method() !== 'GET') await isReleased;
    await route.continue();
  });
  await tab.goto(url);
  const save = tab.getByRole('button', { name: 'Save profile' });
  const look = await lookOf(save);
  await tab.getByLabel('First name').fill('Maya Lin');
  const sent = tab.waitForRequest((request) => isProfile(new URL(request.url())) && request.method() === 'PUT');
  await save.click();
  await sent;
  return {
    look,
    async finish() {
      release();
      await expect(tab.getByText('The basic info updated successfully!').first()).toBeVisible();
      await tab.getByRole('button', { name: 'Edit company' }).click();
      await expect(tab.getByLabel('Postal code')).toBeVisible();
      await expect(save).toBeAttached();
      await tab.reload();
      await expect(tab.getByRole('button', { name: 'Keep profile' })).toBeVisible();
      await expect(tab.getByLabel('First name')).toHaveValue('Maya Lin');
    },
  };
}

type Look = Readonly<Record<'backgroundColor' | 'fontSize', string>>;

const lookOf = (locator: Locator): Promise<Look> =>
  locator.evaluate((element) => {
    const { backgroundColor, fontSize } = getComputedStyle(element);
    return { backgroundColor, fontSize };
  });

function registryOf(siteDir: string): string {
  return readFileSync(path.join(siteDir, 'registry.json'), 'utf8');
}

function contentOf(siteDir: string): string[] {
  return readdirSync(siteDir, { recursive: true, encoding: 'utf8' }).filter((file) => file !== 'registry.json');
}
