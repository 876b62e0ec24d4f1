import { createHash, randomBytes } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/**
 * OpenID Connect session management, so that signing out in one tab is noticed in all (AUT-003). The library has none:
 * a readable cookie holds the browser's state, every sign-in response carries a hash of it, and a page in a hidden
 * frame compares the two.
 */

const BROWSER_STATE_COOKIE = 'sb_op_state';
const CHECK_SESSION_PATH = '/session/check';

export function watchSessions(provider: Provider): void {
  const { pathname: path } = new URL(provider.issuer);
  provider.use(async (ctx, next) => {
    await next();
    const isDiscovery = ctx.path === '/.well-known/openid-configuration' && ctx.status === 200;
    if (isDiscovery) {
      ctx.body = { ...(ctx.body as object), check_session_iframe: `${provider.issuer}${CHECK_SESSION_PATH}` };
    }
  });
  // The event is synchronous and `response` is the same response object that is sent.
  provider.on('authorization.success', (ctx: KoaContextWithOIDC, response: Record<string, unknown> = {}) => {
    const browserState = ctx.cookies.get(BROWSER_STATE_COOKIE, { signed: false }) ?? randomBytes(12).toString('hex');
    setBrowserState(ctx, browserState, path);
    const salt = randomBytes(8).toString('hex');
    const { origin } = new URL(String(ctx.oidc.params?.['redirect_uri']));
    const parts = [ctx.oidc.client?.clientId, origin, browserState, salt];
    response['session_state'] = `${createHash('sha256').update(parts.join(' ')).digest('hex')}.${salt}`;
  });
  provider.on('end_session.success', (ctx: KoaContextWithOIDC) => setBrowserState(ctx, '', path));
}

/** @param value empty to take the cookie away */
function setBrowserState(ctx: KoaContextWithOIDC, value: string, path: string): void {
  const options = { signed: false, httpOnly: false, sameSite: 'lax', path, overwrite: true } as const;
  ctx.cookies.set(BROWSER_STATE_COOKIE, value, options);
}
