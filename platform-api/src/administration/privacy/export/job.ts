import type { DataExport } from '@specbuilder/shared-contracts/api';
import * as z from 'zod/mini';
import { type AccountPorts, brandOf, findOpenAccount } from '../../../accounts/index.ts';
import {
  type Database,
  type DeclaredJob,
  declareJob,
  findJob,
  type JobRow,
  type Queryable,
  readJobParts,
  sizeOfFile,
} from '../../../core/index.ts';
import { exportFailedMail, exportReadyMail } from './mails.ts';
import { writeExport } from './service.ts';

export const EXPORT_JOB = 'data-export';
/** Long enough for a weekend; the copy is a second place that holds everything about a person. */
const KEPT_DAYS = 3;

/** Puts the copy of a user's data together and writes to them. */
export function exportJob(db: Database, ports: AccountPorts): DeclaredJob {
  const mailTo = async (tx: Queryable, job: JobRow) => {
    const user = await findOpenAccount(tx, job.userId);
    return user && { user, brand: brandOf(ports, job.manufacturerLabelId), publicUrl: ports.publicUrl };
  };
  return declareJob({
    name: EXPORT_JOB,
    input: z.object({}),
    keptDays: KEPT_DAYS,
    async run(job) {
      const user = await findOpenAccount(db, job.userId);
      // Closed meanwhile: no one can fetch the copy, and an account that is opened again may begin another one.
      if (user === undefined) return;
      const { brandName } = brandOf(ports, job.manufacturerLabelId).settings;
      await writeExport(db, user, { brandName, job });
    },
    async onDone(unit, job, expiresOnUtc) {
      const facts = await mailTo(unit.tx, job);
      if (facts !== undefined) await ports.outbox.post(unit, exportReadyMail(facts, expiresOnUtc));
    },
    async onFailed(unit, job, problem) {
      const facts = await mailTo(unit.tx, job);
      if (facts !== undefined) await ports.outbox.post(unit, exportFailedMail(facts, problem));
    },
  });
}

export async function readExport(db: Queryable, userId: string): Promise<DataExport | null> {
  const job = await findJob(db, userId, EXPORT_JOB);
  return job === undefined ? null : exportResponse(db, job);
}

export async function exportResponse(db: Queryable, job: JobRow): Promise<DataExport> {
  const { state, stepsDone, stepsTotal, problem, createdOnUtc, expiresOnUtc } = job;
  return {
    ...{ state, stepsDone, stepsTotal, problem },
    sizeBytes: state === 'done' ? await sizeOfFile(db, job.id) : null,
    requestedOnUtc: createdOnUtc.toISOString(),
    expiresOnUtc: expiresOnUtc?.toISOString() ?? null,
  };
}

/** The finished file; null while there is none. */
export async function readExportFile(db: Queryable, userId: string, now = new Date()): Promise<Blob | null> {
  const job = await findJob(db, userId, EXPORT_JOB);
  if (job?.state !== 'done' || job.expiresOnUtc === null || job.expiresOnUtc <= now) return null;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of readJobParts(db, job.id)) parts.push(new Uint8Array(part));
  return parts.length === 0 ? null : new Blob(parts, { type: 'application/zip' });
}
