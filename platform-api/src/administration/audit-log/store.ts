import type { AuditAction } from '@specbuilder/shared-contracts/domain';
import { and, count, desc, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Queryable, schema } from '../../core/index.ts';

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
export async function listAuditLines(db: Queryable, filter: AuditFilter, page: { limit: number; offset: number }) {
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
    .where(conditions(filter))
    .orderBy(desc(auditRecords.sequence))
    .limit(page.limit)
    .offset(page.offset);
}
export type AuditRow = Awaited<ReturnType<typeof listAuditLines>>[number];

export async function countAuditLines(db: Queryable, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(auditRecords).where(conditions(filter));
  return row?.total ?? 0;
}

function conditions({ actions, userId, from, to }: AuditFilter): SQL | undefined {
  return and(
    actions?.length ? inArray(auditRecords.action, [...actions]) : undefined,
    userId === undefined ? undefined : or(eq(auditRecords.actorId, userId), eq(auditRecords.userId, userId)),
    from === undefined ? undefined : gte(auditRecords.occurredOnUtc, from),
    to === undefined ? undefined : lt(auditRecords.occurredOnUtc, to),
  );
}
