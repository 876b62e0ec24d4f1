import type { OutboxMail } from '@specbuilder/shared-contracts/api';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { ADMIN_OUTBOX_MESSAGES } from '../../../messages/admin-outbox.generated.ts';
import { useAdminToasts } from '../../page/use-admin-toasts.ts';

/** Gives a mail that was given up as many tries as a new one. */
export function useSendAgain() {
  const { api, apiQueries, queries } = usePlatform();
  const { run } = useAdminToasts();
  return ({ id: mailId, recipient }: OutboxMail) =>
    run(async () => {
      await api.outbox.retry({ mailId });
      await queries.invalidateQueries({ queryKey: apiQueries.outbox.key() });
      return ADMIN_OUTBOX_MESSAGES.sentAgain({ recipient });
    });
}
