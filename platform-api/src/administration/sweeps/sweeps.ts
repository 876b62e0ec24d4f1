import type { FastifyBaseLogger } from 'fastify';
import {
  sweepApiKeys,
  sweepEndedSessions,
  sweepFailures,
  sweepPayloads,
  sweepResets,
  sweepSessions,
  sweepSignInCodes,
  sweepSteps,
  sweepTries,
} from '../../accounts/index.ts';
import { sweepFiles } from '../../brand/index.ts';
import { asLongWork, type Database, sweepCallBudgets, sweepJobs, sweepKeys } from '../../core/index.ts';
import { sweepGuestWork, sweepInvitations, sweepRemovedItems } from '../../projects/index.ts';

type Sweep = (db: Database, now: Date) => Promise<number>;

export type Sweeps = Readonly<Record<string, Sweep>>;

/** What guests can make many of without signing in: sign-ins that were never finished, keys that calls were counted by. */
export const FREQUENT_SWEEPS: Sweeps = { 'identity payloads': sweepPayloads, 'call budgets': sweepCallBudgets };

/** Expired rows, whatever the settings. Safe to run in several processes concurrently: a row is deleted only once. */
const DAILY_SWEEPS: Sweeps = {
  'removed items': sweepRemovedItems,
  'guest work': sweepGuestWork,
  'idempotency keys': sweepKeys,
  'ended sessions': sweepEndedSessions,
  'sign-in tries': sweepTries,
  'sign-in codes': sweepSignInCodes,
  'password resets': sweepResets,
  'API keys': sweepApiKeys,
  'sign-in failures': sweepFailures,
  'sign-in steps': sweepSteps,
  'signed-in sessions': sweepSessions,
  'unused files': sweepFiles,
  invitations: sweepInvitations,
  jobs: sweepJobs,
};

const DAY_MS = 86_400_000;
const FREQUENT_MS = 600_000;

/** Runs sweeps; one that fails is logged and tried again the next time. */
export async function sweepStore(
  db: Database,
  log: FastifyBaseLogger,
  now = new Date(),
  sweeps: Sweeps = { ...DAILY_SWEEPS, ...FREQUENT_SWEEPS },
): Promise<void> {
  for (const [name, sweep] of Object.entries(sweeps)) {
    try {
      const rows = await asLongWork(() => sweep(db, now));
      if (rows > 0) log.info({ rows }, `swept ${name}`);
    } catch (error) {
      log.error({ err: error }, `sweeping ${name} failed`);
    }
  }
}

export interface RunningSweeps {
  /** Settles once the sweep of the start is over. */
  readonly first: Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Sweeps now, and each kind as often as it has to.
 *
 * @param retention what the settings say about how long things are kept, once a day
 */
export function startSweeps(db: Database, log: FastifyBaseLogger, retention: Sweeps): RunningSweeps {
  const daily = { ...DAILY_SWEEPS, ...retention };
  const first = sweepStore(db, log, new Date(), { ...daily, ...FREQUENT_SWEEPS });
  let running = first;
  const sweepAfterLast = (sweeps: Sweeps) => {
    running = running.then(() => sweepStore(db, log, new Date(), sweeps));
  };
  const timers = [
    setInterval(() => sweepAfterLast(daily), DAY_MS).unref(),
    setInterval(() => sweepAfterLast(FREQUENT_SWEEPS), FREQUENT_MS).unref(),
  ];
  const stop = async () => {
    for (const timer of timers) clearInterval(timer);
    await running;
  };
  return { first, stop };
}
