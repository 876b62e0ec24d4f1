import type { Alert } from '@specbuilder/shared-contracts/api';
import type { SignedInUser } from '@specbuilder/shared-contracts/platform';
import { LoadFailure, ResettableLazy, useLastShown } from '@specbuilder/shared-ui/core';
import { ALERT_DETAIL_MESSAGES } from '../messages/alert-detail.generated.ts';

interface OpenAlertProps {
  /** Null while none is open. */
  readonly alert: Alert | 'new' | null;
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

/** The dialog of an alert; its code comes with the first one that is opened. */
export function OpenAlert({ alert, user, onClose }: OpenAlertProps) {
  const shown = useLastShown(alert);
  if (shown === null) return null;
  return (
    <ResettableLazy
      load={() => import('./alert-dialog.tsx')}
      props={{ alert: shown === 'new' ? null : shown, isOpen: alert !== null, user, onClose }}
      fallback={null}
      failed={(retry) => <LoadFailure title={ALERT_DETAIL_MESSAGES.failed} onRetry={retry} />}
    />
  );
}
