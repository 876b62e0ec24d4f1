import { currentLanguage, number } from '@specbuilder/shared-contracts/language';

const PLAIN = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;

/** An amount as a spreadsheet of the reader's language takes it: no symbol and no thousands. */
export function plainAmount(usd: number): string {
  return number(currentLanguage.locale(), usd, PLAIN);
}
