import { createHash, randomBytes } from 'node:crypto';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_MANUFACTURER_LABEL_ID, isSupportedBrowser } from '@specbuilder/shared-contracts/domain';
import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { isServerPath, isShellPath, matchRoute, type Registry } from '@specbuilder/shared-contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AssetVersions, type Brands, versionedAsset } from '../../brand/index.ts';
import { type Config, pagePolicy, SITE_MESSAGES, sitePathOf, unknownAddress } from '../../core/index.ts';
import { createFilesNotFound } from './files-not-found.ts';
import { renderIndexPage } from './index-page.ts';
import { registryBelow } from './registry-below.ts';
import { EMPTY_REGISTRY, openSiteFiles, type SiteFiles } from './site-files.ts';

export interface SiteOptions {
  readonly config: Pick<
    Config,
    | 'siteDir'
    | 'development'
    | 'releaseKey'
    | 'remoteOrigins'
    | 'storeOrigins'
    | 'environment'
    | 'externalIdentity'
    | 'maps'
    | 'translateScriptUrl'
    | 'loadCalculatorUrl'
    | 'publicUrl'
  >;
  readonly brands: Brands;
  readonly assetVersions: AssetVersions;
}

export interface Site {
  /** Address of the product's font, once a shell is published. */
  readonly fontUrl: () => string | null;
  mount(app: FastifyInstance): Promise<void>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
const ALWAYS_REVALIDATE = 'no-cache';

export function createSite(options: SiteOptions, onProblem: (file: string, error: unknown) => void): Site {
  const files = openSiteFiles(options.config.siteDir, options.config, onProblem);
  const sitePath = sitePathOf(options.config.publicUrl);
  return {
    fontUrl() {
      const [font] = files.shell.last?.fonts ?? [];
      return font === undefined ? null : `${sitePath}/shell/${font}`;
    },
    async mount(app) {
      await serveFolders(app, options.config, files);
      serveRegistry(app, files, sitePath);
      servePages(app, options, files);
      await files.shell.current();
    },
  };
}

async function serveFolders(app: FastifyInstance, config: SiteOptions['config'], files: SiteFiles): Promise<void> {
  const folder = (name: string, cacheOf: (file: string) => string, isRetried = false) =>
    app.register(fastifyStatic, {
      root: path.join(config.siteDir, name),
      prefix: `/${name}/`,
      decorateReply: false,
      index: false,
      cacheControl: false,
      // Written once at publishing, so nothing is compressed at request time.
      preCompressed: true,
      // An ETag is only useful to clients that request the file again.
      etag: isRetried,
      lastModified: isRetried,
      acceptRanges: isRetried,
      setHeaders: (reply, file) => void reply.header('cache-control', cacheOf(file)),
    });
  await folder('remotes', () => IMMUTABLE);
  // Every file of the shell carries its hash but the one that says which are current.
  await folder('shell', (file) => (path.basename(file).startsWith('assets.json') ? ALWAYS_REVALIDATE : IMMUTABLE));
  await folder('embed', () => ALWAYS_REVALIDATE, true);
  if (config.environment === 'production') return;
  app.addHook('onRequest', async (request, reply) => {
    const remote = /^\/remotes\/([^/]+)\//.exec(request.url)?.[1];
    if (remote === undefined || !(await files.failing.current())?.includes(remote)) return;
    reply.status(503).header('cache-control', 'no-store');
    return reply.send({ message: SITE_MESSAGES.failingOnPurpose({ remote }), errors: {}, modelState: {} });
  });
}

function serveRegistry(app: FastifyInstance, files: SiteFiles, sitePath: string): void {
  app.get('/registry.json', async (request, reply) => {
    const body = JSON.stringify(registryBelow((await files.registry.current()) ?? EMPTY_REGISTRY, sitePath));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', ALWAYS_REVALIDATE).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(body);
  });
}

function servePages(app: FastifyInstance, options: SiteOptions, files: SiteFiles): void {
  const { config, brands, assetVersions } = options;
  const sitePath = sitePathOf(config.publicUrl);
  const splashLogos = Object.fromEntries(
    [...brands.values()].map((brand) => [
      brand.manufacturerLabelId,
      sitePath + versionedAsset(assetVersions, brand.settings.logoGif),
    ]),
  );
  const { mark = '' } = brands.get(DEFAULT_MANUFACTURER_LABEL_ID)?.settings ?? {};
  const icon = sitePath + versionedAsset(assetVersions, mark);
  const themes = [...brands.values()].flatMap((brand) => brand.settings.themes);
  const darkThemes = [...new Set(themes.filter((theme) => theme.isDark).map((theme) => theme.name))];
  const mapScripts = config.maps === null ? [] : [new URL(config.maps.scriptUrl).origin];
  const mapFrames = config.maps === null ? [] : [new URL(config.maps.embedUrl).origin];
  const translators = config.translateScriptUrl === null ? [] : [new URL(config.translateScriptUrl).origin];
  const calculator = config.loadCalculatorUrl === null ? [] : [new URL(config.loadCalculatorUrl).origin];
  const authority = config.externalIdentity === null ? [] : [new URL(config.externalIdentity.authority).origin];

  const { overrideOrigins, remotes } = config.development;
  const developers = [...new Set([...overrideOrigins, ...Object.values(remotes)])];

  const filesNotFound = createFilesNotFound(config.publicUrl, app.log);

  const response = async (request: FastifyRequest, reply: FastifyReply) => {
    if (filesNotFound.isMessage(request)) return filesNotFound.take(request, reply);
    const urlPath = request.url.split('?')[0] ?? '/';
    if (!isPageRequest(request, urlPath)) {
      // A release may bring the file a moment later; a cache on the way would go on saying that it is not there.
      reply.status(404).header('cache-control', 'no-store');
      return reply.send(unknownAddress(request.method, urlPath));
    }
    if (!isSupportedBrowser(request.headers['user-agent'] ?? '')) return sendUnsupported(reply);
    const shell = await files.shell.current();
    if (shell === undefined) {
      return reply.status(503).header('content-type', 'text/plain; charset=utf-8').send(SITE_MESSAGES.notBuilt);
    }
    const registry = (await files.registry.current()) ?? EMPTY_REGISTRY;
    const nonce = randomBytes(16).toString('base64url');
    const { cookie: cookies } = request.headers;
    const page = { nonce, sitePath, path: urlPath, cookies, shell, registry, splashLogos, icon, darkThemes };
    const policy = pagePolicy({
      nonce,
      scriptOrigins: [...config.remoteOrigins, ...developers, ...mapScripts, ...translators],
      connectOrigins: [...authority, ...developers.map(socketOf)],
      frameOrigins: [...authority, ...mapFrames, ...calculator],
      formOrigins: authority,
      ancestors: config.storeOrigins,
    });
    return reply
      .status(isKnownPage(registry, urlPath) ? 200 : 404)
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'no-store')
      .send(await renderIndexPage(page, files));
  };
  // Only responses of routes are compressed.
  app.get('/*', response);
  app.setNotFoundHandler(response);
}

/** Over which a development server says that a build is done. */
function socketOf(origin: string): string {
  return origin.replace(/^http/, 'ws');
}

/** A page without a script, for browsers that cannot run ours (SHL-065). */
function sendUnsupported(reply: FastifyReply): FastifyReply {
  const { title, text } = SITE_MESSAGES.unsupportedBrowser;
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'")
    .header('cache-control', 'no-store')
    .header('vary', 'User-Agent')
    .send(
      `<!doctype html><html lang="${currentLanguage.get()}"><title>${title}</title><h1>${title}</h1><p>${text}</p></html>`,
    );
}

function isPageRequest({ method, headers }: FastifyRequest, urlPath: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (isServerPath(urlPath)) return false;
  const { accept = '*/*' } = headers;
  return accept.includes('text/html') || accept.trim() === '*/*';
}

function isKnownPage(registry: Registry, urlPath: string): boolean {
  return isShellPath(urlPath) || matchRoute(registry.remotes, urlPath) !== undefined;
}
