import { usePlatform, useReadable } from '@specbuilder/shared-ui/core';

const VALUE_PX = 8;
/** A space and the three letters behind an amount. */
const CODE_PX = 34;

/** Extra width of a price column beyond US dollars: the code and the longer numbers of a smaller unit. */
export function usePriceSpace(): number {
  const { currencyCode, exchangeRate } = useReadable(usePlatform().currency);
  if (currencyCode === 'USD') return 0;
  const moreValues = Math.max(0, Math.ceil(Math.log10(exchangeRate || 1) - 0.2));
  return CODE_PX + moreValues * VALUE_PX;
}
