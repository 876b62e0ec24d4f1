import { type LoadCalculation, type LoadCalculationForm, loadCalculation } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import type { ToastAction } from '@specbuilder/shared-contracts/platform';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { CALCULATION_MESSAGES } from '../messages/calculation.generated.ts';
import type { Draft } from './draft.ts';

interface KeepingOptions {
  readonly kept: Draft['of'];
  readonly onStored: (calculation: LoadCalculation) => void;
}

const SAVE_AS_NEW = 'save-as-new';
const OPEN_CURRENT = 'open-current';

/** Saving, and what is said of it. */
export function useKeeping({ kept, onStored }: KeepingOptions) {
  const { api, apiQueries, toasts } = usePlatform();
  const cache = useQueryClient();
  const keep = async (saving: Promise<LoadCalculation>): Promise<void> => {
    onStored(await saving);
    void cache.invalidateQueries({ queryKey: apiQueries.loadCalculator.list.queryOptions().queryKey });
    void toasts.show({ kind: 'success', title: CALCULATION_MESSAGES.saved, durationMs: TOAST_MS.generic });
  };
  const saveAsNew = (values: LoadCalculationForm) => keep(api.loadCalculator.create(values));
  return {
    saveAsNew,
    save(values: LoadCalculationForm): Promise<void> {
      if (kept === null) return saveAsNew(values);
      return keep(api.loadCalculator.change({ ...values, id: kept.id, rowVersion: kept.rowVersion }));
    },
    /** The form keeps what was typed; a change from elsewhere is not written over, and there is a way on from it. */
    async sayRejected(error: unknown, onSaveAsNew: () => void): Promise<void> {
      const current = currentOf(error);
      const isGone = kept !== null && statusOf(error) === 404;
      const { actionId } = await toasts.show({
        kind: 'error',
        title: titleOf(current, isGone),
        text: errorBodyOf(error)?.message ?? ERRORS.generic,
        durationMs: TOAST_MS.failure,
        actions: waysOn(current, isGone),
      });
      if (actionId === SAVE_AS_NEW) onSaveAsNew();
      if (actionId === OPEN_CURRENT && current !== null) onStored(current);
    },
  };
}

/** The calculation as changed elsewhere, which a rejection for that reason includes. */
function currentOf(error: unknown): LoadCalculation | null {
  const body: object = errorBodyOf(error) ?? {};
  return loadCalculation.safeParse(Reflect.get(body, 'current')).data ?? null;
}

function titleOf(current: LoadCalculation | null, isGone: boolean): string {
  if (isGone) return CALCULATION_MESSAGES.deletedElsewhere;
  return current === null ? CALCULATION_MESSAGES.notSaved : CALCULATION_MESSAGES.changedElsewhere;
}

function waysOn(current: LoadCalculation | null, isGone: boolean): ToastAction[] {
  const asNew = { id: SAVE_AS_NEW, label: CALCULATION_MESSAGES.saveAsNew };
  if (current !== null) return [asNew, { id: OPEN_CURRENT, label: CALCULATION_MESSAGES.openCurrent }];
  return isGone ? [asNew] : [];
}
