import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import Provider from 'oidc-provider';
import { watchSessions } from './other-provider-sessions.mjs';

/**
 * A third-party OpenID Connect provider as a separate process: its users, login page and claims, modelled on Keycloak.
 * Sessions survive a restart in a file; the signing key does not, so that each start rotates it.
 */

const { PORT = '', SITE_URL = '', STATE_FILE = '', CLIENT_ID = '', AUDIENCE = '', ACCESS_TOKEN_S = '' } = process.env;
const REALM_PATH = '/realms/specbuilder';
const ISSUER = `http://localhost:${PORT}${REALM_PATH}`;

const USERS = new Map([
  [
    'pat',
    {
      password: 'Elsewhere-1',
      claims: {
        ...{ preferred_username: 'pat', given_name: 'Pat', family_name: 'Doe', name: 'Pat Doe', company: 'Northshore' },
        ...{ email: 'pat@corp.example', email_verified: true },
        realm_access: { roles: ['fan-sales', 'offline_access'] },
        ...{ sales_region: [24, 15], default_sales_region: 15 },
      },
    },
  ],
]);

/** Many providers issue no refresh tokens to pages; a test switches them off with a call. */
let givesRefreshTokens = true;

const stored = new Map(existsSync(STATE_FILE) ? JSON.parse(readFileSync(STATE_FILE, 'utf8')) : []);
const keep = () => writeFileSync(STATE_FILE, JSON.stringify([...stored]));

/** What the provider remembers, by kind and id; times are left to the tokens themselves. */
class FileAdapter {
  constructor(kind) {
    this.kind = kind;
  }
  #ofKind() {
    return [...stored].filter(([key]) => key.startsWith(`${this.kind} `)).map(([, payload]) => payload);
  }
  async upsert(id, payload) {
    stored.set(`${this.kind} ${id}`, payload);
    keep();
  }
  async find(id) {
    return stored.get(`${this.kind} ${id}`);
  }
  async findByUid(uid) {
    return this.#ofKind().find((payload) => payload.uid === uid);
  }
  async findByUserCode() {
    return undefined;
  }
  async consume(id) {
    const payload = stored.get(`${this.kind} ${id}`);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    keep();
  }
  async destroy(id) {
    stored.delete(`${this.kind} ${id}`);
    keep();
  }
  async revokeByGrantId(grantId) {
    for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
    keep();
  }
}

const { privateKey } = await generateKeyPair('RS256', { extractable: true });
const kid = `key-${Date.now()}`;
const resourceServer = {
  ...{ scope: '', audience: AUDIENCE, accessTokenTTL: Number(ACCESS_TOKEN_S), accessTokenFormat: 'jwt' },
  jwt: { sign: { alg: 'RS256' } },
};
const page = (body) =>
  `<!doctype html><html lang="en"><title>Northshore sign-in</title><h1>Northshore</h1>${body}</html>`;

const provider = new Provider(ISSUER, {
  adapter: FileAdapter,
  jwks: { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'RS256', use: 'sig' }] },
  clients: [
    {
      client_id: CLIENT_ID,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: [`${SITE_URL}/signin-callback`, `${SITE_URL}/silent-renew`],
      post_logout_redirect_uris: [`${SITE_URL}/start`],
    },
  ],
  cookies: { keys: ['a key of this test alone'] },
  claims: { openid: ['sub'], profile: ['name'], email: ['email'] },
  clientAuthMethods: ['none'],
  clientBasedCORS: (_ctx, origin) => origin === SITE_URL,
  extraTokenClaims: async (_ctx, token) => USERS.get(token.accountId)?.claims,
  features: {
    devInteractions: { enabled: false },
    revocation: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => `urn:${AUDIENCE}`,
      useGrantedResource: () => true,
      getResourceServerInfo: () => resourceServer,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        ctx.body = page(`${form}<button form="op.logoutForm" name="logout" value="yes">Leave Northshore</button>`);
      },
    },
  },
  findAccount: (_ctx, accountId) => ({
    accountId,
    claims: () => ({ sub: accountId, name: USERS.get(accountId)?.claims.name }),
  }),
  interactions: { url: (_ctx, { uid }) => `${REALM_PATH}/login/${uid}` },
  issueRefreshToken: async () => givesRefreshTokens,
  async loadExistingGrant({ oidc: { client, session } }) {
    const known = session.grantIdFor(client.clientId);
    const found = known === undefined ? undefined : await provider.Grant.find(known);
    const grant = found ?? new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
    grant.addOIDCScope('openid profile email');
    await grant.save();
    return grant;
  },
  pkce: { required: () => true },
  responseTypes: ['code'],
  rotateRefreshToken: true,
  ttl: {
    AccessToken: Number(ACCESS_TOKEN_S),
    Grant: 3600,
    IdToken: 3600,
    Interaction: 600,
    RefreshToken: 3600,
    Session: 3600,
  },
});

watchSessions(provider, REALM_PATH);
const respondOidc = provider.callback();

/** The login page and what it sends; a wrong password shows it again. */
async function respondLogin(request, response) {
  const html = (body) => response.writeHead(200, { 'content-type': 'text/html' }).end(page(body));
  const form =
    '<form method="post"><label>Northshore name <input name="name"></label>' +
    '<label>Secret <input name="secret" type="password"></label><button>Enter</button></form>';
  if (request.method !== 'POST') return html(form);
  const parts = [];
  for await (const part of request) parts.push(part);
  const typed = new URLSearchParams(Buffer.concat(parts).toString());
  const name = typed.get('name') ?? '';
  if (USERS.get(name)?.password !== typed.get('secret')) return html(form);
  await provider.interactionFinished(request, response, { login: { accountId: name } });
}

/** A token signed with the current key, for any audience a test requests. */
async function respondToken(url, response) {
  const token = await new SignJWT(USERS.get('pat')?.claims)
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'at+jwt' })
    .setIssuer(ISSUER)
    .setSubject('pat')
    .setAudience(url.searchParams.get('audience') ?? '')
    .setExpirationTime('5m')
    .sign(privateKey);
  response.end(token);
}

createServer((request, response) => {
  const url = new URL(request.url ?? '/', ISSUER);
  if (url.pathname === '/token-for') return respondToken(url, response);
  if (url.pathname === '/refresh-tokens') {
    givesRefreshTokens = url.searchParams.get('given') === 'true';
    return response.end();
  }
  if (!url.pathname.startsWith(`${REALM_PATH}/`)) return response.writeHead(404).end();
  if (url.pathname.startsWith(`${REALM_PATH}/login/`)) return respondLogin(request, response);
  request.originalUrl = request.url;
  request.url = request.url.slice(REALM_PATH.length);
  return respondOidc(request, response);
}).listen(Number(PORT), '127.0.0.1');
