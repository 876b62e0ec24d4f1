import { asc, eq, or, type SQL } from 'drizzle-orm';
import type { UserRow } from '../../../accounts/index.ts';
import { type Queryable, schema } from '../../../core/index.ts';
import { allRows, without } from './pages.ts';

const {
  alerts,
  auditRecords,
  customerNotes,
  loadCalculations,
  outboxMails,
  uploadedFiles,
  userEvents,
  visitorRequests,
} = schema;

/** Alerts that the user gets; those that staff has about a customer are staff's. */
export async function* alertsOf(db: Queryable, { id }: UserRow) {
  yield* await db.select().from(alerts).where(eq(alerts.recipientId, id));
}

/** What staff wrote about the user as a customer, without who wrote it. */
export function notesAboutCustomer(db: Queryable, { id }: UserRow) {
  return notesWhere(db, eq(customerNotes.customerId, id));
}

/** What the user wrote about customers, without about whom. */
export function notesOfAuthor(db: Queryable, { id }: UserRow) {
  return notesWhere(db, eq(customerNotes.authorId, id));
}

function notesWhere(db: Queryable, isTheirs: SQL) {
  const { id, text, createdOnUtc, changedOnUtc } = customerNotes;
  return allRows(({ limit, offset }) =>
    db
      .select({ id, text, createdOnUtc, changedOnUtc })
      .from(customerNotes)
      .where(isTheirs)
      .orderBy(asc(createdOnUtc), asc(id))
      .limit(limit)
      .offset(offset),
  );
}

export function loadCalculationsOf(db: Queryable, { id: userId }: UserRow) {
  const isTheirs = eq(loadCalculations.userId, userId);
  return allRows(({ limit, offset }) =>
    db.select().from(loadCalculations).where(isTheirs).orderBy(asc(loadCalculations.id)).limit(limit).offset(offset),
  );
}

export function messages(db: Queryable, { id: userId }: UserRow) {
  const { id } = visitorRequests;
  const isTheirs = eq(visitorRequests.userId, userId);
  return allRows(({ limit, offset }) =>
    db.select().from(visitorRequests).where(isTheirs).orderBy(asc(id)).limit(limit).offset(offset),
  );
}

export async function* files(db: Queryable, { id }: UserRow) {
  const rows = await db.select().from(uploadedFiles).where(eq(uploadedFiles.userId, id));
  for (const row of rows) yield without(row, 'uploadKey', 'partCount');
}

/** That there was a mail and about what; its text may open something. */
export function mails(db: Queryable, { id: userId }: UserRow) {
  const { id, recipient, replyTo, subject, state, createdOnUtc, sentOnUtc } = outboxMails;
  const isTheirs = eq(outboxMails.userId, userId);
  return allRows(({ limit, offset }) =>
    db
      .select({ recipient, replyTo, subject, state, createdOnUtc, sentOnUtc })
      .from(outboxMails)
      .where(isTheirs)
      .orderBy(asc(createdOnUtc), asc(id))
      .limit(limit)
      .offset(offset),
  );
}

export function activity(db: Queryable, { id: userId }: UserRow) {
  const isTheirs = eq(userEvents.userId, userId);
  return allRows(({ limit, offset }) =>
    db.select().from(userEvents).where(isTheirs).orderBy(asc(userEvents.id)).limit(limit).offset(offset),
  );
}

export function audit(db: Queryable, { id: userId }: UserRow) {
  const { sequence, actorId, userId: aboutId } = auditRecords;
  return allRows(async ({ limit, offset }) => {
    const rows = await db
      .select()
      .from(auditRecords)
      .where(or(eq(actorId, userId), eq(aboutId, userId)))
      .orderBy(asc(sequence))
      .limit(limit)
      .offset(offset);
    return rows.map((row) => without(row, 'hash', 'previousHash'));
  });
}
