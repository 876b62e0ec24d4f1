import { and, desc, eq, sql } from 'drizzle-orm';
import { type Queryable, schema, type Transaction } from '../../core/index.ts';
import type { RowsOfList } from './page.ts';

const { customerNotes, displayName, users } = schema;

export type NoteRow = typeof customerNotes.$inferSelect;

const notesWithAuthors = (db: Queryable) =>
  db
    .select({ note: customerNotes, author: displayName(users) })
    .from(customerNotes)
    .leftJoin(users, eq(users.id, customerNotes.authorId))
    .$dynamic();

/** A note with the name of its author; null for an account that was deleted. */
export type NoteWithAuthor = Awaited<ReturnType<typeof notesWithAuthors>>[number];

export async function listNotes(
  db: Queryable,
  customerId: string,
  { limit, offset }: RowsOfList,
): Promise<NoteWithAuthor[]> {
  return notesWithAuthors(db)
    .where(eq(customerNotes.customerId, customerId))
    .orderBy(desc(customerNotes.createdOnUtc), desc(customerNotes.id))
    .limit(limit)
    .offset(offset);
}

export const countNotes = (db: Queryable, customerId: string) =>
  db.$count(customerNotes, eq(customerNotes.customerId, customerId));

export async function findNoteWithAuthor(db: Queryable, noteId: string): Promise<NoteWithAuthor | undefined> {
  const [row] = await notesWithAuthors(db).where(eq(customerNotes.id, noteId));
  return row;
}

export async function findNote(db: Queryable, noteId: string): Promise<NoteRow | undefined> {
  const [row] = await db.select().from(customerNotes).where(eq(customerNotes.id, noteId));
  return row;
}

/** @returns id of the note */
export async function insertNote(
  tx: Transaction,
  note: Pick<NoteRow, 'customerId' | 'authorId' | 'text'>,
): Promise<string> {
  const [row] = await tx.insert(customerNotes).values(note).returning({ id: customerNotes.id });
  if (row === undefined) throw new Error('A note was not kept');
  return row.id;
}

/** A text that stays the same is no change. */
export async function updateNote(tx: Transaction, noteId: string, text: string): Promise<void> {
  await tx
    .update(customerNotes)
    .set({ text, changedOnUtc: sql`now()` })
    .where(and(eq(customerNotes.id, noteId), sql`${customerNotes.text} <> ${text}`));
}

/** @returns undefined when it is gone, also when another call deleted it meanwhile */
export async function deleteNote(tx: Transaction, noteId: string): Promise<NoteRow | undefined> {
  const [row] = await tx.delete(customerNotes).where(eq(customerNotes.id, noteId)).returning();
  return row;
}
