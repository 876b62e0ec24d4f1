import { createHash } from 'node:crypto';
import type { AuditAction } from '@specbuilder/shared-contracts/domain';
import { eq } from 'drizzle-orm';
import { type Database, schema, type Transaction } from '../store/database.ts';
import { networkOf } from './network.ts';

/** What a writer says of what happened; none of it may be a secret or name a person in another way than by id. */
export interface AuditEntry {
  readonly action: AuditAction;
  /** Whose account it is about. */
  readonly userId?: string | null;
  /** Address of the thing it is about. */
  readonly subject?: string;
  readonly details?: Readonly<Record<string, string>>;
}

/** Who does it and from where. */
export interface AuditOrigin {
  /** Null for a stranger, and for the server itself. */
  readonly actorId: string | null;
  /** Address of the request; only its network is stored. Null for work that no request started. */
  readonly address: string | null;
}

export type AuditRecord = typeof schema.auditRecords.$inferSelect;

export const HEADER_ID = 'head';
/** What the first line follows. */
export const FIRST_HASH = '0'.repeat(64);

/**
 * Appends lines to the log within a transaction, as its last step: other writers wait for it from here to its commit.
 *
 * @throws Error when the store has no head of the log, which its migration makes
 */
export async function appendAudit(tx: Transaction, entries: readonly AuditEntry[], origin: AuditOrigin): Promise<void> {
  if (entries.length === 0) return;
  const { auditHeader, auditRecords } = schema;
  const [header] = await tx.select().from(auditHeader).where(eq(auditHeader.id, HEADER_ID)).for('update');
  if (header === undefined) throw new Error('the audit log has no head; a migration of the store is missing');
  let { sequence, hash } = header;
  const occurredOnUtc = new Date();
  const records = entries.map((entry) => {
    const record = {
      sequence: sequence + 1,
      occurredOnUtc,
      action: entry.action,
      actorId: origin.actorId,
      userId: entry.userId ?? null,
      subject: entry.subject ?? null,
      network: origin.address === null ? null : networkOf(origin.address),
      details: entry.details ?? {},
      previousHash: hash,
    };
    sequence = record.sequence;
    hash = hashOf(record);
    return { ...record, hash };
  });
  await tx.insert(auditRecords).values(records);
  await tx.update(auditHeader).set({ sequence, hash }).where(eq(auditHeader.id, HEADER_ID));
}

/** The same for what has no transaction of its own, such as a sign-in that failed. */
export async function recordAudit(db: Database, entry: AuditEntry, origin: AuditOrigin): Promise<void> {
  await db.transaction((tx) => appendAudit(tx, [entry], origin));
}

/** SHA-256, in hex, of everything a line says and of the line before it. The store may order details as it likes. */
export function hashOf(record: Omit<AuditRecord, 'hash'>): string {
  const { sequence, occurredOnUtc, action, actorId, userId, subject, network, details, previousHash } = record;
  const said = Object.entries(details).sort(([one], [other]) => (one < other ? -1 : 1));
  const line = [sequence, occurredOnUtc.toISOString(), action, actorId, userId, subject, network, said, previousHash];
  return createHash('sha256').update(JSON.stringify(line)).digest('hex');
}
