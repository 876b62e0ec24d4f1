import type { Language } from '@specbuilder/shared-contracts/language';
import { and, asc, count, eq, inArray, lt, lte, sql, sum } from 'drizzle-orm';
import { type Database, type Queryable, schema, type Transaction } from '../store/database.ts';

const { jobParts, jobs } = schema;

export type JobRow = typeof jobs.$inferSelect;

export interface RequestedJob {
  readonly userId: string;
  readonly manufacturerLabelId: number;
  readonly language: Language;
  readonly kind: string;
  readonly input: unknown;
}

const UNFINISHED = ['waiting', 'running'] as const;

/**
 * Stores a job. One of the same kind that is not finished stays and is returned; any other job of the user ends, since
 * each has one.
 */
export async function addJob(tx: Transaction, requested: RequestedJob): Promise<JobRow> {
  const [before] = await tx.select().from(jobs).where(eq(jobs.userId, requested.userId)).for('update');
  if (before !== undefined && before.kind === requested.kind && isUnfinished(before)) return before;
  if (before !== undefined) await tx.delete(jobs).where(eq(jobs.id, before.id));
  const [added] = await tx.insert(jobs).values(requested).onConflictDoNothing().returning();
  if (added !== undefined) return added;
  // Another request was first; it has committed, since the insert waited for it.
  const [first] = await tx.select().from(jobs).where(eq(jobs.userId, requested.userId));
  if (first === undefined) throw new Error('A job is gone in the transaction that made it');
  return first;
}

function isUnfinished({ state }: Pick<JobRow, 'state'>): boolean {
  return UNFINISHED.some((one) => one === state);
}

export async function findJob(db: Queryable, userId: string, kind: string): Promise<JobRow | undefined> {
  const [job] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.kind, kind)));
  return job;
}

/** @returns whether there was one */
export async function removeJob(tx: Queryable, userId: string, kind: string): Promise<boolean> {
  const removed = await tx.delete(jobs).where(and(eq(jobs.userId, userId), eq(jobs.kind, kind)));
  return (removed.rowCount ?? 0) > 0;
}

/**
 * Takes the job that is due first and counts the attempt, so that no other process takes the same one. Unless it is
 * renewed, another process takes it over at `until`.
 */
export async function claimJob(db: Database, now: Date, until: Date): Promise<JobRow | undefined> {
  const due = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.state, [...UNFINISHED]), lte(jobs.dueOnUtc, now)))
    .orderBy(asc(jobs.dueOnUtc))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(jobs)
    .set({ state: 'running', attempts: sql`${jobs.attempts} + 1`, dueOnUtc: until })
    .where(inArray(jobs.id, due))
    .returning();
  return claimed;
}

/** The job as this attempt claimed it; none once it is cancelled, finished or taken over. */
const isMine = ({ id, attempts }: JobRow) =>
  and(eq(jobs.id, id), eq(jobs.attempts, attempts), eq(jobs.state, 'running'));

type Changes = Partial<Omit<JobRow, 'id' | 'userId'>>;

/** @returns false when the job is cancelled or another process has it */
export async function changeJob(db: Queryable, job: JobRow, changes: Changes): Promise<boolean> {
  const changed = await db.update(jobs).set(changes).where(isMine(job));
  return (changed.rowCount ?? 0) > 0;
}

export async function isStillMine(db: Queryable, job: JobRow): Promise<boolean> {
  return (await db.$count(jobs, isMine(job))) > 0;
}

export async function forgetParts(db: Queryable, jobId: string): Promise<void> {
  await db.delete(jobParts).where(eq(jobParts.jobId, jobId));
}

export async function addJobPart(db: Queryable, jobId: string, partNumber: number, content: Buffer): Promise<void> {
  await db.insert(jobParts).values({ jobId, partNumber, content });
}

/** The file of a job, part by part. */
export async function* readJobParts(db: Queryable, jobId: string): AsyncGenerator<Buffer> {
  for (let partNumber = 1; ; partNumber += 1) {
    const [part] = await db
      .select({ content: jobParts.content })
      .from(jobParts)
      .where(and(eq(jobParts.jobId, jobId), eq(jobParts.partNumber, partNumber)));
    if (part === undefined) return;
    yield part.content;
  }
}

/** Bytes of the file that a job has made; null for none. */
export async function sizeOfFile(db: Queryable, jobId: string): Promise<number | null> {
  const [file] = await db
    .select({ parts: count(), bytes: sum(sql`length(${jobParts.content})`).mapWith(Number) })
    .from(jobParts)
    .where(eq(jobParts.jobId, jobId));
  return file === undefined || file.parts === 0 ? null : file.bytes;
}

/** Finished jobs whose time is over, with their files. */
export async function sweepJobs(db: Database, now: Date): Promise<number> {
  const swept = await db.delete(jobs).where(lt(jobs.expiresOnUtc, now));
  return swept.rowCount ?? 0;
}
