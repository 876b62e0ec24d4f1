import { asc, eq, gt } from 'drizzle-orm';
import { type Queryable, schema } from '../store/database.ts';
import { type AuditRecord, FIRST_HASH, HEADER_ID, hashOf } from './chain.ts';
import { ANCHOR_ID } from './cut.ts';

/** The end of the log, to be stored elsewhere: an attacker who rewrites the whole log cannot rewrite that note. */
export interface AuditPosition {
  readonly sequence: number;
  readonly hash: string;
}

/**
 * missing: a line is not there; changed: a line says something else than when it was written; cut: lines up to this one
 * are gone, and no line says that they were cut off.
 */
export type AuditFlaw =
  | { readonly kind: 'cut'; readonly sequence: number }
  | { readonly kind: 'missing' | 'changed'; readonly sequence: number }
  | { readonly kind: 'shortened'; readonly sequence: number }
  | { readonly kind: 'rewritten'; readonly sequence: number };

export interface AuditVerdict {
  /** The last line that was cut off when its time was over; its sequence is 0 while none was. */
  readonly start: AuditPosition;
  readonly end: AuditPosition;
  /** The first thing that is wrong; null when the log is whole. */
  readonly flaw: AuditFlaw | null;
}

const PAGE_SIZE = 2000;

/**
 * Walks the whole log and compares each line with its hash and with the line before it.
 *
 * @param noted a position that was written down earlier; the log must still contain it, unless it was cut off since
 */
export async function verifyAudit(db: Queryable, noted?: AuditPosition): Promise<AuditVerdict> {
  const { auditRecords } = schema;
  const start = await endOf(db, ANCHOR_ID);
  let end = start;
  let cut: AuditPosition = { sequence: 0, hash: FIRST_HASH };
  if (isRewritten(noted, end)) return { start, end, flaw: { kind: 'rewritten', sequence: end.sequence } };
  for (;;) {
    const page = await db
      .select()
      .from(auditRecords)
      .where(gt(auditRecords.sequence, end.sequence))
      .orderBy(asc(auditRecords.sequence))
      .limit(PAGE_SIZE);
    for (const record of page) {
      const flaw = flawOf(record, end, noted);
      if (flaw !== null) return { start, end, flaw };
      end = { sequence: record.sequence, hash: record.hash };
      cut = cutBy(record) ?? cut;
    }
    if (page.length < PAGE_SIZE) break;
  }
  return { start, end, flaw: (await endFlaw(db, end, noted)) ?? startFlaw(start, cut) };
}

function flawOf(record: AuditRecord, before: AuditPosition, noted: AuditPosition | undefined): AuditFlaw | null {
  const sequence = before.sequence + 1;
  if (record.sequence !== sequence) return { kind: 'missing', sequence };
  if (record.previousHash !== before.hash || record.hash !== hashOf(record)) return { kind: 'changed', sequence };
  return isRewritten(noted, record) ? { kind: 'rewritten', sequence } : null;
}

function isRewritten(noted: AuditPosition | undefined, { sequence, hash }: AuditPosition): boolean {
  return noted?.sequence === sequence && noted.hash !== hash;
}

function cutBy({ action, details }: AuditRecord): AuditPosition | null {
  return action === 'audit-cut' ? { sequence: Number(details['upTo']), hash: details['hash'] ?? '' } : null;
}

/** The last cut wrote a line, which is younger than what it cut off. */
function startFlaw(start: AuditPosition, cut: AuditPosition): AuditFlaw | null {
  const isSaid = cut.sequence === start.sequence && cut.hash === start.hash;
  return isSaid ? null : { kind: 'cut', sequence: start.sequence };
}

async function endFlaw(db: Queryable, end: AuditPosition, noted: AuditPosition | undefined): Promise<AuditFlaw | null> {
  const header = await endOf(db, HEADER_ID);
  const expected = Math.max(header.sequence, noted?.sequence ?? 0);
  if (expected > end.sequence) return { kind: 'shortened', sequence: end.sequence + 1 };
  if (header.hash !== end.hash) return { kind: 'rewritten', sequence: end.sequence };
  return null;
}

async function endOf(db: Queryable, id: string): Promise<AuditPosition> {
  const { auditHeader } = schema;
  const { sequence, hash } = auditHeader;
  const [row] = await db.select({ sequence, hash }).from(auditHeader).where(eq(auditHeader.id, id));
  return row ?? { sequence: 0, hash: FIRST_HASH };
}
