import type { CustomerNote } from '@specbuilder/shared-contracts/api';
import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQuery } from '@specbuilder/shared-ui/query';
import { CUSTOMER_RECORD_MESSAGES as MESSAGES } from '../messages/customer-record.generated.ts';

/** The notes about a customer and what can be done with them; each returns whether it was done. */
export function useNotes(userId: string) {
  const { api, apiQueries, dialogs, queries, toasts } = usePlatform();
  const options = apiQueries.customerRecords.notes.queryOptions({ input: { userId } });
  const notes = useQuery({ ...options, staleTime: 0 });
  async function keep(call: Promise<{ notes: CustomerNote[] }>, title: string): Promise<boolean> {
    try {
      queries.setQueryData(options.queryKey, await call);
      return true;
    } catch (error) {
      void toasts.show({ kind: 'error', title, text: errorMessageOf(error), durationMs: TOAST_MS.failure });
      return false;
    }
  }
  return {
    notes,
    add: (text: string) => keep(api.customerRecords.addNote({ userId, text }), MESSAGES.notSaved),
    change: (noteId: string, text: string) => keep(api.customerRecords.changeNote({ noteId, text }), MESSAGES.notSaved),
    async remove(noteId: string): Promise<void> {
      if (!(await dialogs.confirm(MESSAGES.confirmDelete))) return;
      await keep(api.customerRecords.removeNote({ noteId }), MESSAGES.notDeleted);
    },
  };
}
