import type { ApiClient } from '@specbuilder/shared-contracts/client';
import { ALERT } from './endpoint-samples.ts';

/** Endpoints that work on an alert of its own. */
const OF_ALERTS = /^alerts\.(change|remove)\b/;
/** Endpoints that work on a note of its own. */
const OF_NOTES = /^customerRecords\.(change|remove)Note\b/;

/** An alert of a member of staff, and their note about a customer. */
export async function createStaffRows(sales: ApiClient, customerId: string) {
  const createAlert = async () => (await sales.alerts.create(ALERT)).id;
  const createNote = async () => {
    const { id } = await sales.customerRecords.addNote({ userId: customerId, text: 'Prefers direct drive' });
    return id;
  };
  const lasting = { alertId: await createAlert(), noteId: await createNote() };
  return async (endpoint: string, isFresh: boolean) => ({
    alertId: isFresh && OF_ALERTS.test(endpoint) ? await createAlert() : lasting.alertId,
    noteId: isFresh && OF_NOTES.test(endpoint) ? await createNote() : lasting.noteId,
  });
}
