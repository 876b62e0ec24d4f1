import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { type LimitAddress, sitePathOf } from '../../../core/index.ts';
import { IDENTITY_PATH } from './provider.ts';
import type { ProviderInUse } from './provider-in-use.ts';

/** For the provider's responses that are not our pages; its own form pages add the hash of their script. */
const PROVIDER_POLICY = "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'self'";

/**
 * Calls a minute and address: each request to sign in stores an interaction, each for a token takes signatures and
 * writes. An office behind one address signs in and renews well below them.
 */
const LIMITED = [
  ['/auth', ['GET', 'POST'], 120],
  ['/token', ['POST'], 240],
] as const satisfies readonly (readonly [path: string, method: readonly HTTPMethods[], max: number])[];

interface MountOptions {
  readonly publicUrl: string;
  readonly limitAddress: LimitAddress;
}

/** Hands everything below /identity that is no page of ours to the provider, body unread. */
export async function mountProvider(
  app: FastifyInstance,
  respond: ProviderInUse['respond'],
  { publicUrl, limitAddress }: MountOptions,
): Promise<void> {
  const { host, protocol } = new URL(publicUrl);
  const sitePath = sitePathOf(publicUrl);

  /** The provider's router takes any case and a slash at the end; only the spelling that is limited reaches it. */
  function rejectOtherSpelling(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    const [path = ''] = request.url.slice(IDENTITY_PATH.length).split('?');
    const spelt = path.toLowerCase().replace(/\/+$/, '');
    if (path !== spelt && LIMITED.some(([limited]) => limited === spelt)) reply.callNotFound();
    else done();
  }

  async function handOver(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { raw, url } = request;
    // The provider finds out where it is mounted by comparing the two.
    Object.assign(raw, { originalUrl: sitePath + url, url: url.slice(IDENTITY_PATH.length) });
    // Addresses in the provider's responses use PUBLIC_URL, whatever host name the client used.
    raw.headers.host = host;
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    // The address that counts is the one the server trusts (TRUSTED_PROXIES).
    raw.headers['x-forwarded-for'] = request.ip;
    delete raw.headers['x-forwarded-host'];
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    reply.raw.setHeader('content-security-policy', PROVIDER_POLICY);
    await respond(raw, reply.raw);
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.route({
      method: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      url: `${IDENTITY_PATH}/*`,
      onRequest: rejectOtherSpelling,
      handler: handOver,
    });
    for (const [path, method, max] of LIMITED) {
      const url = `${IDENTITY_PATH}${path}`;
      scope.route({ method: [...method], url, handler: handOver, onRequest: limitAddress(url, max) });
    }
  });
}
