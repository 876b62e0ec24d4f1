import type { AuditAction } from '@specbuilder/shared-contracts/domain';
import { and, desc, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { keptTotals, listCount, orderOf, type PageRows, type Queryable, schema } from '../../core/index.ts';

const { auditRecords, users } = schema;
const actors = alias(users, 'actors');

export interface AuditFilter {
  readonly actions?: readonly AuditAction[] | undefined;
  /** Who did it or whom it is about. */
  readonly userId?: string | undefined;
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
}

/** Newest first, with the names that people have today. */
export async function listAuditLines(db: Queryable, filter: AuditFilter, rows: PageRows) {
  return db
    .select({
      sequence: auditRecords.sequence,
      occurredOnUtc: auditRecords.occurredOnUtc,
      action: auditRecords.action,
      actorId: auditRecords.actorId,
      actorName: actors.userName,
      userId: auditRecords.userId,
      userName: users.userName,
      subject: auditRecords.subject,
      network: auditRecords.network,
      details: auditRecords.details,
    })
    .from(auditRecords)
    .leftJoin(actors, eq(actors.id, auditRecords.actorId))
    .leftJoin(users, eq(users.id, auditRecords.userId))
    .where(inArray(auditRecords.sequence, sequencesOfPage(db, filter, rows)))
    .orderBy(desc(auditRecords.sequence));
}
export type AuditRow = Awaited<ReturnType<typeof listAuditLines>>[number];

/** Alone, so that the lines before the page are passed over in an index, without the names of people. */
export function sequencesOfPage(db: Queryable, filter: AuditFilter, rows: PageRows) {
  return db
    .select({ sequence: auditRecords.sequence })
    .from(auditRecords)
    .where(conditions(filter))
    .orderBy(...orderOf([auditRecords.sequence], true, rows))
    .limit(rows.limit)
    .offset(rows.offset);
}

export function countAuditLines(db: Queryable, filter: AuditFilter): Promise<number> {
  const rows = () =>
    db
      .select({ one: sql`1`.as('one') })
      .from(auditRecords)
      .where(conditions(filter))
      .$dynamic();
  return keptTotals(db, 'audit').total(filter, listCount(db, rows));
}

function conditions({ actions, userId, from, to }: AuditFilter): SQL | undefined {
  return and(
    actions?.length ? inArray(auditRecords.action, [...actions]) : undefined,
    userId === undefined ? undefined : or(eq(auditRecords.actorId, userId), eq(auditRecords.userId, userId)),
    from === undefined ? undefined : gte(auditRecords.occurredOnUtc, from),
    to === undefined ? undefined : lt(auditRecords.occurredOnUtc, to),
  );
}
