import { type ClientLink, createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { createTanstackQueryUtils } from '@orpc/tanstack-query';
import type { Contract } from '../api/contract.ts';
import type { ApiClientOptions, CallContext } from './client-options.ts';
import { firstLink } from './first-link.ts';
import routes from './route-table.generated.json' with { type: 'json' };
import { endpointAt, routesOf } from './route-table.ts';

export {
  errorBodyOf,
  errorMessageOf,
  isAbort,
  retryAfterSecondsOf,
  sessionEndedError,
  statusOf,
} from './api-error.ts';
export type { ApiClientOptions, CallContext } from './client-options.ts';
export { applyConventions, type CallConventions, pageHeaders } from './conventions.ts';
export { MISDIRECTED } from './misdirected.ts';
export { statusTextOf } from './status-text.ts';

export type ApiClient = ContractRouterClient<Contract, CallContext>;

const FIRST_ROUTES = routesOf(routes);

/** The browser's client of the one contract. Brand, store flag, token and guest key travel with every call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const first = firstLink(FIRST_ROUTES, options);
  let later: Promise<ClientLink<CallContext>> | null = null;
  // A file of its own: a page that begins with more than the start page waits for this alone.
  const loadLater = () => {
    later ??= import(/* webpackChunkName: "calls" */ './later-link.ts').then(
      ({ laterLink }) => laterLink(options),
      (error: unknown) => {
        later = null;
        throw error;
      },
    );
    return later;
  };
  return createORPCClient<ApiClient>({
    async call(path, input, callOptions) {
      const link = endpointAt(FIRST_ROUTES, path) === undefined ? await loadLater() : first;
      return link.call(path, input, callOptions);
    },
  });
}

/** Query and mutation options of every endpoint; the keys are the same in every remote, so the cache is shared. */
export function createApiQueries(client: ApiClient) {
  return createTanstackQueryUtils(client);
}
export type ApiQueries = ReturnType<typeof createApiQueries>;
