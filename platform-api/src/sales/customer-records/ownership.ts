import { type Database, isAdmin, notFound, type OwnershipRule } from '../../core/index.ts';
import { customerOwnership } from '../../places/index.ts';
import { findNote } from './notes-store.ts';

/**
 * A note is read by all staff of the customer's region. As long as they look after the customer its author alone changes
 * it ('own'); its author and administrators delete it ('change').
 */
export function customerNoteOwnership(db: Database): OwnershipRule {
  const customers = customerOwnership(db);
  return {
    async rightTo(noteId, who) {
      const note = await findNote(db, noteId);
      if (note === undefined || who.caller === null) return 'none';
      if ((await customers.rightTo(note.customerId, who)) === 'none') return 'none';
      if (note.authorId === who.caller.userId) return 'own';
      return isAdmin(who.caller) ? 'change' : 'read';
    },
    rejection: () => notFound('note'),
  };
}
