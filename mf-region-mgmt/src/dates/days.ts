/** A day of the browser's calendar, yyyy-MM-dd. */
export type Day = string;

/** Both days are in it. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

/** UTC instants of a range; the end is exclusive. */
export interface InstantRange {
  readonly fromDate: string;
  readonly toDate: string;
}

const FIRST_YEAR = 2000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Null for what is no day, and for the years 2, 20 and 202 that a date field has while 2026 is typed. */
export function readDay(text: string | null): Day | null {
  const [, year, month, day] = DAY.exec(text ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined || year < FIRST_YEAR) return null;
  const date = new Date(year, month - 1, day);
  return dayOf(date) === text ? text : null;
}

export function dayOf(date: Date): Day {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-');
}

export const today = (): Day => dayOf(new Date());

/** So many days later, or earlier, whatever the clocks did in between. */
export function shiftDays(day: Day, by: number): Day {
  const { year, month, date } = partsOf(day);
  return dayOf(new Date(year, month - 1, date + by));
}

/** The same day so many months later; the last one of a month that is too short for it. */
export function shiftMonths(day: Day, by: number): Day {
  const { year, month, date } = partsOf(day);
  const lastOfMonth = new Date(year, month + by, 0);
  return dayOf(new Date(year, month - 1 + by, Math.min(date, lastOfMonth.getDate())));
}

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
export const firstOfYear = (day: Day): Day => `${day.slice(0, 4)}-01-01`;
export const yearOf = (day: Day): number => partsOf(day).year;
/** 1 to 12. */
export const monthOf = (day: Day): number => partsOf(day).month;

/** From the first midnight to the one after the last day, in the browser's zone. */
export function instantsOf({ from, to }: DayRange): InstantRange {
  return { fromDate: midnightOf(from), toDate: midnightOf(shiftDays(to, 1)) };
}

/** The default of every custom range (LOG-006). */
export function pastMonth(until: Day): DayRange {
  return { from: shiftMonths(until, -1), to: until };
}

function midnightOf(day: Day): string {
  const { year, month, date } = partsOf(day);
  return new Date(year, month - 1, date).toISOString();
}

function partsOf(day: Day): { readonly year: number; readonly month: number; readonly date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}
