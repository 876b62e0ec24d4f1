import type { CustomerNote } from '@specbuilder/shared-contracts/api';
import { type Caller, isAdmin, notFound, type Queryable, type UnitOfWork } from '../../core/index.ts';
import * as store from './notes-store.ts';
import { type ListOfCustomer, listOf, type PageOfCustomer, rowsOf } from './page.ts';

/** Notes about a customer, the newest first. */
export async function readNotes(
  db: Queryable,
  caller: Caller,
  page: PageOfCustomer,
): Promise<ListOfCustomer<CustomerNote>> {
  const rows = await store.listNotes(db, page.userId, rowsOf(page));
  const items = rows.map((row) => noteResponse(row, caller));
  return listOf(page, items, await store.countNotes(db, page.userId));
}

export async function addNote(
  { tx }: UnitOfWork,
  caller: Caller,
  { userId: customerId, text }: { readonly userId: string; readonly text: string },
): Promise<CustomerNote> {
  return readNote(tx, caller, await store.insertNote(tx, { customerId, authorId: caller.userId, text }));
}

/** @throws HttpError 'not-found' when it was deleted meanwhile */
export async function changeNote(
  { tx }: UnitOfWork,
  caller: Caller,
  { noteId, text }: { readonly noteId: string; readonly text: string },
): Promise<CustomerNote> {
  await store.updateNote(tx, noteId, text);
  return readNote(tx, caller, noteId);
}

/**
 * The audit log says when someone else than its author deletes a note.
 *
 * @throws HttpError 'not-found' when it was deleted meanwhile
 */
export async function removeNote(unit: UnitOfWork, caller: Caller, noteId: string): Promise<void> {
  const deleted = await store.deleteNote(unit.tx, noteId);
  if (deleted === undefined) throw notFound('note');
  const { customerId, authorId } = deleted;
  if (authorId !== caller.userId) unit.audit({ action: 'note-deleted', userId: customerId, details: { noteId } });
}

async function readNote(db: Queryable, caller: Caller, noteId: string): Promise<CustomerNote> {
  const found = await store.findNoteWithAuthor(db, noteId);
  if (found === undefined) throw notFound('note');
  return noteResponse(found, caller);
}

function noteResponse({ note, author }: store.NoteWithAuthor, caller: Caller): CustomerNote {
  const isOwn = note.authorId === caller.userId;
  return {
    id: note.id,
    text: note.text,
    author,
    createdOnUtc: note.createdOnUtc.toISOString(),
    changedOnUtc: note.changedOnUtc?.toISOString() ?? null,
    isOwn,
    isDeletable: isOwn || isAdmin(caller),
  };
}
