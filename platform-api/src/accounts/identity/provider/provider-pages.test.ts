import { authorizationRequest, endSession } from '../../../../test/identity/browser.ts';
import { PROVIDER_URL, providerOfEachTest } from '../../../../test/identity/test-provider.ts';

describe('The pages of the provider', () => {
  const { server } = providerOfEachTest();

  const PAGE = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("script-src 'self' 'nonce-"),
  };

  it('let a user out at once whom a page of ours sent, in the brand of the sign-in', async () => {
    const browser = server().newBrowser();
    const { tokens } = await server().signIn(browser, 'engineer', { brand: '214' });
    const { page, done } = await endSession(browser, PROVIDER_URL, tokens);
    expect(page.headers).toMatchObject(PAGE);
    expect(page.body).toContain('<title>Sign out - Ventilation Direct</title>');
    expect(page.body).toContain('<form id="op.logoutForm"');
    expect(page.body).toContain('data-submit="now"');
    expect(done.url).toBe(`${PROVIDER_URL}/start`);
  });

  it('ask a user first whom another site sent, and say when they are signed out', async () => {
    const browser = server().newBrowser();
    await server().signIn(browser);
    const page = await browser.get('/identity/session/end');
    expect(page.body).toContain('Do you want to sign out?');
    expect(page.body).not.toContain('data-submit="now"');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
    const confirmed = await browser.post('/identity/session/end/confirm', { xsrf, logout: 'yes' });
    const { response } = await browser.follow(confirmed);
    expect(response.headers).toMatchObject(PAGE);
    expect(response.body).toContain('<title>You are signed out - Kelvane</title>');
    expect(response.body).toContain(`<a class="button" href="${PROVIDER_URL}/start">`);
  });

  it('say that a sign-in did not work, in the requested brand, with the code to name for help', async () => {
    const { url } = authorizationRequest(PROVIDER_URL, { redirect_uri: 'https://evil.example/', brand: '214' });
    const page = await server().newBrowser().get(url);
    expect([page.statusCode, page.headers.location]).toEqual([400, undefined]);
    expect(page.headers).toMatchObject(PAGE);
    expect(page.body).toContain('<title>Sign-in did not work - Ventilation Direct</title>');
    expect(page.body).toContain('<h1>Sign-in did not work</h1>');
    expect(page.body).toContain('invalid_redirect_uri');
    expect(page.body).toContain(`href="${PROVIDER_URL}/login"`);
  });
});
