import type { FastifyBaseLogger } from 'fastify';
import { sweepGuestWork } from '../fan-items/sweep.ts';
import { sweepFiles } from '../files/store.ts';
import { sweepPayloads } from '../identity/provider/payload-adapter.ts';
import { sweepTries } from '../identity/sign-in-throttle.ts';
import { sweepMails } from '../outbox/store.ts';
import type { Database } from '../store/database.ts';
import { sweepRemoteRecords } from '../telemetry/store.ts';
import { sweepKeys } from '../unit-of-work/idempotency.ts';

type Sweep = (db: Database, now: Date) => Promise<number>;

/** Rows that have had their time. Each is safe to run in several processes at once: a row goes only once. */
const SWEEPS: Readonly<Record<string, Sweep>> = {
  'guest work': sweepGuestWork,
  'idempotency keys': sweepKeys,
  'identity payloads': sweepPayloads,
  'sign-in tries': sweepTries,
  'remote records': sweepRemoteRecords,
  mails: sweepMails,
  'unused files': sweepFiles,
};

const DAY_MS = 86_400_000;

/** Runs every sweep; one that fails is logged and tried again the next day. */
export async function sweepStore(db: Database, log: FastifyBaseLogger, now = new Date()): Promise<void> {
  for (const [name, sweep] of Object.entries(SWEEPS)) {
    try {
      const rows = await sweep(db, now);
      if (rows > 0) log.info({ rows }, `swept ${name}`);
    } catch (error) {
      log.error({ err: error }, `sweeping ${name} failed`);
    }
  }
}

/** Sweeps now and every day; returns what stops it. */
export function startSweeps(db: Database, log: FastifyBaseLogger): () => Promise<void> {
  let running = sweepStore(db, log);
  const timer = setInterval(() => {
    running = sweepStore(db, log);
  }, DAY_MS).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
