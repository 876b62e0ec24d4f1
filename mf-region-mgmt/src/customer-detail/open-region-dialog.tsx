import type { Customer } from '@specbuilder/shared-contracts/api';
import { LoadFailure, ResettableLazy } from '@specbuilder/shared-ui/core';
import { CUSTOMER_DETAIL_MESSAGES } from '../messages/customer-detail.generated.ts';

interface OpenRegionDialogProps {
  readonly customer: Customer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The dialog of another region; its code comes when it is opened. */
export function OpenRegionDialog({ customer, isOpen, onClose }: OpenRegionDialogProps) {
  if (!isOpen) return null;
  return (
    <ResettableLazy
      load={() => import('./region-dialog.tsx')}
      props={{ customer, onClose }}
      fallback={null}
      failed={(retry) => <LoadFailure title={CUSTOMER_DETAIL_MESSAGES.regionsFailed} onRetry={retry} />}
    />
  );
}
