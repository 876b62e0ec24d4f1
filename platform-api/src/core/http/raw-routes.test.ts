import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import {
  ALERT_LINK_ENDPOINTS,
  type FILE_ENDPOINTS,
  PRODUCT_ENDPOINTS,
  type RELEASE_ENDPOINTS,
} from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { startTestApplication, type TestApplication } from '../../../test/test-application.ts';

/** The one address that serves all endpoints of the contract, each with the access it declares. */
const CONTRACT = ['DELETE /api/*', 'GET /api/*', 'HEAD /api/*', 'OPTIONS /api/*', 'PATCH /api/*'].concat(
  ...['POST /api/*', 'PUT /api/*', 'QUERY /api/*', 'TRACE /api/*'],
  // The same handler, for bodies of another size, forms with a file, and responses with other compression.
  ...['POST /api/projects/file', 'POST /api/projects/file/preview', 'POST /api/sizefan/exhaust-supply'],
  'POST /api/schedules/read',
);

/** Routes of files by the declaration that their handler has checked. */
const FILES: Readonly<Record<keyof typeof FILE_ENDPOINTS, readonly string[]>> = {
  sendPart: ['POST /api/fs/files'],
  lookUpPart: ['GET /api/fs/files', 'HEAD /api/fs/files'],
  read: ['GET /api/fs/files/:fileId', 'HEAD /api/fs/files/:fileId'],
};

const RELEASES: Readonly<Record<keyof typeof RELEASE_ENDPOINTS, readonly string[]>> = {
  publish: ['POST /api/admin/remotes/:remote/releases'],
};

/** Public product pages and documents, by the declaration that their handler has checked. */
const PRODUCTS: Readonly<Record<keyof typeof PRODUCT_ENDPOINTS, readonly string[]>> = {
  page: ['GET /products/:model', 'HEAD /products/:model'],
  document: ['GET /products/:model/:file', 'HEAD /products/:model/:file'],
  siteMap: ['GET /sitemap.xml', 'HEAD /sitemap.xml', 'GET /robots.txt', 'HEAD /robots.txt'],
};

/** The link in the emails of an alert, by the declaration that its handler has checked. */
const ALERT_LINKS: Readonly<Record<keyof typeof ALERT_LINK_ENDPOINTS, readonly string[]>> = {
  page: ['GET /api/alerts/unsubscribe', 'HEAD /api/alerts/unsubscribe'],
  end: ['POST /api/alerts/unsubscribe'],
};

/** Open to everyone who has the token; each with its reason, verbatim. */
const OPEN_ALERT_LINKS: Readonly<Record<keyof typeof ALERT_LINK_ENDPOINTS, string>> = {
  page: 'Recipients end an alert without signing in; the token of the email opens that alert alone',
  end: 'Mail programs end an alert with one click (RFC 8058); the token of the email ends that alert alone',
};

/** Readable by all users; each with its reason, verbatim. */
const OPEN_PRODUCTS: Readonly<Record<keyof typeof PRODUCT_ENDPOINTS, string>> = {
  page: 'Product pages are the brand’s public catalogue',
  document: 'Drawings and cut sheets are public product documents',
  siteMap: 'Search engines ask which pages there are',
};

const PREFLIGHT = 'Browsers ask without credentials what other origins may send; nothing else is returned';
const HEALTH = 'Load balancers ask without an account whether the server is ready; it says nothing more';
const METRICS = 'The collector sends the token of the settings instead of a user; without one there is nothing';
const API_DOCS = 'Integrators read how the API is called before they have an account; it shows no user’s data';
const PEERS =
  'Servers of other environments show the secret of the settings instead of a user; without one there is nothing';
const NEGOTIATE =
  'The handler finds the caller by access token or guest key, rejects a token that does not hold, counts';
const CONNECT = 'The connection token names its caller; each method then declares its access';
const SIGN_IN_FILES = 'The sign-in page needs its style and scripts before anybody is signed in; three named files';
const SIGN_IN = 'Where people sign in: no one is signed in yet; tries are limited by name and by address';
const SESSION_CHECK = 'A fixed page that watches the browser’s own session cookie; it carries no user’s data';
const PROVIDER = 'The OpenID provider checks clients, sessions and tokens itself, as the standard says';
const PROVIDER_LIMITED = 'The OpenID provider checks clients, sessions and tokens itself; calls are limited by address';
const BRAND_ASSETS = 'Logos and drawings are public; only files that were there at start';
const SITE_FILES = 'The published site is the same for everyone; it holds code, no user’s data';
const PAGES = 'The page is the same for everyone; what it shows comes through endpoints';

/** Every other route, letter for letter, with the reason why it declares no access. */
const RAW_ROUTES: Readonly<Record<string, string>> = {
  'OPTIONS *': PREFLIGHT,
  'GET /healthz': HEALTH,
  'HEAD /healthz': HEALTH,
  'GET /livez': HEALTH,
  'HEAD /livez': HEALTH,
  'GET /readyz': HEALTH,
  'HEAD /readyz': HEALTH,
  'GET /metrics': METRICS,
  'GET /api/openapi.json': API_DOCS,
  'HEAD /api/openapi.json': API_DOCS,
  'GET /api/schemas/project-document.json': API_DOCS,
  'HEAD /api/schemas/project-document.json': API_DOCS,
  'GET /api/docs': API_DOCS,
  'HEAD /api/docs': API_DOCS,
  'GET /api/docs/swagger/*': API_DOCS,
  'HEAD /api/docs/swagger/*': API_DOCS,
  'GET /api/docs/page/*': API_DOCS,
  'HEAD /api/docs/page/*': API_DOCS,
  'GET /api/peers/projects/:referenceId': PEERS,
  'HEAD /api/peers/projects/:referenceId': PEERS,
  'POST /hub/fanItem/negotiate': NEGOTIATE,
  'GET /hub/fanItem': CONNECT,
  'POST /hub/project/negotiate': NEGOTIATE,
  'GET /hub/project': CONNECT,
  'POST /hub/deliverableHealth/negotiate': NEGOTIATE,
  'GET /hub/deliverableHealth': CONNECT,
  'GET /identity/assets/*': SIGN_IN_FILES,
  'HEAD /identity/assets/*': SIGN_IN_FILES,
  'GET /identity/assets/passkeys.js': SIGN_IN_FILES,
  'HEAD /identity/assets/passkeys.js': SIGN_IN_FILES,
  'GET /identity/session/check': SESSION_CHECK,
  'HEAD /identity/session/check': SESSION_CHECK,
  'GET /identity/login': SIGN_IN,
  'HEAD /identity/login': SIGN_IN,
  'POST /identity/login': SIGN_IN,
  'POST /identity/login/passkey': SIGN_IN,
  'GET /identity/login/second': SIGN_IN,
  'HEAD /identity/login/second': SIGN_IN,
  'POST /identity/login/second': SIGN_IN,
  'GET /identity/login/enrol': SIGN_IN,
  'HEAD /identity/login/enrol': SIGN_IN,
  'POST /identity/login/enrol': SIGN_IN,
  'POST /identity/login/enrolled': SIGN_IN,
  'GET /identity/*': PROVIDER,
  'HEAD /identity/*': PROVIDER,
  'POST /identity/*': PROVIDER,
  'OPTIONS /identity/*': PROVIDER,
  'GET /identity/auth': PROVIDER_LIMITED,
  'HEAD /identity/auth': PROVIDER_LIMITED,
  'POST /identity/auth': PROVIDER_LIMITED,
  'POST /identity/token': PROVIDER_LIMITED,
  'GET /assets/brands/*': BRAND_ASSETS,
  'HEAD /assets/brands/*': BRAND_ASSETS,
  'GET /remotes/*': SITE_FILES,
  'HEAD /remotes/*': SITE_FILES,
  'GET /shell/*': SITE_FILES,
  'HEAD /shell/*': SITE_FILES,
  'GET /embed/*': SITE_FILES,
  'HEAD /embed/*': SITE_FILES,
  'GET /calculator/*': SITE_FILES,
  'HEAD /calculator/*': SITE_FILES,
  'GET /calculator': PAGES,
  'HEAD /calculator': PAGES,
  'GET /registry.json': SITE_FILES,
  'HEAD /registry.json': SITE_FILES,
  'GET /*': PAGES,
  'HEAD /*': PAGES,
};

const DECLARED = [FILES, RELEASES, PRODUCTS, ALERT_LINKS].flatMap((routes) => Object.values(routes).flat());
const EXPECTED = [...CONTRACT, ...DECLARED, ...Object.keys(RAW_ROUTES)].toSorted();

/** Starts the server and sees each route it adds. */
async function startSeen() {
  const routes: string[] = [];
  // Fastify announces each server it makes, before anything adds a route to it.
  const watch = (announced: unknown) => {
    const { fastify } = announced as { readonly fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const item of [method].flat()) routes.push(`${item} ${url}`);
    });
  };
  subscribe('fastify.initialization', watch);
  try {
    return { server: await startTestApplication(), routes };
  } finally {
    unsubscribe('fastify.initialization', watch);
  }
}

describe('The routes of the started server', () => {
  let server: TestApplication;
  let routes: readonly string[];
  beforeAll(async () => {
    ({ server, routes } = await startSeen());
    await server.app.ready();
  });
  afterAll(() => server.close());

  it('declare their access, or stand here with the reason why they need none', () => {
    expect(routes.toSorted()).toEqual(EXPECTED);
  });

  it.each([...Object.values(FILES), ...Object.values(RELEASES)].flat())(
    'reject %s to a caller who is not signed in, as they declare',
    async (route) => {
      const [method, url] = route.split(' ') as ['GET' | 'HEAD' | 'POST', string];
      expect((await server.app.inject({ method, url })).statusCode).toBe(401);
    },
  );

  it('of products are open to everyone, each for its reason', () => {
    const reasons = Object.entries(PRODUCT_ENDPOINTS).map(([name, { access }]) => [name, access.why]);
    expect(Object.fromEntries(reasons)).toEqual(OPEN_PRODUCTS);
  });

  it('of links in emails are open to everyone, each for its reason', () => {
    const reasons = Object.entries(ALERT_LINK_ENDPOINTS).map(([name, { access }]) => [name, access.why]);
    expect(Object.fromEntries(reasons)).toEqual(OPEN_ALERT_LINKS);
  });

  it('are all seen: one that is added without a word is missing from the list', async () => {
    const planted = await startSeen();
    planted.server.app.get('/api/planted', async () => 'everything');
    await planted.server.close();
    expect(planted.routes.filter((route) => !EXPECTED.includes(route))).toEqual([
      'GET /api/planted',
      'HEAD /api/planted',
    ]);
  });
});
