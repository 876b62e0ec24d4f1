import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import { allowsOrigin } from '@specbuilder/shared-contracts/registry';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Headers that the browser client and the SignalR client send. */
const ALLOWED_HEADERS = [
  'authorization',
  'cache-control',
  'content-type',
  'idempotency-key',
  'pragma',
  'x-from-store',
  'x-guest-key',
  'x-http-method-override',
  'x-link-token',
  'x-manufacturer-id',
  'x-request-id',
  'x-requested-with',
  'x-signalr-user-agent',
];
const EXPOSED_HEADERS = ['etag', 'retry-after', 'x-request-id'];
const DAY_SECONDS = 86_400;

/** For responses that are not pages: nothing in them may run or be framed. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** A drawing opened on its own may style itself and nothing else: no script, no request, no frame. */
export const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

/** Pages of other sites embed these without CORS: curve images, logos, the integrator's script. */
const EMBEDDABLE = ['/assets/', '/embed/', '/api/fancurve'];

/**
 * Browsers apply these to pages only. On every script and response they would add 240 bytes, 17 times per start page.
 */
const FOR_PAGES = ['cross-origin-opener-policy', 'permissions-policy', 'referrer-policy'];

/** What no page of ours uses, and no script in it may therefore request. The position is not among them: the job site may be found by it. */
const PERMISSIONS = 'camera=(),microphone=(),payment=()';

/** Scripts of the site are public, the same for all users, and do not run when opened directly. */
const NOT_FOR_SCRIPTS = ['content-security-policy', 'x-request-id'];
const SCRIPT = /^(application|text)\/javascript|^font\//;

/**
 * Headers of every response. Pages replace the content policy with their own. X-Frame-Options is omitted because it
 * cannot name the shops that may frame the product; frame-ancestors can.
 */
export async function addSecurityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const isHttps = config.publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: false,
    xFrameOptions: false,
    // For Flash, Internet Explorer and filters that browsers no longer have.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    dnsPrefetchControl: false,
    // Chrome does it without the header since version 115, and others do not know it.
    originAgentCluster: false,
    crossOriginEmbedderPolicy: false,
    // The sign-in window of an embedding page must keep its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 180 * DAY_SECONDS } : false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', DATA_POLICY);
    reply.header('x-request-id', request.id);
    reply.header('permissions-policy', PERMISSIONS);
    if (EMBEDDABLE.some((start) => request.url.startsWith(start))) {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    }
  });
  app.addHook('onSend', async (_request, reply) => {
    const type = String(reply.getHeader('content-type') ?? '');
    // A response without a type may be anything.
    if (type === '' || type.startsWith('text/html')) return;
    for (const name of FOR_PAGES) reply.removeHeader(name);
    if (SCRIPT.test(type)) for (const name of NOT_FOR_SCRIPTS) reply.removeHeader(name);
  });
  const allowed = [...config.embedOrigins, ...config.storeOrigins, ...config.development.pageOrigins];
  await app.register(cors, {
    delegator: (request, done) => {
      // The identity provider handles its own addresses, by client.
      const isIdentity = request.url?.startsWith('/identity/') ?? false;
      done(null, {
        origin: isIdentity
          ? false
          : (origin, decide) => decide(null, origin !== undefined && allowsOrigin(allowed, origin)),
        methods: ['GET', 'POST', 'PUT', 'DELETE'],
        allowedHeaders: ALLOWED_HEADERS,
        exposedHeaders: EXPOSED_HEADERS,
        // No endpoint outside /identity reads a cookie, so no other page may make a browser send one.
        credentials: false,
        maxAge: 600,
      });
    },
  });
}

export interface PagePolicy {
  readonly nonce?: string;
  /** Other origins whose scripts the page runs: remotes on a CDN. */
  readonly scriptOrigins?: readonly string[];
  readonly connectOrigins?: readonly string[];
  readonly frameOrigins?: readonly string[];
  readonly formOrigins?: readonly string[];
  readonly ancestors?: readonly string[];
}

/** Content policy of a page of ours: no inline script or style but with the nonce, no eval at all. */
export function pagePolicy(policy: PagePolicy): string {
  const nonce = policy.nonce === undefined ? [] : [`'nonce-${policy.nonce}'`];
  const { scriptOrigins = [], connectOrigins = [], frameOrigins = [], formOrigins = [], ancestors = [] } = policy;
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...nonce, ...scriptOrigins],
    'style-src': ["'self'", ...nonce],
    'img-src': ["'self'", 'data:', 'blob:', ...scriptOrigins],
    'font-src': ["'self'", 'data:', ...scriptOrigins],
    'connect-src': ["'self'", ...scriptOrigins, ...connectOrigins],
    'frame-src': ["'self'", ...frameOrigins],
    'worker-src': ["'self'", 'blob:', ...scriptOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...formOrigins],
    'frame-ancestors': ["'self'", ...ancestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
