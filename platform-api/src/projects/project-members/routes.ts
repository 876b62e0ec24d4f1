import { type Api, type Database, signedInCaller } from '../../core/index.ts';
import * as team from './service.ts';

export function projectMembersRoutes(
  { projects: { members, invitation } }: Api,
  db: Database,
  ports: team.InvitationPorts,
) {
  return {
    members: {
      list: members.list.handler(({ input, context }) => team.readTeam(db, signedInCaller(context), input.projectId)),
      invite: members.invite.handler(({ input, context }) =>
        context.write((unit) => team.invite(unit, signedInCaller(context), input, ports)),
      ),
      withdraw: members.withdraw.handler(({ input, context }) =>
        context.write((unit) => team.withdraw(unit, input.projectId, input.invitationId)),
      ),
      change: members.change.handler(({ input, context }) => context.write((unit) => team.changeMember(unit, input))),
      remove: members.remove.handler(({ input, context }) =>
        context.write((unit) => team.removeMember(unit, input.projectId, input.userId)),
      ),
      leave: members.leave.handler(({ input, context }) =>
        context.write((unit) => team.leave(unit, signedInCaller(context), input.projectId)),
      ),
    },
    invitation: {
      read: invitation.read.handler(({ input, context }) =>
        team.readInvitation(db, signedInCaller(context), input.token),
      ),
      accept: invitation.accept.handler(({ input, context }) =>
        context.write((unit) => team.accept(unit, signedInCaller(context), input.token)),
      ),
    },
  };
}
