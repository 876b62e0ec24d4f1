import type { ClientLink } from '@orpc/client';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from '../api/contract.ts';
import { decodeError } from './api-error.ts';
import type { ApiClientOptions, CallContext } from './client-options.ts';
import routes from './later-routes.generated.json' with { type: 'json' };
import { isPage, pageForData } from './page-for-data.ts';
import { endpointAt, routesOf } from './route-table.ts';
import { sendCall } from './send-call.ts';
import { wholeAddress } from './whole-address.ts';

const ROUTES = routesOf(routes);

/** The link of every call that no start page begins with. */
export function laterLink(options: ApiClientOptions): ClientLink<CallContext> {
  return new OpenAPILink<CallContext>(ROUTES as unknown as Contract, {
    url: () => wholeAddress(options.serverUrl),
    headers: ({ context }) => (context.idempotencyKey ? { 'Idempotency-Key': context.idempotencyKey } : {}),
    customErrorResponseBodyDecoder: (body, response) => decodeError(body, response.status, response.headers),
    async fetch(request, init, { context }, path) {
      const response = await sendCall(request, options, { endpoint: endpointAt(ROUTES, path), context, init });
      if (isPage(response)) throw pageForData(request.url, await response.text(), response.status);
      return response;
    },
  });
}
