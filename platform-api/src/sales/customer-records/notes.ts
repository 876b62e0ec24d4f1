import type { CustomerNote } from '@specbuilder/shared-contracts/api';
import { type Caller, isAdmin, notFound, type Queryable, type Transaction } from '../../core/index.ts';
import * as store from './notes-store.ts';

export interface NotesOfCustomer {
  readonly notes: CustomerNote[];
}

export async function readNotes(db: Queryable, caller: Caller, customerId: string): Promise<NotesOfCustomer> {
  const rows = await store.listNotes(db, customerId);
  const notes = rows.map(({ note, firstName, lastName, userName }) => ({
    id: note.id,
    text: note.text,
    author: `${firstName ?? ''} ${lastName ?? ''}`.trim() || userName,
    createdOnUtc: note.createdOnUtc.toISOString(),
    changedOnUtc: note.changedOnUtc?.toISOString() ?? null,
    isOwn: note.authorId === caller.userId || isAdmin(caller),
  }));
  return { notes };
}

export async function addNote(
  tx: Transaction,
  caller: Caller,
  { userId: customerId, text }: { readonly userId: string; readonly text: string },
): Promise<NotesOfCustomer> {
  await store.insertNote(tx, { customerId, authorId: caller.userId, text });
  return readNotes(tx, caller, customerId);
}

/** @throws HttpError 'not-found' when it was deleted meanwhile */
export async function changeNote(
  tx: Transaction,
  caller: Caller,
  { noteId, text }: { readonly noteId: string; readonly text: string },
): Promise<NotesOfCustomer> {
  const { customerId } = await foundNote(tx, noteId);
  await store.updateNote(tx, noteId, text);
  return readNotes(tx, caller, customerId);
}

/** @throws HttpError 'not-found' when it was deleted meanwhile */
export async function removeNote(tx: Transaction, caller: Caller, noteId: string): Promise<NotesOfCustomer> {
  const { customerId } = await foundNote(tx, noteId);
  await store.deleteNote(tx, noteId);
  return readNotes(tx, caller, customerId);
}

async function foundNote(tx: Transaction, noteId: string): Promise<store.NoteRow> {
  const note = await store.findNote(tx, noteId);
  if (note === undefined) throw notFound('note');
  return note;
}
