import { currentLanguage } from './current-language.ts';
import { date } from './formats.ts';

/** An instant of the server as the reader's language writes it, in the reader's time zone. */
export function formatInstant(instant: string, options: Intl.DateTimeFormatOptions): string {
  return date(currentLanguage.dateLocale(), new Date(instant), options);
}
