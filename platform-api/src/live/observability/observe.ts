import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  HttpError,
  headerText,
  isSameSecret,
  type ObservabilitySettings,
  routeOf,
  TOKEN_MESSAGES,
  unknownAddress,
} from '../../core/index.ts';
import type { Siblings } from '../processes/siblings.ts';
import { mergedText } from './merged-text.ts';
import type { Observed } from './meters.ts';
import type { Observability } from './open-telemetry.ts';

export interface ObserveOptions extends Observed {
  readonly settings: ObservabilitySettings;
  readonly siblings: Siblings;
}

const METRICS_PATH = '/metrics';
/** Requested every few seconds by machines; they would hide what people do. */
const UNWATCHED = [METRICS_PATH, '/healthz', '/livez', '/readyz'];
const VALUES = 'metrics';

/** Watches the calls of a server that has no routes yet, where its settings say who wants to know. */
export async function observe(app: FastifyInstance, options: ObserveOptions): Promise<void> {
  const { settings, siblings } = options;
  addMetricsRoute(app, settings.metricsToken, siblings);
  if (settings.otlpEndpoint === null && settings.metricsToken === null) return;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  const observability = startOpenTelemetry(settings, options, app.log);
  siblings.result(VALUES, observability.text);
  watchCalls(app, observability);
  app.addHook('onClose', observability.close);
}

/** Metrics of all processes of this server, for callers that send the token of the settings. */
function addMetricsRoute(app: FastifyInstance, token: string | null, siblings: Siblings): void {
  app.get(METRICS_PATH, { logLevel: 'warn', exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (token === null) return reply.status(404).send(unknownAddress(request.method, request.url));
    const shown = /^Bearer +(\S+)$/i.exec(headerText(request, 'authorization') ?? '')?.[1] ?? '';
    if (!isSameSecret(shown, token)) {
      reply.header('www-authenticate', 'Bearer');
      throw new HttpError('not-signed-in', TOKEN_MESSAGES.bad);
    }
    const texts = await siblings.request(VALUES);
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(mergedText(texts.map(String)));
  });
}

function watchCalls(app: FastifyInstance, { tracing, countCall }: Observability): void {
  const runs = new WeakMap<FastifyRequest, (work: () => void) => void>();
  app.addHook('onRequest', (request, reply, done) => {
    if (UNWATCHED.includes(request.routeOptions.url ?? '')) return done();
    const startedAt = performance.now();
    const span = tracing?.begin(request);
    afterResponse(reply, () => {
      const route = routeOf(request);
      const found = { 'http.route': route, 'http.response.status_code': reply.raw.statusCode };
      countCall((performance.now() - startedAt) / 1000, { 'http.request.method': request.method, ...found });
      span?.end(route, found, reply.raw.statusCode >= 500);
    });
    if (span === undefined) return done();
    runs.set(request, span.run);
    span.run(done);
  });
  // The body came by events of the connection, which know nothing of the call.
  app.addHook('preValidation', (request, _reply, done) => {
    const run = runs.get(request);
    if (run === undefined) done();
    else run(done);
  });
}

/** Runs once, even if the client left before the response was sent. */
function afterResponse({ raw }: FastifyReply, task: () => void): void {
  let isOver = false;
  const end = () => {
    if (!isOver) task();
    isOver = true;
  };
  raw.once('finish', end);
  raw.once('close', end);
}
