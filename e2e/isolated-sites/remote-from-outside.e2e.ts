import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { makeOutsideRemote, type OutsideRemote } from '../site/outside-remote.ts';
import { expect, type Page, test } from '../site/page.ts';
import { signIn } from '../site/sign-in.ts';

interface Manifest {
  readonly exposes: readonly { readonly assets: { readonly js: { readonly sync: readonly string[] } } }[];
}

test.describe('A remote outside this repository, with the packages of the kit', () => {
  test.describe.configure({ mode: 'serial' });
  let remote: OutsideRemote;
  let site: IsolatedSite;
  let token: string;
  const release = () => remote.run('release', ['--server', site.url, '--why', 'first'], { RELEASE_TOKEN: token });

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    [remote, site] = await Promise.all([makeOutsideRemote('mf-parts'), startIsolatedSite()]);
  });
  test.afterAll(async () => {
    await site?.stop();
    remote?.remove();
  });

  test('has types, also of the other areas, passes its unit tests and is built', async () => {
    test.setTimeout(180_000);
    await remote.run('typecheck');
    remote.write('src/wrong.ts', WRONG);
    const check = remote.run('typecheck', ['--pretty', 'false']);
    const complaints = await check.catch(({ stdout }: { stdout: string }) => stdout);
    expect([...complaints.matchAll(/^src\/wrong\.ts\((\d+)/gm)].map(([, line]) => line)).toEqual(['4', '6']);
    remote.write('src/wrong.ts', '');
    await Promise.all([remote.run('test'), remote.run('build')]);
    expect(JSON.parse(remote.read('dist/uses.json'))).toMatchObject({
      platform: '1.0.0',
      members: expect.arrayContaining(['apiQueries', 'log.error', 'theme']),
      endpoints: ['GET /api/catalog/topCategories'],
      kit: { exports: expect.arrayContaining(['core.Button', 'core.ThemeRoot', 'router.Screen']) },
    });
  });

  test('is published to a running site, whose kit and React it uses', async ({ page }) => {
    test.setTimeout(120_000);
    token = await tokenOfAdministrator(page, site.url);
    expect(await release()).toContain('Sent mf-parts 1.0.0; 1.0.0 is active there\n');

    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, script] = /\/remotes\/mf-parts\/[^/]+\/(.*\.js)$/.exec(request.url()) ?? [];
      if (script !== undefined) scripts.add(script);
    });
    await page.goto(`${site.url}/start`);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Spare Parts' }).click();
    await expect(page).toHaveURL(`${site.url}/parts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Spare Parts' })).toBeVisible();
    await page.getByRole('button', { name: 'Show products' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('Exhaust fans');
    // Nothing but what its screen is made of: kit, contract, React and the runtime of federation are the host's.
    const { exposes } = JSON.parse(remote.read('dist/mf-manifest.json')) as Manifest;
    const ofScreen = exposes.flatMap(({ assets }) => assets.js.sync);
    expect([...scripts].sort()).toEqual(['remoteEntry.lean.js', ...ofScreen].sort());
    await page.getByRole('link', { name: 'Start page' }).click();
    await expect(page).toHaveURL(`${site.url}/start`);
    await page.goto(`${site.url}/parts`);
    await expect(page.getByRole('heading', { level: 1, name: 'Spare Parts' })).toBeVisible();
  });

  test('is rejected where it needs a newer shell, and pages of an older one keep clear of it', async ({ page }) => {
    await page.goto(`${site.url}/parts`);
    const heading = page.getByRole('heading', { level: 1, name: 'Spare Parts' });
    await expect(heading).toBeVisible();
    remote.write('package.json', remote.read('package.json').replace('"version": "1.0.0"', '"version": "1.0.1"'));
    await expect(release()).rejects.toThrow('mf-parts was not built as 1.0.1: npm run build makes its build.');
    // As a build for a newer shell says; nothing of it is to be fetched, so that the rest may stay.
    remote.write(
      'dist/mf-manifest.json',
      remote.read('dist/mf-manifest.json').replaceAll('parts_1_0_0', 'parts_1_0_1'),
    );
    remote.write('remote.json', remote.read('remote.json').replace(/"platform": "[^"]*"/, '"platform": "9.0.0"'));
    const offers = path.join(site.siteDir, 'shell', 'offers.json');
    const offered = readFileSync(offers, 'utf8');
    const { platform } = JSON.parse(offered) as { readonly platform: string };
    await expect(release()).rejects.toThrow(`offers platform ${platform}, and 9.0.0 is needed`);

    // What publishing reads of a newer shell; the page that is open has the one from before.
    writeFileSync(offers, offered.replace(`"platform": "${platform}"`, '"platform": "9.0.0"'));
    expect(await release()).toContain('Sent mf-parts 1.0.1; 1.0.1 is active there\n');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/api/telemetry/remotes') && (request.postData() ?? '').includes('MFE-301'),
    );
    await expect(async () => {
      await page.getByRole('link', { name: 'Start page' }).click();
      await expect(heading).toBeHidden();
      await page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Spare Parts' })
        .click();
      await expect(page.getByText('Running the previous version of Spare Parts').first()).toBeVisible({
        timeout: 2000,
      });
    }).toPass({ timeout: 30_000 });
    await expect(heading).toBeVisible();
    await reported;
    expect(fetched.filter((url) => url.includes('/mf-parts/1.0.1+'))).toEqual([]);
  });
});

/** As the page of a signed-in administrator sends it. */
async function tokenOfAdministrator(page: Page, origin: string): Promise<string> {
  const requested = page.waitForRequest(
    (request) => request.headers()['authorization']?.startsWith('Bearer ') === true,
  );
  await signIn(page, 'admin', `${origin}/start`);
  return (await requested).headers()['authorization']?.replace('Bearer ', '') ?? '';
}

/** Screens and panels are known by their names, those of other areas too. */
const WRONG = `import type { Platform } from '@specbuilder/shared-contracts/platform';
export function wrong({ navigation, panels }: Platform) {
  navigation.href('app.accounts.edit');
  navigation.href('app.accounts.missing');
  navigation.href('app.parts.home');
  void panels.open('missingPanel', {});
}
`;
