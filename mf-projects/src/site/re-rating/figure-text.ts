import { horsepowerName } from '@specbuilder/shared-contracts/domain';
import { formatQuantity, moneyText, usePlatform, useReadable } from '@specbuilder/shared-ui/core';
import type { ChangedFigure } from './re-rating-figures.ts';

/** A value as it is shown: with its unit, in the reader's currency. */
export function useFigureText({ of }: ChangedFigure) {
  const currency = useReadable(usePlatform().currency);
  return (value: ChangedFigure['before']): string => {
    if (value === null) return '–';
    if (typeof value === 'string') return value;
    if (of === 'price') return moneyText(value, currency);
    if (of === 'motor') return `${horsepowerName(value)} hp`;
    return formatQuantity(value, of);
  };
}
