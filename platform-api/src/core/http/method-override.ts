import type { IncomingMessage } from 'node:http';

const OVERRIDABLE = new Set(['PUT', 'DELETE']);

/**
 * Clients behind proxies that only pass GET and POST send PUT and DELETE as POST and name the method in a header
 * . It has to happen before routing, so it runs from Fastify's rewriteUrl, which also sees injected requests.
 *
 * @returns the address, unchanged
 */
export function applyMethodOverride(request: IncomingMessage): string {
  const url = request.url ?? '/';
  const override = request.headers['x-http-method-override'];
  if (request.method === 'POST' && url.startsWith('/api/') && typeof override === 'string') {
    const method = override.toUpperCase();
    if (OVERRIDABLE.has(method)) request.method = method;
  }
  return url;
}
