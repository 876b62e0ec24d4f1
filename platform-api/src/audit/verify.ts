import { asc, gt } from 'drizzle-orm';
import { type Queryable, schema } from '../store/database.ts';
import { FIRST_HASH, hashOf } from './chain.ts';

/** Where the log ends, to be noted outside the store: whoever rewrites all of it cannot rewrite the note. */
export interface AuditPosition {
  readonly sequence: number;
  readonly hash: string;
}

/** missing: a line is not there; changed: a line says something else than when it was written. */
export type AuditFlaw =
  | { readonly kind: 'missing' | 'changed'; readonly sequence: number }
  | { readonly kind: 'shortened'; readonly sequence: number }
  | { readonly kind: 'rewritten'; readonly sequence: number };

export interface AuditVerdict {
  readonly end: AuditPosition;
  /** The first thing that is wrong; null when the log is whole. */
  readonly flaw: AuditFlaw | null;
}

const PAGE_SIZE = 2000;

/**
 * Walks the whole log and compares each line with its hash and with the line before it.
 *
 * @param noted a position that was written down earlier; the log must still contain it
 */
export async function verifyAudit(db: Queryable, noted?: AuditPosition): Promise<AuditVerdict> {
  const { auditRecords } = schema;
  let end: AuditPosition = { sequence: 0, hash: FIRST_HASH };
  for (;;) {
    const page = await db
      .select()
      .from(auditRecords)
      .where(gt(auditRecords.sequence, end.sequence))
      .orderBy(asc(auditRecords.sequence))
      .limit(PAGE_SIZE);
    for (const record of page) {
      const sequence = end.sequence + 1;
      if (record.sequence !== sequence) return { end, flaw: { kind: 'missing', sequence } };
      if (record.previousHash !== end.hash || record.hash !== hashOf(record)) {
        return { end, flaw: { kind: 'changed', sequence } };
      }
      if (noted?.sequence === sequence && noted.hash !== record.hash) {
        return { end, flaw: { kind: 'rewritten', sequence } };
      }
      end = { sequence, hash: record.hash };
    }
    if (page.length < PAGE_SIZE) break;
  }
  return { end, flaw: await endFlaw(db, end, noted) };
}

async function endFlaw(db: Queryable, end: AuditPosition, noted: AuditPosition | undefined): Promise<AuditFlaw | null> {
  const [head] = await db.select().from(schema.auditHead);
  const expected = Math.max(head?.sequence ?? 0, noted?.sequence ?? 0);
  if (expected > end.sequence) return { kind: 'shortened', sequence: end.sequence + 1 };
  if (head?.hash !== end.hash) return { kind: 'rewritten', sequence: end.sequence };
  return null;
}
