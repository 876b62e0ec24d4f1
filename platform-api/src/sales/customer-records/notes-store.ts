import { and, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';

const { customerNotes, users } = schema;

export type NoteRow = typeof customerNotes.$inferSelect;

/** More are written about no customer; the newest are shown. */
const LISTED = 200;

/** With the names of their authors, the newest first. */
export async function listNotes(db: Queryable, customerId: string) {
  const { firstName, lastName, userName } = users;
  return db
    .select({ note: customerNotes, firstName, lastName, userName })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.authorId))
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.createdOnUtc), desc(customerNotes.id))
    .limit(LISTED);
}

export async function findNote(db: Queryable, noteId: string): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(customerNotes).where(eq(customerNotes.id, noteId));
  return row;
}

export async function insertNote(
  tx: Transaction,
  note: Pick<NoteRow, 'customerId' | 'authorId' | 'text'>,
): Promise<void> {
  await tx.insert(customerNotes).values(note);
}

/** A text that stays the same is no change. */
export async function updateNote(tx: Transaction, noteId: string, text: string): Promise<void> {
  await tx
    .update(customerNotes)
    .set({ text, changedOnUtc: sql`now()` })
    .where(and(eq(customerNotes.id, noteId), sql`${customerNotes.text} <> ${text}`));
}

export async function deleteNote(tx: Transaction, noteId: string): Promise<void> {
  await tx.delete(customerNotes).where(eq(customerNotes.id, noteId));
}
