import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { Platform } from '@specbuilder/shared-contracts/platform';
import { UNDO_MESSAGES } from '../../messages/undo.generated.ts';

/** How long a change of items can be undone with one click. */
const OFFERED_MS = 10_000;
const UNDO = 'undo';

interface UndoneChange {
  readonly kind: 'success' | 'info';
  /** What was changed. */
  readonly title: string;
  readonly undo: () => Promise<void>;
}

/** Reports what was changed, and undoes it on request; an undo that fails is reported. */
export async function offerUndo({ toasts, log }: Platform, { kind, title, undo }: UndoneChange): Promise<void> {
  const actions = [{ id: UNDO, label: UNDO_MESSAGES.undo, ends: 'silently' as const }];
  const { actionId } = await toasts.show({ kind, title, durationMs: OFFERED_MS, actions });
  if (actionId !== UNDO) return;
  try {
    await undo();
  } catch (error) {
    log.error('A change could not be undone', error);
    void toasts.show({ kind: 'error', title: UNDO_MESSAGES.failed, durationMs: TOAST_MS.failure });
  }
}
