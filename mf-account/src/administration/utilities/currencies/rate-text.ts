import { currentLanguage, number } from '@specbuilder/shared-contracts/language';

/** Rates differ in the fourth decimal and beyond. */
const DECIMALS = 6;

export function rateText(rate: number): string {
  return number(currentLanguage.locale(), rate, { maximumFractionDigits: DECIMALS });
}
