import { API_KEY_HEADER, type AuthenticationSettings } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AssetVersions, Brands, Outbox } from '../../brand/index.ts';
import {
  API_KEY_MESSAGES,
  type Authenticate,
  BRANDS_FOLDER,
  type Config,
  type Database,
  type ExternalIdentity,
  HttpError,
  type LimitAddress,
  PAGES_FOLDER,
} from '../../core/index.ts';
import { createLocalVerifier, createRemoteVerifier } from './access-tokens.ts';
import { type CallerOfToken, createCallerOfToken, localAccounts } from './authenticate.ts';
import { unlessDeleted } from './deleted-accounts.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { readExternalClaims } from './external/claim-reading.ts';
import { externalAccounts } from './external/external-accounts.ts';
import { createPageRenderer } from './pages/page.ts';
import { pageFilesVersion, readDrawings, servePageFiles } from './pages/page-files.ts';
import type { DemoAccounts } from './pages/sign-in-page.ts';
import { watchKeys } from './provider/key-watch.ts';
import { addLoginRoutes } from './provider/login-routes.ts';
import { audienceOf, createProvider, embeddedAuthentication, issuerOf } from './provider/provider.ts';
import { createProviderInUse, type ProviderInUse } from './provider/provider-in-use.ts';
import { mountProvider } from './provider/provider-mount.ts';
import { createProviderPages, type ProviderPages } from './provider/provider-pages.ts';
import type { Secrets } from './secrets.ts';
import { loadSigningKeys, readSigningKeys } from './signing-keys.ts';

/** Where users come from: the embedded provider, or an external one that settings name. */
export interface Identity {
  /** Client settings for the browser (BRD-009). */
  readonly authentication: AuthenticationSettings;
  readonly callerOfToken: CallerOfToken;
  /** Adds the provider's pages and endpoints; an external provider adds nothing here. */
  mount(app: FastifyInstance): Promise<void>;
}

export interface IdentityOptions {
  readonly config: Config;
  readonly db: Database;
  readonly limitAddress: LimitAddress;
  readonly secrets: Secrets;
  readonly brands: Brands;
  readonly assetVersions: AssetVersions;
  readonly fontUrl: () => string | null;
  readonly demoAccounts: DemoAccounts | null;
  readonly endedSessions: EndedSessions;
  readonly outbox: Outbox;
}

export function createIdentity(options: IdentityOptions): Identity {
  const { externalIdentity: external } = options.config;
  return external === null ? embeddedIdentity(options) : externalIdentity(options, external);
}

function embeddedIdentity(options: IdentityOptions): Identity {
  const { config, db, limitAddress, secrets, brands, assetVersions, fontUrl, demoAccounts, endedSessions } = options;
  const { outbox } = options;
  const { development, publicUrl } = config;
  const expected = { issuer: issuerOf(publicUrl), audience: audienceOf(publicUrl), tokenType: 'at+jwt' };
  return {
    authentication: embeddedAuthentication(publicUrl),
    callerOfToken: createCallerOfToken(
      createLocalVerifier(expected, secrets.signingKeys, () => readSigningKeys(db)),
      localAccounts(db, endedSessions),
    ),
    async mount(app) {
      const fileVersion = pageFilesVersion(PAGES_FOLDER);
      // Where a form may lead in the end: browsers hold its policy against every redirect.
      const formOrigins = [new URL(publicUrl).origin, ...development.pageOrigins];
      const drawings = readDrawings(brands, BRANDS_FOLDER);
      const page = { publicUrl, brands, assetVersions, drawings, fileVersion, fontUrl, formOrigins };
      const render = createPageRenderer(page);
      const inUse = providerOf(app, options, createProviderPages(render, publicUrl));
      watchKeys(app, inUse.renewKeys);
      await servePageFiles(app, PAGES_FOLDER, publicUrl);
      await addLoginRoutes(app, {
        provider: inUse.current,
        db,
        render,
        publicUrl,
        demoAccounts,
        brands,
        secrets,
        outbox,
        limitAddress,
        requiresAdminSecondFactor: config.requiresAdminSecondFactor,
      });
      await mountProvider(app, inUse.respond, { publicUrl, limitAddress });
    },
  };
}

function providerOf(app: FastifyInstance, options: IdentityOptions, pages: ProviderPages): ProviderInUse {
  const { config, db, secrets, endedSessions } = options;
  const { signingKeys, cookieKeys } = secrets;
  const { log } = app;
  return createProviderInUse(
    (keys) => createProvider({ config, db, signingKeys: keys, cookieKeys, endedSessions, pages, log }),
    { first: signingKeys, load: () => loadSigningKeys(db, config.signingKeyDays) },
  );
}

function externalIdentity({ config, db, endedSessions }: IdentityOptions, external: ExternalIdentity): Identity {
  return {
    authentication: {
      ...embeddedAuthentication(config.publicUrl),
      authorityUri: external.authority,
      clientId: external.clientId,
      scope: external.scope,
      monitorSession: external.monitorsSession,
      isExternal: true,
    },
    callerOfToken: createCallerOfToken(
      createRemoteVerifier(external),
      unlessDeleted(external.authority, endedSessions, {
        subjectOf: (claims) => readExternalClaims(claims, external).userId,
        accountOf: externalAccounts(db, external.authority, external),
      }),
    ),
    mount: async () => undefined,
  };
}

const BEARER = /^Bearer +(\S+)$/i;

/** Reads the bearer token of a request; no token means a guest. API keys are not accepted here. */
export function createAuthenticate(callerOfToken: CallerOfToken): Authenticate {
  return async (request) => {
    if (request.headers[API_KEY_HEADER] !== undefined) throw new HttpError('forbidden', API_KEY_MESSAGES.noUse);
    const token = bearerOf(request);
    return token === undefined ? null : callerOfToken(token);
  };
}

/** Access token of a request. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}
