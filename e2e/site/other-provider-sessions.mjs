import { createHash, randomBytes } from 'node:crypto';

/**
 * OpenID Connect Session Management 1.0 for the test provider, since oidc-provider lacks it: discovery names the frame,
 * each sign-in response carries the state of the browser's session, and signing out changes that state.
 */

const COOKIE = 'northshore_session';
const CHECK_PATH = '/session-status';

/** Modelled on Keycloak's: sends no request, and compares what a page sends with the cookie of this origin. */
const CHECK_PAGE = `<!doctype html><html lang="en"><title>Northshore session</title><script type="module">
addEventListener('message', async ({ data, origin, source }) => {
  const [client, state, rest] = String(data).split(' ');
  const salt = state?.split('.')[1];
  if (!salt || rest !== undefined) return source.postMessage('error', origin);
  const cookie = document.cookie.match(/(?:^|; )${COOKIE}=([^;]*)/)?.[1] ?? '';
  const bytes = new TextEncoder().encode([client, origin, cookie, salt].join(' '));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  source.postMessage(state === hex + '.' + salt ? 'unchanged' : 'changed', origin);
});
</script></html>`;

export function watchSessions(provider, realmPath) {
  const setCookie = (ctx, value) =>
    ctx.cookies.set(COOKIE, value, {
      signed: false,
      httpOnly: false,
      sameSite: 'lax',
      path: realmPath,
      overwrite: true,
    });

  provider.use(async (ctx, next) => {
    if (ctx.path === CHECK_PATH) {
      ctx.type = 'html';
      ctx.body = CHECK_PAGE;
      return;
    }
    await next();
    if (ctx.path === '/.well-known/openid-configuration') {
      ctx.body = { ...ctx.body, check_session_iframe: `${provider.issuer}${CHECK_PATH}` };
    }
  });
  provider.on('authorization.success', (ctx, response = {}) => {
    const session = ctx.cookies.get(COOKIE, { signed: false }) ?? randomBytes(8).toString('hex');
    setCookie(ctx, session);
    const salt = randomBytes(8).toString('hex');
    const { client, params } = ctx.oidc;
    const parts = [client.clientId, new URL(params.redirect_uri).origin, session, salt];
    response.session_state = `${createHash('sha256').update(parts.join(' ')).digest('hex')}.${salt}`;
  });
  provider.on('end_session.success', (ctx) => setCookie(ctx, ''));
}
