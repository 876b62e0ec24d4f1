import { authorizationRequest, TestBrowser } from '../../../test/identity/browser.ts';
import { startTestApplication } from '../../../test/test-application.ts';

describe('Sign-in behind https', () => {
  it('every address and cookie is for https, whatever the proxy’s connection looks like', async () => {
    const publicUrl = 'https://fans.example.com';
    const server = await startTestApplication({ publicUrl });
    const discovery = await server.app.inject({
      url: '/identity/.well-known/openid-configuration',
      headers: { host: 'evil.example.com', 'x-forwarded-host': 'evil.example.com' },
    });
    expect(discovery.headers['strict-transport-security']).toContain('max-age');
    expect(discovery.body).not.toContain('evil');
    expect(discovery.json()).toMatchObject({
      issuer: `${publicUrl}/identity`,
      authorization_endpoint: `${publicUrl}/identity/auth`,
      end_session_endpoint: `${publicUrl}/identity/session/end`,
      check_session_iframe: `${publicUrl}/identity/session/check`,
    });
    const redirect = await new TestBrowser(server.app, publicUrl).get(authorizationRequest(publicUrl).url);
    const cookies = [redirect.headers['set-cookie']].flat().map(String);
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/; secure/i);
    for (const cookie of cookies) expect(cookie).toMatch(/; httponly/i);
    await server.close();
  });
});
