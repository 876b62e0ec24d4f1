import { ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastService } from '@specbuilder/shared-contracts/platform';

/** What was asked for did not come, and nothing on the page would say so. */
export function tellFailure(toasts: ToastService): void {
  void toasts.show({ kind: 'error', title: ERRORS.generic, durationMs: TOAST_MS.generic });
}
