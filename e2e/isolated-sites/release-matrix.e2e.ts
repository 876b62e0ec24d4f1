import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { REMOTES, WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { AREAS } from '../site/areas.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { lastReleasedCommit, siteOfLastRelease } from '../site/last-release.ts';
import { expect, test } from '../site/page.ts';
import { keepSignIn } from '../site/sign-in.ts';
import { configureFirstFan } from '../site/sizer.ts';

const released = lastReleasedCommit();

/** Which half of the last release is replaced by what this tree built. */
const PAIRS = [
  { name: 'this shell with the remotes of the last release', packagesFor: () => ['shell'] },
  { name: 'the shell of the last release with these remotes', packagesFor: remotesFor },
];

test.describe('Shell and remotes ship alone', () => {
  // The first run on a machine builds the last release: three minutes on two cores. Later ones take the build from the cache.
  test.setTimeout(600_000);

  // A clone that ends before the last release cannot build it.
  for (const { name, packagesFor } of released === null ? [] : PAIRS) {
    test(`${name}: every area opens, and a fan is sized and configured`, async ({ browser, page }) => {
      const from = await siteOfLastRelease(released ?? '');
      const site = await startIsolatedSite({}, { from });
      try {
        await publish(site, packagesFor(site));
        for (const { remote, user, path: address } of AREAS) {
          const visitor = await browser.newPage();
          await (await keepSignIn(browser, user, site.url)).takeUp(visitor);
          await visitor.goto(`${site.url}${address}`);
          const main = visitor.getByRole('main');
          await expect(main.getByRole('heading', { level: 1 }), remote).toBeVisible();
          await expect(visitor.getByText(/did not load|Running the previous version/), remote).toHaveCount(0);
          await visitor.close();
        }
        await configureFirstFan(page, site.url);
      } finally {
        await site.stop();
      }
    });
  }
});

/** A remote that needs a newer shell is not published before that one is: its last version stays. */
function remotesFor({ siteDir }: IsolatedSite): readonly string[] {
  const platformOf = (file: string) =>
    (JSON.parse(readFileSync(file, 'utf8')) as { readonly platform: string }).platform;
  const offered = platformOf(path.join(siteDir, 'shell', 'offers.json'))
    .split('.')
    .map(Number);
  return REMOTES.filter((packageName) => {
    const needed = platformOf(path.join(WORKSPACE, packageName, 'remote.json'))
      .split('.')
      .map(Number);
    return needed[0] === offered[0] && (needed[1] ?? 0) <= (offered[1] ?? 0);
  });
}

async function publish({ siteDir }: IsolatedSite, packages: readonly string[]): Promise<void> {
  const before = activeFolders(siteDir);
  const args = ['--import', 'tsx', 'scripts/site/publish.ts', '--site', siteDir, '--start', ...packages];
  await promisify(execFile)(process.execPath, args, { cwd: WORKSPACE });
  const changed = activeFolders(siteDir).filter((folder) => !before.includes(folder));
  expect(changed).toHaveLength(packages.filter((packageName) => packageName !== 'shell').length);
}

function activeFolders(siteDir: string): string[] {
  const { remotes } = JSON.parse(readFileSync(path.join(siteDir, 'registry.json'), 'utf8')) as {
    readonly remotes: readonly { readonly active: { readonly baseUrl: string } }[];
  };
  return remotes.map(({ active }) => active.baseUrl);
}
