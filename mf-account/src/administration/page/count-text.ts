import { currentLanguage, number } from '@specbuilder/shared-contracts/language';

/** A count in the digits and separators of the reader's language. */
export function countText(count: number): string {
  return number(currentLanguage.locale(), count);
}
