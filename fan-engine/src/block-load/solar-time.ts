import type { DesignConditions } from './building.ts';
import { clearSkyOf } from './tables.ts';

const DEGREES_PER_HOUR = 15;
const MINUTES_PER_HOUR = 60;
/** Months whose 21st is in daylight saving time in the US and Canada (second Sunday of March to first of November). */
const DAYLIGHT_SAVING = { first: 3, last: 10 };

/** Hours that clocks are ahead of standard time. */
export function daylightSaving({ clock }: Pick<DesignConditions, 'clock'>, month: number): number {
  return clock?.hasDaylightSaving && month >= DAYLIGHT_SAVING.first && month <= DAYLIGHT_SAVING.last ? 1 : 0;
}

/**
 * Hours that the sun is ahead of clocks on the 21st of a month: apparent solar time is standard time + equation of time +
 * (longitude - meridian of the time zone) / 15 (ASHRAE Fundamentals ch. 14). 0 where the clock is not known: noon of the clock
 * is that of the sun then.
 */
export function solarLead({ clock }: Pick<DesignConditions, 'clock'>, month: number): number {
  if (clock === undefined) return 0;
  const fromMeridian = clock.longitude - DEGREES_PER_HOUR * clock.utcOffset;
  const { dayOfYear } = clearSkyOf(month);
  return (
    equationOfTime(dayOfYear) / MINUTES_PER_HOUR + fromMeridian / DEGREES_PER_HOUR - daylightSaving({ clock }, month)
  );
}

/** Minutes that a sundial is ahead of mean time at the time zone's meridian (Spencer 1971; ASHRAE Fundamentals ch. 14). */
export function equationOfTime(dayOfYear: number): number {
  const angle = (2 * Math.PI * (dayOfYear - 1)) / 365;
  return (
    2.2918 *
    (0.0075 +
      0.1868 * Math.cos(angle) -
      3.2077 * Math.sin(angle) -
      1.4615 * Math.cos(2 * angle) -
      4.089 * Math.sin(2 * angle))
  );
}
