import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';

/** These end-to-end tests provoke the errors that the browser itself reports for a rejected file. */
test.describe('A remote that does not come', () => {
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite();
  });
  test.afterAll(() => site.stop());
  test.afterEach(() => site.failRemotes([]));

  test('only its region says so; trying again brings it back without a reload', async ({ page }) => {
    site.failRemotes(['mf-sizer']);
    await page.goto(`${site.url}/start`);
    const card = page.getByRole('heading', { name: /did not load/ });
    await expect(card).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText('The rest of the site works.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { stillTheSamePage: true }));
    site.failRemotes([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: /Exhaust/ }).first()).toBeVisible();
    expect(await page.evaluate(() => 'stillTheSamePage' in window)).toBe(true);
  });

  test('while one area fails the others work', async ({ page }) => {
    site.failRemotes(['mf-projects']);
    await page.goto(`${site.url}/start`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('did not load')).toBeHidden();
  });

  test('an entry with other content than the registry names is never run', async ({ page }) => {
    const entry = entryOf(site, 'mf-sizer');
    const right = readFileSync(entry);
    for (const suffix of ['', '.br', '.gz']) renameSync(`${entry}${suffix}`, `${entry}${suffix}.kept`);
    writeFileSync(entry, `${right};globalThis.foreignCodeRan = true;`);
    try {
      await page.goto(`${site.url}/start`);
      await expect(page.getByRole('heading', { name: /did not load/ })).toBeVisible({ timeout: 30_000 });
      expect(await page.evaluate(() => 'foreignCodeRan' in globalThis)).toBe(false);
    } finally {
      for (const suffix of ['', '.br', '.gz']) renameSync(`${entry}${suffix}.kept`, `${entry}${suffix}`);
    }
  });

  test('a page loaded on demand whose file returns 503 can be tried again', async ({ page }) => {
    await page.goto(`${site.url}/start`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.route(/\/remotes\/mf-sizer\/.*\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.evaluate(() => {
      history.pushState(null, '', '/fans/sizer/search?category=1&sub=2');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    const again = page.getByRole('button', { name: /Retry|Try again/ });
    const arrived = page.getByLabel('Airflow');
    await expect(again.or(arrived).first()).toBeVisible({ timeout: 30_000 });
    await page.unroute(/\/remotes\/mf-sizer\/.*\.js$/);
    if (await again.isVisible()) await again.click();
    await expect(arrived).toBeVisible();
  });
});

interface Registry {
  readonly remotes: readonly {
    readonly name: string;
    readonly active: { readonly baseUrl: string; readonly lean: { readonly entryFile: string } };
  }[];
}

function entryOf({ siteDir }: IsolatedSite, name: string): string {
  const registry = JSON.parse(readFileSync(path.join(siteDir, 'registry.json'), 'utf8')) as Registry;
  const remote = registry.remotes.find((item) => item.name === name);
  if (remote === undefined) throw new Error(`The registry has no ${name}`);
  return path.join(siteDir, remote.active.baseUrl, remote.active.lean.entryFile);
}
