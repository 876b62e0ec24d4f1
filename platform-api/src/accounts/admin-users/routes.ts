import { ACCOUNT_MESSAGES, type Api, type Database, HttpError, signedInCaller } from '../../core/index.ts';
import type { AccountPorts } from '../account/ports.ts';
import { inviteUser } from './invite.ts';
import { endSessions, readUsers, saveRights, saveState } from './service.ts';

/** @param keepsAccounts false if an external provider stores them: users could not sign in with one of ours */
export function adminUserRoutes({ adminUsers }: Api, db: Database, keepsAccounts: boolean, ports: AccountPorts) {
  return {
    list: adminUsers.list.handler(({ input }) => readUsers(db, input)),
    saveRights: adminUsers.saveRights.handler(({ input, context }) =>
      context.write((unit) => saveRights(unit, signedInCaller(context), input)),
    ),
    saveState: adminUsers.saveState.handler(({ input, context }) =>
      context.write((unit) => saveState(unit, signedInCaller(context), input, ports.endedSessions)),
    ),
    endSessions: adminUsers.endSessions.handler(({ input, context }) =>
      context.write((unit) => endSessions(unit, input.userId, ports.endedSessions)),
    ),
    invite: adminUsers.invite.handler(({ input, context }) => {
      if (!keepsAccounts) throw new HttpError('forbidden', ACCOUNT_MESSAGES.keptElsewhere);
      return context.write((unit) => inviteUser(unit, signedInCaller(context), input, ports));
    }),
  };
}
