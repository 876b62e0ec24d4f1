import { invalid } from '../http-error/http-error.ts';
import { EVENT_MESSAGES } from '../messages/event.generated.ts';

/**
 * The instant that a query names, undefined if it names none.
 *
 * @throws HttpError 'invalid' with the name of the field when the text is no date
 */
export function queryInstant(field: string, text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw invalid(field, EVENT_MESSAGES.noDate);
  return instant;
}
