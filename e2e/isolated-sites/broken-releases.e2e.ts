import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { WORKSPACE } from '../../scripts/workspace/paths.mjs';
import { BROKEN_RELEASES } from '../site/broken-releases.ts';
import { release } from '../site/build-remote.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { keepSignIn, type StoredSignIn } from '../site/sign-in.ts';

const PROFILE = '/accounts/edit';
const BEATS = 'specbuilder-startingRemotes';
/** As long as a page may be silent before the next one takes its code for frozen. */
const SILENT_MS = 5000;

test.describe('A release that is broken', () => {
  test.describe.configure({ mode: 'serial' });
  test.setTimeout(180_000);
  let site: IsolatedSite;
  let signedIn: StoredSignIn;
  test.beforeAll(async ({ browser }) => {
    site = await startIsolatedSite();
    signedIn = await keepSignIn(browser, 'engineer', site.url);
  });
  test.afterAll(() => site.stop());

  const ship = (version: string, change: { file: string; from: string; to: string }) =>
    release({ siteDir: site.siteDir, packageName: 'mf-account', version, change });
  const activeVersion = (): string => {
    const text = readFileSync(path.join(site.siteDir, 'registry.json'), 'utf8');
    const { remotes } = JSON.parse(text) as { remotes: { name: string; active: { version: string } }[] };
    return remotes.find(({ name }) => name === 'mf-account')?.active.version ?? '';
  };
  const visitProfile = async (page: Page) => {
    await signedIn.takeUp(page);
    await page.goto(`${site.url}${PROFILE}`);
    await expect(page.getByRole('button', { name: 'Save profile' })).toBeVisible({ timeout: 20_000 });
  };
  const areaWorksInThePreviousVersion = async (page: Page, code: string) => {
    const reported = page.waitForRequest(
      (request) => request.url().endsWith('/api/telemetry/remotes') && (request.postData() ?? '').includes(code),
    );
    await visitProfile(page);
    await expect(page.getByText('Running the previous version of Account').first()).toBeVisible();
    await reported;
  };

  test('throws while it mounts: visitors work in the version before, and telemetry says so', async ({ page }) => {
    await ship('1.0.1', BROKEN_RELEASES.throwsAtMount);
    await areaWorksInThePreviousVersion(page, 'MFE-401');
  });

  test('throws later, as the second in a row: visitors still end in the good one', async ({ page }) => {
    await ship('1.0.2', BROKEN_RELEASES.throwsLater);
    await areaWorksInThePreviousVersion(page, 'MFE-402');
  });

  test('freezes its page: the next page of the browser keeps clear of it', async ({ context }) => {
    await ship('1.0.3', BROKEN_RELEASES.freezes);
    await freeze(context);
    const page = await context.newPage();
    await page.goto(`${site.url}/start`);
    await expect.poll(() => page.evaluate(silence, BEATS), { timeout: 30_000 }).toBeGreaterThan(SILENT_MS);
    await areaWorksInThePreviousVersion(page, 'MFE-403');
  });

  const freeze = async (context: BrowserContext) => {
    const page = await context.newPage();
    await signedIn.takeUp(page);
    const frozen = page.waitForResponse((response) => /\/remotes\/mf-account\/1\.0\.3.*\.js$/.test(response.url()));
    await page.goto(`${site.url}${PROFILE}`, { waitUntil: 'commit' });
    await frozen;
    await expect(async () => {
      const reply = await Promise.race([page.evaluate(() => 'responds'), timer(1000)]);
      expect(reply).toBe('silent');
    }).toPass({ timeout: 30_000 });
    await page.close();
  };

  test('is left in one step without a build, and a start of the site does not bring it back', async ({ browser }) => {
    const run = (...command: string[]) => promisify(execFile)(process.execPath, command, { cwd: WORKSPACE });
    const publish = ['--import', 'tsx', 'scripts/site/publish.ts', '--site', site.siteDir];
    await run(...publish, '--start', 'mf-account');
    expect(activeVersion()).toBe('1.0.3');
    const { stdout } = await run('scripts/remotes.mjs', 'rollback', 'mf-account', '--site', site.siteDir);
    expect(stdout).toContain('mf-account 1.0.0 is active');
    const page = await browser.newPage();
    await visitProfile(page);
    await expect(page.getByText(/Running the previous version/)).toHaveCount(0);
    await run(...publish, '--start', 'mf-account');
    expect(activeVersion()).toBe('1.0.0');
    await page.close();
  });
});

/** How long code has been starting without a sign of life, ms. */
function silence(key: string): number {
  const starts = JSON.parse(localStorage.getItem(key) ?? '[]') as { at: number }[];
  return Math.max(0, ...starts.map(({ at }) => Date.now() - at));
}

function timer(ms: number): Promise<string> {
  return new Promise((resolve) => setTimeout(() => resolve('silent'), ms));
}
