import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { bindCallersLanguage, inLanguage, languageOf } from '../language/callers-language.ts';
import { HTTP_MESSAGES } from '../messages/http.generated.ts';
import type { Store } from '../store/open-store.ts';
import { StoreReadOnly } from '../store/write-watch.ts';
import { COMPRESSION } from './compression.ts';
import { errorResponse } from './error-body.ts';
import type { Lifecycle } from './lifecycle.ts';
import { loggerOptions } from './logging.ts';
import { routedAddress } from './routed-address.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { sitePathOf } from './site-path.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly lifecycle: Lifecycle;
  readonly store: Pick<Store, 'ping' | 'checkWritable'>;
  readonly logStream?: NodeJS.WritableStream;
}

/** Monitoring expects a result within two seconds. */
const HEALTH_LIMIT_MS = 1500;
const HEADERS_LIMIT_MS = 30_000;
const CHECK_SLOW_EVERY_MS = 5000;
const BODY_LIMIT_BYTES = 1_048_576;

/** The HTTP frame without any resource: logs, limits, headers, error body, health. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, lifecycle } = options;
  const sitePath = sitePathOf(config.publicUrl);
  const app = Fastify({
    logger: loggerOptions({ level: config.logLevel, isShared: config.processes > 1, stream: options.logStream }),
    genReqId: ({ headers }) => sentId(headers['x-request-id']) ?? randomUUID(),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT_BYTES,
    ...arrivalLimits(config.requestSeconds * 1000),
    forceCloseConnections: 'idle',
    // A call on a connection that is about to close is served as any other.
    return503OnClosing: false,
    rewriteUrl: (request) => routedAddress(request, sitePath),
    frameworkErrors: responseUnreadableAddress,
  });
  bindCallersLanguage(app);
  acceptJsonOnly(app);
  responseErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise a keep-alive connection holds the closing server for as long as its client likes.
    if (lifecycle.isDraining) reply.header('connection', 'close');
  });
  await addSecurityHeaders(app, config);
  await app.register(compress, COMPRESSION);
  addHealth(app, options);
  return app;
}

/** The browser's id of a call, so that both say the same of it; it goes into the log, so that not any text will do. */
function sentId(id: string | string[] | undefined): string | undefined {
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : undefined;
}

/**
 * Closes requests that do not arrive completely: Fastify waits for bodies forever, and Node checks only every 30 s.
 * Hub connections and responses in progress do not count as arriving requests.
 */
function arrivalLimits(requestTimeout: number) {
  const headersTimeout = Math.min(requestTimeout, HEADERS_LIMIT_MS);
  const connectionsCheckingInterval = Math.min(requestTimeout / 4, CHECK_SLOW_EVERY_MS);
  return { requestTimeout, http: { requestTimeout, headersTimeout, connectionsCheckingInterval } };
}

/** JSON or nothing; an empty body is no error, since browsers send DELETE with a JSON content type and no body. */
function acceptJsonOnly(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, null);
    else void parseJson(request, String(body), done);
  });
}

/** Addresses that no route sees, so that no hook has bound the caller's language and nothing has read the query. */
function responseUnreadableAddress(error: FastifyError, { url, headers }: FastifyRequest, reply: FastifyReply): void {
  const path = url.split('?')[0] ?? url;
  inLanguage(languageOf({ url, headers, query: {} }), () => {
    const { status, body } = errorResponse(error);
    const isBadUrl = error.code === 'FST_ERR_BAD_URL';
    void reply.status(status).send(isBadUrl ? { ...body, message: HTTP_MESSAGES.badAddress({ path }) } : body);
  });
}

function responseErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const { status, headers, body, isOurs } = errorResponse(error);
    if (isOurs) request.log.error({ err: error }, 'request failed');
    return reply.status(status).headers(headers).send(body);
  });
}

/** The response where nothing is served, in the shape of every error. */
export function unknownAddress(method: string, url: string) {
  const message = HTTP_MESSAGES.unknownAddress({ method, path: url.split('?')[0] ?? url });
  return { message, errors: {}, modelState: {} };
}

/**
 * `/livez`: the process responds. `/readyz`: it may be sent calls, since its store responds. `/healthz`: nothing is wrong
 * that a person should see to; a store that only reads is, and still serves.
 */
function addHealth(app: FastifyInstance, { lifecycle, store }: ServerOptions): void {
  app.get('/livez', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  const addCheck = (url: string, check: () => Promise<void>) =>
    app.get(url, { logLevel: 'warn' }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      let message = HTTP_MESSAGES.notReady;
      if (!lifecycle.isDraining) {
        try {
          await responseWithin(HEALTH_LIMIT_MS, check());
          return { status: 'ok' };
        } catch (error) {
          request.log.error({ err: error }, 'the store does not respond or takes no writes');
          if (error instanceof StoreReadOnly) message = HTTP_MESSAGES.storeReadOnly;
        }
      }
      return reply.status(503).send({ message, errors: {}, modelState: {} });
    });
  addCheck('/readyz', () => store.ping());
  addCheck('/healthz', () => store.ping().then(() => store.checkWritable()));
}

/** @throws Error when the response takes longer; it may still arrive and is then ignored */
async function responseWithin(limitMs: number, response: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No response within ${limitMs} ms`)), limitMs);
  });
  await Promise.race([response, limit]).finally(() => clearTimeout(timer));
}
