import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastService } from '@specbuilder/shared-contracts/platform';
import { NEEDS_HTTPS_MESSAGES } from '../messages/needs-https.generated.ts';

/** Why sign-in is not possible on a page over plain http; everything that guests do works there. */
export function sayNeedsHttps(toasts: ToastService): void {
  const { title, text } = NEEDS_HTTPS_MESSAGES;
  void toasts.show({ kind: 'warning', title, text, durationMs: TOAST_MS.failure });
}
