import { ERRORS } from '@specbuilder/shared-contracts/domain';
import type { FastifyBaseLogger } from 'fastify';
import { HttpError } from '../http-error/http-error.ts';
import { asLongWork } from '../store/long-work.ts';
import type { DeclaredJob } from './job-kind.ts';
import { inUnit, type JobPorts, jobInHand } from './running-job.ts';
import { changeJob, type JobRow } from './store.ts';

export interface AttemptPorts extends JobPorts {
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly kinds: readonly DeclaredJob[];
  /** A process that has not renewed its claim for this time has lost the job, ms. */
  readonly leaseMs: number;
  /** Waits between the attempts, ms; after the last one the job has failed. */
  readonly retryDelaysMs: readonly number[];
}

const RENEWALS_PER_LEASE = 10;
const DAY_MS = 86_400_000;

const STOPPED = new Error('The process stops');
const CANCELLED = new Error('The job is cancelled');

/** Lets an attempt end because its process does; another process or the next start goes on. */
export function stopAttempt(abort: AbortController): void {
  abort.abort(STOPPED);
}

/** One attempt at a claimed job, which keeps the claim while it works. */
export async function attemptJob(ports: AttemptPorts, row: JobRow, abort: AbortController): Promise<void> {
  const kind = ports.kinds.find(({ name }) => name === row.kind);
  const renewal = keepClaim(ports, row, abort);
  try {
    if (kind === undefined) throw new Error(`No code runs jobs of the kind '${row.kind}'`);
    // Every attempt before this one ended with its process.
    if (row.attempts > ports.retryDelaysMs.length + 1) throw new HttpError('unavailable', ERRORS.generic);
    const { job, finishFile } = jobInHand(ports, row, abort.signal, CANCELLED);
    await asLongWork(() => kind.run(job));
    await finishFile();
    await finish(ports, kind, row);
  } catch (error) {
    if (error === CANCELLED || abort.signal.reason === CANCELLED) return;
    await (abort.signal.reason === STOPPED ? giveBack(ports, row) : failed(ports, kind, row, error));
  } finally {
    clearInterval(renewal);
  }
}

function keepClaim({ db, leaseMs, onProblem }: AttemptPorts, row: JobRow, abort: AbortController) {
  return setInterval(() => {
    changeJob(db, row, { dueOnUtc: new Date(Date.now() + leaseMs) }).then(
      (isMine) => isMine || abort.abort(CANCELLED),
      // The store is away; the claim outlasts several renewals.
      onProblem,
    );
  }, leaseMs / RENEWALS_PER_LEASE);
}

async function finish(ports: AttemptPorts, kind: DeclaredJob, row: JobRow): Promise<void> {
  const end = endOf(kind);
  await inUnit(ports, row, async (unit) => {
    const isMine = await changeJob(unit.tx, row, { ...end, state: 'done' });
    if (isMine) await kind.onDone?.(unit, row, end.expiresOnUtc);
  });
  ports.log.info({ jobId: row.id, kind: kind.name }, 'a job is done');
}

async function giveBack({ db }: AttemptPorts, row: JobRow): Promise<void> {
  await changeJob(db, row, { state: 'waiting', dueOnUtc: new Date(), attempts: row.attempts - 1 });
}

/** Tries again later, unless the job was rejected for a reason that its user has to know. */
async function failed(ports: AttemptPorts, kind: DeclaredJob | undefined, row: JobRow, error: unknown): Promise<void> {
  const { id: jobId, attempts } = row;
  const delay = error instanceof HttpError ? undefined : ports.retryDelaysMs[attempts - 1];
  ports.log.warn({ jobId, kind: row.kind, attempts, err: error }, 'a job failed');
  if (delay !== undefined) {
    await changeJob(ports.db, row, { state: 'waiting', dueOnUtc: new Date(Date.now() + delay) });
    return;
  }
  const problem = error instanceof HttpError ? error.message : ERRORS.generic;
  await inUnit(ports, row, async (unit) => {
    const isMine = await changeJob(unit.tx, row, { ...endOf(kind), state: 'failed', problem });
    if (isMine) await kind?.onFailed?.(unit, row, problem);
  });
}

function endOf(kind: DeclaredJob | undefined) {
  const finishedOnUtc = new Date();
  const expiresOnUtc = new Date(finishedOnUtc.getTime() + (kind?.keptDays ?? 1) * DAY_MS);
  return { finishedOnUtc, expiresOnUtc, memory: null };
}
