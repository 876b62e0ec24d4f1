import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, moneyText, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import type { ChangedValue } from './re-rating-values.ts';

/** A value as it is shown: with its unit, in the reader's currency. */
export function useValueText({ of }: ChangedValue) {
  const currency = useReadable(usePlatform().currency);
  return (value: ChangedValue['before']): string => {
    if (value === null) return '–';
    if (typeof value === 'string') return value;
    if (of === 'price') return moneyText(value, currency);
    if (of === 'motor') return `${horsepowerName(value)} hp`;
    return formatQuantity(value, of);
  };
}
