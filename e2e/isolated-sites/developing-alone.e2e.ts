import type { Page } from '@playwright/test';
import { ISOLATED_SITE_PORT } from '../site/addresses.ts';
import { type DevelopmentServer, developRemote } from '../site/development-server.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, test } from '../site/page.ts';
import { fillSignIn, signIn } from '../site/sign-in.ts';

/** One clone, one development server and one site for all of them; they follow each other. */
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const PACKAGE = 'mf-account';
const SCREEN = 'src/account-page/account-page/account-header.tsx';
const TITLE = '{displayName}';
/** Building again takes 2 to 5 s of processor time, and two other workers build sites meanwhile. */
const REBUILT = { timeout: 60_000 };

let site: IsolatedSite;
let server: DevelopmentServer;

test.beforeAll(async () => {
  site = await startIsolatedSite();
  server = await developRemote(PACKAGE, site.url);
  // The first build, beside two other workers; the server responds when it is done.
  await expect(async () => expect((await fetch(`${server.url}/mf-manifest.json`)).ok).toBe(true)).toPass({
    timeout: 200_000,
  });
});
test.afterAll(async () => {
  server?.remove();
  await site?.stop();
});

/** The badge of builds that replace those of the site. */
const badge = (page: Page) => page.getByRole('region', { name: 'Builds of developers on this page' });
/** A page that is not reloaded keeps it. */
const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in window);

test('a remote’s own page signs in at the server, changes what needs a user, and refreshes changed code', async ({
  page,
}) => {
  await page.goto(`${server.url}/standalone.html`);
  const bar = page.getByRole('region', { name: `Page of ${PACKAGE} alone` });
  await expect(bar).toContainText(`with localhost:${ISOLATED_SITE_PORT}`);
  await bar.getByRole('button', { name: 'Sign in' }).click();
  await fillSignIn(page, 'engineer');
  await expect(bar).toContainText('user');
  expect(page.url()).toBe(`${server.url}/standalone.html`);

  const lastName = page.getByLabel('Last name');
  await lastName.fill('Typed alone');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByTestId('toast')).toContainText('The basic info updated successfully!');
  expect(await page.evaluate(() => window.localStorage.length)).toBe(0);

  await lastName.fill('Not saved yet');
  await markPage(page);
  server.edit(SCREEN, TITLE, `Drawn alone ${TITLE}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Drawn alone', REBUILT);
  await expect(lastName).toHaveValue('Not saved yet');
  expect(await isSamePage(page)).toBe(true);

  await bar.getByRole('button', { name: 'Sign out' }).click();
  await expect(bar).toContainText('Guest');
});

test('a developer sees the own build in the site, with a badge, and leaves it in one click', async ({ page }) => {
  await signIn(page, 'dev', `${site.url}/start`);
  await page.goto(`${site.url}/accounts/edit?override=${PACKAGE}@${server.url}`);
  await expect(badge(page)).toContainText(`${PACKAGE} from localhost:8487`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Drawn alone');
  expect(page.url()).toBe(`${site.url}/accounts/edit`);

  // The site's shell is a production build, whose React refreshes nothing: the page is loaded again.
  server.edit(SCREEN, 'Drawn alone', 'Drawn in the site');
  await expect(heading).toContainText('Drawn in the site', REBUILT);

  await page.goto(`${site.url}/diagnostics`);
  await expect(
    page.getByRole('grid', { name: 'Builds of your own' }).getByRole('textbox', { name: PACKAGE }),
  ).toHaveValue(server.url);
  await badge(page).getByRole('button', { name: 'Leave' }).click();
  await expect(badge(page)).toBeHidden();
  await page.goto(`${site.url}/accounts/edit`);
  await expect(heading).toHaveText(/^(?!Drawn|Refreshed)/);
});

test('a shell of `npm run dev` refreshes changed code and keeps what was typed', async ({ page }) => {
  await server.publishShell(site.siteDir);
  await signIn(page, 'dev', `${site.url}/start`);
  await page.goto(`${site.url}/accounts/edit?override=${PACKAGE}@${server.url}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText('Drawn in the site');
  const lastName = page.getByLabel('Last name');
  await lastName.fill('Typed in the site');
  await markPage(page);
  server.edit(SCREEN, 'Drawn in the site', 'Refreshed');
  await expect(heading).toContainText('Refreshed', REBUILT);
  await expect(lastName).toHaveValue('Typed in the site');
  expect(await isSamePage(page)).toBe(true);
});

test('a developer’s build runs for no other user, and the page says when it is missing', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${site.url}/start?override=${PACKAGE}@${server.url}`);
  await expect(badge(page)).toContainText('Waits until a developer or an administrator signs in.');
  await signIn(page, 'engineer', `${site.url}/start`);
  await expect(badge(page)).toBeHidden();
  await page.goto(`${site.url}/accounts/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Drawn|Refreshed)/);
  expect(requests.filter((url) => url.startsWith(server.url))).toEqual([]);

  await page.context().clearCookies();
  await page.evaluate(() => window.sessionStorage.clear());
  await signIn(page, 'admin', `${site.url}/start`);
  server.end();
  await page.goto(`${site.url}/accounts/edit?override=${PACKAGE}@${server.url}`);
  await expect(badge(page)).toContainText('No build responds there. The site’s own version runs.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(?!Drawn|Refreshed)/);
  await badge(page).getByRole('button', { name: 'Leave' }).click();
  await expect(badge(page)).toBeHidden();
});
