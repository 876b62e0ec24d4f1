import { type Api, type Database, signedInCaller } from '../../../core/index.ts';
import type { EndedSessions } from '../ended-sessions.ts';
import { endOtherSessions, endSession, readSessions } from './service.ts';

export function sessionRoutes({ sessions }: Api, db: Database, endedSessions: Pick<EndedSessions, 'end'>) {
  return {
    list: sessions.list.handler(({ context }) => readSessions(db, signedInCaller(context))),
    end: sessions.end.handler(({ input, context }) =>
      context.write((unit) => endSession(unit, signedInCaller(context), input.sessionId, endedSessions)),
    ),
    endOthers: sessions.endOthers.handler(({ context }) =>
      context.write((unit) => endOtherSessions(unit, signedInCaller(context), endedSessions)),
    ),
  };
}
