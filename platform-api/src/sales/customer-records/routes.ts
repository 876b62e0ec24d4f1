import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import { addNote, changeNote, readNotes, removeNote } from './notes.ts';
import { readProjects, readQuotes, readRecord, readRequests } from './record.ts';

export function customerRecordRoutes({ customerRecords }: Api, db: Database) {
  return {
    read: customerRecords.read.handler(({ input }) => readRecord(db, input.userId)),
    projects: customerRecords.projects.handler(({ input, context }) =>
      readProjects(db, signedInCaller(context), input),
    ),
    requests: customerRecords.requests.handler(({ input, context }) =>
      readRequests(db, signedInCaller(context), input),
    ),
    quotes: customerRecords.quotes.handler(({ input, context }) => readQuotes(db, signedInCaller(context), input)),
    notes: customerRecords.notes.handler(({ input, context }) => readNotes(db, signedInCaller(context), input)),
    addNote: customerRecords.addNote.handler(({ input, context }) =>
      context.write((unit) => addNote(unit, signedInCaller(context), input)),
    ),
    changeNote: customerRecords.changeNote.handler(({ input, context }) =>
      context.write((unit) => changeNote(unit, signedInCaller(context), input)),
    ),
    removeNote: customerRecords.removeNote.handler(({ input, context }) =>
      context.write((unit) => removeNote(unit, signedInCaller(context), input.noteId)),
    ),
  };
}
