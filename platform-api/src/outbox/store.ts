import type { OutboxMail } from '@specbuilder/shared-contracts/api';
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { storedFileOf } from '../files/service.ts';
import { listAttachments } from '../files/store.ts';
import { type Database, type Queryable, schema } from '../store/database.ts';

export type MailRow = typeof schema.outboxMails.$inferSelect;
export type NewMail = typeof schema.outboxMails.$inferInsert;

/** Mails are kept a year: what somebody asked for is looked up months later. */
const MAIL_LIFETIME_DAYS = 365;

const LISTED = 100;
const DAY_MS = 86_400_000;

/** @returns id of the mail */
export async function addMail(db: Queryable, mail: NewMail): Promise<string> {
  const [row] = await db.insert(schema.outboxMails).values(mail).returning({ id: schema.outboxMails.id });
  if (row === undefined) throw new Error('A mail was not kept');
  return row.id;
}

/** The last mails of a brand with their files, newest first. */
export async function listMails(db: Queryable, manufacturerLabelId: number): Promise<OutboxMail[]> {
  const { outboxMails } = schema;
  const rows = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.manufacturerLabelId, manufacturerLabelId))
    .orderBy(desc(outboxMails.createdOnUtc), desc(outboxMails.id))
    .limit(LISTED);
  const ids = rows.map(({ id }) => id);
  const files = await listAttachments(db, ids);
  return rows.map(({ id, recipient, replyTo, subject, body, state, attempts, lastError, createdOnUtc, sentOnUtc }) => ({
    ...{ id, recipient, replyTo, subject, body, state, attempts, lastError },
    createdOnUtc: createdOnUtc.toISOString(),
    sentOnUtc: sentOnUtc?.toISOString() ?? null,
    attachments: files.filter(({ mailId }) => mailId === id).map(storedFileOf),
  }));
}

/**
 * Takes the mail that is due first and counts the try, so that no other process takes the same one; one that never
 * says how the try ended is due again at `nextTry`.
 *
 * @returns undefined when nothing is due
 */
export async function claimDueMail(db: Database, now: Date, nextTry: Date): Promise<MailRow | undefined> {
  const { outboxMails } = schema;
  const due = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(eq(outboxMails.state, 'waiting'), lte(outboxMails.dueOnUtc, now)))
    .orderBy(asc(outboxMails.dueOnUtc))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outboxMails)
    .set({ attempts: sql`${outboxMails.attempts} + 1`, dueOnUtc: nextTry })
    .where(inArray(outboxMails.id, due))
    .returning();
  return row;
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(schema.outboxMails)
    .set({ state: 'sent', sentOnUtc: now, lastError: null })
    .where(eq(schema.outboxMails.id, id));
}

/** @param nextTry null gives the mail up */
export async function markFailed(db: Database, id: string, lastError: string, nextTry: Date | null): Promise<void> {
  await db
    .update(schema.outboxMails)
    .set(nextTry === null ? { state: 'failed', lastError } : { dueOnUtc: nextTry, lastError })
    .where(eq(schema.outboxMails.id, id));
}

export async function sweepMails(db: Database, now: Date): Promise<number> {
  const limit = new Date(now.getTime() - MAIL_LIFETIME_DAYS * DAY_MS);
  const swept = await db.delete(schema.outboxMails).where(lt(schema.outboxMails.createdOnUtc, limit));
  return swept.rowCount ?? 0;
}
