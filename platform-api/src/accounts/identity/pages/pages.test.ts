import fc from 'fast-check';
import { authorizationRequest, TestBrowser } from '../../../../test/identity/browser.ts';
import { startTestApplication, TEST_URL, type TestApplication } from '../../../../test/test-application.ts';
import { html } from '../../../brand/server-pages/html.ts';
import { signInForm } from './sign-in-page.ts';

async function loginPage(server: TestApplication, extra: Record<string, string> = {}, cookie = '') {
  const browser = new TestBrowser(server.app, TEST_URL);
  const redirect = await browser.get(authorizationRequest(TEST_URL, extra).url);
  const interaction = [redirect.headers['set-cookie']].flat().map((line) => String(line).split(';')[0]);
  return server.app.inject({
    url: String(redirect.headers.location).replace(TEST_URL, ''),
    headers: { cookie: [...interaction, cookie].join('; ') },
  });
}

describe('The sign-in page', () => {
  let server: TestApplication;
  beforeAll(async () => {
    server = await startTestApplication();
  });
  afterAll(() => server.close());

  it('wears the brand of the page that sent the user', async () => {
    for (const [extra, brand, colour] of [
      [{}, 'Kelvane', '#0b6a84'],
      [{ manufacturerLabelId: '214' }, 'Ventilation Direct', '#b3460b'],
      [{ brand: '214' }, 'Ventilation Direct', '#b3460b'],
      [{ brand: '99999' }, 'Kelvane', '#0b6a84'],
      [{ brand: '<x>' }, 'Kelvane', '#0b6a84'],
    ] as const) {
      const { body } = await loginPage(server, extra);
      expect(body).toContain(`<title>Sign in - ${brand}</title>`);
      expect(body).toContain(`--brand:${colour}`);
    }
  });

  it('speaks the language that its visitor chose in the product', async () => {
    const { body } = await loginPage(server, {}, 'googtrans=/en/es');
    expect(body).toContain('<html lang="es"');
    expect(body).toContain('Contraseña');
    expect((await loginPage(server)).body).toContain('<html lang="en"');
  });

  it('is dark or light as the product is now, else as the system', async () => {
    for (const [cookie, theme] of [
      ['SB.activeTheme=Dark', 'dark'],
      ['SB.activeTheme=Light', 'light'],
      ['SB.activeTheme=Something', 'auto'],
      ['', 'auto'],
    ]) {
      expect((await loginPage(server, {}, cookie)).body).toContain(`<html lang="en" data-theme="${theme}">`);
    }
  });

  it('runs and styles nothing but its own files and what carries the nonce', async () => {
    const { headers, body } = await loginPage(server);
    const policy = String(headers['content-security-policy']);
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? '';
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).not.toMatch(/ on[a-z]+="| style="|<script>/);
    for (const [, address = ''] of body.matchAll(/(?:src|href)="(\/(?:identity|assets)\/[^"]+)"/g)) {
      const response = await server.app.inject({ url: address.replaceAll('&amp;', '&') });
      expect([address, response.statusCode]).toEqual([address, 200]);
    }
    const other = await loginPage(server);
    expect(other.headers['content-security-policy']).not.toBe(policy);
  });

  it('offers what works: the guest’s way back, and demo accounts on a developer’s machine', async () => {
    const { body } = await loginPage(server);
    expect(body).toContain(`href="${TEST_URL}/start">Continue as guest</a>`);
    expect(body).toContain('Specbuilder-Demo-1');
    expect(body).toContain('href="/account/register"');
    const production = await startTestApplication({
      environment: 'production',
      firstAdmin: { userName: 'owner', email: 'owner@fans.example.com', password: 'blower-wheel-27' },
    });
    expect((await loginPage(production)).body).not.toContain('Specbuilder-Demo-1');
    await production.close();
  });

  it('fills in the user name of a login hint', async () => {
    expect((await loginPage(server, { login_hint: 'sales' })).body).toContain('value="sales"');
  });

  it('remembers the brand for the pages that follow, where one was named', async () => {
    const cookies = async (extra: Record<string, string>) =>
      [(await loginPage(server, extra)).headers['set-cookie'] ?? []].flat();
    expect(await cookies({ brand: '214' })).toContain('sb_brand=214; Path=/identity; HttpOnly; SameSite=Lax');
    expect((await cookies({})).join()).not.toContain('sb_brand');
  });

  it('is kept by no cache', async () => {
    expect((await loginPage(server)).headers['cache-control']).toBe('no-store');
  });
});

describe('Markup', () => {
  it('escapes whatever is put into it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'a', '=') }), (text) => {
        const { markup } = html`<p title="${text}">${text}</p>`;
        const inside = markup.slice('<p title="'.length, -'</p>'.length);
        const [attribute = '', content = ''] = inside.split('">');
        expect(attribute).not.toMatch(/[<>"']/);
        expect(content).not.toMatch(/[<>"']/);
        expect(inside.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
      }),
    );
  });

  it('keeps a hostile user name inside its attribute', () => {
    const { markup } = signInForm({
      signin: 'x"><script>',
      userName: '"><script>alert(1)</script>',
      error: '<b>',
      demoAccounts: null,
      startUrl: '/start',
      passkeyOptions: { challenge: '"><script>' },
    });
    expect(markup).not.toMatch(/<script>|<b>/);
  });
});
