import { eq, gte, lte, min, sql } from 'drizzle-orm';
import { type Database, schema } from '../store/database.ts';
import { appendAudit, HEADER_ID } from './chain.ts';

/** Row of the last line that was cut off; sequence 0 while none was. */
export const ANCHOR_ID = 'anchor';

const { auditHeader, auditRecords } = schema;

/**
 * Cuts off the oldest lines, up to the first one that is recent enough. The anchor takes the hash of the last cut line,
 * so that the rest can still be verified, and a new line records the position and hash of the cut.
 *
 * @returns the number of deleted lines
 */
export async function cutAudit(db: Database, olderThan: Date): Promise<number> {
  return db.transaction(async (tx) => {
    // Writers wait for this row, and so does another server that cuts.
    const [header] = await tx.select().from(auditHeader).where(eq(auditHeader.id, HEADER_ID)).for('update');
    const [kept] = await tx
      .select({ first: min(auditRecords.sequence) })
      .from(auditRecords)
      .where(gte(auditRecords.occurredOnUtc, olderThan));
    const upTo = (kept?.first ?? (header?.sequence ?? 0) + 1) - 1;
    const [last] = await tx.select().from(auditRecords).where(eq(auditRecords.sequence, upTo));
    if (last === undefined) return 0;
    await tx.execute(sql`select set_config('specbuilder.audit_cut', 'on', true)`);
    await tx.update(auditHeader).set({ sequence: upTo, hash: last.hash }).where(eq(auditHeader.id, ANCHOR_ID));
    const cut = await tx.delete(auditRecords).where(lte(auditRecords.sequence, upTo));
    const details = { upTo: String(upTo), hash: last.hash };
    await appendAudit(tx, [{ action: 'audit-cut', details }], { actorId: null, address: null });
    return cut.rowCount ?? 0;
  });
}
