import { errorMessageOf } from '@specbuilder/shared-contracts/client';
import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { CUSTOMER_RECORD_MESSAGES as MESSAGES } from '../messages/customer-record.generated.ts';
import { useRecordList } from './use-record-list.ts';

/** The notes about a customer and what can be done with them; a rejected text is its form's to say. */
export function useNotes(userId: string) {
  const { api, apiQueries, dialogs, queries, toasts } = usePlatform();
  const { customerRecords } = apiQueries;
  const list = useRecordList(
    (page) => customerRecords.notes.queryOptions({ input: { userId, ...page } }),
    ({ id }) => id,
  );
  /** Notes and how many there are, read again. */
  const readAgain = () => queries.invalidateQueries({ queryKey: customerRecords.key() });
  return {
    list,
    async add(text: string): Promise<void> {
      await api.customerRecords.addNote({ userId, text });
      await readAgain();
    },
    async change(noteId: string, text: string): Promise<void> {
      await api.customerRecords.changeNote({ noteId, text });
      await readAgain();
    },
    async remove(noteId: string): Promise<void> {
      if (!(await dialogs.confirm(MESSAGES.confirmDelete))) return;
      try {
        await api.customerRecords.removeNote({ noteId });
      } catch (error) {
        const failure = { title: MESSAGES.notDeleted, text: errorMessageOf(error) };
        void toasts.show({ kind: 'error', ...failure, durationMs: TOAST_MS.failure });
      }
      await readAgain();
    },
  };
}
