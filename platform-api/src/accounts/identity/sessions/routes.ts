import { type Api, type Database, signedInCaller } from '../../../core/index.ts';
import { type AccessPorts, endOtherSessions, endSession, readSessions } from './service.ts';

export function sessionRoutes({ sessions }: Api, db: Database, ports: AccessPorts) {
  const { endedSessions } = ports;
  return {
    list: sessions.list.handler(({ context }) => readSessions(db, signedInCaller(context))),
    end: sessions.end.handler(({ input, context }) =>
      context.write((unit) => endSession(unit, signedInCaller(context), input.sessionId, endedSessions)),
    ),
    endOthers: sessions.endOthers.handler(({ input, context }) =>
      context.write((unit) => endOtherSessions(unit, signedInCaller(context), input, ports)),
    ),
  };
}
