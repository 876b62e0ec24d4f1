import { readFileSync, writeFileSync } from 'node:fs';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';
import { copyWorkspace, type WorkspaceCopy } from '../site/workspace-copy.ts';

const PACKAGE = 'mf-service-parts';
const WEBPACK = 'node_modules/webpack/bin/webpack.js';

test.describe('A remote that one command made', () => {
  let workspace: WorkspaceCopy;
  let site: IsolatedSite;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    workspace = copyWorkspace();
    await workspace.run('.', 'npm', 'run', 'create:remote', '--', PACKAGE);
    site = await startIsolatedSite();
  });
  test.afterAll(async () => {
    await site?.stop();
    workspace?.remove();
  });

  test('is built and published, and is in the navigation and at its address', async ({ page }) => {
    test.setTimeout(120_000);
    await workspace.run(PACKAGE, process.execPath, WEBPACK, '--config', 'webpack.config.mjs', '--mode', 'production');
    // Whichever webpack the package got: browsers receive the hash of each chunk, and one entry has no runtime.
    const entries = ['remoteEntry.js', 'remoteEntry.lean.js'].map((file) => readEntry(workspace, file));
    for (const entry of entries) expect(entry).toContain('.integrity="sha256-"');
    expect(entries.map((entry) => entry.includes('specBuilderFederation'))).toEqual([false, true]);
    await workspace.run(
      '.',
      process.execPath,
      '--import',
      'tsx',
      'scripts/site/publish.ts',
      '--site',
      site.siteDir,
      PACKAGE,
    );
    await page.goto(`${site.url}/start`);
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    const entry = navigation.getByRole('link', { name: 'Service Parts' });
    await expect(entry.locator('svg path')).not.toHaveCount(0);
    await entry.click();
    await expect(page).toHaveURL(`${site.url}/service-parts`);
    const heading = page.getByRole('heading', { level: 1, name: 'Service Parts' });
    await expect(heading).toBeVisible();
    await expect(entry).toHaveAttribute('aria-current', 'page');
    await page.goto(`${site.url}/service-parts`);
    await expect(heading).toBeVisible();
  });

  test('is found by unit tests, types and the rules of what may be imported', async () => {
    test.setTimeout(120_000);
    await workspace.run('.', 'node_modules/.bin/jest', '--selectProjects', PACKAGE, '--silent');
    await workspace.run(PACKAGE, '../node_modules/.bin/tsc', '-p', '.', '--noEmit');
    writeFileSync(workspace.at(`${PACKAGE}/src/wrong.ts`), "import '../../mf-account/src/app.tsx';\n");
    const check = `
      const { findBoundaryViolations } = await import('./build/boundaries/check.mjs');
      const found = await findBoundaryViolations(process.cwd(), ['${PACKAGE}']);
      process.stdout.write(JSON.stringify(found.map(({ rule, from }) => [rule, from])));`;
    const found = await workspace.run('.', process.execPath, '--input-type=module', '-e', check);
    expect(JSON.parse(found)).toEqual([['remotes-stand-alone', `${PACKAGE}/src/wrong.ts`]]);
  });
});

function readEntry(workspace: WorkspaceCopy, file: string): string {
  return readFileSync(workspace.at(`${PACKAGE}/dist/${file}`), 'utf8');
}
