import type { FastifyInstance } from 'fastify';

const CHECK_EVERY_MS = 600_000;

/** Looks for new signing keys while a server runs, so that none has to be restarted for one. */
export function watchKeys(app: Pick<FastifyInstance, 'addHook' | 'log'>, renewKeys: () => Promise<void>): void {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = renewKeys().catch((error: unknown) => {
      app.log.error({ err: error }, 'looking for new signing keys failed');
    });
  }, CHECK_EVERY_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
