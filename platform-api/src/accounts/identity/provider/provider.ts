import type { AuthenticationSettings } from '@specbuilder/shared-contracts/api';
import { allowsOrigin } from '@specbuilder/shared-contracts/registry';
import type { FastifyBaseLogger } from 'fastify';
import Provider, { type Configuration, type JWK, type KoaContextWithOIDC } from 'oidc-provider';
import { type Config, type Database, recordAudit, sitePathOf } from '../../../core/index.ts';
import { findOpenAccount } from '../account-store.ts';
import { claimsOf } from '../claims.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import type { Secrets } from '../secrets.ts';
import { browserNameOf } from '../sessions/browser-name.ts';
import { forgetSession, saveSession, touchSession } from '../sessions/store.ts';
import { BRAND_PARAMETERS } from './brand-parameters.ts';
import { CODE_PARAMETER } from './code-sign-in.ts';
import { createPayloadAdapter } from './payload-adapter.ts';
import type { ProviderPages } from './provider-pages.ts';
import { watchSessions } from './session-watch.ts';
import { reportStoreFaults } from './store-faults.ts';

export const IDENTITY_PATH = '/identity';
export const LOGIN_PATH = `${IDENTITY_PATH}/login`;
/** Steps of a sign-in besides the password. */
export const PASSKEY_PATH = `${LOGIN_PATH}/passkey`;
export const SECOND_STEP_PATH = `${LOGIN_PATH}/second`;
export const ENROL_PATH = `${LOGIN_PATH}/enrol`;
export const ENROLLED_PATH = `${LOGIN_PATH}/enrolled`;
export const CLIENT_ID = 'specbuilder-web';
/** Scope of the API; only the resource server has it, because as a provider scope it would require consent. */
const API_SCOPE = 'api';

/** Page of a remote alone, on a developer's machine (build/webpack/remote.mjs). */
const STANDALONE_PAGE = '/standalone.html';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;
const SESSION_S = 14 * DAY_S;

export interface ProviderOptions {
  readonly config: Pick<Config, 'accessTokenSeconds' | 'development' | 'publicUrl'>;
  readonly db: Database;
  /** Private keys, the one that signs first. */
  readonly signingKeys: Secrets['signingKeys'];
  readonly cookieKeys: Secrets['cookieKeys'];
  readonly pages: ProviderPages;
  readonly endedSessions: Pick<EndedSessions, 'end'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

export function issuerOf(publicUrl: string): string {
  return `${publicUrl}${IDENTITY_PATH}`;
}

/** `aud` of access tokens for the API. */
export function audienceOf(publicUrl: string): string {
  return `${publicUrl}/api`;
}

/** What the browser needs to know of the embedded provider; all of it is public. */
export function embeddedAuthentication(publicUrl: string): AuthenticationSettings {
  return {
    authorityUri: issuerOf(publicUrl),
    automaticSilentRenew: true,
    clientId: CLIENT_ID,
    // The library's own list without `amr`, which the product needs.
    filterProtocolClaims: ['nbf', 'jti', 'auth_time', 'nonce', 'acr', 'azp', 'at_hash'],
    isExternal: false,
    // The claims are in the ID token; the API's access token is not for the userinfo endpoint.
    loadUserInfo: false,
    monitorSession: true,
    postLogoutRedirectUri: `${publicUrl}/start`,
    redirectUri: `${publicUrl}/signin-callback`,
    responseType: 'code',
    revokeAccessTokenOnSignout: true,
    scope: `openid profile email ${API_SCOPE}`,
    silentRedirectUri: `${publicUrl}/silent-renew`,
  };
}

/** The embedded OpenID Connect provider: code flow with PKCE for one public client of our own. */
export function createProvider(options: ProviderOptions): Provider {
  const { config, db, signingKeys, cookieKeys, pages, endedSessions, log } = options;
  const { development, publicUrl } = config;
  const provider = new Provider(issuerOf(publicUrl), {
    adapter: createPayloadAdapter(db, async (grantId) => {
      await endedSessions.end(grantId);
      const userId = await forgetSession(db, grantId);
      // Whatever ended it: a sign-out, or a token that was used twice.
      if (userId !== undefined)
        await recordAudit(db, { action: 'signed-out', userId }, { actorId: userId, address: null });
    }),
    jwks: { keys: [...signingKeys] as JWK[] },
    clients: [clientOf(publicUrl)],
    cookies: {
      keys: [...cookieKeys],
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: sitePathOf(publicUrl) + IDENTITY_PATH },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    claims: {
      openid: ['sub', 'amr', 'role', 'sales_region', 'default_sales_region'],
      profile: ['name', 'preferred_username', 'given_name', 'family_name'],
      email: ['email'],
    },
    conformIdTokenClaims: false,
    clientAuthMethods: ['none'],
    clientBasedCORS: (_ctx, origin) => allowsOrigin([new URL(publicUrl).origin, ...development.pageOrigins], origin),
    extraParams: [...BRAND_PARAMETERS, CODE_PARAMETER],
    // A browser's sign-in has one grant, so its id is the session that the API requires (AUT-013).
    extraTokenClaims: async (_ctx, token) => ({ sid: 'grantId' in token ? token.grantId : undefined }),
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: pages.signOut,
        postLogoutSuccessSource: pages.signedOut,
      },
      resourceIndicators: apiResource(config),
    },
    findAccount: async (_ctx, sub) => {
      const user = await findOpenAccount(db, sub);
      return user && { accountId: user.id, claims: async () => claimsOf(user) };
    },
    interactions: { url: (_ctx, { uid }) => `${sitePathOf(publicUrl)}${LOGIN_PATH}?signin=${uid}` },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant: grantWithoutConsent(publicUrl, db),
    pkce: { required: () => true },
    responseTypes: ['code'],
    renderError: pages.error,
    rotateRefreshToken: true,
    ttl: {
      AccessToken: config.accessTokenSeconds,
      AuthorizationCode: MINUTE_S,
      Grant: SESSION_S,
      IdToken: config.accessTokenSeconds,
      // With the sweep of every ten minutes an unfinished sign-in is gone within the hour.
      Interaction: 45 * MINUTE_S,
      // A rotated token lives as long as the first one would have: a stolen one cannot be kept alive for ever.
      RefreshToken: (ctx) => ctx?.oidc.entities.RotatedRefreshToken?.remainingTTL ?? SESSION_S,
      Session: SESSION_S,
    },
  });
  // Host and protocol come from PUBLIC_URL (provider-mount), never from what a client claims.
  provider.proxy = true;
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the identity provider failed'));
  reportStoreFaults(provider, log);
  responseRevocationInJson(provider);
  letInStandalonePages(provider, development.pageOrigins);
  noteRenewals(provider, db);
  watchSessions(provider);
  return provider;
}

function clientOf(publicUrl: string): NonNullable<Configuration['clients']>[number] {
  return {
    client_id: CLIENT_ID,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: [`${publicUrl}/signin-callback`, `${publicUrl}/silent-renew`],
    post_logout_redirect_uris: [`${publicUrl}/start`, `${publicUrl}/`],
  };
}

/** Remotes' own pages may lie on any port of a developer's machine, which no list of addresses could name. */
function letInStandalonePages({ Client }: Provider, pageOrigins: readonly string[]): void {
  const isStandalonePage = (address: string): boolean => {
    const { origin, pathname, search, hash } = new URL(address);
    return pathname === STANDALONE_PAGE && search === '' && hash === '' && allowsOrigin(pageOrigins, origin);
  };
  const { redirectUriAllowed, postLogoutRedirectUriAllowed } = Client.prototype;
  Client.prototype.redirectUriAllowed = function isAllowed(address) {
    return redirectUriAllowed.call(this, address) || isStandalonePage(address);
  };
  Client.prototype.postLogoutRedirectUriAllowed = function isAllowed(address) {
    return postLogoutRedirectUriAllowed.call(this, address) || isStandalonePage(address);
  };
}

function apiResource({ publicUrl, accessTokenSeconds }: Pick<Config, 'accessTokenSeconds' | 'publicUrl'>) {
  return {
    enabled: true,
    defaultResource: () => audienceOf(publicUrl),
    useGrantedResource: () => true,
    getResourceServerInfo: () => ({
      scope: API_SCOPE,
      audience: audienceOf(publicUrl),
      accessTokenTTL: accessTokenSeconds,
      accessTokenFormat: 'jwt' as const,
      jwt: { sign: { alg: 'RS256' as const } },
    }),
  };
}

/** Our own client needs no consent page: the grant is made on the way. */
function grantWithoutConsent(publicUrl: string, db: Database) {
  return async (ctx: KoaContextWithOIDC) => {
    const { client, session, provider, params } = ctx.oidc;
    if (client === undefined || session?.accountId === undefined) return undefined;
    const known = session.grantIdFor(client.clientId);
    const found = known === undefined ? undefined : await provider.Grant.find(known);
    // Requested scopes are added each time; a missing scope would require a consent page, which we do not have.
    const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    const scopes = String(params?.['scope'] ?? '').split(' ');
    grant.addOIDCScope(scopes.filter((scope) => scope !== API_SCOPE).join(' '));
    grant.addResourceScope(audienceOf(publicUrl), API_SCOPE);
    const grantId = await grant.save();
    const { browser, system } = browserNameOf(ctx.get('user-agent'));
    await saveSession(db, {
      id: grantId,
      userId: session.accountId,
      providerSession: session.uid,
      browser,
      system,
      address: ctx.ip,
      methods: session.amr ?? [],
    });
    return grant;
  };
}

/** A session that renews its tokens is alive. */
function noteRenewals(provider: Provider, db: Database): void {
  provider.use(async (ctx, next) => {
    await next();
    const grantId = ctx.path === '/token' && ctx.status === 200 ? ctx.oidc.entities.Grant?.jti : undefined;
    if (grantId !== undefined) await touchSession(db, grantId);
  });
}

/** The browser's library expects JSON where the provider returns an empty text. */
function responseRevocationInJson(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === '/token/revocation' && ctx.status === 200) ctx.body = {};
  });
}
