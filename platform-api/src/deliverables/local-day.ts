import { EVENT_MESSAGES, invalid } from '../core/index.ts';

const LOCAL_DAY = /^(\d{4})-(\d\d)-(\d\d)(?:$|[T ])/;

/**
 * The day of the caller's local time, as that day in universal time; today's if none is provided. A UTC offset
 * after the time changes nothing: the day is the caller's own.
 *
 * @throws HttpError 'invalid' with field now when the text is no date
 */
export function localDay(now: string | undefined): Date {
  if (now === undefined || now === '') return new Date();
  const [, year, month, day] = LOCAL_DAY.exec(now) ?? [];
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) throw invalid('now', EVENT_MESSAGES.noDate);
  return date;
}
