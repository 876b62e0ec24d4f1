import { WEEKS_PER_YEAR } from '@specbuilder/shared-contracts/domain';
import type { TypicalYear, WeatherBin } from './typical-year.ts';

/** Hours of a year that a unit runs from 08:00 to 18:00, and at other times. */
export interface OperatingHours {
  readonly daytime: number;
  readonly night: number;
}

const DAYTIME_HOURS_PER_DAY = 10;
const DAYTIME_HOURS = 3650;
const NIGHT_HOURS = 5110;

/**
 * Hours of a unit by time of day: the first ten hours of each day are taken from 08:00 to 18:00, more than that from the
 * night. Days are those of the yearly running hours, round(52.143 x days per week), spread evenly over the year.
 */
export function operatingHours(schedule: {
  readonly daysPerWeek: number;
  readonly hoursPerDay: number;
}): OperatingHours {
  const days = Math.round(WEEKS_PER_YEAR * schedule.daysPerWeek);
  const daytime = Math.min(schedule.hoursPerDay, DAYTIME_HOURS_PER_DAY);
  return { daytime: days * daytime, night: days * (schedule.hoursPerDay - daytime) };
}

/**
 * Sum over the running hours of a year.
 *
 * @param perHour mean of the hours of a bin, never negative
 */
export function overYear(year: TypicalYear, hours: OperatingHours, perHour: (bin: WeatherBin) => number): number {
  const sumOf = (bins: readonly WeatherBin[]) => bins.reduce((sum, bin) => sum + bin.hours * perHour(bin), 0);
  const daytime = sumOf(year.daytime);
  // The humidity of a bin is rounded, so that by day a little more can come out than over the whole day.
  const night = Math.max(0, sumOf(year.wholeDay) - daytime);
  return (daytime * hours.daytime) / DAYTIME_HOURS + (night * hours.night) / NIGHT_HOURS;
}
