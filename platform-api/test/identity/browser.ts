import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { CLIENT_ID } from '../../src/accounts/identity/provider/provider.ts';
import { DEMO_PASSWORD } from '../../src/accounts/seed/demo-accounts.ts';

/** What a browser does for sign-in: keeps cookies by path, follows redirects, submits forms. */
export class TestBrowser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly publicUrl: string,
    readonly address = '127.0.0.1',
  ) {}

  /** What the browser says of itself; null for nothing. */
  userAgent: string | null = null;

  async get(url: string): Promise<LightMyRequestResponse> {
    return this.send('GET', url);
  }

  /** @param origin as browsers send it with a form; absent as in the oldest ones */
  async post(url: string, form: Readonly<Record<string, string>>, origin?: string): Promise<LightMyRequestResponse> {
    return this.send('POST', url, new URLSearchParams(form).toString(), undefined, origin);
  }

  /** Calls the API as a page of the product does. */
  async postJson(url: string, body: object): Promise<LightMyRequestResponse> {
    return this.send('POST', url, JSON.stringify(body), 'application/json');
  }

  /** Follows redirects on this server; returns the first response that leads elsewhere or nowhere. */
  async follow(response: LightMyRequestResponse): Promise<{ response: LightMyRequestResponse; url: string }> {
    let current = response;
    for (let hops = 0; hops < 10; hops++) {
      const { location } = current.headers;
      if (location === undefined) return { response: current, url: '' };
      const url = new URL(location, this.publicUrl);
      if (!url.pathname.startsWith('/identity/')) return { response: current, url: url.href };
      current = await this.get(url.href);
    }
    throw new Error('Too many redirects');
  }

  setCookie(name: string, value: string): void {
    this.cookies.set(name, { value, path: '/' });
  }

  cookie(name: string): string | undefined {
    return this.cookies.get(name)?.value;
  }

  private async send(
    method: 'GET' | 'POST',
    url: string,
    payload?: string,
    contentType = 'application/x-www-form-urlencoded',
    origin?: string,
  ): Promise<LightMyRequestResponse> {
    const { pathname, search, host } = new URL(url, this.publicUrl);
    const cookie = [...this.cookies]
      .filter(([, { path }]) => pathname.startsWith(path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
    const response = await this.app.inject({
      method,
      url: `${pathname}${search}`,
      remoteAddress: this.address,
      headers: {
        host,
        accept: 'text/html',
        ...(cookie === '' ? {} : { cookie }),
        ...(payload === undefined ? {} : { 'content-type': contentType }),
        ...(origin === undefined ? {} : { origin }),
        ...(this.userAgent === null ? {} : { 'user-agent': this.userAgent }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) this.keep(String(line));
    return response;
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const name = pair.slice(0, pair.indexOf('='));
    const value = pair.slice(pair.indexOf('=') + 1);
    const attribute = (key: string) =>
      attributes.find((item) => item.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const expires = attribute('expires');
    if (value === '' || (expires !== undefined && Date.parse(expires) < Date.now())) this.cookies.delete(name);
    else this.cookies.set(name, { value, path: attribute('path') ?? '/' });
  }
}

/** An authorization request with its PKCE verifier. */
export function authorizationRequest(publicUrl: string, extra: Readonly<Record<string, string>> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(8).toString('hex');
  const parameters = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: `${publicUrl}/signin-callback`,
    response_type: 'code',
    scope: 'openid profile email api',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state,
    nonce: 'n-1',
    ...extra,
  });
  return { url: `${publicUrl}/identity/auth?${parameters}`, verifier, state };
}

export interface Tokens {
  readonly access_token: string;
  readonly id_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  readonly token_type: string;
}

export function tokenRequest(app: FastifyInstance, publicUrl: string, form: Readonly<Record<string, string>>) {
  return app.inject({
    method: 'POST',
    url: '/identity/token',
    headers: { host: new URL(publicUrl).host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ client_id: CLIENT_ID, ...form }).toString(),
  });
}

/** The address of a sign-in page, with the request that led there. */
export async function openLogin(browser: TestBrowser, publicUrl: string, extra: Readonly<Record<string, string>> = {}) {
  const request = authorizationRequest(publicUrl, extra);
  const redirect = await browser.get(request.url);
  const loginUrl = String(redirect.headers.location);
  return { ...request, redirect, loginUrl, page: await browser.get(loginUrl) };
}

interface Visit {
  readonly app: FastifyInstance;
  readonly publicUrl: string;
  readonly browser: TestBrowser;
}

/** Signs a demonstration user in and turns the code into tokens. */
export async function signInAs(visit: Visit, userName: string, extra: Readonly<Record<string, string>> = {}) {
  return finishSignIn(visit, await openLogin(visit.browser, visit.publicUrl, extra), userName);
}

/** Types name and password into a sign-in page that is open and turns the code into tokens. */
export async function finishSignIn(visit: Visit, login: Awaited<ReturnType<typeof openLogin>>, userName: string) {
  const { browser } = visit;
  const form = { username: userName, password: DEMO_PASSWORD };
  const done = await browser.follow(await browser.post(login.loginUrl, form));
  return { ...login, ...(await tokensOf(visit, done.url, login.verifier)) };
}

/** Follows the last form of a sign-in and turns the code into tokens. */
export async function finishWith(
  visit: Visit,
  { verifier }: Pick<ReturnType<typeof authorizationRequest>, 'verifier'>,
  reply: LightMyRequestResponse,
) {
  const done = await visit.browser.follow(reply);
  return tokensOf(visit, done.url, verifier);
}

/** The challenge that a page of a sign-in has for passkeys. */
export function challengeIn(page: string): string {
  return /&quot;challenge&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1] ?? '';
}

/** Signs in again whom the provider still knows. */
export async function signInAgain(visit: Visit, extra: Readonly<Record<string, string>> = {}) {
  const { url, verifier } = authorizationRequest(visit.publicUrl, { prompt: 'none', ...extra });
  const { headers } = await visit.browser.get(url);
  return tokensOf(visit, String(headers.location), verifier);
}

/** The provider's result according to the address, and the tokens for its code. */
async function tokensOf({ app, publicUrl }: Visit, responseUrl: string, verifier: string) {
  const reply = new URL(responseUrl).searchParams;
  const code = reply.get('code') ?? '';
  const response = await tokenRequest(app, publicUrl, {
    grant_type: 'authorization_code',
    redirect_uri: `${publicUrl}/signin-callback`,
    code,
    code_verifier: verifier,
  });
  return { result: reply, code, response, tokens: response.json() as Tokens };
}

/** Signs out as the browser's library does once it has revoked its tokens: session end, then the confirmation. */
export async function endSession(
  browser: TestBrowser,
  publicUrl: string,
  { id_token }: Pick<Tokens, 'id_token'>,
  path = '/start',
) {
  const query = new URLSearchParams({ id_token_hint: id_token, post_logout_redirect_uri: `${publicUrl}${path}` });
  const page = await browser.get(`/identity/session/end?${query}`);
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const done = await browser.follow(await browser.post('/identity/session/end/confirm', { xsrf, logout: 'yes' }));
  return { page, done };
}

export function revokeToken(app: FastifyInstance, token: string) {
  return app.inject({
    method: 'POST',
    url: '/identity/token/revocation',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `client_id=${CLIENT_ID}&token=${token}&token_type_hint=refresh_token`,
  });
}
