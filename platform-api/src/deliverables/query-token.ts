import { API_KEY_HEADER, deliverablesContract } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallerOfToken } from '../accounts/index.ts';
import type { Authenticate } from '../core/index.ts';

/** Addresses of documents, which plain links open. */
const ADDRESSES = Object.values(deliverablesContract).map(({ '~orpc': { route } }) => addressPattern(route.path ?? ''));

/** What a document opened by its address may do: nothing but apply its own styles. */
const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'self'";
const DOWNLOAD = /^inline;/;

/** Serves documents to links: with a token in the address, and with headers that keep it secret. */
export function serveToLinks(
  app: FastifyInstance,
  authenticate: Authenticate,
  callerOfToken: CallerOfToken,
): Authenticate {
  addDeliverableHeaders(app);
  return withQueryToken(authenticate, callerOfToken);
}

/** Whether a request reads a document. */
function isDeliverable({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?')[0] ?? '';
  return method === 'GET' && ADDRESSES.some((address) => address.test(path));
}

/**
 * Links to documents cannot send a header, so their query carries the access token as `auth`; an existing
 * header takes precedence. No other address accepts a token in its query.
 */
function withQueryToken(authenticate: Authenticate, callerOfToken: CallerOfToken): Authenticate {
  return async (request) => {
    const { headers } = request;
    const isNamed = headers.authorization !== undefined || headers[API_KEY_HEADER] !== undefined;
    const { auth } = request.query as { readonly auth?: unknown };
    if (isNamed || typeof auth !== 'string' || auth === '' || !isDeliverable(request)) return authenticate(request);
    return callerOfToken(auth);
  };
}

/** Documents are saved under their names, and no referrer is sent, as their address may hold a token. */
function addDeliverableHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isDeliverable(request)) return;
    reply.header('referrer-policy', 'no-referrer');
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json')) return;
    if (type.startsWith('text/html')) {
      reply.header('content-security-policy', DOCUMENT_POLICY);
      return;
    }
    const disposition = String(reply.getHeader('content-disposition') ?? '');
    reply.header('content-disposition', disposition.replace(DOWNLOAD, 'attachment;'));
  });
}

function addressPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
