import { Secret, TOTP } from 'otpauth';
import { violationsOf } from '../site/accessibility.ts';
import { type IsolatedSite, startIsolatedSite } from '../site/isolated-site.ts';
import { expect, type Page, test } from '../site/page.ts';
import { type DemoUser, fillSignIn, signIn } from '../site/sign-in.ts';

const PASSWORD = 'Specbuilder-Demo-1';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** What the app shows; `periods` half minutes from now, since no code is taken twice. */
function codeOf(secret: string, periods = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  return totp.generate({ timestamp: Date.now() + periods * 30_000 });
}

/** A security key of the browser's own that its owner always unlocks. */
async function plugInAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  await session.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, isUserVerified: true } });
}

test.describe('Signing in with more than a password', () => {
  test.describe.configure({ mode: 'serial' });
  let site: IsolatedSite;
  test.beforeAll(async () => {
    site = await startIsolatedSite({ REQUIRE_ADMIN_SECOND_FACTOR: 'true' });
  });
  test.afterAll(() => site.stop());

  const openSecurity = async (page: Page) => {
    await page.goto(`${site.url}/accounts/edit?tab=security`);
    await expect(page.getByRole('heading', { name: 'Passkeys' })).toBeVisible();
  };
  const openSignIn = async (page: Page) => {
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  };
  const signOut = async (page: Page) => {
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  };
  const isIn = (page: Page) => expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
  const passPassword = async (page: Page, userName: DemoUser) => {
    await openSignIn(page);
    await fillSignIn(page, userName);
  };

  test('a user adds a passkey, signs out, and signs in by it without a password', async ({ page }) => {
    await plugInAuthenticator(page);
    await signIn(page, 'engineer', `${site.url}/start`);
    await openSecurity(page);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
    await dialog.getByLabel('Name').fill('Work laptop');
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    await expect(codes.getByRole('listitem')).toHaveCount(10);
    expect(await violationsOf(page)).toEqual([]);
    await codes.getByRole('button', { name: 'I saved them' }).last().click();
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Work laptop');
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await page.setViewportSize(DESK);
    await signOut(page);
    await openSignIn(page);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await isIn(page);
  });

  test('a passkey replaces the code after the password as well', async ({ page }) => {
    await passPassword(page, 'engineer');
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await expect(page.getByLabel('Recovery code')).toBeVisible();
    // This browser has no passkey of the user, so nothing is proven.
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await page.goto(`${site.url}/start`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  test('a user sets up an authenticator app, whose code the next sign-in requires', async ({ page }) => {
    await signIn(page, 'sales', `${site.url}/start`);
    await openSecurity(page);
    await page.getByRole('button', { name: 'Set up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByLabel(/^Your password/).fill(PASSWORD);
    await page.keyboard.press('Enter');
    const secret = (await dialog.locator('code').textContent()) ?? '';
    await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel('Code from the app').fill(codeOf(secret));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('dialog', { name: 'Recovery codes' });
    const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
    await codes.getByRole('button', { name: 'I saved them' }).last().click();
    await signOut(page);
    await passPassword(page, 'sales');
    await expect(page.getByLabel('Code from your authenticator app')).toBeFocused();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      expect(await violationsOf(page)).toEqual([]);
    }
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('This code is incorrect, or was already used.');
    await page.getByLabel('Code from your authenticator app').fill(codeOf(secret, 1));
    await page.keyboard.press('Enter');
    await isIn(page);
    await page.setViewportSize(DESK);
    await signOut(page);
    await passPassword(page, 'sales');
    await page.getByLabel('Code from your authenticator app').fill(recoveryCode);
    await page.keyboard.press('Enter');
    await isIn(page);
    await openSecurity(page);
    await expect(page.getByText('9 codes left.')).toBeVisible();
  });

  test('an administrator sets up the second step before getting in, on a phone too', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await passPassword(page, 'admin');
    await expect(page.getByRole('heading', { name: 'Set up your second step' })).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    const secret = (await page.locator('.secret code').textContent()) ?? '';
    await page.getByLabel('Code that the app shows now').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Set up' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'I saved them' }).click();
    await isIn(page);
  });

  test('a user ends a session elsewhere, which is out at once', async ({ browser, page }) => {
    await signIn(page, 'dev', `${site.url}/start`);
    const elsewhere = await (await browser.newContext()).newPage();
    await signIn(elsewhere, 'dev', `${site.url}/start`);
    await openSecurity(page);
    const sessions = page.getByRole('list', { name: 'Where you are signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('This browser');
    await sessions.getByRole('button', { name: /^End the session of/ }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await elsewhere.goto(`${site.url}/accounts/edit`);
    await expect(elsewhere).toHaveURL(/\/identity\//);
    await elsewhere.context().close();
  });
});
