import type { RemoteRecord } from '@specbuilder/shared-contracts/api';
import { lt } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../core/index.ts';

export async function addRemoteRecords(
  db: Queryable,
  manufacturerLabelId: number,
  records: readonly RemoteRecord[],
): Promise<void> {
  if (records.length === 0) return;
  await db.insert(schema.telemetryRecords).values(records.map((record) => ({ ...record, manufacturerLabelId })));
}

export async function sweepRemoteRecords(db: Database, before: Date): Promise<number> {
  const swept = await db.delete(schema.telemetryRecords).where(lt(schema.telemetryRecords.createdOnUtc, before));
  return swept.rowCount ?? 0;
}
