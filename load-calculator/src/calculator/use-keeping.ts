import type { LoadCalculation, LoadCalculationForm } from '@specbuilder/shared-contracts/api';
import { errorBodyOf, statusOf } from '@specbuilder/shared-contracts/client';
import { ERRORS, TOAST_MS } from '@specbuilder/shared-contracts/domain';
import { usePlatform } from '@specbuilder/shared-ui/core';
import { useQueryClient } from '@specbuilder/shared-ui/query';
import { CALCULATION_TEXTS } from '../words/calculation.generated.ts';
import type { Draft } from './draft.ts';

interface KeepingOptions {
  readonly kept: Draft['of'];
  readonly onKept: (calculation: LoadCalculation) => void;
}

/** Saving, and what is said of it. */
export function useKeeping({ kept, onKept }: KeepingOptions) {
  const { api, apiQueries, toasts } = usePlatform();
  const cache = useQueryClient();
  return {
    async save(values: LoadCalculationForm): Promise<void> {
      const { loadCalculator } = api;
      const saved = await (kept === null
        ? loadCalculator.create(values)
        : loadCalculator.change({ ...values, id: kept.id, rowVersion: kept.rowVersion }));
      onKept(saved);
      void cache.invalidateQueries({ queryKey: apiQueries.loadCalculator.list.queryOptions().queryKey });
      void toasts.show({ kind: 'success', title: CALCULATION_TEXTS.saved, durationMs: TOAST_MS.generic });
    },
    /** The form keeps what was typed; a change from elsewhere is not written over. */
    sayRefused(error: unknown): void {
      const title = statusOf(error) === 409 ? CALCULATION_TEXTS.changedElsewhere : CALCULATION_TEXTS.notSaved;
      void toasts.show({
        kind: 'error',
        title,
        text: errorBodyOf(error)?.message ?? ERRORS.generic,
        durationMs: TOAST_MS.failure,
      });
    },
  };
}
