import type { AuditAction } from '@specbuilder/shared-contracts/domain';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Audit log: each line carries the hash of the previous one, and triggers of the migration reject changing or deleting
 * a line. People are recorded by their ids alone, without a foreign key: an id outlives its account as a pseudonym.
 */
export const auditRecords = pgTable(
  'audit_records',
  {
    sequence: bigint('sequence', { mode: 'number' }).primaryKey(),
    occurredOnUtc: instant('occurred_on_utc').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Null for a stranger, and for the server itself. */
    actorId: uuid('actor_id'),
    /** Whose account it is about, where it is about one. */
    userId: uuid('user_id'),
    /** Address of the thing it is about, such as the path of a deleted project. */
    subject: text('subject'),
    /** Network it came from, never a whole address. */
    network: text('network'),
    /** Codes and ids that say more, such as the roles before and after. */
    details: jsonb('details').$type<Readonly<Record<string, string>>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (record) => [
    index('audit_records_occurred_idx').on(record.occurredOnUtc),
    index('audit_records_user_idx').on(record.userId),
    index('audit_records_action_idx').on(record.action, record.sequence),
  ],
);

/**
 * Both ends of the audit log: its last line, whose row writers take one after the other, so that no two lines follow the
 * same one, and the last line that was cut off when its time was over.
 */
export const auditHeader = pgTable('audit_head', {
  /** 'head' or 'anchor'. */
  id: text('id').primaryKey(),
  sequence: bigint('sequence', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
