import { currentLanguage } from '@specbuilder/shared-contracts/language';
import { inLanguage } from '../language/callers-language.ts';
import type { UnitOfWork } from '../unit-of-work/commit-together.ts';
import { type AttemptPorts, attemptJob, stopAttempt } from './attempt.ts';
import { addJob, claimJob, type JobRow, type RequestedJob, removeJob } from './store.ts';

type Delays = 'leaseMs' | 'retryDelaysMs';

export interface JobOptions extends Omit<AttemptPorts, Delays>, Partial<Pick<AttemptPorts, Delays>> {
  /** Between two looks for jobs that other processes left, ms. */
  readonly pollMs?: number;
}

/** Where services start work that outlives the request. */
export interface Jobs {
  /** Stores a job with what caused it; it starts once that is committed. Each user has one. */
  start(unit: UnitOfWork, requested: Pick<RequestedJob, 'userId' | 'kind' | 'input'>): Promise<JobRow>;
  /**
   * Ends the job and deletes its file.
   *
   * @returns whether there was one
   */
  cancel(unit: UnitOfWork, userId: string, kind: string): Promise<boolean>;
  /** Settles when this process has nothing in hand. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

const POLL_MS = 10_000;
const LEASE_MS = 30_000;
const RETRY_DELAYS_MS = [10_000, 60_000, 300_000, 1_800_000];
/** In one process: each uses a connection for long work. */
const MAX_AT_ONCE = 2;

interface Attempt {
  readonly abort: AbortController;
  readonly ended: Promise<void>;
}

/**
 * Runs stored jobs beside the requests. Several processes share them: each job is claimed by one, which renews its claim
 * while it works; what a dead process had in hand is taken over.
 */
export function createJobs(options: JobOptions): Jobs {
  const { pollMs = POLL_MS, leaseMs = LEASE_MS, retryDelaysMs = RETRY_DELAYS_MS, db, onProblem } = options;
  const ports = { ...options, leaseMs, retryDelaysMs };
  const inHand = new Map<string, Attempt>();
  let isClosed = false;
  let looking: Promise<void> = Promise.resolve();

  function take(row: JobRow): void {
    const abort = new AbortController();
    const ended = inLanguage(row.language, () => attemptJob(ports, row, abort))
      .catch(onProblem)
      .finally(() => {
        inHand.delete(row.id);
        wake();
      });
    inHand.set(row.id, { abort, ended });
  }

  async function look(): Promise<void> {
    while (!isClosed && inHand.size < MAX_AT_ONCE) {
      const now = Date.now();
      const row = await claimJob(db, new Date(now), new Date(now + leaseMs));
      if (row === undefined) return;
      take(row);
    }
  }

  function wake(): void {
    if (!isClosed) looking = looking.then(look).catch(onProblem);
  }

  async function idle(): Promise<void> {
    await looking;
    while (inHand.size > 0) {
      await Promise.all([...inHand.values()].map(({ ended }) => ended));
      await looking;
    }
  }

  const timer = setInterval(wake, pollMs).unref();
  wake();
  return {
    async start(unit, requested) {
      const { tx, manufacturerLabelId } = unit;
      const row = await addJob(tx, { ...requested, manufacturerLabelId, language: currentLanguage.get() });
      unit.afterCommit(async () => wake());
      return row;
    },
    cancel: (unit, userId, kind) => removeJob(unit.tx, userId, kind),
    idle,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      for (const { abort } of inHand.values()) stopAttempt(abort);
      await idle();
    },
  };
}
