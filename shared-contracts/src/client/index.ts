import { type ClientLink, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '../api/contract.ts';
import type { BroadcastBus } from '../events/index.ts';
import { broadcastFailure } from './answers.ts';
import { decodeError } from './api-error.ts';
import { applyConventions, type CallConventions } from './conventions.ts';
import routes from './route-table.generated.json' with { type: 'json' };
import { type RouteTable, routesOf } from './route-table.ts';
import { sendRenewing } from './send-renewing.ts';

export { errorBodyOf, errorMessageOf, isAbort, retryAfterSecondsOf, sessionEndedError, statusOf } from './api-error.ts';
export { applyConventions, type CallConventions, pageHeaders } from './conventions.ts';
export { statusTextOf } from './status-text.ts';

export interface CallContext {
  /** Makes a repeated write happen once. */
  readonly idempotencyKey?: string;
  /** Leaves the loading overlay alone although the endpoint counts for it. */
  readonly background?: boolean;
}

export type ApiClient = ContractRouterClient<Contract, CallContext>;

export interface ApiClientOptions extends CallConventions {
  /** Origin of the server; '' means the page's own. */
  readonly serverUrl: string;
  readonly bus: BroadcastBus;
  /** Called when a call that counts for the loading overlay starts and ends. */
  readonly onPendingChange?: (change: 1 | -1) => void;
  readonly fetch?: typeof globalThis.fetch;
}

const FIRST_ROUTES: RouteTable = routesOf(routes);

/** The browser's client of the one contract. Brand, store flag, token and guest key travel with every call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const first = linkOf(FIRST_ROUTES, options);
  let later: Promise<ClientLink<CallContext>> | null = null;
  // What is asked for after the first screen is fetched with the rest of the shell's background.
  const loadLater = () => {
    later ??= import(/* webpackChunkName: "background" */ './later-routes.ts').then(
      ({ LATER_ROUTES }) => linkOf(LATER_ROUTES, options),
      (error: unknown) => {
        later = null;
        throw error;
      },
    );
    return later;
  };
  return createORPCClient<ApiClient>({
    async call(path, input, callOptions) {
      const isFirst = Object.hasOwn(FIRST_ROUTES, path[0] ?? '');
      const link = isFirst ? first : await loadLater();
      return link.call(path, input, callOptions);
    },
  });
}

function linkOf(routes: RouteTable, options: ApiClientOptions): ClientLink<CallContext> {
  const send = options.fetch ?? ((...call: Parameters<typeof fetch>) => globalThis.fetch(...call));
  return new OpenAPILink<CallContext>(routes as unknown as Contract, {
    url: () => options.serverUrl || globalThis.location.origin,
    headers: ({ context }) => (context.idempotencyKey ? { 'Idempotency-Key': context.idempotencyKey } : {}),
    customErrorResponseBodyDecoder: (body, response) =>
      decodeError(body, response.status, response.headers['retry-after']),
    async fetch(request, init, { context }, path) {
      const counts = options.onPendingChange !== undefined && !context.background && countsForOverlay(routes, path);
      if (counts) options.onPendingChange?.(1);
      try {
        const complete = await applyConventions(request, options);
        const response = await sendRenewing(complete, options, (call) => send(call, init));
        await broadcastFailure(options.bus, complete, response);
        return response;
      } finally {
        if (counts) options.onPendingChange?.(-1);
      }
    },
  });
}

/** Query and mutation options of every endpoint; the keys are the same in every remote, so the cache is shared. */
export function createApiQueries(client: ApiClient) {
  return createTanstackQueryUtils(client);
}
export type ApiQueries = ReturnType<typeof createApiQueries>;

function countsForOverlay(routes: RouteTable, path: readonly string[]): boolean {
  let node: RouteTable[string] | undefined = routes;
  for (const name of path) node = (node as RouteTable)[name];
  return (node as { '~orpc'?: { meta: { overlay: boolean } } })['~orpc']?.meta.overlay ?? true;
}
