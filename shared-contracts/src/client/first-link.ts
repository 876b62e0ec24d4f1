import type { ClientLink } from '@orpc/client';
import { decodeError } from './api-error.ts';
import type { ApiClientOptions, CallContext } from './client-options.ts';
import { endpointAt, type RouteTable } from './route-table.ts';
import { sendCall } from './send-call.ts';
import { wholeAddress } from './whole-address.ts';

/**
 * The link of calls that get without any input. The library's can do every call of the contract and costs the first page
 * 6 KB (gzip), so that it comes with the first call that needs it (later-link.ts).
 */
export function firstLink(routes: RouteTable, options: ApiClientOptions): ClientLink<CallContext> {
  return {
    async call(path, _input, { context, signal }) {
      const endpoint = endpointAt(routes, path);
      const url = wholeAddress(options.serverUrl + (endpoint?.['~orpc'].route.path ?? ''));
      const request = new Request(url, { headers: { accept: 'application/json' }, signal: signal ?? null });
      const response = await sendCall(request, options, { endpoint, context });
      const text = await response.text();
      if (text.startsWith('<')) {
        const { pageForData } = await import(/* webpackChunkName: "calls" */ './page-for-data.ts');
        throw pageForData(url, text, response.status);
      }
      const body = bodyOf(text);
      if (response.ok) return body;
      throw decodeError(body, response.status, Object.fromEntries(response.headers));
    },
  };
}

function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
