import { ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastService } from '@specbuilder/shared-contracts/platform';

/** For something that failed without any other sign on the page. */
export function showFailureToast(toasts: ToastService): void {
  void toasts.show({ kind: 'error', title: ERRORS.generic, durationMs: TOAST_MS.generic });
}
