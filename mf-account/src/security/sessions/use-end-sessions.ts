import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { SESSIONS_MESSAGES } from '../../messages/sessions.generated.ts';
import { rejectionToast } from '../../public-pages/rejection/rejection-toast.ts';

/** Ends sessions, says so and reads again which are left. */
export function useEndSessions() {
  const { api, apiQueries, queries, toasts } = usePlatform();
  const attempt = async (call: () => Promise<{ readonly title: string; readonly text?: string }>): Promise<void> => {
    try {
      const done = await call();
      void toasts.show({ kind: 'success', ...done, durationMs: TOAST_MS.generic });
    } catch (error) {
      void toasts.show(rejectionToast(error));
    }
    await queries.invalidateQueries({ queryKey: apiQueries.sessions.list.queryKey() });
  };
  return {
    end: (sessionId: string) =>
      attempt(async () => {
        await api.sessions.end({ sessionId });
        return { title: SESSIONS_MESSAGES.ended };
      }),
    endOthers: (keepApiKeys: boolean) =>
      attempt(async () => {
        const { ended, revokedKeys } = await api.sessions.endOthers({ keepApiKeys });
        void queries.invalidateQueries({ queryKey: apiQueries.apiKeys.list.queryKey() });
        const done = SESSIONS_MESSAGES.othersEnded({ count: ended });
        return revokedKeys === 0
          ? { title: done }
          : { title: done, text: SESSIONS_MESSAGES.keysRevoked({ count: revokedKeys }) };
      }),
  };
}
