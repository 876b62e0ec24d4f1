import type { FastifyBaseLogger } from 'fastify';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { STORE_RETRY_SECONDS, storeFaultOf } from '../../../core/index.ts';

/** OAuth's error code for a server that is temporarily unavailable (RFC 6749, 4.1.2.1). */
export const UNAVAILABLE = 'temporarily_unavailable';

/**
 * The provider responds with 500 to every error that it does not know. If the store failed, the same request may
 * succeed later, so the response is 'unavailable', in JSON and on pages.
 */
export function reportStoreFaults(provider: Provider, log: Pick<FastifyBaseLogger, 'error'>): void {
  // Some of the provider's work on a session runs outside of its own handling of errors.
  provider.use(async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      if (storeFaultOf(error) === null) throw error;
      log.error({ err: error }, 'the identity provider failed');
      markUnavailable(ctx);
      ctx.body = { error: UNAVAILABLE };
    }
  });
  provider.on('server_error', (ctx, error) => {
    if (storeFaultOf(error) === null) return;
    markUnavailable(ctx);
    if ((ctx.body as { readonly error?: unknown } | undefined)?.error === 'server_error') {
      ctx.body = { error: UNAVAILABLE };
    }
  });
}

function markUnavailable(ctx: Pick<KoaContextWithOIDC, 'status' | 'set'>): void {
  ctx.status = 503;
  ctx.set('retry-after', String(STORE_RETRY_SECONDS));
}
