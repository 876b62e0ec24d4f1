import { createHash } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { authorizationRequest, endSession } from '../../../../test/identity/browser.ts';
import { PROVIDER_URL, providerOfEachTest } from '../../../../test/identity/test-provider.ts';
import { CLIENT_ID } from './provider.ts';

describe('The watch of a session', () => {
  const { server } = providerOfEachTest();

  const stateCookies = ({ headers }: LightMyRequestResponse) =>
    [headers['set-cookie'] ?? []].flat().filter((line) => line.startsWith('sb_op_state'));
  it('has a page, which discovery names', async () => {
    const discovery = await server().app.inject({ url: '/identity/.well-known/openid-configuration' });
    expect(discovery.json()).toMatchObject({
      issuer: `${PROVIDER_URL}/identity`,
      check_session_iframe: `${PROVIDER_URL}/identity/session/check`,
    });
    for (const url of ['/identity/jwks', '/identity/.well-known/nothing']) {
      expect((await server().app.inject({ url })).body).not.toContain('check_session_iframe');
    }
  });

  it('gets a hash of client, page, browser and salt with each sign-in, which the page can compute from the cookie', async () => {
    const browser = server().newBrowser();
    const { result } = await server().signIn(browser);
    const hashOf = (sessionState: string | null) => {
      const salt = sessionState?.split('.')[1] ?? '';
      expect(salt).toMatch(/^[0-9a-f]{16}$/);
      const parts = [CLIENT_ID, PROVIDER_URL, browser.cookie('sb_op_state'), salt];
      return `${createHash('sha256').update(parts.join(' ')).digest('hex')}.${salt}`;
    };
    const first = result.get('session_state');
    expect(first).toBe(hashOf(first));
    const next = (await server().signInAgain(browser)).result.get('session_state');
    expect(next).toBe(hashOf(next));
    expect(next).not.toBe(first);
  });

  it('knows each browser by another random cookie, which it keeps and which the page may read', async () => {
    const [one, two] = [server().newBrowser(), server().newBrowser()];
    await server().signIn(one);
    await server().signIn(two);
    const state = one.cookie('sb_op_state');
    expect(state).toMatch(/^[0-9a-f]{24}$/);
    expect(two.cookie('sb_op_state')).not.toBe(state);
    expect(stateCookies(await one.get(authorizationRequest(PROVIDER_URL, { prompt: 'none' }).url))).toEqual([
      `sb_op_state=${state}; path=/identity; samesite=lax`,
    ]);
  });

  it('has no hash for a visitor who is not signed in', async () => {
    const response = await server()
      .newBrowser()
      .get(authorizationRequest(PROVIDER_URL, { prompt: 'none' }).url);
    expect(response.headers.location).toContain('error=login_required');
    expect([response.headers.location?.includes('session_state'), stateCookies(response)]).toEqual([false, []]);
  });

  it('notices in every tab that the session ended, since the cookie goes', async () => {
    const browser = server().newBrowser();
    const { tokens } = await server().signIn(browser);
    const { done } = await endSession(browser, PROVIDER_URL, tokens);
    expect(stateCookies(done.response)).toEqual([
      'sb_op_state=; path=/identity; expires=Thu, 01 Jan 1970 00:00:00 GMT; samesite=lax',
    ]);
    expect(browser.cookie('sb_op_state')).toBeUndefined();
  });
});
