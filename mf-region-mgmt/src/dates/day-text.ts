import { currentLanguage, date } from '@specbuilder/shared-contracts/language';
import type { Day } from './days.ts';

/** A day as the reader's language writes it. */
export function dayText(day: Day): string {
  return date(currentLanguage.dateLocale(), new Date(`${day}T00:00`), { dateStyle: 'medium' });
}

/** Months 1 to 12 by their names. */
export function monthText(month: number, length: 'long' | 'short' | 'narrow' = 'long'): string {
  return date(currentLanguage.dateLocale(), new Date(2026, month - 1, 1), { month: length });
}
