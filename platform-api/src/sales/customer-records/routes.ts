import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import { addNote, changeNote, readNotes, removeNote } from './notes.ts';
import { readRecord } from './record.ts';

export function customerRecordRoutes({ customerRecords }: Api, db: Database) {
  return {
    read: customerRecords.read.handler(({ input, context }) => readRecord(db, signedInCaller(context), input.userId)),
    notes: customerRecords.notes.handler(({ input, context }) => readNotes(db, signedInCaller(context), input.userId)),
    addNote: customerRecords.addNote.handler(({ input, context }) =>
      context.write((unit) => addNote(unit.tx, signedInCaller(context), input)),
    ),
    changeNote: customerRecords.changeNote.handler(({ input, context }) =>
      context.write((unit) => changeNote(unit.tx, signedInCaller(context), input)),
    ),
    removeNote: customerRecords.removeNote.handler(({ input, context }) =>
      context.write((unit) => removeNote(unit.tx, signedInCaller(context), input.noteId)),
    ),
  };
}
