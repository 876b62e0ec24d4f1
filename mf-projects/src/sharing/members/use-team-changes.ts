import type { MemberRole, PendingInvitation, Project, ProjectMember } from '@specbuilder/shared-contracts/api';
import { errorBodyOf } from '@specbuilder/shared-contracts/client';
import { decodeProjectName, modelStateMessage, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { MEMBERS_MESSAGES } from '../../messages/members.generated.ts';
import { unlistProject } from '../../project-data/loaded-projects/listed-projects.ts';

export interface TeamChanges {
  /** The user at the screen. */
  readonly userId: string | undefined;
  setRole(member: ProjectMember, role: MemberRole): Promise<void>;
  remove(member: ProjectMember): Promise<void>;
  withdraw(invitation: PendingInvitation): Promise<void>;
  /** Requires confirmation first; false if the user stays. */
  leave(): Promise<boolean>;
}

/** What is done with the people of a project. */
export function useTeamChanges({ projectId, displayName }: Project): TeamChanges {
  const platform = usePlatform();
  const { api, apiQueries, currentProject, dialogs, log, navigate, queries, session, toasts } = platform;
  const userId = useReadable(session.user)?.userId;
  const { queryKey } = apiQueries.projects.members.list.queryOptions({ input: { projectId } });
  /** @returns whether it was done */
  const attempt = async (call: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await call();
      void toasts.show({ kind: 'success', title: done, durationMs: TOAST_MS.project });
      return true;
    } catch (error) {
      log.error('The people of a project could not be changed', error);
      void toasts.show({ kind: 'error', title: modelStateMessage(errorBodyOf(error)), durationMs: TOAST_MS.failure });
      return false;
    }
  };
  const change = async (call: () => Promise<unknown>, done: string): Promise<void> => {
    await attempt(call, done);
    await queries.invalidateQueries({ queryKey });
  };
  return {
    userId,
    setRole: ({ userId: member, name }, role) =>
      change(
        () => api.projects.members.change({ projectId, userId: member, role }),
        MEMBERS_MESSAGES.roleChanged({ name, role: MEMBERS_MESSAGES.roles[role] }),
      ),
    async remove({ userId: member, name }) {
      const { title, text, confirm, cancel } = MEMBERS_MESSAGES.confirmRemove;
      if (!(await dialogs.confirm({ title: title({ name }), text, confirm, cancel }))) return;
      await change(
        () => api.projects.members.remove({ projectId, userId: member }),
        MEMBERS_MESSAGES.removed({ name }),
      );
    },
    withdraw: ({ invitationId, email }) =>
      change(() => api.projects.members.withdraw({ projectId, invitationId }), MEMBERS_MESSAGES.withdrawn({ email })),
    async leave() {
      const project = decodeProjectName(displayName);
      const { title, text, confirm, cancel } = MEMBERS_MESSAGES.confirmLeave;
      if (!(await dialogs.confirm({ title: title({ project }), text, confirm, cancel }))) return false;
      if (!(await attempt(() => api.projects.members.leave({ projectId }), MEMBERS_MESSAGES.left({ project }))))
        return false;
      currentProject.set(null, 'deleted');
      navigate('app.projects.dashboard');
      await unlistProject(platform, projectId);
      return true;
    },
  };
}
