import type { OutboxMail } from '@specbuilder/shared-contracts/api';
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { type Database, type Queryable, schema } from '../../core/index.ts';
import { storedFileOf } from '../files/service.ts';
import { listAttachments } from '../files/store.ts';

export type MailRow = typeof schema.outboxMails.$inferSelect;
export type NewMail = typeof schema.outboxMails.$inferInsert;

const LISTED = 100;

/** @returns id of the mail */
export async function addMail(db: Queryable, mail: NewMail): Promise<string> {
  const [row] = await db.insert(schema.outboxMails).values(mail).returning({ id: schema.outboxMails.id });
  if (row === undefined) throw new Error('A mail was not kept');
  return row.id;
}

/**
 * The last mails of a brand with their files, newest first. Only the recipient may read a secret mail; without a mail
 * server its text is shown here, since it is sent nowhere.
 *
 * @param state filters by state; without it, all mails are listed
 */
export async function listMails(
  db: Queryable,
  manufacturerLabelId: number,
  state?: OutboxMail['state'],
): Promise<OutboxMail[]> {
  const { outboxMails } = schema;
  const rows = await db
    .select()
    .from(outboxMails)
    .where(
      and(
        eq(outboxMails.manufacturerLabelId, manufacturerLabelId),
        state === undefined ? undefined : eq(outboxMails.state, state),
      ),
    )
    .orderBy(desc(outboxMails.createdOnUtc), desc(outboxMails.id))
    .limit(LISTED);
  const ids = rows.map(({ id }) => id);
  const files = await listAttachments(db, ids);
  return rows.map(({ id, recipient, replyTo, subject, attempts, lastError, createdOnUtc, sentOnUtc, ...mail }) => ({
    id,
    recipient,
    replyTo,
    subject,
    attempts,
    lastError,
    state: mail.state,
    body: mail.hasSecret && mail.state !== 'kept' ? '' : mail.body,
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

/** What a secret mail said is forgotten. */
export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  const { outboxMails } = schema;
  await db
    .update(outboxMails)
    .set({
      state: 'sent',
      sentOnUtc: now,
      lastError: null,
      body: sql`case when ${outboxMails.hasSecret} then '' else ${outboxMails.body} end`,
      html: sql`case when ${outboxMails.hasSecret} then null else ${outboxMails.html} end`,
    })
    .where(eq(outboxMails.id, id));
}

/** @param nextTry null gives the mail up */
export async function markFailed(db: Database, id: string, lastError: string, nextTry: Date | null): Promise<void> {
  await db
    .update(schema.outboxMails)
    .set(nextTry === null ? { state: 'failed', lastError } : { dueOnUtc: nextTry, lastError })
    .where(eq(schema.outboxMails.id, id));
}

interface MailToRetry {
  readonly mailId: string;
  readonly manufacturerLabelId: number;
  readonly state: MailRow['state'];
}

/** @returns whether the brand has such a mail that was given up */
export async function retryMail(db: Queryable, { mailId, manufacturerLabelId, state }: MailToRetry): Promise<boolean> {
  const { outboxMails } = schema;
  const retried = await db
    .update(outboxMails)
    .set({ state, attempts: 0, dueOnUtc: sql`now()` })
    .where(
      and(
        eq(outboxMails.id, mailId),
        eq(outboxMails.manufacturerLabelId, manufacturerLabelId),
        eq(outboxMails.state, 'failed'),
      ),
    )
    .returning({ id: outboxMails.id });
  return retried.length > 0;
}

export async function sweepMails(db: Database, before: Date): Promise<number> {
  const swept = await db.delete(schema.outboxMails).where(lt(schema.outboxMails.createdOnUtc, before));
  return swept.rowCount ?? 0;
}
