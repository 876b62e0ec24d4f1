import type { IncomingMessage } from 'node:http';
import { belowSitePath } from './site-path.ts';

const OVERRIDABLE = new Set(['PUT', 'DELETE']);

/**
 * Clients behind proxies that only pass GET and POST send PUT and DELETE as POST and name the method in a header
 * . It has to happen before routing, so it runs from Fastify's rewriteUrl, which also sees injected requests.
 *
 * @param sitePath of PUBLIC_URL, or empty
 * @returns the address as routes know it
 */
export function routedAddress(request: IncomingMessage, sitePath: string): string {
  const url = belowSitePath(request.url ?? '/', sitePath);
  // oRPC reads the address from here, where Fastify has put the original one.
  Object.assign(request, { originalUrl: url });
  const override = request.headers['x-http-method-override'];
  if (request.method === 'POST' && url.startsWith('/api/') && typeof override === 'string') {
    const method = override.toUpperCase();
    if (OVERRIDABLE.has(method)) request.method = method;
  }
  return url;
}
