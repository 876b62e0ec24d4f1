import { TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { COMPARE_MESSAGES } from '../../messages/compare.generated.ts';
import { useComparedRows } from './compared-rows.ts';

interface CompareChoice {
  readonly isChosen: boolean;
  readonly isLocked: boolean;
  /** Puts the row into the comparison or takes it out; a full one says so, one that is held nothing. */
  readonly change: () => void;
}

/** Whether a row is compared; null where rows cannot be. */
export function useCompareChoice(fanUnitId: number): CompareChoice | null {
  const { toasts } = usePlatform();
  const compared = useComparedRows();
  if (compared === null) return null;
  const isChosen = compared.ids.includes(fanUnitId);
  const change = () => {
    if (compared.isLocked) return;
    if (!isChosen && compared.isFull) {
      void toasts.show({ kind: 'info', title: COMPARE_MESSAGES.most, durationMs: TOAST_MS.addFan });
    } else compared.toggle(fanUnitId);
  };
  return { isChosen, isLocked: compared.isLocked, change };
}
