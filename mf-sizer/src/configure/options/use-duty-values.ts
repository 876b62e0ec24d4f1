import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import { type DutyQuantity, itemValues } from './duty-values.tsx';
import { useItemCost } from './use-item-cost.ts';
import type { OptionsPageState } from './use-options-page.ts';

/** Values of the page's item; those that the last change moved show the old value struck through. */
export function useDutyValues({ item, last }: OptionsPageState, quantity = 1): readonly DutyQuantity[] {
  const currency = useReadable(usePlatform().currency);
  const cost = useItemCost(item.projectId);
  const before = last?.before.item ?? null;
  return itemValues(item, before, cost, currency, quantity);
}
