import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { SESSIONS_MESSAGES } from '../../messages/sessions.generated.ts';
import { rejectionToast } from '../../public-pages/rejection/rejection-toast.ts';

/** Ends sessions, says so and reads again which are left. */
export function useEndSessions() {
  const { api, apiQueries, queries, toasts } = usePlatform();
  const attempt = async (call: () => Promise<string>): Promise<void> => {
    try {
      const title = await call();
      void toasts.show({ kind: 'success', title, durationMs: TOAST_MS.generic });
    } catch (error) {
      void toasts.show(rejectionToast(error));
    }
    await queries.invalidateQueries({ queryKey: apiQueries.sessions.list.queryKey() });
  };
  return {
    end: (sessionId: string) =>
      attempt(async () => {
        await api.sessions.end({ sessionId });
        return SESSIONS_MESSAGES.ended;
      }),
    endOthers: () =>
      attempt(async () => {
        const { ended } = await api.sessions.endOthers();
        return SESSIONS_MESSAGES.othersEnded({ count: ended });
      }),
  };
}
