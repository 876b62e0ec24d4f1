import type { AdminUser } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ADMIN_USER_MESSAGES as MESSAGES } from '../../messages/admin-user.generated.ts';
import { useAdminToasts } from '../page/use-admin-toasts.ts';

/** An administrator's actions on an account beside its rights; irreversible ones require confirmation first. */
export function useUserSteps({ userId, name }: AdminUser, onDone: () => void) {
  const { api, apiQueries, dialogs, queries } = usePlatform();
  const { run } = useAdminToasts();
  const refresh = () => queries.invalidateQueries({ queryKey: apiQueries.adminUsers.key() });
  return {
    refresh,
    async setClosed(isClosed: boolean): Promise<void> {
      const { text, ...question } = MESSAGES.confirmDisable;
      if (isClosed && !(await dialogs.confirm({ ...question, text: text({ name }) }))) return;
      const isDone = await run(async () => {
        await api.adminUsers.saveState({ userId, isClosed });
        await refresh();
        return isClosed ? MESSAGES.disabled({ name }) : MESSAGES.enabled({ name });
      });
      if (isDone) onDone();
    },
    async endSessions(): Promise<void> {
      const { text, ...question } = MESSAGES.confirmSessions;
      if (!(await dialogs.confirm({ ...question, text: text({ name }) }))) return;
      await run(async () => {
        await api.adminUsers.endSessions({ userId });
        return MESSAGES.sessionsEnded({ name });
      });
    },
  };
}
