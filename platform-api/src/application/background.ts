import type { FastifyInstance } from 'fastify';
import type { AccountPorts } from '../accounts/index.ts';
import { deletionJob, exportJob, retentionSweeps, startSweeps } from '../administration/index.ts';
import type { Catalogues } from '../catalogue/index.ts';
import { type Config, createJobs, type Database, type Jobs, type LinkTokens, type Store } from '../core/index.ts';
import { startAlertSender } from '../sales/index.ts';

/** Work of users that may outlive its request. */
export function jobsOfUsers({ log }: Pick<FastifyInstance, 'log'>, { db, messages }: Store, ports: AccountPorts): Jobs {
  const onProblem = (error: unknown) => log.error({ err: error }, 'a job could not be run');
  return createJobs({ db, messages, log, kinds: [exportJob(db, ports), deletionJob(db, ports)], onProblem });
}

interface BackgroundParts extends Omit<Parameters<typeof retentionSweeps>[1], 'publicUrl'> {
  readonly config: Config;
  readonly links: LinkTokens;
  readonly db: Database;
  readonly catalogues: Catalogues;
}

/** What the server does by itself: it takes away what had its time, and sends alerts. */
export function startBackground({ log }: Pick<FastifyInstance, 'log'>, parts: BackgroundParts) {
  const { config, links, db, brands, catalogues, endedSessions, outbox, onProblem } = parts;
  const { retention, publicUrl } = config;
  const kept = retentionSweeps(retention, { brands, endedSessions, outbox, publicUrl, onProblem });
  const sweeps = startSweeps(db, log, kept);
  const stopAlerts = startAlertSender({
    db,
    log,
    outbox,
    publicUrl,
    links,
    catalogues,
  });
  return {
    firstSweep: sweeps.first,
    async stop() {
      await stopAlerts();
      await sweeps.stop();
    },
  };
}

type End = (() => void | Promise<void>) | null | undefined;

interface Closing {
  close(): void | Promise<void>;
}

/** Hubs end first, so that their clients receive nothing about what ends after them. */
export function endTogether(app: FastifyInstance, services: readonly Closing[], others: readonly End[]): void {
  app.addHook('onClose', async () => {
    for (const service of services) await service.close();
    for (const end of others) await end?.();
  });
}
