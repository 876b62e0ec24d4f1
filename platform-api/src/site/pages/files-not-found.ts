import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';

/** Query of the message by which a page says that its files did not come. */
export const NOT_LOADED = 'not-loaded';
/** Anyone can send the message, so that it is not written each time. */
const QUIET_MS = 60_000;

/** Takes messages of pages whose scripts did not come: what leads to this server does not lead to its files. */
export function createFilesNotFound(publicUrl: string, log: Pick<FastifyBaseLogger, 'warn'>, now = Date.now) {
  let saidAt = Number.NEGATIVE_INFINITY;
  return {
    isMessage: ({ method, url }: Pick<FastifyRequest, 'method' | 'url'>) =>
      method === 'POST' && url.endsWith(`?${NOT_LOADED}`),
    take({ headers }: Pick<FastifyRequest, 'headers'>, reply: FastifyReply): FastifyReply {
      if (now() - saidAt >= QUIET_MS) {
        saidAt = now();
        const page = headers.referer?.split('?')[0]?.slice(0, 200);
        log.warn(
          { page, publicUrl },
          'a page came without its scripts: the proxy has to lead everything below PUBLIC_URL to this server, and PUBLIC_URL has to have the path that browsers use',
        );
      }
      return reply.status(204).header('cache-control', 'no-store').send();
    },
  };
}
