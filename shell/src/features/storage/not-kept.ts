import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastService } from '@specbuilder/shared-contracts/platform';
import { onNotKept } from '@specbuilder/shared-ui/browser';
import { STORAGE_MESSAGES } from '../../messages/storage.generated.ts';

/** One sentence for the first value that stays in memory alone: the rest of them is no news. */
export function sayWhatIsNotKept(toasts: ToastService): void {
  const stop = onNotKept(() => {
    stop();
    void toasts.show({ kind: 'info', durationMs: TOAST_MS.generic, title: STORAGE_MESSAGES.notKept });
  });
}
