import { currentLanguage } from '@specbuilder/shared-contracts/language';

/** @param month 1 to 12 */
export function monthName(month: number): string {
  return new Intl.DateTimeFormat(currentLanguage.locale(), { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2026, month - 1, 15),
  );
}
