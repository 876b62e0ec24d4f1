/**
 * The last instant of a day where the browser is (SHR-004), as UTC.
 *
 * @param day as a date field has it, such as 2026-12-31
 */
export function endOfDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 23, 59, 59, 999).toISOString();
}

/** The day of an instant where the browser is, as a date field has it. */
export function dayOf(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}
