import { API_KEY_HEADER, deliverablesContract } from '@specbuilder/shared-contracts/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CallerOfToken } from '../accounts/index.ts';
import type { Authenticate } from '../core/index.ts';

/** Addresses of papers, which a plain link leads to. */
const ADDRESSES = Object.values(deliverablesContract).map(({ '~orpc': { route } }) => addressPattern(route.path ?? ''));

/** What a paper that is opened by its address may do: nothing but look as it does. */
const PAPER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; sandbox; frame-ancestors 'self'";
const DOWNLOAD = /^inline;/;

/** Serves papers to links: with a token in the address, and with headers that keep it secret. */
export function serveToLinks(
  app: FastifyInstance,
  authenticate: Authenticate,
  callerOfToken: CallerOfToken,
): Authenticate {
  addDeliverableHeaders(app);
  return withQueryToken(authenticate, callerOfToken);
}

/** Whether a request reads a paper. */
function isDeliverable({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const path = url.split('?')[0] ?? '';
  return method === 'GET' && ADDRESSES.some((address) => address.test(path));
}

/**
 * Links to papers have no header, so their query carries the access token as `auth`; a header that is there counts
 * before it. Every other address takes no token from its query.
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

/** Papers are saved under their names, and their address, which may hold a token, is told to nobody. */
function addDeliverableHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (!isDeliverable(request)) return;
    reply.header('referrer-policy', 'no-referrer');
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json')) return;
    if (type.startsWith('text/html')) {
      reply.header('content-security-policy', PAPER_POLICY);
      return;
    }
    const disposition = String(reply.getHeader('content-disposition') ?? '');
    reply.header('content-disposition', disposition.replace(DOWNLOAD, 'attachment;'));
  });
}

function addressPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`);
}
