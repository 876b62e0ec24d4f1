import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { lt } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../store/database.ts';

const TELEMETRY_LIFETIME_DAYS = 30;

export async function addRemoteRecords(
  db: Queryable,
  manufacturerLabelId: number,
  records: readonly RemoteRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await db.insert(schema.telemetryRecords).values(records.map((record) => ({ ...record, manufacturerLabelId })));
}

export async function sweepRemoteRecords(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - TELEMETRY_LIFETIME_DAYS * 86_400_000);
  const swept = await db.delete(schema.telemetryRecords).where(lt(schema.telemetryRecords.createdOnUtc, limit));
  return swept.rowCount ?? 0;
}
