import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastService } from '@specbuilder/shared-contracts/platform';
import { ITEMS_MESSAGES } from '../../../messages/items.generated.ts';
import { itemName } from '../item-values.ts';
import type { PastedLines } from './pasted-lines.ts';

/** Which line of a pasted column stopped all of them. */
export function showPasteProblem(toasts: ToastService, problem: NonNullable<PastedLines['problem']>): void {
  const title = ITEMS_MESSAGES.pasteRejected({ item: itemName(problem.item), words: problem.words });
  void toasts.show({ kind: 'error', title, text: problem.text, durationMs: TOAST_MS.failure });
}

export function showLeftOver(toasts: ToastService, count: number): void {
  const title = ITEMS_MESSAGES.pasteLeftOver({ count });
  void toasts.show({ kind: 'warning', title, durationMs: TOAST_MS.generic });
}
