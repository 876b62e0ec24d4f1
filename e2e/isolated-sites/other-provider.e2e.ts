import type { Page, Response } from '@playwright/test';
import { violationsOf } from '../site/accessibility.ts';
import { ISOLATED_SITE_URL, SITE_URL } from '../site/addresses.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { type OtherProvider, startOtherProvider } from '../site/other-provider.ts';
import { expect, test } from '../site/page.ts';
import { authorizationOf } from '../site/prepared-project.ts';
import { signIn } from '../site/sign-in.ts';

/** The key that a token is signed with. */
const keyOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8')) as { kid: string }).kid;

test.describe('With an external sign-in provider, named by settings alone', () => {
  test.use({ baseURL: ISOLATED_SITE_URL });
  test.setTimeout(90_000);
  let provider: OtherProvider;
  let site: IsolatedSite;
  test.beforeAll(async () => {
    provider = await startOtherProvider();
    site = await startIsolatedSite(provider.settings);
  });
  test.afterAll(async () => {
    await site.stop();
    await provider.stop();
  });

  const login = (page: Page) => page.getByLabel('Northshore name');
  const enter = async (page: Page) => {
    await login(page).fill('pat');
    await page.getByLabel('Secret').fill('Elsewhere-1');
    await page.getByRole('button', { name: 'Enter' }).click();
  };
  /** The page's next renewal of its tokens, without a redirect. */
  const renewed = async (page: Page): Promise<string> => {
    const isRenewal = (response: Response) =>
      response.url() === `${provider.authority}/token` &&
      (response.request().postData() ?? '').includes('grant_type=refresh_token');
    const reply = await page.waitForResponse((response) => isRenewal(response) && response.ok());
    return ((await reply.json()) as { access_token: string }).access_token;
  };
  /** The next tokens that come for a code. */
  const tokenResponse = (page: Page) =>
    page.waitForResponse(
      (response) =>
        response.url() === `${provider.authority}/token` &&
        (response.request().postData() ?? '').includes('grant_type=authorization_code') &&
        response.ok(),
    );
  const detailsBy = (page: Page, token: string) =>
    page.request.get('/api/user/details', { headers: { authorization: `Bearer ${token}` } });

  test('[AUT-001] [AUT-002] [AUT-013] [A-034] a user signs in there, works with the roles that it says, and signs out of both', async ({
    page,
  }) => {
    await page.goto('/projects/dashboard');
    await expect(page).toHaveURL(new RegExp(`^${provider.authority}/login/`));
    await enter(page);
    await expect(page).toHaveURL(/\/projects\/dashboard/);
    await expect(page.getByRole('button', { name: 'Account of Pat Doe' })).toBeVisible();

    await page.goto('/region-management/alerts');
    await expect(page.getByRole('heading', { level: 1, name: 'Alerts' })).toBeVisible();
    const before = await renewed(page);
    expect(await (await detailsBy(page, before)).json()).toMatchObject({
      ...{ displayName: 'Pat Doe', email: 'pat@corp.example', company: { name: 'Northshore' } },
      ...{ roles: ['user', 'sales'], salesRegions: [24, 15], defaultSalesRegion: 15 },
    });

    await provider.restart();
    expect((await detailsBy(page, before)).status()).toBe(200);
    const after = await renewed(page);
    expect(keyOf(after)).not.toBe(keyOf(before));
    expect((await detailsBy(page, after)).status()).toBe(200);
    await page.goto('/admin/users');
    await expect(page).toHaveURL(/\/start$/);
    await expect(page.getByRole('button', { name: 'Account of Pat Doe' })).toBeVisible();

    expect((await detailsBy(page, await provider.tokenFor('specbuilder-api'))).status()).toBe(200);
    expect((await detailsBy(page, await provider.tokenFor('another-api'))).status()).toBe(401);

    await page.getByRole('button', { name: 'Account of Pat Doe' }).click();
    await expect(page.getByRole('menuitem', { name: 'Edit account' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Leave Northshore' }).click();
    await expect(page).toHaveURL(/\/start$/);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(login(page)).toBeVisible();
  });

  test('[AUT-002] [AUT-003] [AUT-013] a session without refresh tokens renews in a hidden frame, and ends in all pages when it ends at the provider', async ({
    page,
    context,
  }) => {
    await provider.giveRefreshTokens(false);
    const rejected: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) rejected.push(message.text());
    });
    await page.goto('/projects/dashboard');
    const signedIn = tokenResponse(page);
    await enter(page);
    expect(await (await signedIn).json()).not.toHaveProperty('refresh_token');

    const requested = page.waitForRequest(
      (request) => request.url().startsWith(`${provider.authority}/auth?`) && request.url().includes('prompt=none'),
    );
    const renewal = tokenResponse(page);
    expect((await requested).frame().parentFrame()).toBe(page.mainFrame());
    const { access_token: token } = (await (await renewal).json()) as { access_token: string };
    expect((await detailsBy(page, token)).status()).toBe(200);
    await expect(page.getByRole('button', { name: 'Account of Pat Doe' })).toBeVisible();

    const elsewhere = await context.newPage();
    await elsewhere.goto(`${provider.authority}/session/end`);
    await elsewhere.getByRole('button', { name: 'Leave Northshore' }).click();
    await expect(page.getByRole('button', { name: 'Account of Pat Doe' })).toHaveCount(0);
    await page.goto('/start');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    expect(rejected).toEqual([]);
    await provider.giveRefreshTokens(true);
  });

  for (const width of [1440, 390]) {
    test(`offers no account of its own at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/account/register');
      await expect(
        page.getByRole('heading', { level: 1, name: 'Accounts come from your sign-in provider' }),
      ).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await expect(login(page)).toBeVisible();
    });
  }

  test('takes no token of the built-in provider, whose pages are gone', async ({ page, browser }) => {
    const elsewhere = await browser.newPage({ baseURL: SITE_URL });
    await signIn(elsewhere, 'engineer');
    const token = (await authorizationOf(elsewhere)).replace('Bearer ', '');
    await elsewhere.close();
    expect((await detailsBy(page, token)).status()).toBe(401);
    expect((await page.request.get('/identity/.well-known/openid-configuration')).status()).toBe(404);
    await page.goto('/start');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText('Create New Account')).toHaveCount(0);
  });
});
